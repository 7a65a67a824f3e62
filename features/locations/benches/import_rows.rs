//! Rows per second that are read and converted to drafts: `cargo bench -p locations --bench import_rows`.
#![expect(clippy::print_stdout, reason = "the figures are the purpose")]
#![expect(clippy::unwrap_used, reason = "a measurement of known files")]

use imports::{
    Source,
    csv::{Format, Limits, Reader, detect},
    suggest_mapping,
};
use locations::imports::rules::{Field, Options, compile, match_key, row};
use std::time::Instant;

const ROWS: u64 = 100_000;
const PIECE: usize = 256 * 1024;

fn main() {
    for (name, country) in [
        ("walmart_us_1962_2006.csv", "US"),
        ("cms_hospitals_us_2018.csv", "US"),
        ("alimconfiance_fr_2019_semicolon.csv", "FR"),
    ] {
        let path = format!("{}/tests/data/{name}", env!("CARGO_MANIFEST_DIR"));
        measure(name, &grown(&std::fs::read(path).unwrap()), country);
    }
}

/// The file with its rows repeated until there are at least [`ROWS`].
fn grown(file: &[u8]) -> Vec<u8> {
    let header = file.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let (header, rows) = file.split_at(header);
    let count = memchr::memchr_iter(b'\n', rows).count();
    [header, &rows.repeat(ROWS as usize / count + 1)].concat()
}

fn measure(name: &str, file: &[u8], country: &str) {
    let limits = Limits::rows(2 * ROWS);
    let pieces: Vec<&[u8]> = file.chunks(PIECE).collect();
    let begun = Instant::now();
    let detected = detect(&pieces, limits).unwrap();
    let detecting = begun.elapsed();
    let headers = detected.headers();
    let mut mapping = suggest_mapping(&headers, &detected.sample);
    if mapping.get(Field::Name).is_none() {
        mapping.set(Field::Name, Source::Template("Shop".to_owned()));
    }
    let options = Options { country: Some(country.to_owned()), ..Options::default() };
    let plan = compile(&mapping, &headers, &options).unwrap();
    let mut reader = Reader::new(Format { encoding: detected.encoding, separator: detected.separator }, limits);
    let (mut drafts, mut keys) = (0, 0);
    let begun = Instant::now();
    for piece in pieces {
        reader
            .feed(piece, |record| {
                if let Ok(draft) = row(&plan, &record) {
                    drafts += 1;
                    keys += match_key(&draft).len();
                }
            })
            .unwrap();
    }
    let rows = reader.finish(|_| {}).unwrap();
    let per_second = rows as f64 / begun.elapsed().as_secs_f64();
    println!(
        "{name}: detected in {detecting:?}, {per_second:.0} rows/s ({rows} rows, {drafts} drafts, {keys} bytes of keys)"
    );
}
