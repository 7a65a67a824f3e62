//! API types of exports, removal and erasure.

use jiff::Timestamp;
use orgs::{Role, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Identifier of an export.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ExportId
);

/// Export of the organization's data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DataExport)]
pub(crate) struct Export {
    /// Identifier of the export.
    pub(crate) id: ExportId,
    /// State of the export.
    pub(crate) state: ExportState,
    /// Size of the file in bytes; null until it is ready.
    #[schema(required)]
    pub(crate) bytes: Option<i64>,
    /// Time of the request.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time at which the export is deleted.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
}

db::stored! {
    /// State of an export.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DataExportState)]
    pub(crate) enum ExportState {
        /// The file is being created.
        Queued = "queued",
        /// The file can be downloaded.
        Ready = "ready",
        /// The file could not be created.
        Failed = "failed",
    }
}

/// Stored exports.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DataExports)]
pub(crate) struct Exports {
    /// Exports, newest first.
    pub(crate) items: Vec<Export>,
}

/// Member of an exported organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Person {
    /// User id, as the other files refer to it.
    pub(crate) id: UserId,
    pub(crate) email: String,
    pub(crate) name: String,
    pub(crate) role: Role,
}

/// Reauthentication: the user's password, or the code that was emailed to them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[schema(as = ProofAgain)]
pub(crate) struct Reauthentication {
    /// Password of the account.
    #[serde(default)]
    pub(crate) password: Option<String>,
    /// Code from the email that `GET /auth/v1/reauthenticate` sends.
    #[serde(default)]
    pub(crate) code: Option<String>,
}

/// Request to remove the organization.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewRemoval)]
pub(crate) struct NewRemoval {
    /// Exact name of the organization.
    pub(crate) name: String,
    /// Reauthentication of the owner.
    #[serde(flatten)]
    pub(crate) proof: Reauthentication,
}

/// Scheduled removal and its consequences.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Removal)]
pub(crate) struct Removal {
    /// Time at which the organization is removed with all of its data; null if no removal is scheduled.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    #[serde(rename = "removal_at")]
    pub(crate) at: Option<Timestamp>,
    /// Name of the user who requested the removal; null if no removal is scheduled or the user no longer exists.
    #[schema(required)]
    pub(crate) asked_by: Option<String>,
    /// Number of members.
    pub(crate) people: usize,
    /// Names of the client organizations that it manages; they become independent.
    pub(crate) clients: Vec<String>,
}

/// Request to erase the caller's account.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewErasure)]
pub(crate) struct NewErasure {
    /// Email address of the account.
    pub(crate) email: String,
    /// Reauthentication of the caller.
    #[serde(flatten)]
    pub(crate) proof: Reauthentication,
}

/// Consequences of erasing the caller's account.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Erasure)]
pub(crate) struct Erasure {
    /// Names of the organizations that have other members but no other owner; transfer or remove them first.
    pub(crate) blocking: Vec<String>,
    /// Names of the organizations in which the caller is the only member; they are deleted with the account.
    pub(crate) removed: Vec<String>,
}
