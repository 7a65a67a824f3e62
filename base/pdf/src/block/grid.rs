//! Ranks of a heatmap.

/// State of a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pin {
    /// Found at this rank, from 1.
    Rank(u16),
    /// Not among the ranks that were searched: "20+".
    Absent,
    /// Not answered.
    Unknown,
}

/// Point of a heatmap.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GridPoint {
    /// Place from west (0) to east (1).
    pub x: f64,
    /// Place from north (0) to south (1).
    pub y: f64,
    /// State.
    pub pin: Pin,
}

/// Ranks of a heatmap, without a map.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Grid {
    /// Title above; empty for none.
    pub title: String,
    /// Description for readers who do not see the grid. If it is empty, a sentence with the number of points in each band is
    /// made.
    pub alt: String,
    /// Points, in any order.
    pub points: Vec<GridPoint>,
    /// Rank up to which businesses were searched, 20 as a rule.
    pub depth: u16,
    /// Words below, such as the distance between two points: "1 km between points".
    pub note: String,
    /// True if the colors are those that color-blind people can tell apart.
    pub is_color_blind: bool,
    /// Sentence in place of the grid, if it has no points.
    pub empty: String,
}
