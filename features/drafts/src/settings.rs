//! Settings of the operator.

use crypto::Sealer;
use drafting::{Kind, Limits, Maker, Prices};
use futures::future::BoxFuture;
use orgs::OrgId;

/// Settings of the operator for drafts.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Encrypts keys and texts; all processes on one database need the same keys.
    pub sealer: Sealer,
    /// Server of models; `None` when organizations bring their own keys only.
    pub operator: Option<Operator>,
    /// Prices of models.
    pub prices: Prices,
    /// Timeouts.
    pub limits: Limits,
}

/// Server of models that the operator chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operator {
    /// Model with the operator's key. Without a model, organizations need a key of their own.
    pub maker: Option<Maker>,
    /// Wire and base address, which keys of organizations for this wire are used with.
    pub server: (Kind, String),
    /// Maximum of each organization that drafts with the operator's key.
    pub ceiling: Ceiling,
}

/// Maximum of an organization per calendar month (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ceiling {
    /// Number of drafts by a language model.
    pub max_drafts: i64,
    /// Cost in millionths of a dollar.
    pub cap_micros: i64,
}

impl Ceiling {
    /// Maximum with a key of the organization's own: 100,000 drafts and 10,000 dollars.
    pub(crate) const OWN_KEY: Self = Self { max_drafts: 100_000, cap_micros: 10_000_000_000 };
}

impl Default for Ceiling {
    /// 500 drafts and 10 dollars.
    fn default() -> Self {
        Self { max_drafts: 500, cap_micros: 10_000_000 }
    }
}

/// Interface to the operator's choice of makers for each organization.
pub trait Vendors: Send + Sync {
    /// Returns the simulated maker of a demo; `None` for all other organizations.
    fn simulated<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<Maker>>>;
}

impl Default for Settings {
    /// Keys that are encrypted with these settings can be decrypted by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[rand::random()]).expect("a key");
        Self { sealer, operator: None, prices: Prices::default(), limits: Limits::default() }
    }
}
