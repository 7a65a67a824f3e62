//! Results of a scan: from the answers to the grid of ranks, the figures and the readings of the control pins.

use std::{collections::BTreeMap, num::NonZeroU32};

use super::{
    adaptive::{Estimates, FilledGrid, PinStates},
    competitors::{BUSINESS, Competition, key},
    grid::{Grid, Size},
    identity::{Business, Identity, Item},
    layout::Layout,
    metrics::Metrics,
    pin::{DEPTH, PinState},
    pin_plan::unasked,
    point::Point,
    reach::Reach,
    rounding::{hundredths, to_hundredths},
};
use crate::types::{Answers, Figures, Reading, SearchResult};

/// Returns the state of a pin after an answer.
pub(crate) fn state_of(business: &Business, items: &[Item]) -> PinState {
    let own = items.iter().filter(|item| !item.is_ad && business.identify(item) == Identity::Same);
    let rank = own.map(|item| item.rank).min().filter(|rank| rank.get() <= DEPTH);
    rank.map_or(PinState::Absent, PinState::Rank)
}

/// Returns a result in the form in which it is compared with the business.
pub(crate) fn item(listed: &SearchResult) -> Option<Item> {
    Some(Item {
        rank: NonZeroU32::new(listed.rank)?,
        name: listed.name.clone(),
        place_id: listed.place_id.clone(),
        cid: listed.cid.clone(),
        latitude: listed.point.map(|(latitude, _)| latitude),
        longitude: listed.point.map(|(_, longitude)| longitude),
        is_ad: false,
    })
}

/// Collects answers, so that each business is kept once.
#[derive(Debug, Default)]
pub(crate) struct Collector {
    answers: Answers,
    indexes: BTreeMap<String, u32>,
}

impl Collector {
    /// Adds the reading of a pin: its results, or `None` without a valid answer.
    pub(crate) fn add(&mut self, pin: u32, is_control: bool, results: Option<&[SearchResult]>) {
        let top = results.map(|results| results.iter().filter_map(|listed| self.placed(listed)).collect());
        let reading = Reading { pin, top };
        if is_control { self.answers.control.push(reading) } else { self.answers.readings.push(reading) }
    }

    /// Returns the answers with the ranks of the control pins in both of their readings.
    pub(crate) fn finish(mut self, business: &Business) -> Answers {
        let states = |readings: &[Reading]| -> BTreeMap<u32, PinState> {
            let state = |reading: &Reading| self.answers.state(business, reading);
            readings.iter().map(|reading| (reading.pin, state(reading))).collect()
        };
        let (first, second) = (states(&self.answers.readings), states(&self.answers.control));
        self.answers.pairs =
            second.into_iter().filter_map(|(pin, second_state)| Some((*first.get(&pin)?, second_state))).collect();
        self.answers
    }

    fn placed(&mut self, listed: &SearchResult) -> Option<(u32, u32)> {
        if listed.rank == 0 || listed.rank > DEPTH {
            return None;
        }
        // A provider leaves out one of the ids now and then.
        let by_name = key(&item(&SearchResult { place_id: None, cid: None, ..listed.clone() })?);
        let ids =
            [listed.place_id.as_ref().map(|id| format!("p:{id}")), listed.cid.as_ref().map(|id| format!("c:{id}"))];
        let mut keys: Vec<String> = ids.into_iter().flatten().collect();
        if keys.is_empty() {
            keys.push(by_name);
        }
        let index = keys.iter().find_map(|key| self.indexes.get(key).copied());
        let index = index.unwrap_or(self.answers.businesses.len() as u32);
        match self.answers.businesses.get_mut(index as usize) {
            Some(business) => {
                business.place_id = business.place_id.take().or_else(|| listed.place_id.clone());
                business.cid = business.cid.take().or_else(|| listed.cid.clone());
            }
            None => self.answers.businesses.push(listed.clone()),
        }
        self.indexes.extend(keys.into_iter().map(|key| (key, index)));
        Some((listed.rank, index))
    }
}

impl Answers {
    /// Returns the results of a reading; `None` without a valid answer.
    fn items(&self, reading: &Reading) -> Option<Vec<Item>> {
        let item = |(rank, index): &(u32, u32)| {
            item(&SearchResult { rank: *rank, ..self.businesses.get(*index as usize)?.clone() })
        };
        Some(reading.top.as_ref()?.iter().filter_map(item).collect())
    }

    fn state(&self, business: &Business, reading: &Reading) -> PinState {
        self.items(reading).map_or(PinState::Missing, |items| state_of(business, &items))
    }

    /// Returns the answers as states of the pins; `None` for a pin that was not asked.
    pub(crate) fn grid(&self, business: &Business, size: Size, excluded: &[i64]) -> PinStates {
        let mut grid = unasked(size, excluded);
        for reading in &self.readings {
            let pin = (reading.pin as usize / size.rows(), reading.pin as usize % size.rows());
            if pin.0 < size.rows() {
                grid.set(pin, Some(self.state(business, reading)));
            }
        }
        grid
    }

    /// Returns the figures of the business and of the others in the answers.
    pub(crate) fn competition(&self, business: &Business) -> Competition {
        let pins: Vec<Option<Vec<Item>>> = self.readings.iter().map(|reading| self.items(reading)).collect();
        Competition::of(business, &pins)
    }

    /// Returns the key by which [`Answers::competition`] names each business of the list.
    pub(crate) fn keys(&self, business: &Business) -> Vec<String> {
        let keys = |listed: &SearchResult| {
            let item = item(&SearchResult { rank: 1, ..listed.clone() })?;
            let is_own = business.identify(&item) == Identity::Same;
            Some(if is_own { BUSINESS.to_owned() } else { key(&item) })
        };
        self.businesses.iter().map(|listed| keys(listed).unwrap_or_default()).collect()
    }
}

/// Computes the figures of a scan. In an adaptive scan, ATRP, SoLV, ARP and the share of pins in the top 20 are estimates.
pub(crate) fn figures(
    answers: &Answers,
    (business, layout): (&Business, &Layout),
    excluded: &[i64],
    is_adaptive: bool,
) -> Figures {
    let size = layout.points.size();
    let grid = answers.grid(business, size, excluded);
    let states = Grid::of(size, |pin| grid.at(pin).unwrap_or(PinState::Missing));
    let metrics = Metrics::of(&states);
    let competition = answers.competition(business);
    let reach =
        business.latitude.zip(business.longitude).and_then(|point| Reach::of(Point::from(point), layout, &states).ok());
    let estimates = is_adaptive.then(|| Estimates::of(&grid, &FilledGrid::of(&grid)));
    let estimated = |pick: fn(&Estimates) -> Option<f64>, counted: Option<f64>| match &estimates {
        Some(estimates) => pick(estimates).map(to_hundredths),
        None => counted,
    };
    let asked_pins = grid.values().iter().flatten().filter(|state| **state != PinState::Excluded).count();
    let expected = if is_adaptive { asked_pins } else { metrics.pins - metrics.excluded };
    Figures {
        measured: metrics.measured as i64,
        expected: expected as i64,
        found_in: metrics.found_in as i64,
        arp: estimated(|estimates| estimates.arp, metrics.arp),
        atrp: estimated(|estimates| estimates.atrp, metrics.atrp),
        solv: estimated(|estimates| estimates.solv, metrics.solv),
        top10: metrics.top10,
        top20: estimated(|estimates| estimates.found, metrics.top20),
        visibility: metrics.visibility,
        center: metrics.center.rank().filter(|rank| *rank <= DEPTH).map(i64::from),
        coverage: hundredths(100 * metrics.measured as u64, expected as u64),
        effective: estimates.as_ref().map_or(metrics.measured as f64, |estimates| to_hundredths(estimates.effective)),
        is_estimated: is_adaptive,
        reach_mean_m: reach.and_then(|reach| reach.mean_m).map(|meters| meters as i64),
        reach_max_m: reach.and_then(|reach| reach.max_m).map(|meters| meters as i64),
        rivals_in_top3: competition.rivals_in_top3 as i64,
        competitors: competition.total_competitors as i64,
        max_solv: competition.max_solv,
        opportunity: competition.opportunity,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::grid::Size;

    fn listed(rank: u32, name: &str, place_id: Option<&str>, cid: Option<&str>) -> SearchResult {
        SearchResult {
            rank,
            name: name.into(),
            place_id: place_id.map(Into::into),
            cid: cid.map(Into::into),
            point: Some((45.0, 4.0)),
            rating: None,
            reviews: None,
            category: None,
        }
    }

    fn business() -> Business {
        let (name, latitude, longitude) = ("Ours".into(), Some(45.0), Some(4.0));
        Business { name, place_ids: Vec::new(), cids: Vec::new(), latitude, longitude }
    }

    fn collected(pins: &[Option<Vec<SearchResult>>]) -> Answers {
        let mut collector = Collector::default();
        for (pin, results) in pins.iter().enumerate() {
            collector.add(pin as u32, false, results.as_deref());
        }
        collector.finish(&business())
    }

    #[test]
    fn a_business_is_kept_once_although_an_id_is_left_out() {
        let answers = collected(&[
            Some(vec![listed(1, "A", None, Some("7")), listed(2, "B", Some("b"), None)]),
            Some(vec![listed(1, "A", Some("a"), Some("7")), listed(2, "B", Some("b"), Some("8"))]),
            Some(vec![listed(3, "A", Some("a"), None), listed(21, "C", Some("c"), None)]),
        ]);
        let names: Vec<&str> = answers.businesses.iter().map(|business| business.name.as_str()).collect();
        assert_eq!(names, ["A", "B"]);
        assert_eq!(answers.businesses[0].place_id.as_deref(), Some("a"));
        assert_eq!(answers.businesses[1].cid.as_deref(), Some("8"));
        assert_eq!(answers.competition(&business()).total_competitors, 2);
    }

    #[test]
    fn ranks_come_from_the_answers_and_missing_ones_are_not_absent() {
        let mut pins: Vec<Option<Vec<SearchResult>>> = vec![Some(Vec::new()); 9];
        pins[0] = Some(vec![listed(4, "Ours", None, None)]);
        pins[1] = None;
        let answers = collected(&pins);
        let grid = answers.grid(&business(), Size::new(3).unwrap(), &[8]);
        assert_eq!(*grid.at((0, 0)), NonZeroU32::new(4).map(PinState::Rank));
        assert_eq!((*grid.at((0, 1)), *grid.at((0, 2))), (Some(PinState::Missing), Some(PinState::Absent)));
    }

    #[test]
    fn control_pins_are_pairs_of_readings() {
        let mut collector = Collector::default();
        collector.add(4, false, Some(&[listed(2, "Ours", None, None)]));
        collector.add(4, true, Some(&[]));
        collector.add(5, true, Some(&[]));
        let pairs = collector.finish(&business()).pairs;
        assert_eq!(pairs, [(PinState::Rank(NonZeroU32::new(2).unwrap()), PinState::Absent)]);
    }
}
