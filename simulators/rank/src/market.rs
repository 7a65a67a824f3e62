//! The market of a search: its rivals anywhere in the world, and the ranks of all businesses at a point.
//!
//! The score of a business at a point is its prominence minus β·ln(1 + d/(0.15·R)) for its distance d, plus three waves for
//! unknown causes. An answer adds noise of its own and of its hour.

mod candidate;
mod geometry;
mod keyword;
mod listing;
mod names;
mod noise;

use jiff::Timestamp;

use crate::{
    business::{Business, Trend},
    keys::key,
};
use candidate::{Candidate, Source};
use geometry::{Point, REACH_KM};
use keyword::Keyword;
use noise::{Amounts, CALM, Noise, STANDARD};

pub use listing::RankedListing;

/// Unit of distances in the formula of scores.
const RADIUS_KM: f64 = 2.5;
/// Distance up to which given businesses compete.
const GIVEN_REACH_KM: f64 = 50.0;
/// Loss of score of a business that is closed.
const CLOSED_LOSS: f64 = 1.0;
/// Loss of score of a given business of another category than the search means.
const UNRELATED_LOSS: f64 = 2.0;
/// Percent of answers with ads.
const ADS_PERCENT: usize = 20;

/// Market of all searches: given businesses among generated rivals.
#[derive(Clone, Debug)]
pub struct Market {
    seed: u64,
    businesses: Vec<Business>,
    trends: Vec<Trend>,
    amounts: Amounts,
}

/// Search at a point.
#[derive(Clone, Debug, PartialEq)]
pub struct Ask {
    /// Search.
    pub keyword: String,
    /// Latitude.
    pub lat: f64,
    /// Longitude.
    pub lng: f64,
    /// Language; rivals have French names when it is French.
    pub language: String,
    /// Maximum number of businesses in the answer.
    pub depth: usize,
    /// Number of this ask among those with this search and point. Another number is another reading.
    pub nonce: u64,
}

/// Rank of a given business without noise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrueRank {
    /// Index of the business.
    pub business: usize,
    /// Rank; `None` for a business that a better neighbor hides.
    pub rank: Option<usize>,
}

impl Market {
    /// Creates the market of a seed with businesses that compete everywhere, and changes of their prominence.
    pub fn new(seed: u64, businesses: Vec<Business>, trends: Vec<Trend>) -> Self {
        Self { seed, businesses, trends, amounts: STANDARD }
    }

    /// Sets whether the noise is a third of the usual one.
    #[must_use]
    pub fn calm(self, is_calm: bool) -> Self {
        Self { amounts: if is_calm { CALM } else { STANDARD }, ..self }
    }

    /// Returns the given businesses.
    pub fn businesses(&self) -> &[Business] {
        &self.businesses
    }

    /// Returns the businesses that an answer lists, best first, without ads.
    pub fn ranking(&self, ask: &Ask, at: Timestamp) -> Vec<RankedListing> {
        let keyword = Keyword::new(self.seed, &ask.keyword);
        let (point, noise) = (ask.point(), self.noise(&keyword, ask, at));
        let ranked = self.ranked(&keyword, point, at, &noise);
        let listed = ranked.iter().take(ask.depth);
        listed.map(|candidate| listing::listed(self, &keyword, candidate, ask, &noise)).collect()
    }

    /// Returns the ads of an answer; most answers have none.
    pub fn ads(&self, ask: &Ask, at: Timestamp) -> Vec<RankedListing> {
        let keyword = Keyword::new(self.seed, &ask.keyword);
        let noise = self.noise(&keyword, ask, at);
        let mut dice = noise.dice("ads");
        if !dice.chance(ADS_PERCENT) {
            return Vec::new();
        }
        let rivals = candidate::rivals(&keyword, ask.point());
        let count = dice.between(1, 2).min(rivals.len());
        let first = dice.below(rivals.len());
        let advertisers = (first..first + count).map(|number| &rivals[number % rivals.len()]);
        advertisers.map(|rival| listing::listed(self, &keyword, rival, ask, &noise)).collect()
    }

    /// Returns the ranks of the given businesses that compete at a point, without noise.
    pub fn truth(&self, keyword: &str, lat: f64, lng: f64, at: Timestamp) -> Vec<TrueRank> {
        let (keyword, point) = (Keyword::new(self.seed, keyword), Point { lat, lng });
        let ranked = self.ranked(&keyword, point, at, &Noise::none());
        self.near(point)
            .map(|business| {
                let position = ranked.iter().position(|candidate| candidate.source == Source::Given(business));
                TrueRank { business, rank: position.map(|position| position + 1) }
            })
            .collect()
    }

    fn noise(&self, keyword: &Keyword, ask: &Ask, at: Timestamp) -> Noise {
        // Points are asked for with seven decimals.
        let point = [ask.lat, ask.lng].map(|degrees| (degrees * 1e7).round() as i64 as u64);
        let answer = key(&[keyword.key, point[0], point[1], at.as_second().div_euclid(60) as u64, ask.nonce]);
        let run = key(&[keyword.key, at.as_second().div_euclid(3_600) as u64]);
        Noise::new(self.amounts, answer, run)
    }

    /// Returns the businesses that compete at a point, best first.
    fn ranked(&self, keyword: &Keyword, point: Point, at: Timestamp, noise: &Noise) -> Vec<Candidate> {
        let score = |candidate: &Candidate| {
            let own = candidate.score(keyword, point) + noise.deviation(candidate.key);
            let taper = if candidate.source == Source::Rival { taper(candidate.point.distance(point)) } else { 0.0 };
            own - taper + self.gain(keyword, candidate, at)
        };
        let mut scored: Vec<(f64, Candidate)> =
            candidate::rivals(keyword, point).into_iter().map(|rival| (score(&rival), rival)).collect();
        for index in self.near(point) {
            let candidate = Candidate::given(keyword, &self.businesses[index], index);
            let own = score(&candidate);
            let neighbor = candidate.hiding_neighbor(keyword);
            let is_hidden =
                neighbor.is_some_and(|neighbor| neighbor.score(keyword, point) + noise.deviation(neighbor.key) > own);
            if !is_hidden && !noise.loses(candidate.key) {
                scored.push((own, candidate));
            }
        }
        // Equal scores are as good as impossible; the key keeps even them in one order.
        scored.sort_by(|(left_score, first), (right_score, second)| {
            right_score.total_cmp(left_score).then(first.key.cmp(&second.key))
        });
        scored.into_iter().map(|(_, candidate)| candidate).collect()
    }

    /// Returns what a business's trends, hours and category add to its score at a time.
    fn gain(&self, keyword: &Keyword, candidate: &Candidate, at: Timestamp) -> f64 {
        let Source::Given(index) = candidate.source else { return 0.0 };
        let business = &self.businesses[index];
        let trends = self.trends.iter().filter(|trend| trend.business == index);
        let closed = if business.is_open(at) { 0.0 } else { CLOSED_LOSS };
        let unrelated = if keyword.fits(business.category.as_deref()) { 0.0 } else { UNRELATED_LOSS };
        trends.map(|trend| trend.at(at)).sum::<f64>() - closed - unrelated
    }

    /// Returns the given businesses that compete at a point.
    fn near(&self, point: Point) -> impl Iterator<Item = usize> {
        let is_near = move |business: &Business| {
            // The latitude alone rules most businesses of a large world out.
            (business.lat - point.lat).abs() < 1.0
                && Point { lat: business.lat, lng: business.lng }.distance(point) <= GIVEN_REACH_KM
        };
        let all = self.businesses.iter().enumerate();
        all.filter(move |(_, business)| is_near(business)).map(|(index, _)| index)
    }
}

impl Ask {
    fn point(&self) -> Point {
        Point { lat: self.lat, lng: self.lng }
    }
}

/// Returns the loss of score of rivals near the end of their reach, so that none disappears between two near points.
fn taper(distance: f64) -> f64 {
    let share = (distance / REACH_KM - 0.8).max(0.0) / 0.2;
    8.0 * share * share
}
