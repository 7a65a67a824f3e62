//! Metrics weighted by demand: Σw·y/Σw over the measured pins, where w is the number of people or of customers around the
//! pin and y its score. Null when all weights are 0.

use serde::Serialize;

use super::{
    grid::Grid,
    layout::Layout,
    pin::{DEPTH, PinState},
    point::Point,
    rounding::to_hundredths,
    score::Metric,
};

/// Maximum weight of a pin; more people than the earth has.
const MAX_WEIGHT: f64 = 1e12;

/// Metrics weighted by demand.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct WeightedMetrics {
    /// Percentage of people for whom the business is in the top 3.
    #[serde(rename = "weighted_solv")]
    solv: Option<f64>,
    /// Mean rank, with 21 for absent, over the people.
    #[serde(rename = "weighted_atrp")]
    atrp: Option<f64>,
    /// Percentage of people for whom the business is in the top 20.
    #[serde(rename = "weighted_found")]
    found: Option<f64>,
}

/// Customers by the pin around which they are.
#[derive(Clone, Debug)]
pub(crate) struct Customers {
    /// Number of customers around each pin.
    pub(crate) weights: Grid<f64>,
    /// Number of customers outside of the grid, which do not count.
    pub(crate) outside: usize,
}

/// Error: weights that do not belong to a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("weights are one number per pin, from 0 to 1e12")]
pub(crate) struct InvalidWeights;

impl WeightedMetrics {
    /// Computes the metrics of a grid with the weight of each pin.
    pub(crate) fn of(grid: &Grid<PinState>, weights: &Grid<f64>) -> Result<Self, InvalidWeights> {
        let is_valid = weights.values().iter().all(|weight| (0.0..=MAX_WEIGHT).contains(weight));
        if weights.size() != grid.size() || !is_valid {
            return Err(InvalidWeights);
        }
        let weighted: Vec<(u32, f64)> = grid
            .values()
            .iter()
            .zip(weights.values())
            .filter_map(|(pin, weight)| Some((pin.rank()?, *weight)))
            .collect();
        let total: f64 = weighted.iter().map(|(_, weight)| weight).sum();
        let mean = |score: &dyn Fn(u32) -> u32| {
            let sum: f64 = weighted.iter().map(|(rank, weight)| f64::from(score(*rank)) * weight).sum();
            (total > 0.0).then(|| to_hundredths(sum / total))
        };
        Ok(Self {
            solv: mean(&|rank| Metric::Solv.score(rank)),
            atrp: mean(&|rank| Metric::Atrp.score(rank)),
            found: mean(&|rank| if rank <= DEPTH { 100 } else { 0 }),
        })
    }
}

impl Customers {
    /// Counts customers around the pins of a layout.
    pub(crate) fn of(layout: &Layout, customers: &[Point]) -> Self {
        let mut counted = Self { weights: Grid::of(layout.points.size(), |_| 0.0), outside: 0 };
        for customer in customers {
            match layout.pin_around(*customer) {
                Some(pin) => counted.weights.set(pin, counted.weights.at(pin) + 1.0),
                None => counted.outside += 1,
            }
        }
        counted
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid<T: serde::de::DeserializeOwned>(json: &str) -> Grid<T> {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn equal_weights_give_the_plain_figures_however_large_they_are() {
        let ranks = grid("[[1,2,3],[4,null,6],[7,\"missing\",1]]");
        for weight in [1e-300, 0.1, 1.0, 1e12] {
            let weighted = WeightedMetrics::of(&ranks, &Grid::of(ranks.size(), |_| weight)).unwrap();
            assert_eq!(
                (weighted.solv, weighted.atrp, weighted.found),
                (Some(50.0), Some(5.63), Some(87.5)),
                "{weight}"
            );
        }
    }

    #[test]
    fn weights_of_another_grid_or_below_0_are_refused() {
        let ranks = grid("[[1,2,3],[4,5,6],[7,8,9]]");
        for weight in [-1.0, f64::NAN, f64::INFINITY, 1e13] {
            assert!(WeightedMetrics::of(&ranks, &Grid::of(ranks.size(), |_| weight)).is_err(), "{weight}");
        }
        let larger: Grid<f64> = grid("[[1,1,1,1,1],[1,1,1,1,1],[1,1,1,1,1],[1,1,1,1,1],[1,1,1,1,1]]");
        assert!(WeightedMetrics::of(&ranks, &larger).is_err());
    }
}
