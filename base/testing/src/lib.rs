//! What tests of every crate share: fresh databases of both engines, and requests to a router without a network.

mod engines;
mod http;

pub use engines::{TestDb, engines, engines_with};
pub use http::{Answer, Ask, Client};
