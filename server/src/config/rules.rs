//! Options of `vitrine rules`.

use clap::{Args, ValueEnum};

/// Options of the formulas on the command line.
#[derive(Args, Clone, Copy, Debug)]
pub struct Rules {
    /// Formula to compute. Each line of standard input is a case in JSON, each line of the output its answer
    #[arg(value_enum)]
    pub name: RuleName,
}

/// Formula that can be computed on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RuleName {
    /// Language, polarity and topics of a text.
    Sentiment,
    /// Reasons to refuse a draft of a reply, and whether it may be sent without approval.
    ReplyGuard,
    /// Health of a location, with the rules of the audit that lower it.
    Health,
    /// Comparison of name, address, postal code and phone number of a listing with those of a location.
    Nap,
    /// Layout, metrics, comparison, time and cost of a heatmap of ranks.
    Geogrid,
    /// Share of their text that the pages of a site have for themselves.
    Uniqueness,
}
