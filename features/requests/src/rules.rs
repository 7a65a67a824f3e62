//! Rules of requests. Pure: no clock, no database, no network.

pub(crate) mod caps;
pub(crate) mod contacts;
pub(crate) mod csv_contacts;
pub(crate) mod hours;
pub(crate) mod links;
pub(crate) mod permission;
pub(crate) mod professions;
pub(crate) mod sources;
pub(crate) mod text_fields;
pub(crate) mod wording;
