//! What tests of every crate share: fresh databases of both engines, and requests to a router without a network.

mod http;
mod engines;

pub use engines::{TestDb, engines};
pub use http::{Answer, Ask, Client};
