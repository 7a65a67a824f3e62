//! Rules about exported tables, personal data and retention. Pure.

pub(crate) mod archives;
pub(crate) mod personal;
pub(crate) mod tables;
pub(crate) mod times;
