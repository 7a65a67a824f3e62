//! Settings of the operator.

use std::{fmt, time::Duration};

use crypto::Sealer;

/// Account of the operator at Stripe.
#[derive(Clone)]
pub struct Account {
    /// Secret key, `sk_…` or `rk_…`.
    pub key: String,
    /// Secrets of the webhook endpoint, `whsec_…`: two while one is replaced.
    pub webhook_secrets: Vec<String>,
    /// Address of the API, without a slash at the end.
    pub base: String,
}

impl fmt::Debug for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Account").field("base", &self.base).finish_non_exhaustive()
    }
}

/// Address of Stripe.
pub const STRIPE: &str = "https://api.stripe.com";

/// Settings of billing.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Account at Stripe; `None` turns billing off.
    pub account: Option<Account>,
    /// Seals queued emails.
    pub sealer: Sealer,
    /// Timeout of a call.
    pub timeout: Duration,
}

impl Default for Settings {
    /// Billing is off. Emails that are sealed with these settings can be sent by this process only.
    fn default() -> Self {
        #[expect(clippy::expect_used, reason = "one key is enough for a sealer")]
        let sealer = Sealer::new(&[[7; 32]]).expect("a key");
        Self { account: None, sealer, timeout: Duration::from_secs(30) }
    }
}
