//! Local landing pages: one site per organization, a page per location.
//!
//! The server mounts [`routes`] under `/api/v1`.

#![expect(unused)]

mod addresses;
mod board;
mod contents;
mod drafts;
mod events;
mod measuring;
mod pages;
mod publishing;
mod queries;
mod rendering;
mod routes;
mod rules;
mod showing;
mod types;

pub use pages::{Pages, Settings};
pub use routes::routes;
