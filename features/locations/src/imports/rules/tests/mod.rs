//! Mappings and rows, by rule and on real files.

mod mapping;
mod real_files;
mod rows;

use super::{Draft, Field, Mapping, Options, Plan, RowProblem, Source, compile, row};
use ::imports::csv::{Format, Limits, Reader, detect};

fn headers(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn mapping(sources: &[(Field, usize)]) -> Mapping {
    let mut mapping = Mapping::default();
    for (field, column) in sources {
        mapping.set(*field, Source::Column(*column));
    }
    mapping
}

fn options(country: &str) -> Options {
    Options { country: (!country.is_empty()).then(|| country.to_owned()), ..Options::default() }
}

/// The lines of bad rows and what is wrong with them.
type Bad = Vec<(u64, Vec<RowProblem>)>;

/// All rows of a file under a plan made of its header.
fn rows(file: &[u8], plan: impl FnOnce(&[String]) -> Plan) -> (Vec<Draft>, Bad) {
    let limits = Limits::rows(100_000);
    let found = detect(&[file], limits).unwrap();
    let plan = plan(&found.headers());
    let mut reader = Reader::new(Format { encoding: found.encoding, separator: found.separator }, limits);
    let (mut drafts, mut bad) = (Vec::new(), Vec::new());
    let mut each = |record: ::imports::csv::Record<'_>| match row(&plan, &record) {
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
