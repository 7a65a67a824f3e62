//! What is exported, removed and erased, for the API.

use jiff::Timestamp;
use orgs::{Role, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Names an export.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ExportId
);

/// An export of the organization's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DataExport)]
pub(crate) struct Export {
    /// Names the export.
    pub(crate) id: ExportId,
    /// Whether it can be fetched.
    pub(crate) state: ExportState,
    /// How large the file is; null until it is ready.
    #[schema(required)]
    pub(crate) bytes: Option<i64>,
    /// When somebody asked for it.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// When it is deleted.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
}

/// Whether an export can be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DataExportState)]
pub(crate) enum ExportState {
    /// It is being made.
    Queued,
    /// It can.
    Ready,
    /// It could not be made.
    Failed,
}

impl db::Column for ExportState {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        match String::read(row, at)?.as_str() {
            "queued" => Ok(Self::Queued),
            "ready" => Ok(Self::Ready),
            "failed" => Ok(Self::Failed),
            other => Err(db::Error::Unreadable(format!("export state {other}"))),
        }
    }
}

/// The exports that are kept.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DataExports)]
pub(crate) struct Exports {
    /// The latest first.
    pub(crate) items: Vec<Export>,
}

/// Somebody of an exported organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Person {
    /// Their number, in the other files.
    pub(crate) id: UserId,
    pub(crate) email: String,
    pub(crate) name: String,
    pub(crate) role: Role,
}

/// What proves that it is still the user who sits there: their password, or the code that was mailed to them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[schema(as = ProofAgain)]
pub(crate) struct Proof {
    /// The account's password.
    #[serde(default)]
    pub(crate) password: Option<String>,
    /// The code of the email that `GET /auth/v1/reauthenticate` sends.
    #[serde(default)]
    pub(crate) code: Option<String>,
}

/// Has the organization removed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewRemoval)]
pub(crate) struct NewRemoval {
    /// The organization's name, as it is written.
    pub(crate) name: String,
    /// That it is still the owner.
    #[serde(flatten)]
    pub(crate) proof: Proof,
}

/// What happens when the organization is removed, or that it is about to be.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Removal)]
pub(crate) struct Removal {
    /// When it is removed with everything in it; null unless somebody wants that.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    #[serde(rename = "removal_at")]
    pub(crate) at: Option<Timestamp>,
    /// Who wants it; null when nobody does, or they are gone.
    #[schema(required)]
    pub(crate) asked_by: Option<String>,
    /// How many people belong to it.
    pub(crate) people: usize,
    /// Names of the organizations that it looks after, which become independent.
    pub(crate) clients: Vec<String>,
}

/// Erases the caller's account.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewErasure)]
pub(crate) struct NewErasure {
    /// The account's address, as it is written.
    pub(crate) email: String,
    /// That it is still its owner.
    #[serde(flatten)]
    pub(crate) proof: Proof,
}

/// What happens when the caller's account is erased.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Erasure)]
pub(crate) struct Erasure {
    /// Names of the organizations that have no other owner and other people: hand them over or remove them first.
    pub(crate) blocking: Vec<String>,
    /// Names of the organizations in which nobody else is: they go with the account.
    pub(crate) removed: Vec<String>,
}
