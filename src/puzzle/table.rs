//! One game as text in, text out.
