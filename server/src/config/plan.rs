//! The command line of `vitrine plan`.

use clap::{Args, Subcommand};
use jiff::civil::Date;
use orgs::{OrgId, plans::Plan};

use super::Database;

/// The plans of organizations.
#[derive(Debug, Subcommand)]
pub enum Plans {
    /// Shows every organization, where it stands with its plan, and how many locations it has.
    List(Database),
    /// Gives an organization a plan, from now on.
    Set(SetPlan),
}

/// Which plan for whom.
#[derive(Args, Clone, Debug)]
pub struct SetPlan {
    /// Id of the organization, as `vitrine plan list` shows it
    #[arg(value_parser = organisation)]
    pub org: OrgId,
    /// starter, professional or enterprise
    pub plan: Plan,
    /// The last day it is good for, in UTC: 2027-01-31. Without it the plan has no end
    #[arg(long)]
    pub until: Option<Date>,
    /// Where the data is.
    #[command(flatten)]
    pub database: Database,
}

fn organisation(text: &str) -> Result<OrgId, String> {
    text.parse().map_err(|_| "no id of an organisation; `vitrine plan list` shows them".into())
}
