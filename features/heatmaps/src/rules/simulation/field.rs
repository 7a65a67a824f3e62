//! Simulated market: a business among 20 to 60 rivals, with positions in units of the grid's radius. The score of a business
//! at a pin is its prominence minus β·ln(1 + d/0.15) for its distance d, plus three waves for unknown causes.

use std::{f64::consts::TAU, num::NonZeroU32};

use super::{
    super::{
        grid::{Grid, Pin, Size},
        pin::{DEPTH, PinState},
    },
    dice::Dice,
};

/// Amounts of noise.
#[derive(Clone, Copy)]
pub(super) struct Noise {
    /// Deviation of a score from answer to answer.
    pub(super) answer: f64,
    /// Deviation of a score from scan to scan.
    pub(super) scan: f64,
    /// Share of answers that lack the business.
    pub(super) lost: f64,
}

/// Noise that is assumed of the real world.
pub(super) const STANDARD: Noise = Noise { answer: 0.15, scan: 0.10, lost: 0.02 };
/// Noise of a calm market.
pub(super) const CALM: Noise = Noise { answer: 0.05, scan: 0.03, lost: 0.005 };

/// Simulated market.
pub(super) struct Field {
    size: Size,
    /// Scores of the business and then of its rivals, by pin.
    scores: Vec<Vec<f64>>,
    /// Rival next door, which hides the business where it is better.
    hiding_rival: Option<usize>,
    noise: Noise,
}

/// Scores of one scan: deviations of the business and its rivals that hold for the whole scan.
pub(super) struct Moment(Vec<f64>);

struct Competitor {
    x: f64,
    y: f64,
    prominence: f64,
    waves: [(f64, f64, f64); 3],
}

impl Competitor {
    fn new(dice: &mut Dice, (x, y): (f64, f64), prominence: f64) -> Self {
        let waves = [(); 3].map(|()| {
            let (direction, length) = (dice.uniform(0.0, TAU), dice.uniform(0.5, 2.0));
            (TAU * direction.cos() / length, TAU * direction.sin() / length, dice.uniform(0.0, TAU))
        });
        Self { x, y, prominence, waves }
    }

    fn distance(&self, (x, y): (f64, f64)) -> f64 {
        (self.x - x).hypot(self.y - y)
    }

    fn score(&self, at: (f64, f64), decay: f64) -> f64 {
        let wave = |(x, y, phase): &(f64, f64, f64)| 0.25 * (x * at.0 + y * at.1 + phase).sin();
        self.prominence - decay * (self.distance(at) / 0.15).ln_1p() + self.waves.iter().map(wave).sum::<f64>()
    }
}

impl Field {
    pub(super) fn new(dice: &mut Dice, rows: usize, noise: Noise) -> Self {
        let size = Size::new(rows).unwrap();
        let town = (dice.uniform(-0.4, 0.4), dice.uniform(-0.4, 0.4));
        let decay = dice.uniform(1.0, 3.5);
        let (at, prominence) = ((dice.normal(0.15), dice.normal(0.15)), dice.uniform(-0.5, 2.0));
        let mut places = vec![Competitor::new(dice, at, prominence)];
        for rival in 0..dice.uniform(20.0, 61.0) as usize {
            let at = if rival % 2 == 0 {
                (town.0 + dice.normal(0.35), town.1 + dice.normal(0.35))
            } else {
                (dice.uniform(-1.6, 1.6), dice.uniform(-1.6, 1.6))
            };
            let prominence = dice.normal(1.0);
            places.push(Competitor::new(dice, at, prominence));
        }
        let own_position = (places[0].x, places[0].y);
        let nearest = (1..places.len()).min_by(|first, other| {
            places[*first].distance(own_position).total_cmp(&places[*other].distance(own_position))
        });
        let step = 1.0 / size.middle() as f64;
        let point = |(row, column): Pin| (column as f64 * step - 1.0, 1.0 - row as f64 * step);
        let scores = |pin| places.iter().map(|place| place.score(point(pin), decay)).collect();
        let is_hidden = dice.chance(0.15);
        Self { size, scores: size.pins().map(scores).collect(), hiding_rival: nearest.filter(|_| is_hidden), noise }
    }

    /// Draws the deviations of a scan.
    pub(super) fn moment(&self, dice: &mut Dice) -> Moment {
        Moment(self.scores[0].iter().map(|_| dice.normal(self.noise.scan)).collect())
    }

    /// Returns a scan at a moment, after the business gained some prominence.
    pub(super) fn scan(&self, dice: &mut Dice, moment: &Moment, gain: f64) -> Grid<PinState> {
        Grid::of(self.size, |pin| self.answer(dice, moment, pin, gain))
    }

    /// Returns the answer at a pin.
    pub(super) fn answer(&self, dice: &mut Dice, moment: &Moment, pin: Pin, gain: f64) -> PinState {
        if dice.chance(self.noise.lost) {
            return PinState::Absent;
        }
        let deviation = self.noise.answer;
        self.rank(moment, pin, gain, || dice.normal(deviation))
    }

    /// Returns the ranks at a moment without the noise of answers.
    pub(super) fn truth(&self, moment: &Moment) -> Grid<PinState> {
        Grid::of(self.size, |pin| self.rank(moment, pin, 0.0, || 0.0))
    }

    /// Returns a pin by a number from 0 to 1.
    pub(super) fn pin(&self, share: f64) -> Pin {
        let index = (share * self.scores.len() as f64) as usize;
        (index / self.size.rows(), index % self.size.rows())
    }

    fn rank(
        &self,
        Moment(moment): &Moment,
        (row, column): Pin,
        gain: f64,
        mut deviation: impl FnMut() -> f64,
    ) -> PinState {
        let scores = &self.scores[row * self.size.rows() + column];
        let own = scores[0] + moment[0] + gain + deviation();
        let mut rank = 1;
        for rival in 1..scores.len() {
            if scores[rival] + moment[rival] + deviation() > own {
                rank += 1;
                if self.hiding_rival == Some(rival) {
                    return PinState::Absent;
                }
            }
        }
        NonZeroU32::new(rank).filter(|rank| rank.get() <= DEPTH).map_or(PinState::Absent, PinState::Rank)
    }
}
