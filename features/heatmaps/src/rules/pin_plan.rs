//! Plan of a scan: the pins to ask next, and the control pins to ask twice.

use super::{
    adaptive::{PinStates, coarse_pins, next_pins},
    grid::{Grid, Size},
    pin::PinState,
};

/// Number of pins that are asked a second time, to measure the noise of one reading.
pub(crate) const CONTROL_PINS: usize = 3;

/// Returns the states of the pins before a scan.
pub(crate) fn unasked(size: Size, excluded: &[i64]) -> PinStates {
    Grid::of(size, |(row, column)| {
        let index = (row * size.rows() + column) as i64;
        excluded.contains(&index).then_some(PinState::Excluded)
    })
}

/// Returns the pins to ask next, counted row by row; none when the scan has asked everything.
pub(crate) fn next(states: &PinStates, is_adaptive: bool) -> Vec<i64> {
    let size = states.size();
    let pins = if is_adaptive {
        match coarse_pins(states) {
            coarse if coarse.is_empty() => next_pins(states, None),
            coarse => coarse,
        }
    } else {
        size.pins().filter(|pin| states.at(*pin).is_none()).collect()
    };
    pins.into_iter().map(|(row, column)| (row * size.rows() + column) as i64).collect()
}

/// Returns the control pins of a scan, chosen by random numbers from 0 to 1, without repetition.
pub(crate) fn control_pins(size: Size, excluded: &[i64], mut random: impl FnMut() -> f64) -> Vec<i64> {
    let mut pins: Vec<i64> = (0..(size.rows() * size.rows()) as i64).filter(|pin| !excluded.contains(pin)).collect();
    let mut chosen = Vec::new();
    while chosen.len() < CONTROL_PINS && !pins.is_empty() {
        let at = ((random() * pins.len() as f64) as usize).min(pins.len() - 1);
        chosen.push(pins.swap_remove(at));
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_scan_asks_every_pin_that_is_not_excluded_once() {
        let size = Size::new(3).unwrap();
        let mut states = unasked(size, &[4]);
        assert_eq!(next(&states, false), [0, 1, 2, 3, 5, 6, 7, 8]);
        for pin in [0, 1, 2, 3, 5, 6, 7, 8] {
            states.set((pin / 3, pin % 3), Some(PinState::Absent));
        }
        assert_eq!(next(&states, false), [0_i64; 0]);
    }

    #[test]
    fn an_adaptive_scan_begins_with_coarse_pins_and_ends_where_nothing_changes() {
        let size = Size::new(11).unwrap();
        let mut states = unasked(size, &[]);
        let coarse = next(&states, true);
        assert_eq!((coarse.len(), coarse.first()), (37, Some(&0)));
        for pin in coarse {
            states.set((pin as usize / 11, pin as usize % 11), Some(PinState::Absent));
        }
        assert_eq!(next(&states, true), [0_i64; 0]);
    }

    #[test]
    fn control_pins_are_different_pins_of_the_scan() {
        let size = Size::new(3).unwrap();
        for random in [0.0, 0.5, 0.999_999, 1.0] {
            let mut pins = control_pins(size, &[0, 8], || random);
            pins.sort_unstable();
            pins.dedup();
            assert!(pins.len() == CONTROL_PINS && pins.iter().all(|pin| (1..8).contains(pin)), "{random} {pins:?}");
        }
    }
}
