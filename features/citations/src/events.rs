//! Events of listings, directories, tasks and audits.

use ::events::EmailText;
use orgs::Permission;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::types::{Change, ListingState};

::events::declare! {
    /// Listing recorded by a member.
    pub(crate) CitationRecorded => audit "citation.recorded";
    /// Question about a listing answered by a member.
    pub(crate) CitationDecided => audit "citation.decided";
    /// Directory added.
    pub(crate) DirectoryAdded => audit "directory.added";
    /// Directory changed or hidden.
    pub(crate) DirectoryChanged => audit "directory.changed";
    /// Directory removed.
    pub(crate) DirectoryRemoved => audit "directory.removed";
    /// Task changed.
    pub(crate) CitationTaskChanged => audit "citation_task.changed";
    /// Tasks planned.
    pub(crate) CitationTasksPlanned => audit "citation_task.planned";
    /// Audit of citations started.
    pub(crate) CitationAuditStarted => audit "citation_audit.started";
}

/// A check found a listing for the first time, with another value, or not any more.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct CitationChanged {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Id of the directory.
    pub(crate) directory_id: String,
    /// Name of the directory.
    pub(crate) directory_name: String,
    /// State of the listing.
    pub(crate) state: ListingState,
    /// Page of the listing.
    #[schema(required)]
    pub(crate) url: Option<String>,
    /// Changes since the check before.
    pub(crate) changes: Vec<Change>,
}
::events::heard_by!(CitationChanged => webhook "citation.changed");

/// A listing disappeared, shows another phone number, or an important directory shows something wrong.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct CitationWrong {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Id of the directory.
    pub(crate) directory_id: String,
    /// Name of the directory.
    pub(crate) directory: String,
    /// Event: `disappeared`, `phone` or `wrong`.
    pub(crate) what: String,
}
::events::heard_by!(CitationWrong => notification "citation_wrong");
impl ::events::Emailed for CitationWrong {
    const PERMISSION: Option<&'static str> = Some(Permission::WorkOnCitations.as_str());
    const EMAIL: EmailText = EmailText::serious(
        [
            "{directory} shows incorrect information about {name}",
            "A directory shows incorrect information about a location",
        ],
        ["{directory} affiche une erreur sur {name}", "Un annuaire affiche une erreur sur un établissement"],
    );
}

/// Tasks and checks of citations are due.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct CitationTasksDue {
    /// Number of tasks of the member, and of tasks without an assignee.
    pub(crate) tasks: i64,
    /// Number of listings that a person has to check again.
    pub(crate) checks: i64,
}
::events::heard_by!(CitationTasksDue => notification "citation_tasks_due");
impl ::events::Emailed for CitationTasksDue {
    const PERMISSION: Option<&'static str> = Some(Permission::WorkOnCitations.as_str());
    const EMAIL: EmailText =
        EmailText::serious(["Citation tasks are due"; 2], ["Des tâches sur les annuaires arrivent à échéance"; 2]);
}

/// A task of citations was assigned to a member.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct CitationTaskAssigned {
    /// Id of the task.
    pub(crate) task_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Name of the directory.
    pub(crate) directory: String,
}
::events::heard_by!(CitationTaskAssigned => notification "citation_task_assigned");
impl ::events::Emailed for CitationTaskAssigned {
    const PERMISSION: Option<&'static str> = Some(Permission::WorkOnCitations.as_str());
    const EMAIL: EmailText = EmailText::prompt(
        ["A task was assigned to you: {name} on {directory}", "A citation task was assigned to you"],
        ["Une tâche vous a été attribuée : {name} sur {directory}", "Une tâche sur un annuaire vous a été attribuée"],
    );
}
