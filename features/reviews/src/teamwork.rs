//! Work of several members on reviews: assignments and internal notes.

mod assigning;
mod bulk;
mod colleagues;
mod departures;
mod notes;
mod seed;
mod shown;

pub(crate) use assigning::Assigning;
pub(crate) use bulk::MAX_IDS;
pub(crate) use colleagues::colleagues;
pub(crate) use notes::{NoteContext, Notes};
pub use seed::{SeedNote, SeedWork, seed_work};
pub(crate) use shown::{member, names, shown, shown_one};
