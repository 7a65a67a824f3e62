//! Shared helpers for the tests of every crate: fresh databases of both engines, requests to a router without a
//! network, a mail server that stores received emails, and a reader of OpenAPI documents.

mod bucket;
mod document;
mod engines;
mod http;
mod mail_sink;
mod people;
mod private_addresses;
mod program;

pub use bucket::Bucket;
pub use document::{Operation, operations};
pub use engines::{TestDb, engines, engines_with};
pub use http::{Answer, Ask, Client};
pub use mail_sink::{MailSink, Received};
pub use people::PASSWORD;
pub use private_addresses::{Canary, PRIVATE_ADDRESSES, private_names};
pub use program::{Program, StatusAndBody, ask, free_port};

/// Returns the sealer of secrets in test databases.
///
/// # Panics
/// Never: the key is valid.
#[expect(clippy::expect_used, reason = "a constant key")]
pub fn sealer() -> crypto::Sealer {
    crypto::Sealer::new(&[[7; crypto::KEY_BYTES]]).expect("a key")
}
