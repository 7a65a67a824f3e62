//! Scans: measurements of a panel.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    figures::{Figures, ScanChange},
    ids::{PanelId, ScanId},
    panel::{Mode, Panel},
};

db::stored! {
    /// Progress of a scan.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HeatmapScanState)]
    pub(crate) enum State {
        /// Waits for its turn.
        Queued = "queued",
        /// The provider is being asked.
        Asking = "asking",
        /// Every pin has an answer.
        Complete = "complete",
        /// Some pins have no answer.
        Partial = "partial",
        /// No pin has an answer.
        Empty = "empty",
        /// A member ended it.
        Canceled = "canceled",
        /// The provider refused to go on. What was answered before counts.
        Stopped = "stopped",
        /// It did not start, because it could have cost more than is left of the monthly cap, or there is no account.
        Refused = "refused",
    }
}

impl State {
    /// Returns true for a scan that has not ended.
    pub(crate) fn is_open(self) -> bool {
        matches!(self, Self::Queued | Self::Asking)
    }
}

db::stored! {
    /// Reason of a scan.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HeatmapScanCause)]
    pub(crate) enum Cause {
        /// A member started it.
        Manual = "manual",
        /// It was scheduled.
        Schedule = "schedule",
    }
}

/// Scan in the database, without its answers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ScanRow {
    pub(crate) id: ScanId,
    pub(crate) panel_id: PanelId,
    pub(crate) state: State,
    pub(crate) code: Option<String>,
    pub(crate) cause: Cause,
    pub(crate) mode: Mode,
    pub(crate) is_adaptive: bool,
    pub(crate) price_micros: Option<i64>,
    pub(crate) reserved_micros: i64,
    pub(crate) cost_micros: i64,
    pub(crate) pins: i64,
    pub(crate) answered: i64,
    pub(crate) control: serde_json::Value,
    pub(crate) requested_by: Option<UserId>,
    pub(crate) created_at: Timestamp,
    pub(crate) started_at: Option<Timestamp>,
    pub(crate) finished_at: Option<Timestamp>,
    pub(crate) figures: Option<serde_json::Value>,
    pub(crate) change: Option<serde_json::Value>,
}

/// Measurement of a panel.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HeatmapScan)]
pub(crate) struct Scan {
    /// Id of the scan.
    pub(crate) id: ScanId,
    /// Panel that is measured.
    pub(crate) panel_id: PanelId,
    /// Progress.
    pub(crate) state: State,
    /// Stable code of the reason why it was stopped or refused; otherwise null.
    #[schema(required)]
    pub(crate) code: Option<String>,
    /// Reason of the scan.
    pub(crate) cause: Cause,
    /// Way in which the provider is asked.
    pub(crate) mode: Mode,
    /// True for an adaptive scan.
    pub(crate) is_adaptive: bool,
    /// Price of an answer in millionths of a dollar; null when it is unknown.
    #[schema(required)]
    pub(crate) price_micros: Option<i64>,
    /// Cost so far in millionths of a dollar, as the provider stated it.
    pub(crate) cost_micros: i64,
    /// Answers that the scan needs, with those of the control pins.
    pub(crate) pins: i64,
    /// Answers so far.
    pub(crate) answered: i64,
    /// Time at which it was requested.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time of the first question.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) started_at: Option<Timestamp>,
    /// Time at which it ended.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) finished_at: Option<Timestamp>,
    /// Figures; null before the end, and for a scan without answers.
    #[schema(required)]
    pub(crate) figures: Option<Figures>,
    /// Change against the scans before it; null for the first scan.
    #[schema(required)]
    pub(crate) change: Option<ScanChange>,
}

impl From<ScanRow> for Scan {
    fn from(row: ScanRow) -> Self {
        Self {
            id: row.id,
            panel_id: row.panel_id,
            state: row.state,
            code: row.code,
            cause: row.cause,
            mode: row.mode,
            is_adaptive: row.is_adaptive,
            price_micros: row.price_micros,
            cost_micros: row.cost_micros,
            pins: row.pins,
            answered: row.answered,
            created_at: row.created_at,
            started_at: row.started_at,
            finished_at: row.finished_at,
            figures: row.figures.and_then(|figures| serde_json::from_value(figures).ok()),
            change: row.change.and_then(|change| serde_json::from_value(change).ok()),
        }
    }
}

/// Scans of a panel.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HeatmapScanList)]
pub(crate) struct ScanList {
    /// Scans, the newest first, at most 200.
    pub(crate) items: Vec<Scan>,
}

/// Scan with its pins and the businesses in its answers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HeatmapScanDetail)]
pub(crate) struct ScanDetail {
    /// The scan.
    #[serde(flatten)]
    pub(crate) scan: Scan,
    /// Panel that is measured.
    pub(crate) panel: Panel,
    /// Distance between neighboring pins, in meters.
    pub(crate) spacing_m: f64,
    /// Pins, row by row from the north-west.
    pub(crate) grid: Vec<ScanPin>,
    /// Businesses in the answers: the measured one first, then the others, the strongest first.
    pub(crate) businesses: Vec<Business>,
}

/// State of a pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = HeatmapPinState)]
pub(crate) enum PinKind {
    /// The business has a rank.
    Rank,
    /// The business is not among the first 20.
    Absent,
    /// No valid answer came.
    Missing,
    /// The pin is not asked.
    Excluded,
    /// An adaptive scan did not ask; `rank` is an estimate.
    Estimated,
    /// The answer has not come yet.
    Waiting,
}

/// Pin of a scan.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HeatmapPin)]
pub(crate) struct ScanPin {
    /// Row, from 0 in the north.
    pub(crate) row: i64,
    /// Column, from 0 in the west.
    pub(crate) column: i64,
    /// Latitude.
    pub(crate) latitude: f64,
    /// Longitude.
    pub(crate) longitude: f64,
    /// State.
    pub(crate) state: PinKind,
    /// Rank of the business, or its estimate (21 for absent); null without one.
    #[schema(required)]
    pub(crate) rank: Option<f64>,
    /// Businesses at this pin in the order of their rank: indexes of `businesses`.
    pub(crate) top: Vec<u32>,
}

/// Business in the answers of a scan.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HeatmapBusiness)]
pub(crate) struct Business {
    /// Name.
    pub(crate) name: String,
    /// True for the business that is measured.
    pub(crate) is_own: bool,
    /// True for another business that has the name of the measured one and is near it: it may be the same.
    pub(crate) is_unsure: bool,
    /// Place id of Google.
    #[schema(required)]
    pub(crate) place_id: Option<String>,
    /// Latitude.
    #[schema(required)]
    pub(crate) latitude: Option<f64>,
    /// Longitude.
    #[schema(required)]
    pub(crate) longitude: Option<f64>,
    /// Average rating.
    #[schema(required)]
    pub(crate) rating: Option<f64>,
    /// Number of reviews.
    #[schema(required)]
    pub(crate) reviews: Option<i64>,
    /// Category.
    #[schema(required)]
    pub(crate) category: Option<String>,
    /// Number of pins with a rank of at most 20.
    pub(crate) found_in: i64,
    /// Number of pins in the top 3.
    pub(crate) top3: i64,
    /// Best rank.
    #[schema(required)]
    pub(crate) best: Option<i64>,
    /// Average rank where found.
    #[schema(required)]
    pub(crate) arp: Option<f64>,
    /// Average total rank.
    #[schema(required)]
    pub(crate) atrp: Option<f64>,
    /// Share of local voice.
    #[schema(required)]
    pub(crate) solv: Option<f64>,
}
