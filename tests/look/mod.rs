mod gallery;
mod language;
mod markup;
mod samples;
