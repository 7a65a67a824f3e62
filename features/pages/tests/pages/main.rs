//! Sites and pages over HTTP, on both engines.

mod addresses;
mod contents;
mod counting;
mod finding;
mod limits;
mod serving;
mod setup;
