//! Types of domains, as the API and the database have them.

use jiff::Timestamp;
use orgs::OrgId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a domain.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    DomainId
);

db::stored! {
    /// Use of a domain.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum DomainKind {
        /// Landing pages.
        Pages = "pages",
        /// Client portal and links to reports.
        Portal = "portal",
        /// Email addresses of single sign-on; such a domain serves nothing.
        Sso = "sso",
    }
}

db::stored! {
    /// State of a domain.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DomainState)]
    pub(crate) enum State {
        /// The TXT record was not found yet.
        WaitingTxt = "waiting_txt",
        /// Control is proven, and the domain does not lead here yet.
        WaitingDns = "waiting_dns",
        /// In use.
        Active = "active",
        /// In use, and a record is missing; after seven days it is released.
        Failing = "failing",
        /// No longer in use and no longer checked.
        Released = "released",
    }
}

impl DomainKind {
    /// Returns true for a domain whose host name is served here.
    pub(crate) fn is_served(self) -> bool {
        self != Self::Sso
    }
}

impl State {
    /// Returns true for a domain in use.
    pub(crate) fn is_in_use(self) -> bool {
        matches!(self, Self::Active | Self::Failing)
    }
}

/// New domain.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewDomain {
    /// Use.
    pub(crate) kind: DomainKind,
    /// Host name, such as `reports.agency.example`.
    #[schema(min_length = 1, max_length = 253)]
    pub(crate) name: String,
}

/// Records that a check found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DomainRecords)]
pub(crate) struct Records {
    /// Texts of the TXT records at the name of the proof, at most ten.
    pub(crate) txt: Vec<String>,
    /// Names and addresses that the domain leads to, at most ten.
    pub(crate) target: Vec<String>,
    /// True when no resolver answered: nothing was decided.
    pub(crate) is_unknown: bool,
    /// True when the proof was among them.
    pub(crate) has_proof: bool,
    /// True when the domain leads here.
    pub(crate) leads_here: bool,
}

/// Domain in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DomainRow {
    pub(crate) org_id: OrgId,
    pub(crate) id: DomainId,
    pub(crate) kind: DomainKind,
    pub(crate) name: String,
    pub(crate) state: State,
    pub(crate) state_at: Timestamp,
    pub(crate) proof: String,
    pub(crate) found: serde_json::Value,
    pub(crate) checked_at: Option<Timestamp>,
    pub(crate) next_check_at: Option<Timestamp>,
    pub(crate) watched_at: Timestamp,
    pub(crate) takes_over_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}

/// DNS record to create.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DomainRecord)]
pub(crate) struct Record {
    /// Type: `TXT` or `CNAME`. An apex domain takes an ALIAS record, or the addresses of the target, instead of a CNAME.
    pub(crate) kind: String,
    /// Full name of the record.
    pub(crate) name: String,
    /// Value of the record.
    pub(crate) value: String,
    /// True when the last check found it.
    pub(crate) is_right: bool,
}

/// Domain of an organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Domain {
    /// Id.
    pub(crate) id: DomainId,
    /// Use.
    pub(crate) kind: DomainKind,
    /// Host name in punycode.
    pub(crate) name: String,
    /// Host name as people write it.
    pub(crate) shown: String,
    /// State.
    pub(crate) state: State,
    /// Time of the last change of state.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) state_at: Timestamp,
    /// Records to create.
    pub(crate) records: Vec<Record>,
    /// Records that the last check found.
    pub(crate) found: Records,
    /// Time of the last check.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) checked_at: Option<Timestamp>,
    /// Time of the next check; null when there is none.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_check_at: Option<Timestamp>,
    /// Time at which the domain moves here from another organization that uses it now, if its record stays.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) takes_over_at: Option<Timestamp>,
    /// Time at which a failing domain is released.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) released_at: Option<Timestamp>,
    /// Address of what the domain serves; null while it serves nothing.
    #[schema(required)]
    pub(crate) url: Option<String>,
    /// Time of the claim.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}
