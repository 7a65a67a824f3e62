//! Text: fonts with fallback, shaping, direction, lines.

mod clean;
mod faces;
mod items;
mod lines;
mod shape;

pub(crate) use clean::{Part, clean, hard_lines, shorten};
pub(crate) use faces::{Face, Weight};
pub(crate) use lines::{Line, balance, fit, line, wrap};
pub(crate) use shape::Run;
