//! Prints how many reviews a core analyzes per second.

#![expect(clippy::print_stdout, reason = "a program for the command line")]

use std::time::Instant;

use sentiment::{Options, analyze};

/// Number of analyses.
const REVIEWS: usize = 50_000;
/// Reviews of usual length in both languages.
const TEXTS: [&str; 4] = [
    "Friendly staff and great coffee, but we waited half an hour for a table and the toilets were dirty.",
    "Très bon accueil, cuisine savoureuse et prix raisonnables. Nous reviendrons avec plaisir !",
    "Fixed my brakes the same day for less than the quote. The mechanic explained everything. Highly recommended.",
    "Déçue par la coupe, et impossible de les joindre pour une retouche. Je ne recommande pas.",
];

fn main() {
    let options = Options::default();
    let start = Instant::now();
    let topics: usize = TEXTS.iter().cycle().take(REVIEWS).map(|text| analyze(text, &options).topics.len()).sum();
    let seconds = start.elapsed().as_secs_f64();
    println!("{:.0} reviews per second, {topics} topics", REVIEWS as f64 / seconds);
}
