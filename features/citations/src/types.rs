//! Types of directories, listings, tasks and audits, as the API and the database have them.

mod audit;
mod directory;
mod evidence;
mod field;
mod figures;
mod filters;
mod ids;
mod line;
mod listing;
mod matrix;
mod sheet;
mod state;
mod task;

pub(crate) use audit::{AuditCounts, AuditList, AuditRow, AuditState, CitationAudit, NewAudit};
pub(crate) use directory::{
    Checking, Confidence, Details, Directories, Directory, DirectoryFilters, DirectoryPatch, DirectoryRow, Effort,
    Group, NewDirectory, Verification,
};
pub(crate) use evidence::{Change, ChangeKind, Evidence, EvidenceRow};
pub(crate) use field::{FieldComparison, FieldSource, FoundField, NapField, PastedText, Reading, Values};
pub(crate) use figures::{Gain, LocationScores};
pub(crate) use filters::{MatrixFilters, MatrixOrder, MatrixSort, TaskFilters};
pub(crate) use ids::{AuditId, DirectoryId, EvidenceId, ListingId, StepId, TaskId};
pub(crate) use listing::{Answer, Listing, ListingDetail, ListingRow, ListingTask, LocationCitations, NewListing};
pub(crate) use matrix::{Cell, Column, Matrix, MatrixRow, RowLocation, ScoreRow, Summary};
pub(crate) use sheet::{Sheet, SheetField, Step, StepRow, TaskDetail};
pub(crate) use state::{Decision, ListingState, Method};
pub(crate) use task::{
    DirectoryRef, LocationRef, Person, Plan, Planned, Task, TaskKind, TaskPatch, TaskRow, TaskState,
};
