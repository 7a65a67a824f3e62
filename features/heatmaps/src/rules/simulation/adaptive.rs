//! Adaptive scans beside full ones, and the truth beside both.

use super::{
    super::{
        adaptive::{Estimates, FilledGrid, Replay},
        score::Metric,
    },
    SEED,
    dice::Dice,
    field::{CALM, Field, Noise, STANDARD},
    mean, rms,
};

/// Errors of the full and of the adaptive scan in one metric.
#[derive(Default)]
struct Errors {
    full: Vec<f64>,
    adaptive: Vec<f64>,
}

/// Figures of adaptive scans of one size.
struct Figures {
    share_of_pins: f64,
    atrp: (f64, f64),
    solv: (f64, f64),
    solv_bias: f64,
}

fn figures(fields: usize, rows: usize, noise: Noise, budget: Option<f64>) -> Figures {
    let mut dice = Dice::new(SEED + rows as u64);
    let (mut share, mut bias, mut atrp, mut solv) = (0.0, 0.0, Errors::default(), Errors::default());
    for _ in 0..fields {
        let field = Field::new(&mut dice, rows, noise);
        let moment = field.moment(&mut dice);
        let (truth, full) = (field.truth(&moment), field.scan(&mut dice, &moment, 0.0));
        let pins = (rows * rows) as f64;
        let replay = Replay::of(&full, budget.map(|budget| (budget * pins) as usize));
        let estimates = Estimates::of(&replay.states, &FilledGrid::of(&replay.states));
        for (errors, metric, estimate) in
            [(&mut atrp, Metric::Atrp, estimates.atrp), (&mut solv, Metric::Solv, estimates.solv)]
        {
            errors.full.push(mean(&full, metric) - mean(&truth, metric));
            errors.adaptive.push(estimate.unwrap() - mean(&truth, metric));
        }
        share += replay.pins.len() as f64 / pins;
        bias += estimates.solv.unwrap() - mean(&full, Metric::Solv);
    }
    let pair = |errors: &Errors| (rms(&errors.full), rms(&errors.adaptive));
    Figures {
        share_of_pins: share / fields as f64,
        atrp: pair(&atrp),
        solv: pair(&solv),
        solv_bias: bias / fields as f64,
    }
}

fn is_near(figure: f64, expected: f64) -> bool {
    (figure / expected - 1.0).abs() <= 0.2
}

#[test]
#[ignore = "seconds of a release build; prints the figures"]
fn an_adaptive_scan_asks_fewer_pins_and_errs_as_little_as_published() {
    let mut wrong = Vec::new();
    for (name, rows, noise, budget, share, atrp, solv) in [
        ("7", 7, STANDARD, None, 0.81, (0.44, 0.44), (3.12, 3.22)),
        ("9", 9, STANDARD, None, 0.75, (0.39, 0.40), (2.28, 2.51)),
        ("11", 11, STANDARD, None, 0.71, (0.39, 0.36), (2.14, 2.03)),
        ("13", 13, STANDARD, None, 0.66, (0.34, 0.31), (1.84, 1.81)),
        ("21", 21, STANDARD, None, 0.56, (0.33, 0.26), (1.49, 1.34)),
        ("13, at most 60 %", 13, STANDARD, Some(0.6), 0.56, (0.34, 0.32), (1.84, 2.19)),
        ("13, calm", 13, CALM, None, 0.62, (0.11, 0.12), (1.01, 1.15)),
        ("21, calm", 21, CALM, None, 0.50, (0.09, 0.08), (0.59, 0.58)),
    ] {
        let figures = figures(400, rows, noise, budget);
        println!(
            "{name}: pins {:.2} ({share}), ATRP {:.2} / {:.2} {atrp:?}, SoLV {:.2} / {:.2} {solv:?}, bias {:+.2}",
            figures.share_of_pins, figures.atrp.0, figures.atrp.1, figures.solv.0, figures.solv.1, figures.solv_bias
        );
        let is_as_published = (figures.share_of_pins - share).abs() <= 0.03
            && is_near(figures.atrp.0, atrp.0)
            && is_near(figures.atrp.1, atrp.1)
            && is_near(figures.solv.0, solv.0)
            && is_near(figures.solv.1, solv.1);
        if !is_as_published {
            wrong.push(name);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn an_adaptive_scan_of_11_rows_saves_a_quarter_of_the_pins() {
    let figures = figures(60, 11, STANDARD, None);
    assert!(figures.share_of_pins < 0.75, "{}", figures.share_of_pins);
    assert!(figures.atrp.1 < 1.2 * figures.atrp.0 && figures.solv_bias.abs() < 0.5, "{}", figures.solv_bias);
}
