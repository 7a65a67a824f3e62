//! Work of several members on reviews: assignments and internal notes.

mod assignment;
mod bulk;
mod colleagues;
mod departures;
mod notes;
mod seed;
mod views;

pub(crate) use assignment::Assigning;
pub(crate) use bulk::MAX_IDS;
pub(crate) use colleagues::{Team, colleagues};
pub(crate) use notes::{NoteContext, Notes};
pub use seed::{SeedNote, SeedWork, seed_work};
pub(crate) use views::{member, names, shown, shown_one};
