//! What is exported, what is personal, and how long things take their time. Pure.

pub(crate) mod archives;
pub(crate) mod personal;
pub(crate) mod tables;
pub(crate) mod times;
