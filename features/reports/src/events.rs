//! Events of reports, schedules and links.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Report requested by a member.
    pub(crate) ReportCreated => audit "report.created";
    /// Report shown to clients.
    pub(crate) ReportReleased => audit "report.released";
    /// Report no longer shown to clients.
    pub(crate) ReportWithdrawn => audit "report.withdrawn";
    /// Title or own words of a report changed.
    pub(crate) ReportChanged => audit "report.changed";
    /// Report deleted.
    pub(crate) ReportDeleted => audit "report.deleted";
    /// Report sent to the recipients of its schedule.
    pub(crate) ReportSent => audit "report.sent";
    /// Recipient of a schedule stopped its emails.
    pub(crate) ReportRecipientStopped => audit "report.recipient_stopped";
    /// Schedule of reports created.
    pub(crate) ReportScheduleCreated => audit "report_schedule.created";
    /// Schedule of reports changed.
    pub(crate) ReportScheduleChanged => audit "report_schedule.changed";
    /// Schedule of reports deleted.
    pub(crate) ReportScheduleDeleted => audit "report_schedule.deleted";
    /// Link created that shares a report or a heatmap.
    pub(crate) ShareCreated => audit "share.created";
    /// Link revoked.
    pub(crate) ShareRevoked => audit "share.revoked";
}

/// A report was made.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReportMade {
    /// Id of the report.
    pub(crate) report_id: String,
    /// Title.
    pub(crate) title: String,
    /// Id of its schedule; null for the report of a member.
    #[schema(required)]
    pub(crate) schedule_id: Option<String>,
}
::events::heard_by!(ReportMade => webhook "report.ready");

/// A report of a schedule waits for a comment before it is sent.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReportWaits {
    /// Id of the report.
    pub(crate) report_id: String,
    /// Title of the report.
    pub(crate) name: String,
}
::events::heard_by!(ReportWaits => notification "report_ready");
impl ::events::Emailed for ReportWaits {
    const EMAIL: EmailText = EmailText::prompt(
        ["The report {name} is waiting for your comment", "A report is waiting for your comment"],
        ["Le rapport {name} attend votre commentaire", "Un rapport attend votre commentaire"],
    );
}

/// A report of a schedule was not sent as planned.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReportNotSent {
    /// Id of the schedule.
    pub(crate) schedule_id: String,
    /// Name of the schedule.
    pub(crate) name: String,
    /// Reason: `empty`, `stale`, `limited`, `plan` or `failed`.
    pub(crate) reason: String,
}
::events::heard_by!(ReportNotSent => notification "report_not_sent");
impl ::events::Emailed for ReportNotSent {
    const EMAIL: EmailText = EmailText::serious(
        ["The report {name} wasn’t sent on schedule", "A report wasn’t sent on schedule"],
        ["Le rapport {name} n’a pas été envoyé comme prévu", "Un rapport n’a pas été envoyé comme prévu"],
    );
}
