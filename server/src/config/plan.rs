//! The command line of `vitrine plan`.

use clap::{Args, Subcommand};
use jiff::civil::Date;
use orgs::{OrgId, plans::Plan};

use super::Database;

/// The plans of organizations.
#[derive(Debug, Subcommand)]
pub enum Plans {
    /// Lists organizations with their plans and number of locations.
    List(Database),
    /// Sets the plan of an organization, effective immediately.
    Set(SetPlan),
}

/// Which plan for whom.
#[derive(Args, Clone, Debug)]
pub struct SetPlan {
    /// Id of the organization, from `vitrine plan list`
    #[arg(value_parser = organisation)]
    pub org: OrgId,
    /// starter, professional or enterprise
    pub plan: Plan,
    /// Last day of the plan in UTC: 2027-01-31; if omitted, the plan has no end date
    #[arg(long)]
    pub until: Option<Date>,
    /// Database options.
    #[command(flatten)]
    pub database: Database,
}

pub(super) fn organisation(text: &str) -> Result<OrgId, String> {
    text.parse().map_err(|_| "no id of an organisation; `vitrine plan list` shows them".into())
}
