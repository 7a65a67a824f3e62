//! Score of one pin in each metric. The value of the metric is the mean over the measured pins.

use serde::{Deserialize, Serialize};

use super::pin::DEPTH;

/// Last rank of the map pack.
pub(crate) const TOP_3: u32 = 3;
/// Last rank of the first page.
const TOP_10: u32 = 10;

/// Metric of a scan that two scans can be compared by. ARP is none of them: it becomes better when weak pins get lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Metric {
    /// Average total rank: mean rank, with 21 for absent.
    Atrp,
    /// Share of local voice: percentage of pins with a rank of at most 3.
    Solv,
    /// Percentage of pins with a rank of at most 20.
    Top20,
    /// Mean of 100 (ranks 1 to 3), 70 (4 to 10), 40 (11 to 20) and 0.
    Visibility,
}

impl Metric {
    /// Returns the score of a rank, from 1 to 21 for absent.
    pub(crate) fn score(self, rank: u32) -> u32 {
        match self {
            Self::Atrp => rank,
            Self::Solv => percent(rank, TOP_3),
            Self::Top20 => percent(rank, DEPTH),
            Self::Visibility if rank <= TOP_3 => 100,
            Self::Visibility if rank <= TOP_10 => 70,
            Self::Visibility if rank <= DEPTH => 40,
            Self::Visibility => 0,
        }
    }
}

/// Returns 100 for a rank of at most 10, else 0.
pub(crate) fn top10(rank: u32) -> u32 {
    percent(rank, TOP_10)
}

fn percent(rank: u32, last: u32) -> u32 {
    if rank <= last { 100 } else { 0 }
}
