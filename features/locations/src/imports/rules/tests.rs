//! Mappings and rows, one rule at a time and on real files.

mod mapping;
mod real_files;
mod rows;

use ::imports::{
    Source,
    csv::{Format, Limits, Reader, Record, detect},
};

use super::{Draft, Field, Mapping, Options, Plan, RowProblem, compile, row};

fn headers(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn mapping(sources: &[(Field, usize)]) -> Mapping {
    sources.iter().map(|(field, column)| (*field, Source::Column(*column))).collect()
}

fn options(country: &str) -> Options {
    Options { country: (!country.is_empty()).then(|| country.to_owned()), ..Options::default() }
}

/// Lines of bad rows with their problems.
type Bad = Vec<(u64, Vec<RowProblem>)>;

/// Returns the drafts and the bad rows of a file. `plan` makes the plan from the header.
fn rows(file: &[u8], plan: impl FnOnce(&[String]) -> Plan) -> (Vec<Draft>, Bad) {
    let limits = Limits::rows(100_000);
    let detected = detect(&[file], limits).unwrap();
    let plan = plan(&detected.headers());
    let mut reader = Reader::new(Format { encoding: detected.encoding, separator: detected.separator }, limits);
    let (mut drafts, mut bad) = (Vec::new(), Vec::new());
    let mut each = |record: Record<'_>| match row(&plan, &record) {
        Ok(draft) => drafts.push(draft),
        Err(problems) => bad.push((record.line(), problems)),
    };
    reader.feed(file, &mut each).unwrap();
    reader.finish(&mut each).unwrap();
    (drafts, bad)
}

fn plan(mapping: &Mapping, names: &[String], options: &Options) -> Plan {
    compile(mapping, names, options).unwrap()
}
