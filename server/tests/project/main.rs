//! The shape of the project: its crates, files, language, statements, events and API document.

mod circles;
mod events;
mod language;
mod openapi;
mod security;
mod statements;
mod tidy;
