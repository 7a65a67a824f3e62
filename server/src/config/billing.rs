//! Options about billing.

use billing::{Account, STRIPE};
use clap::Args;

/// Billing of organizations.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Billing")]
pub struct Billing {
    /// Secret key at Stripe (sk_… or rk_…). Turns billing on, and with it the limits of plans: see docs/billing.md. If
    /// omitted, nothing is billed
    #[arg(id = "stripe_key", long = "stripe-key", env = "VITRINE_STRIPE_KEY", hide_env_values = true)]
    key: Option<String>,
    /// Secret of the webhook endpoint at Stripe (whsec_…); two with a comma between them while one is replaced
    #[arg(
        id = "stripe_webhook_secret",
        long = "stripe-webhook-secret",
        env = "VITRINE_STRIPE_WEBHOOK_SECRET",
        hide_env_values = true,
        value_delimiter = ','
    )]
    webhook_secrets: Vec<String>,
    /// Base URL of a simulator used in place of Stripe, see `vitrine simulate stripe`
    #[arg(id = "stripe_base", long = "stripe-base", env = "VITRINE_STRIPE_BASE")]
    base: Option<String>,
}

impl Billing {
    /// Returns true when organizations can pay.
    pub fn is_on(&self) -> bool {
        self.key.as_ref().is_some_and(|key| !key.is_empty())
    }

    /// Returns the account at Stripe; `None` when billing is off.
    ///
    /// # Errors
    /// A sentence for the operator, when an option is missing or is not valid.
    pub fn account(&self) -> Result<Option<Account>, String> {
        let Some(key) = self.key.clone().filter(|key| !key.is_empty()) else { return Ok(None) };
        let webhook_secrets: Vec<String> = self
            .webhook_secrets
            .iter()
            .map(|secret| secret.trim().to_owned())
            .filter(|secret| !secret.is_empty())
            .collect();
        if webhook_secrets.is_empty() {
            return Err(
                "--stripe-key needs --stripe-webhook-secret, the secret of the webhook endpoint at Stripe".into()
            );
        }
        if !webhook_secrets.iter().all(|secret| secret.starts_with("whsec_")) {
            return Err("--stripe-webhook-secret: a secret begins with whsec_".into());
        }
        let is_plain = key.bytes().all(|byte| byte.is_ascii_graphic());
        if !is_plain || !["sk_", "rk_"].iter().any(|start| key.starts_with(start)) {
            return Err("--stripe-key: a key begins with sk_ or rk_".into());
        }
        let base = match &self.base {
            None => STRIPE.to_owned(),
            Some(base) if base.starts_with("http://") || base.starts_with("https://") => {
                base.trim_end_matches('/').to_owned()
            }
            Some(base) => return Err(format!("--stripe-base {base}: an address begins with http:// or https://")),
        };
        Ok(Some(Account { key, webhook_secrets, base }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(key: &str, secret: &str, base: Option<&str>) -> Billing {
        Billing {
            key: Some(key.into()),
            webhook_secrets: secret.split(',').map(ToOwned::to_owned).collect(),
            base: base.map(ToOwned::to_owned),
        }
    }

    #[test]
    fn an_account_needs_a_key_and_a_secret_and_may_be_simulated() {
        let account = options("sk_test_1", "whsec_a,whsec_b", Some("http://127.0.0.1:1/stripe/")).account();
        let account = account.unwrap().unwrap();
        assert_eq!((account.base.as_str(), account.webhook_secrets.len()), ("http://127.0.0.1:1/stripe", 2));
        assert!(!format!("{account:?}").contains("sk_test_1"));
        assert_eq!(options("sk_1", "whsec_a", None).account().unwrap().unwrap().base, STRIPE);
        for (key, secret, base) in [
            ("pk_1", "whsec_a", None),
            ("sk_1\n", "whsec_a", None),
            ("sk_1", "", None),
            ("sk_1", "secret", None),
            ("sk_1", "whsec_a", Some("ftp://a")),
        ] {
            assert!(options(key, secret, base).account().is_err(), "{key} {secret} {base:?}");
        }
        assert!(options("", "", None).account().unwrap().is_none());
    }
}
