//! What a visitor's move is worth.
