//! Options about the providers of ranks. Organizations bring their keys.

use clap::Args;
use heatmaps::Endpoints;

/// Providers of ranks.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Heatmaps")]
pub struct Ranks {
    /// Base URL of a simulator used by all organizations in place of the providers of ranks, see `vitrine simulate rank`
    #[arg(long, env = "VITRINE_RANK_API_BASE")]
    rank_api_base: Option<String>,
}

impl Ranks {
    /// Returns the addresses of the simulator; `None` for the real providers.
    ///
    /// # Errors
    /// A sentence for the operator, when the address is none.
    pub fn simulator(&self) -> Result<Option<Endpoints>, String> {
        match &self.rank_api_base {
            Some(base) if base.starts_with("http://") || base.starts_with("https://") => {
                Ok(Some(Endpoints::under(base)))
            }
            Some(base) => Err(format!("--rank-api-base {base}: an address begins with http:// or https://")),
            None => Ok(None),
        }
    }
}
