//! Types of directories, listings, tasks and audits, as the API and the database have them.

mod audit;
mod directory;
mod filters;
mod ids;
mod listing;
mod matrix;
mod task;

pub(crate) use audit::{AuditCounts, AuditList, AuditRow, AuditState, CitationAudit, NewAudit};
pub(crate) use directory::{
    Checking, Confidence, Details, Directories, Directory, DirectoryFilters, DirectoryPatch, DirectoryRow, Effort,
    Group, NewDirectory, Verification,
};
pub(crate) use filters::{MatrixFilters, MatrixOrder, MatrixSort, TaskFilters};
pub(crate) use ids::{AuditId, DirectoryId, EvidenceId, ListingId, StepId, TaskId};
pub(crate) use listing::{
    Answer, Change, ChangeKind, Decision, Evidence, EvidenceRow, FieldComparison, FieldSource, Found, FoundField, Gain,
    Listing, ListingDetail, ListingRow, ListingState, ListingTask, LocationCitations, LocationScores, Method, NapField,
    NewListing, PastedText, Reading,
};
pub(crate) use matrix::{Cell, Column, Matrix, MatrixRow, RowLocation, ScoreRow, Summary};
pub(crate) use task::{
    DirectoryRef, LocationRef, Person, Plan, Planned, Sheet, SheetField, Step, StepRow, Task, TaskDetail, TaskKind,
    TaskPatch, TaskRow, TaskState,
};
