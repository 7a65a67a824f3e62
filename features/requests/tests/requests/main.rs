//! Requests over HTTP, on both engines.

mod contacts;
mod setup;
