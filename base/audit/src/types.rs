//! Rows of the audit log, as stored and as read.

use db::Result;
use jiff::Timestamp;

db::id!(
    /// Identifier of an audit entry.
    EntryId
);

/// Stored row.
#[derive(Clone, Debug)]
pub(crate) struct AuditRow {
    pub(crate) org_id: String,
    pub(crate) id: EntryId,
    pub(crate) at: Timestamp,
    pub(crate) action: String,
    pub(crate) area: String,
    pub(crate) actor: String,
    pub(crate) user_id: Option<String>,
    pub(crate) token_id: Option<String>,
    pub(crate) object_kind: Option<String>,
    pub(crate) object_id: Option<String>,
    pub(crate) object_name: Option<String>,
    pub(crate) changes: String,
    pub(crate) facts: String,
    pub(crate) ip: Option<String>,
    pub(crate) user_agent: Option<String>,
    pub(crate) person: Option<String>,
    pub(crate) salt: Option<String>,
    pub(crate) personal: Option<String>,
    pub(crate) seq: Option<i64>,
    pub(crate) hash: Option<String>,
}

/// Audit entry as readers get it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Identifier of the entry.
    pub id: EntryId,
    /// Time of the action.
    pub at: Timestamp,
    /// Text of an [`Action`](crate::Action), possibly one of a newer version of the program.
    pub action: String,
    /// Type of the actor: `user`, `token`, `job`, `operator` or `nobody`.
    pub actor: String,
    /// Id of the user who acted or requested the job.
    pub user_id: Option<String>,
    /// Id of the API token used.
    pub token_id: Option<String>,
    /// Type of the object.
    pub object_kind: Option<String>,
    /// Id of the object.
    pub object_id: Option<String>,
    /// Name of the object at that time.
    pub object_name: Option<String>,
    /// Changed fields: `[{"field", "before", "after"}]`.
    pub changes: serde_json::Value,
    /// Figures and texts about the action.
    pub facts: serde_json::Value,
    /// IP address of the actor; erased with the personal data.
    pub ip: Option<String>,
    /// User agent of the actor; erased with the personal data.
    pub user_agent: Option<String>,
    /// Person affected; erased with the personal data.
    pub person: Option<String>,
    /// Position in the chain, from 1; `None` until the row is sealed.
    pub seq: Option<i64>,
    /// Signature over this row and the previous one.
    pub hash: Option<String>,
}

/// Action on an object, without its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAction {
    /// Time of the action.
    pub at: Timestamp,
    /// Text of the action.
    pub action: String,
    /// Id of the object.
    pub object_id: Option<String>,
    /// Name of the object at that time.
    pub object_name: Option<String>,
}

/// Filter of audit entries.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Actions by one user.
    pub user: Option<String>,
    /// Actions on one object.
    pub object: Option<String>,
    /// Actions in these areas; in all areas when empty.
    pub areas: Vec<String>,
    /// Start of the period, inclusive.
    pub from: Option<Timestamp>,
    /// End of the period, exclusive.
    pub to: Option<Timestamp>,
}

/// State of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Log of the chain: the id of an organization, or [`INSTANCE`](crate::INSTANCE).
    pub org_id: String,
    /// Rows sealed so far, including pruned ones.
    pub count: i64,
    /// Signature of the latest row.
    pub hash: String,
    /// Rows pruned from the start.
    pub pruned: i64,
    /// Signature of the latest pruned row; empty when there is none.
    pub pruned_hash: String,
    /// Signature over these values.
    pub signature: String,
    /// Time of the last full check.
    pub verified_at: Option<Timestamp>,
    /// Last valid row of that check.
    pub verified_count: Option<i64>,
    /// Flaw found by that check.
    pub flaw: Option<String>,
}

/// Difference between a chain and what was sealed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// Row missing or moved.
    #[error("row {0} is missing")]
    Missing(i64),
    /// Row differs from what was sealed at its position.
    #[error("row {seq} ({id}) is not what was sealed there: it was changed, put in or moved")]
    Altered {
        /// Position of the row.
        seq: i64,
        /// Id of the row.
        id: EntryId,
    },
    /// Rows follow the signed end, or the rows lead to another end.
    #[error("the log does not end as it was signed: rows after number {0} were cut off or put in")]
    OtherEnd(i64),
    /// Record of the chain's end changed or removed.
    #[error("the record of where the log ends was changed or removed")]
    NoEnd,
    /// Row sealed with a key that is not in the key file.
    #[error("row {0} was sealed with a key that is not in the key file: put it back to check")]
    UnknownKey(i64),
    /// Chain does not pass through the end noted elsewhere.
    #[error("row {0} does not have the signature that was noted for it: an older state was put back")]
    NotAsNoted(i64),
}

impl Flaw {
    /// Returns the stable code of the flaw.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Missing(_) => "missing",
            Self::Altered { .. } => "altered",
            Self::OtherEnd(_) => "other_end",
            Self::NoEnd => "no_end",
            Self::UnknownKey(_) => "unknown_key",
            Self::NotAsNoted(_) => "not_as_noted",
        }
    }

    /// Returns the position of the row where the flaw was found, if it concerns a row.
    pub fn seq(&self) -> Option<i64> {
        match self {
            Self::Missing(seq)
            | Self::Altered { seq, .. }
            | Self::OtherEnd(seq)
            | Self::UnknownKey(seq)
            | Self::NotAsNoted(seq) => Some(*seq),
            Self::NoEnd => None,
        }
    }
}

/// Result of a full check of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Last valid row.
    pub count: i64,
    /// Rows that wait to be sealed and are not covered yet.
    pub unsealed: i64,
    /// First flaw found.
    pub flaw: Option<Flaw>,
}

/// End of a chain, as noted elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Number of rows.
    pub count: i64,
    /// Signature of the latest row.
    pub hash: String,
}

impl std::str::FromStr for Noted {
    type Err = &'static str;

    /// Parses `count:hash`.
    fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
        let wrong = "an end is noted as count:hash, as `vitrine audit verify` prints it";
        let (count, hash) = text.split_once(':').ok_or(wrong)?;
        Ok(Self { count: count.parse().map_err(|_| wrong)?, hash: hash.into() })
    }
}

impl AuditRow {
    /// Converts a stored row for readers.
    pub(crate) fn entry(self) -> Result<Entry> {
        let read = |text: &str| serde_json::from_str(text).map_err(|e| db::Error::Unreadable(e.to_string()));
        Ok(Entry {
            changes: read(&self.changes)?,
            facts: read(&self.facts)?,
            id: self.id,
            at: self.at,
            action: self.action,
            actor: self.actor,
            user_id: self.user_id,
            token_id: self.token_id,
            object_kind: self.object_kind,
            object_id: self.object_id,
            object_name: self.object_name,
            ip: self.ip,
            user_agent: self.user_agent,
            person: self.person,
            seq: self.seq,
            hash: self.hash,
        })
    }
}
