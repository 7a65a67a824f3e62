//! Ids of reports, schedules and share links.

use utoipa::ToSchema;

db::id!(
    /// Id of a report.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ReportId
);

db::id!(
    /// Id of a schedule of reports.
    #[derive(ToSchema)]
    #[schema(value_type = String, as = ReportScheduleId)]
    ScheduleId
);

db::id!(
    /// Id of a link that shares a report or a heatmap.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ShareId
);
