//! Pure rules of sites and pages.

pub(crate) mod bots;
pub(crate) mod category;
pub(crate) mod contrast;
pub(crate) mod gate;
pub(crate) mod limits;
pub(crate) mod own_text;
pub(crate) mod paths;
pub(crate) mod slug;
pub(crate) mod uniqueness;
