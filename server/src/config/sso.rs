//! Options about single sign-on, and the command line of `vitrine sso`.

use clap::{Args, Subcommand};
use orgs::OrgId;

use super::{Database, plan::organisation};

/// Identity providers of organizations.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Single sign-on")]
pub struct Sso {
    /// Base URL of a simulated identity provider that is reached without TLS, see `vitrine simulate`
    #[arg(long, env = "VITRINE_SSO_SIMULATOR")]
    sso_simulator: Option<String>,
    /// Lets identity providers be in a private network
    #[arg(long, env = "VITRINE_SSO_ALLOW_PRIVATE")]
    pub sso_allow_private: bool,
}

impl Sso {
    /// Returns the origin of the simulator; `None` for real providers only.
    ///
    /// # Errors
    /// A sentence for the operator, when the address is none.
    pub fn simulator(&self) -> Result<Option<String>, String> {
        let Some(base) = &self.sso_simulator else { return Ok(None) };
        let wrong = || format!("--sso-simulator {base}: an address begins with http:// or https://");
        let (scheme, authority) = base.split_once("://").ok_or_else(wrong)?;
        if !["http", "https"].contains(&scheme) {
            return Err(wrong());
        }
        Ok(Some(format!("{scheme}://{}", authority.split('/').next().unwrap_or_default())))
    }
}

/// Single sign-on of organizations.
#[derive(Debug, Subcommand)]
pub enum SsoCommand {
    /// Turns single sign-on of an organization off, when its provider or its owners keep everyone out.
    Off(SsoOff),
}

/// Organization to turn single sign-on off for.
#[derive(Args, Clone, Debug)]
pub struct SsoOff {
    /// Id of the organization, from `vitrine plan list`
    #[arg(long, value_parser = organisation)]
    pub organization: OrgId,
    /// Database options.
    #[command(flatten)]
    pub database: Database,
}
