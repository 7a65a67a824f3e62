//! Cause of a write: the user, the kind of write, and the task that it is part of.

use audit::Actor;
use orgs::UserId;

/// Cause of a write, as the history, the activity feed and the audit log store it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// User who made the change; `None` for automatic writes.
    pub by: Option<UserId>,
    /// Kind of write.
    pub source: Source,
    /// Id of the import, bulk edit, merge or sync run that the write is part of.
    pub source_id: Option<String>,
    /// Actor in the audit log.
    pub actor: Actor,
}

db::stored! {
    /// Kind of write.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HistorySource)]
    pub enum Source {
        /// By hand.
        User = "user",
        /// Through a personal API token.
        Token = "token",
        /// Import of a file.
        Import = "import",
        /// Bulk edit.
        Bulk = "bulk",
        /// Undo of an import, bulk edit or merge.
        Undo = "undo",
        /// Merge of two locations.
        Merge = "merge",
        /// Synchronization with Google.
        Sync = "sync",
    }
}

impl Cause {
    /// Returns the cause of a single write by the actor of a request.
    pub fn request(actor: &Actor) -> Self {
        let source = if actor.is_token() { Source::Token } else { Source::User };
        Self { by: actor.user_id().and_then(|user| user.parse().ok()), source, source_id: None, actor: actor.clone() }
    }

    /// Returns the cause of an automatic write of data from Google, or of sample data.
    pub fn sync() -> Self {
        Self { by: None, source: Source::Sync, source_id: None, actor: Actor::job(None::<UserId>) }
    }

    /// Returns the cause of the writes of a task that runs within the request of `actor`.
    pub fn request_task(actor: &Actor, source: Source, id: &impl ToString) -> Self {
        Self { source, source_id: Some(id.to_string()), ..Self::request(actor) }
    }

    /// Returns the cause of the writes of a background task; `by` is the user who started it.
    pub fn background_task(by: Option<UserId>, source: Source, id: &impl ToString) -> Self {
        let actor = Actor::job(by.as_ref());
        Self { by, source, source_id: Some(id.to_string()), actor }
    }
}
