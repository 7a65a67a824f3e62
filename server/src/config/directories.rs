//! Options about the directories that citations are checked in.

use clap::Args;

/// Directories that citations are checked in.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Citations")]
pub struct Directories {
    /// Base URL of simulated directories for all organizations in place of the real ones, see `vitrine simulate`
    #[arg(long, env = "VITRINE_DIRECTORIES_BASE")]
    directories_base: Option<String>,
}

impl Directories {
    /// Returns the address of the simulator; `None` for the real directories.
    ///
    /// # Errors
    /// A sentence for the operator, when the address is none.
    pub fn simulator(&self) -> Result<Option<String>, String> {
        match &self.directories_base {
            Some(base) if base.starts_with("http://") || base.starts_with("https://") => Ok(Some(base.clone())),
            Some(base) => Err(format!("--directories-base {base}: an address begins with http:// or https://")),
            None => Ok(None),
        }
    }
}
