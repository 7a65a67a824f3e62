//! Businesses that compete for a search, and their scores.

use std::f64::consts::TAU;

use simulated_world::Dice;

use super::{
    RADIUS_KM,
    geometry::{Point, REACH_KM, Tile},
    keyword::Keyword,
};
use crate::{
    business::Business,
    keys::{dice, key, normal, uniform},
};

/// Mean number of rivals per square kilometer.
const DENSITY: f64 = 0.6;
/// Tiles along the side of a district, which is denser or emptier as a whole.
const DISTRICT: i32 = 4;
/// Distance at which a business loses the first part of its score, in units of [`RADIUS_KM`].
const NEAR: f64 = 0.15;
/// Amplitude of each wave.
const WAVE: f64 = 0.25;
/// Percent of given businesses that a better neighbor hides.
const HIDDEN_PERCENT: usize = 15;

/// Business that competes for a search.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) key: u64,
    pub(super) source: Source,
    pub(super) point: Point,
    prominence: f64,
    waves: [Wave; 3],
}

/// Origin of a candidate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Source {
    /// Generated.
    Rival,
    /// Given, by its index.
    Given(usize),
}

#[derive(Clone, Copy, Debug)]
struct Wave {
    east: f64,
    north: f64,
    phase: f64,
}

impl Candidate {
    /// Creates the candidate of a given business.
    pub(super) fn given(keyword: &Keyword, business: &Business, index: usize) -> Self {
        let key = key(&[keyword.key, business.key()]);
        let mut dice = dice(key, "given");
        let prominence = uniform(&mut dice, -0.5, 2.0);
        let point = Point { lat: business.lat, lng: business.lng };
        Self { key, source: Source::Given(index), point, prominence, waves: waves(&mut dice, keyword) }
    }

    /// Returns the score at a point.
    pub(super) fn score(&self, keyword: &Keyword, at: Point) -> f64 {
        let (east, north) = self.point.offset(at);
        let (east, north) = (east / RADIUS_KM, north / RADIUS_KM);
        let waves = self.waves.iter().map(|wave| WAVE * (wave.east * east + wave.north * north + wave.phase).sin());
        let distance = self.point.distance(at) / RADIUS_KM;
        self.prominence - keyword.decay * (distance / NEAR).ln_1p() + waves.sum::<f64>()
    }

    /// Returns the rival next door if it hides this business where it is better, as Google shows one of two businesses in
    /// one building.
    pub(super) fn hiding_neighbor(&self, keyword: &Keyword) -> Option<Self> {
        if !dice(self.key, "hidden").chance(HIDDEN_PERCENT) {
            return None;
        }
        let neighbors = rivals(keyword, self.point).into_iter();
        neighbors.min_by(|left, right| left.point.distance(self.point).total_cmp(&right.point.distance(self.point)))
    }
}

/// Returns the rivals within reach of a point.
pub(super) fn rivals(keyword: &Keyword, point: Point) -> Vec<Candidate> {
    let all = point.tiles().into_iter().flat_map(|tile| rivals_of(keyword, tile));
    all.filter(|rival| rival.point.distance(point) <= REACH_KM).collect()
}

/// Returns the rivals of a tile.
fn rivals_of(keyword: &Keyword, tile: Tile) -> Vec<Candidate> {
    let (row, column) = (tile.row, tile.column);
    let tile_dice_of = |aspect: &str, row: i32, column: i32| {
        dice(key(&[keyword.key, i64::from(row) as u64, i64::from(column) as u64]), aspect)
    };
    let district = 0.5 + tile_dice_of("district", row.div_euclid(DISTRICT), column.div_euclid(DISTRICT)).part();
    let mut tile_dice = tile_dice_of("tile", row, column);
    // The square of a part is a third in the mean: most tiles are emptier than the mean, some three times as dense.
    let mean = DENSITY * district * 3.0 * tile_dice.part().powi(2);
    let tile_key = tile_dice.bits();
    (0..poisson(&mut tile_dice, mean))
        .map(|number| {
            let key = key(&[tile_key, number]);
            let mut dice = dice(key, "rival");
            let point = tile.point(dice.part(), dice.part());
            let prominence = normal(&mut dice);
            Candidate { key, source: Source::Rival, point, prominence, waves: waves(&mut dice, keyword) }
        })
        .collect()
}

fn waves(dice: &mut Dice, keyword: &Keyword) -> [Wave; 3] {
    keyword.lengths.map(|length| {
        let (direction, phase) = (TAU * dice.part(), TAU * dice.part());
        Wave { east: TAU * direction.cos() / length, north: TAU * direction.sin() / length, phase }
    })
}

/// Draws from the Poisson distribution.
fn poisson(dice: &mut Dice, mean: f64) -> u64 {
    let (limit, mut product, mut count) = ((-mean).exp(), dice.part(), 0);
    while product > limit {
        product *= dice.part();
        count += 1;
    }
    count
}
