//! Types of reports, schedules and links, as the API and the database have them.

mod filters;
mod ids;
mod report;
mod schedule;
mod share;
mod snapshot;

pub(crate) use filters::{ReportFilters, ShareFilters};
pub(crate) use ids::{ReportId, ScheduleId, ShareId};
pub(crate) use report::{
    Author, Choice, Compare, Language, LocationChoice, Locations, NewReport, Period, Report, ReportDetail, ReportPatch,
    ReportRow, SectionChoice, SectionKind, State, Template,
};
pub(crate) use schedule::{
    Every, NewSchedule, Recipient, Run, RunState, Schedule, SchedulePatch, ScheduleRow, Send, SendState, Span,
};
pub(crate) use share::{CreatedShare, NewShare, Share, ShareKind, ShareRow};
pub(crate) use snapshot::{
    Cell, Chart, ChartKind, Column, Figure, Grid, GridPoint, Item, Mark, Organization, Place, Quote, Row, Section,
    Series, Snapshot, Table, Trend, Unit, VERSION,
};
