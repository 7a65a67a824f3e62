//! Figures of a scan, and their changes.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Figures of a scan. A figure without any pin to average is null.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = HeatmapFigures)]
pub(crate) struct Figures {
    /// Number of pins with a valid answer.
    pub(crate) measured: i64,
    /// Number of pins that should have one.
    pub(crate) expected: i64,
    /// Number of pins with a rank of at most 20.
    pub(crate) found_in: i64,
    /// Average rank where found.
    #[schema(required)]
    pub(crate) arp: Option<f64>,
    /// Average total rank: an absent business counts as 21.
    #[schema(required)]
    pub(crate) atrp: Option<f64>,
    /// Share of local voice: percentage of pins in the top 3.
    #[schema(required)]
    pub(crate) solv: Option<f64>,
    /// Percentage of pins in the top 10.
    #[schema(required)]
    pub(crate) top10: Option<f64>,
    /// Percentage of pins in the top 20.
    #[schema(required)]
    pub(crate) top20: Option<f64>,
    /// Mean of 100 (ranks 1 to 3), 70 (4 to 10), 40 (11 to 20) and 0.
    #[schema(required)]
    pub(crate) visibility: Option<f64>,
    /// Rank at the center; null when it is absent there or not measured.
    #[schema(required)]
    pub(crate) center: Option<i64>,
    /// Percentage of expected pins with a valid answer.
    #[schema(required)]
    pub(crate) coverage: Option<f64>,
    /// Number of effective pins, on which the band of noise rests; fewer than `measured` in an adaptive scan.
    pub(crate) effective: f64,
    /// True when the figures are weighted estimates of an adaptive scan.
    pub(crate) is_estimated: bool,
    /// Mean distance in meters from the business to its pins in the top 3.
    #[schema(required)]
    pub(crate) reach_mean_m: Option<i64>,
    /// Maximum distance in meters from the business to its pins in the top 3.
    #[schema(required)]
    pub(crate) reach_max_m: Option<i64>,
    /// Number of other businesses in the top 3 of a pin.
    pub(crate) rivals_in_top3: i64,
    /// Number of other businesses in the top 20 of a pin.
    pub(crate) competitors: i64,
    /// Best SoLV of all businesses.
    #[schema(required)]
    pub(crate) max_solv: Option<f64>,
    /// Best SoLV minus that of the business.
    #[schema(required)]
    pub(crate) opportunity: Option<f64>,
}

/// Change of a scan against the scans before it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = HeatmapChange)]
pub(crate) struct ScanChange {
    /// Number of earlier scans that it is compared with, at most 4.
    pub(crate) scans: i64,
    /// Number of control pins with two readings that the band rests on.
    pub(crate) pairs: i64,
    /// Change of ATRP; negative is better.
    pub(crate) atrp: MetricChange,
    /// Change of SoLV.
    pub(crate) solv: MetricChange,
    /// Change of the percentage of pins in the top 20.
    pub(crate) top20: MetricChange,
    /// Change of the visibility.
    pub(crate) visibility: MetricChange,
}

/// Change of one figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = HeatmapMetricChange)]
pub(crate) struct MetricChange {
    /// Newer value minus the mean of the older ones.
    pub(crate) delta: f64,
    /// Size beyond which a change is real: 2.576 standard errors.
    pub(crate) band: f64,
    /// Verdict on the change.
    pub(crate) verdict: crate::rules::noise::Verdict,
}
