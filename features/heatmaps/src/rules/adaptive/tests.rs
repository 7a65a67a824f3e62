//! Edges of adaptive scans: dropped pins, missing answers, budgets.

use super::*;

/// Asks until the scan is finished, and returns the answers with the number of pins asked.
fn scanned(truth: &Grid<PinState>, budget: Option<usize>) -> (PinStates, usize) {
    let replay = Replay::of(truth, budget);
    (replay.states, replay.pins.len())
}

fn uniform(rows: usize, state: PinState) -> Grid<PinState> {
    Grid::of(Size::new(rows).unwrap(), |_| state)
}

fn first() -> PinState {
    serde_json::from_str("1").unwrap()
}

#[test]
fn a_scan_without_changes_asks_the_coarse_pins_only() {
    for (rows, coarse) in [(3, 5), (5, 9), (7, 17), (9, 25), (11, 37), (13, 49), (21, 121)] {
        for state in [first(), PinState::Absent, PinState::Missing] {
            assert_eq!(scanned(&uniform(rows, state), None).1, coarse, "{rows} {state:?}");
        }
    }
}

#[test]
fn coarse_pins_are_scanned_with_any_budget() {
    let mut truth = uniform(7, first());
    truth.set((0, 0), PinState::Absent);
    for (budget, expected) in
        [(Some(0), 17), (Some(17), 17), (Some(21), 17), (Some(22), 22), (None, 22), (Some(usize::MAX), 22)]
    {
        assert_eq!(scanned(&truth, budget).1, expected, "{budget:?}");
    }
}

#[test]
fn dropped_pins_are_neither_asked_nor_filled() {
    let mut truth = uniform(5, first());
    for pin in [(0, 0), (0, 1), (1, 1)] {
        truth.set(pin, PinState::Excluded);
    }
    let (states, count) = scanned(&truth, None);
    let filled = FilledGrid::of(&states);
    assert_eq!((count, *filled.ranks.at((0, 0)), *filled.ranks.at((1, 1))), (8, None, None));
    assert_eq!(*filled.ranks.at((1, 0)), Some(1.0));
    let total: f64 = filled.weights.values().iter().sum();
    assert!((total - 22.0).abs() < 1e-9, "{total}");
}

#[test]
fn pins_far_from_every_answer_are_filled_too() {
    let mut truth = uniform(21, PinState::Missing);
    truth.set((0, 0), first());
    let (states, _) = scanned(&truth, None);
    let filled = FilledGrid::of(&states);
    assert!(filled.ranks.values().iter().all(|rank| rank.is_some_and(|rank| (rank - 1.0).abs() < 1e-9)));
    let estimates = Estimates::of(&states, &filled);
    assert!((estimates.effective - 1.0).abs() < 1e-9 && estimates.solv == Some(100.0), "{estimates:?}");
}

#[test]
fn without_an_answer_there_are_no_estimates() {
    let (states, _) = scanned(&uniform(7, PinState::Missing), None);
    let filled = FilledGrid::of(&states);
    let estimates = Estimates::of(&states, &filled);
    assert!(filled.ranks.values().iter().all(Option::is_none));
    assert_eq!((estimates.atrp, estimates.arp, estimates.effective), (None, None, 0.0));
}
