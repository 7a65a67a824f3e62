//! Writes the sample report in both languages into a folder: `cargo run -p pdf --example sample -- target`.

#![expect(clippy::expect_used, reason = "an example that cannot go on stops")]

use std::{env, fs, path::PathBuf};

use pdf::Language;

#[path = "../tests/pdf/sample.rs"]
mod sample;

fn main() {
    let folder = PathBuf::from(env::args().nth(1).expect("a folder"));
    for language in [Language::En, Language::Fr] {
        let rendered = sample::report(language).render().expect("a PDF");
        let name = if language == Language::En { "sample-en.pdf" } else { "sample-fr.pdf" };
        fs::write(folder.join(name), rendered.bytes).expect("the folder can be written");
    }
}
