//! What tests of every crate share: fresh databases of both engines, requests to a router without a network, a mail
//! server that keeps what it is sent.

mod bucket;
mod engines;
mod http;
mod mail_sink;

pub use bucket::Bucket;
pub use engines::{TestDb, engines, engines_with};
pub use http::{Answer, Ask, Client};
pub use mail_sink::{MailSink, Received};

/// What seals secrets in a test's database.
///
/// # Panics
/// Never: the key is one.
#[expect(clippy::expect_used, reason = "a constant key")]
pub fn sealer() -> crypto::Sealer {
    crypto::Sealer::new(&[[7; crypto::KEY_BYTES]]).expect("a key")
}
