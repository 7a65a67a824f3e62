//! Sealed rows as records outside of the database, with all that their signatures cover.

use crypto::Sealer;
use db::{Db, Result};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{
    Flaw, queries,
    types::{EntryId, Row},
    verifying::check_row,
};

/// Sealed row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Organization, or [`INSTANCE`](crate::INSTANCE).
    pub log: String,
    /// Position in the chain of the log, from 1.
    pub seq: i64,
    /// Signature over this row and the previous one.
    pub hash: String,
    /// Identifier of the entry.
    pub id: EntryId,
    /// Time of the action.
    pub at: Timestamp,
    /// Text of the action.
    pub action: String,
    /// Area of the action.
    pub area: String,
    /// Type of the actor.
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
    /// Changed fields.
    pub changes: serde_json::Value,
    /// Figures and texts about the action.
    pub facts: serde_json::Value,
    /// IP address of the actor.
    pub ip: Option<String>,
    /// User agent of the actor.
    pub user_agent: Option<String>,
    /// Person affected.
    pub person: Option<String>,
    /// Salt of the digest of the personal data.
    pub salt: Option<String>,
    /// Digest of the personal data, which the signature covers.
    pub personal: Option<String>,
}

impl Record {
    fn new(row: Row) -> Result<Self> {
        let read = |text: &str| serde_json::from_str(text).map_err(|e| db::Error::Unreadable(e.to_string()));
        Ok(Self {
            changes: read(&row.changes)?,
            facts: read(&row.facts)?,
            log: row.org_id,
            seq: row.seq.unwrap_or_default(),
            hash: row.hash.unwrap_or_default(),
            id: row.id,
            at: row.at,
            action: row.action,
            area: row.area,
            actor: row.actor,
            user_id: row.user_id,
            token_id: row.token_id,
            object_kind: row.object_kind,
            object_id: row.object_id,
            object_name: row.object_name,
            ip: row.ip,
            user_agent: row.user_agent,
            person: row.person,
            salt: row.salt,
            personal: row.personal,
        })
    }

    /// Checks the signature of this record, which covers that of the previous record of its log.
    ///
    /// # Errors
    /// [`Flaw`]: the record differs from the row that was sealed.
    pub fn check(&self, sealer: &Sealer, previous_hash: &str) -> std::result::Result<(), Flaw> {
        let row = Row {
            org_id: self.log.clone(),
            id: self.id.clone(),
            at: self.at,
            action: self.action.clone(),
            area: self.area.clone(),
            actor: self.actor.clone(),
            user_id: self.user_id.clone(),
            token_id: self.token_id.clone(),
            object_kind: self.object_kind.clone(),
            object_id: self.object_id.clone(),
            object_name: self.object_name.clone(),
            changes: self.changes.to_string(),
            facts: self.facts.to_string(),
            ip: self.ip.clone(),
            user_agent: self.user_agent.clone(),
            person: self.person.clone(),
            salt: self.salt.clone(),
            personal: self.personal.clone(),
            seq: Some(self.seq),
            hash: Some(self.hash.clone()),
        };
        check_row(sealer, &row, previous_hash)
    }
}

/// Returns the sealed rows of a log after a position, in order.
///
/// # Errors
/// When the database fails.
pub async fn records(db: &Db, log: &str, after: i64, limit: i64) -> Result<Vec<Record>> {
    queries::sealed(db, log, after, limit).await?.into_iter().map(Record::new).collect()
}
