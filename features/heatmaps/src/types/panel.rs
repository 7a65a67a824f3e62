//! Panels: keywords measured around a location, once or on a schedule.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    account::Provider,
    figures::ScanChange,
    ids::{PanelId, ScanId},
    search_settings::{Device, GridUnit, SearchSettings},
};

/// Sort key of a panel without SoLV: lower than every SoLV. Also the default of the column.
pub(crate) const NO_SOLV: f64 = -1.0;

db::stored! {
    /// Search mode.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HeatmapMode)]
    pub(crate) enum Mode {
        /// Queued: cheaper, results within minutes.
        #[default]
        Queue = "queue",
        /// Live: results within seconds.
        Live = "live",
    }
}

db::stored! {
    /// Interval of scheduled scans.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HeatmapSchedule)]
    pub(crate) enum Schedule {
        /// No schedule: a member starts each scan.
        #[default]
        None = "none",
        /// Every day.
        Daily = "daily",
        /// Every week.
        Weekly = "weekly",
        /// Every two weeks.
        Fortnightly = "fortnightly",
        /// Every month, on the same weekday of the month.
        Monthly = "monthly",
    }
}

/// New panels of a location, one per keyword.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewHeatmapPanels)]
pub(crate) struct NewPanels {
    /// Location of the panel.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Keywords: 1 to 20, each of at most 80 characters.
    pub(crate) keywords: Vec<String>,
    /// Search settings.
    #[serde(flatten)]
    pub(crate) search: SearchSettings,
    /// Search mode.
    #[serde(default)]
    pub(crate) mode: Mode,
    /// True for adaptive scans, which measure about a third fewer pins. Requires a grid of at least 11 by 11 pins.
    #[serde(default)]
    pub(crate) is_adaptive: bool,
    /// Interval of scheduled scans.
    #[serde(default)]
    pub(crate) schedule: Schedule,
    /// True to start a scan of each panel immediately.
    #[serde(default)]
    pub(crate) scan: bool,
}

/// Changes to a panel. The keyword and the search settings cannot be changed.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = HeatmapPanelPatch)]
pub(crate) struct PanelPatch {
    /// Interval of scheduled scans.
    pub(crate) schedule: Option<Schedule>,
    /// True to pause the schedule.
    pub(crate) is_paused: Option<bool>,
    /// Search mode.
    pub(crate) mode: Option<Mode>,
    /// True for adaptive scans.
    pub(crate) is_adaptive: Option<bool>,
}

/// Panel in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PanelRow {
    pub(crate) id: PanelId,
    pub(crate) location_id: LocationId,
    pub(crate) keyword: String,
    pub(crate) provider: Provider,
    pub(crate) device: Device,
    pub(crate) language: String,
    pub(crate) country: Option<String>,
    pub(crate) zoom: i64,
    pub(crate) latitude: f64,
    pub(crate) longitude: f64,
    pub(crate) size: i64,
    pub(crate) radius: f64,
    pub(crate) unit: GridUnit,
    pub(crate) excluded: serde_json::Value,
    pub(crate) mode: Mode,
    pub(crate) is_adaptive: bool,
    pub(crate) schedule: Schedule,
    pub(crate) is_paused: bool,
    pub(crate) next_scan_at: Option<Timestamp>,
    pub(crate) created_by: UserId,
    pub(crate) created_at: Timestamp,
    pub(crate) latest_scan_id: Option<ScanId>,
    pub(crate) latest_at: Option<Timestamp>,
    pub(crate) atrp: Option<f64>,
    pub(crate) solv: Option<f64>,
    pub(crate) change: Option<serde_json::Value>,
    pub(crate) trend: serde_json::Value,
    /// Sort key: `solv`, or [`NO_SOLV`] when it is null.
    pub(crate) solv_key: f64,
}

impl PanelRow {
    /// Creates a panel for a location and keyword, without a schedule or scans.
    pub(crate) fn new(
        (location_id, keyword): (LocationId, String),
        search: &SearchSettings,
        (created_by, created_at): (UserId, Timestamp),
    ) -> Self {
        Self {
            id: PanelId::new(created_at),
            location_id,
            keyword,
            provider: search.provider,
            device: search.device,
            language: search.language.clone(),
            country: search.country.clone(),
            zoom: search.zoom,
            latitude: search.latitude,
            longitude: search.longitude,
            size: search.size,
            radius: search.radius,
            unit: search.unit,
            excluded: serde_json::json!(search.excluded_pins()),
            mode: Mode::default(),
            is_adaptive: false,
            schedule: Schedule::default(),
            is_paused: false,
            next_scan_at: None,
            created_by,
            created_at,
            latest_scan_id: None,
            latest_at: None,
            atrp: None,
            solv: None,
            change: None,
            trend: serde_json::json!([]),
            solv_key: NO_SOLV,
        }
    }

    /// Returns the search settings.
    pub(crate) fn search(&self) -> SearchSettings {
        SearchSettings {
            provider: self.provider,
            device: self.device,
            language: self.language.clone(),
            country: self.country.clone(),
            zoom: self.zoom,
            latitude: self.latitude,
            longitude: self.longitude,
            size: self.size,
            radius: self.radius,
            unit: self.unit,
            excluded: serde_json::from_value(self.excluded.clone()).unwrap_or_default(),
        }
    }
}

/// Panel: a keyword measured around a location with fixed search settings.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = HeatmapPanel)]
pub(crate) struct Panel {
    /// Id of the panel.
    pub(crate) id: PanelId,
    /// Location of the panel.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) location_name: String,
    /// City of the location.
    pub(crate) location_city: String,
    /// Search keyword.
    pub(crate) keyword: String,
    /// Search settings.
    #[serde(flatten)]
    pub(crate) search: SearchSettings,
    /// Search mode.
    pub(crate) mode: Mode,
    /// True for adaptive scans.
    pub(crate) is_adaptive: bool,
    /// Interval of scheduled scans.
    pub(crate) schedule: Schedule,
    /// True while the schedule is paused.
    pub(crate) is_paused: bool,
    /// Time of the next scheduled scan.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_scan_at: Option<Timestamp>,
    /// Creation time.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Latest scan with results; null when there is none yet.
    #[schema(required)]
    pub(crate) latest_scan_id: Option<ScanId>,
    /// Time of the latest scan.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) latest_at: Option<Timestamp>,
    /// Average total rank of the latest scan.
    #[schema(required)]
    pub(crate) atrp: Option<f64>,
    /// Share of local voice (SoLV) of the latest scan, 0 to 100.
    #[schema(required)]
    pub(crate) solv: Option<f64>,
    /// Change from the previous scan to the latest one; null for the first scan.
    #[schema(required)]
    pub(crate) change: Option<ScanChange>,
    /// SoLV of the last 12 scans, oldest first.
    pub(crate) trend: Vec<f64>,
    /// Queued or running scan; null when there is none.
    #[schema(required)]
    pub(crate) open_scan_id: Option<ScanId>,
}

/// Panels of a create request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = HeatmapPanelList)]
pub(crate) struct Panels {
    /// Panels in the order of the keywords. An existing panel with the same settings is returned instead of a new one.
    pub(crate) items: Vec<Panel>,
}
