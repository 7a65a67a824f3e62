//! Types of reports, schedules and links, as the API and the database have them.

mod choices;
mod filters;
mod heatmap;
mod ids;
mod report;
mod schedule;
mod schedule_changes;
mod share;
mod snapshot;

pub(crate) use choices::{
    Comparison, Language, LocationChoiceKind, Period, SectionChoice, SectionKind, State, Template,
};
pub(crate) use filters::{ReportFilters, ShareFilters};
pub(crate) use heatmap::{NewHeatmapShare, SharedHeatmap, SharedHeatmapRow};
pub(crate) use ids::{ReportId, ScheduleId, ShareId};
pub(crate) use report::{Author, LocationChoice, Locations, NewReport, Report, ReportDetail, ReportPatch, ReportRow};
pub(crate) use schedule::{Every, Recipient, Run, RunState, Schedule, ScheduleRow, Send, SendState, Span};
pub(crate) use schedule_changes::{NewSchedule, SchedulePatch};
pub(crate) use share::{CreatedShare, NewShare, Share, ShareKind, ShareRow};
pub(crate) use snapshot::{
    Cell, Chart, ChartKind, Column, Figure, Grid, GridPoint, Item, Mark, Organization, Quote, ReportLocation, Row,
    Section, Series, Snapshot, Table, Trend, Unit, VERSION,
};
