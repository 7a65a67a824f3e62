//! The sheet and the history of a task.

use jiff::Timestamp;
use orgs::UserId;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    directory::Directory,
    ids::StepId,
    listing::Listing,
    task::{Person, Task, TaskState},
};

/// Value to paste into a form of the directory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationSheetField)]
pub(crate) struct SheetField {
    /// Key of the field: name, address, address2, city, region, postcode, country, phone, website, category,
    /// description, hours.
    pub(crate) key: String,
    /// Value, in the form of the country.
    pub(crate) value: String,
    /// Value that the listing shows instead; null when it agrees or shows nothing.
    #[schema(required)]
    pub(crate) found: Option<String>,
}

/// Sheet with everything to paste.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationSheet)]
pub(crate) struct Sheet {
    /// Values, in the order of most forms.
    pub(crate) fields: Vec<SheetField>,
    /// All values in one text.
    pub(crate) text: String,
    /// Text that asks the directory to remove a duplicate; null for other tasks.
    #[schema(required)]
    pub(crate) removal_request: Option<String>,
    /// Page of the listing.
    #[schema(required)]
    pub(crate) listing_url: Option<String>,
    /// Page on which the location is added.
    #[schema(required)]
    pub(crate) add_url: Option<String>,
    /// Search in the directory for this location.
    #[schema(required)]
    pub(crate) search_url: Option<String>,
}

/// Step of a task.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CitationStep)]
pub(crate) struct Step {
    /// Time.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// State that it was set to.
    pub(crate) state: TaskState,
    /// Reason.
    #[schema(required)]
    pub(crate) reason: Option<String>,
    /// Author of the step; null for the program.
    #[schema(required)]
    pub(crate) actor: Option<Person>,
}

/// Step in the database.
#[derive(Clone, Debug)]
pub(crate) struct StepRow {
    pub(crate) id: StepId,
    pub(crate) at: Timestamp,
    pub(crate) state: TaskState,
    pub(crate) reason: Option<String>,
    pub(crate) actor_id: Option<UserId>,
}

/// Task with its sheet and history.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CitationTaskDetail)]
pub(crate) struct TaskDetail {
    /// Task.
    pub(crate) task: Task,
    /// Directory.
    pub(crate) directory: Directory,
    /// Listing.
    pub(crate) listing: Listing,
    /// Sheet.
    pub(crate) sheet: Sheet,
    /// Steps, the newest first, at most 100.
    pub(crate) history: Vec<Step>,
}
