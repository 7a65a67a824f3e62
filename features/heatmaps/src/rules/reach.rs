//! Distance from the business at which it is still in the top 3: mean and maximum great-circle distance to its pins with
//! a rank of at most 3, in whole meters.

use serde::Serialize;

use super::{grid::Grid, layout::Layout, pin::PinState, point::Point, score::TOP_3};

/// Top-3 reach; null when the business is in the top 3 of no pin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Reach {
    /// Number of pins with a rank of at most 3.
    pub(crate) top3_pins: usize,
    /// Mean distance in meters.
    pub(crate) mean_m: Option<u64>,
    /// Maximum distance in meters.
    pub(crate) max_m: Option<u64>,
}

/// Error: the reach cannot be computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum InvalidReach {
    /// Ranks of another grid.
    #[error("the grid has another size than the layout")]
    Size,
    /// Business outside of the earth.
    #[error("the business is a latitude within 90 degrees and a longitude within 180 degrees")]
    Business,
}

impl Reach {
    /// Computes the reach of a business from its ranks on a grid.
    pub(crate) fn of(business: Point, layout: &Layout, grid: &Grid<PinState>) -> Result<Self, InvalidReach> {
        if grid.size() != layout.points.size() {
            return Err(InvalidReach::Size);
        }
        if !business.is_on_earth() {
            return Err(InvalidReach::Business);
        }
        let distances: Vec<f64> = grid
            .values()
            .iter()
            .zip(layout.points.values())
            .filter(|(pin, _)| pin.rank().is_some_and(|rank| rank <= TOP_3))
            .map(|(_, point)| business.meters_to(*point))
            .collect();
        let meters = |distance: f64| (!distances.is_empty()).then_some(distance.round() as u64);
        Ok(Self {
            top3_pins: distances.len(),
            mean_m: meters(distances.iter().sum::<f64>() / distances.len() as f64),
            max_m: meters(distances.iter().copied().fold(0.0, f64::max)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{super::layout::Unit, *};

    #[test]
    fn the_reach_crosses_the_antimeridian() {
        let layout = Layout::new(Point::from((0.0, 180.0)), 3, 1.0, Some(Unit::Kilometer)).unwrap();
        let first = serde_json::from_str("[[null,null,null],[1,2,3],[null,null,null]]").unwrap();
        let reach = Reach::of(Point::from((0.0, -179.991)), &layout, &first).unwrap();
        assert_eq!((reach.top3_pins, reach.max_m), (3, Some(2000)));
    }

    #[test]
    fn another_grid_or_a_business_outside_of_the_earth_is_refused() {
        let layout = Layout::new(Point::from((0.0, 0.0)), 5, 1.0, Some(Unit::Mile)).unwrap();
        let small = serde_json::from_str("[[1,1,1],[1,1,1],[1,1,1]]").unwrap();
        assert_eq!(Reach::of(Point::from((0.0, 0.0)), &layout, &small), Err(InvalidReach::Size));
        let grid = Grid::of(layout.points.size(), |_| PinState::Absent);
        assert_eq!(Reach::of(Point::from((91.0, 0.0)), &layout, &grid), Err(InvalidReach::Business));
    }
}
