//! Rules of SCIM: attributes, filters, paths, and changes of documents. Pure.

pub(crate) mod attributes;
pub(crate) mod evaluate;
pub(crate) mod filter;
pub(crate) mod patch;
pub(crate) mod people;
pub(crate) mod projection;
pub(crate) mod syntax;
