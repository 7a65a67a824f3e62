//! The command line of `vitrine billing`.

use clap::{Args, Subcommand};
use orgs::OrgId;

use super::{Instance, plan::organisation};

/// Payments of organizations.
#[derive(Debug, Subcommand)]
pub enum BillingCommand {
    /// Creates the products and prices that are missing at Stripe, by their lookup keys.
    Setup(Box<Instance>),
    /// Lists the organizations that have paid, with their plans.
    List(Box<Instance>),
    /// Refunds the payments of an organization within 30 days of the first one, and ends its plan.
    Refund(Box<RefundOf>),
}

/// Which organization gets its money back.
#[derive(Args, Clone, Debug)]
pub struct RefundOf {
    /// Id of the organization, from `vitrine billing list`
    #[arg(value_parser = organisation)]
    pub org: OrgId,
    /// Refunds also after the 30 days of the guarantee
    #[arg(long)]
    pub force: bool,
    /// Options of the site.
    #[command(flatten)]
    pub instance: Instance,
}
