//! What a row is, in the database and for readers.

use db::Result;
use jiff::Timestamp;

db::id!(
    /// Names a row of the log.
    EntryId
);

/// A row as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct Row {
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

/// A row as a reader sees it.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Names the row.
    pub id: EntryId,
    /// When it was done.
    pub at: Timestamp,
    /// What was done: the text of an [`Action`](crate::Action), perhaps of a newer program's.
    pub action: String,
    /// `user`, `token`, `job`, `operator` or `nobody`
    pub actor: String,
    /// Who, or for whom.
    pub user_id: Option<String>,
    /// Through which API token.
    pub token_id: Option<String>,
    /// What kind of thing it was done to.
    pub object_kind: Option<String>,
    /// Which one.
    pub object_id: Option<String>,
    /// What it was called then.
    pub object_name: Option<String>,
    /// `[{"field", "before", "after"}]`
    pub changes: serde_json::Value,
    /// Figures and words that belong to the action.
    pub facts: serde_json::Value,
    /// From where; forgotten with the person.
    pub ip: Option<String>,
    /// With which program; forgotten with the person.
    pub user_agent: Option<String>,
    /// The person it was done to; forgotten with them.
    pub person: Option<String>,
    /// The place in the chain, from 1; nothing until the row is sealed.
    pub seq: Option<i64>,
    /// The signature over this row and the one before.
    pub hash: Option<String>,
}

/// Which rows of a log.
#[derive(Clone, Debug, Default)]
pub struct Search {
    /// Of one person.
    pub user: Option<String>,
    /// About one thing.
    pub object: Option<String>,
    /// Of these areas; of all when there is none.
    pub areas: Vec<String>,
    /// Done at this time or later.
    pub from: Option<Timestamp>,
    /// Done before this time.
    pub to: Option<Timestamp>,
}

/// How a chain stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// Whose: an organization's id, or [`INSTANCE`](crate::INSTANCE).
    pub org_id: String,
    /// Rows sealed so far, with those that were pruned since.
    pub count: i64,
    /// The signature of the latest.
    pub hash: String,
    /// Rows at the beginning that were pruned.
    pub pruned: i64,
    /// The signature of the latest of these; empty when there is none.
    pub pruned_hash: String,
    /// The signature over all this.
    pub signature: String,
    /// When the whole chain was last checked.
    pub verified_at: Option<Timestamp>,
    /// Until which row all was well then.
    pub verified_count: Option<i64>,
    /// What was wrong then.
    pub flaw: Option<String>,
}

/// Why a chain is not what was sealed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A row is not there, or stands elsewhere now.
    #[error("row {0} is missing")]
    Missing(i64),
    /// A row is not what was sealed at its place.
    #[error("row {seq} ({id}) is not what was sealed there: it was changed, put in or moved")]
    Altered {
        /// Its place.
        seq: i64,
        /// Its id.
        id: EntryId,
    },
    /// Rows follow the end, or the rows go to another end.
    #[error("the log does not end as it was signed: rows after number {0} were cut off or put in")]
    OtherEnd(i64),
    /// What says where the chain ends was changed or removed.
    #[error("the record of where the log ends was changed or removed")]
    NoEnd,
    /// A row was sealed with a key that is not in the key file.
    #[error("row {0} was sealed with a key that is not in the key file: put it back to check")]
    UnknownKey(i64),
    /// The chain does not pass through the end that was noted elsewhere.
    #[error("row {0} does not have the signature that was noted for it: an older state was put back")]
    NotAsNoted(i64),
}

impl Flaw {
    /// A stable word for it.
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

    /// The row it was found at, where there is one.
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

/// What a check of a whole chain found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Until which row all is well.
    pub count: i64,
    /// Rows that wait to be sealed, and are not covered yet.
    pub unsealed: i64,
    /// The first thing that is wrong.
    pub flaw: Option<Flaw>,
}

/// An end of a chain that was written down elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// How many rows there were.
    pub count: i64,
    /// The signature of the latest.
    pub hash: String,
}

impl std::str::FromStr for Noted {
    type Err = &'static str;

    /// Reads `count:hash`.
    fn from_str(text: &str) -> std::result::Result<Self, Self::Err> {
        let wrong = "an end is noted as count:hash, as `vitrine audit verify` prints it";
        let (count, hash) = text.split_once(':').ok_or(wrong)?;
        Ok(Self { count: count.parse().map_err(|_| wrong)?, hash: hash.into() })
    }
}

impl Row {
    /// As a reader sees it.
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
