//! Tells cargo which folders go into the binary, so that a new file in one of them is seen.

fn main() {
    for folder in ["content", "locales", "puzzles", "static", "templates"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
