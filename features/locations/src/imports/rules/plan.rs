//! A mapping checked against a file's header, ready for its rows.

use super::mapping::{Field, Mapping, Options, Source};
use super::problem::MappingProblem;
use super::template::Template;
use ::imports::csv::Record;
use std::borrow::Cow;
use std::collections::BTreeMap;
use text::{postal, spreadsheet};

/// How to make a draft of each row.
#[derive(Debug, Clone)]
pub struct Plan {
    sources: [Cells; Field::ALL.len()],
    /// The country (ISO alpha-2) of rows that do not tell theirs.
    pub(super) country: Option<&'static str>,
    columns: [Option<String>; Field::ALL.len()],
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Cells {
    None,
    Column(usize),
    Template(Template),
}

impl Plan {
    /// Returns the text of a field in a row, without the apostrophes of our exports; empty when the field has no source.
    pub(super) fn text<'a>(&'a self, field: Field, record: &Record<'a>) -> Cow<'a, str> {
        match &self.sources[field as usize] {
            Cells::None => Cow::Borrowed(""),
            Cells::Column(column) => spreadsheet::plain(record.get(*column)),
            Cells::Template(template) => template.render(record),
        }
    }

    /// Whether the field has a source.
    pub fn fills(&self, field: Field) -> bool {
        self.sources[field as usize] != Cells::None
    }

    /// The name in the file of the column that a field comes from.
    pub fn column_name(&self, field: Field) -> Option<&str> {
        self.columns[field as usize].as_deref()
    }
}

/// Checks a mapping against the header of the file (all column names, empty ones too).
///
/// # Errors
/// Everything that is wrong with it.
pub fn compile(mapping: &Mapping, headers: &[String], options: &Options) -> Result<Plan, Vec<MappingProblem>> {
    let mut problems = Vec::new();
    let mut sources = [const { Cells::None }; Field::ALL.len()];
    for field in Field::ALL {
        match cells(mapping, field, headers) {
            Ok(cells) => sources[field as usize] = cells,
            Err(problem) => problems.push(problem),
        }
    }
    problems.extend(chosen_twice(mapping, headers));
    let country = options.country.as_deref().filter(|given| !given.trim().is_empty());
    let code = country.and_then(postal::country);
    if let (Some(given), None) = (country, code) {
        problems.push(MappingProblem::InvalidCountry { country: given.to_owned() });
    }
    let fixed = match &sources[Field::Country as usize] {
        Cells::Template(template) => template.fixed().and_then(postal::country),
        _ => None,
    };
    let needs_state = match fixed.or(code) {
        Some(country) => postal::has_states(country),
        None => mapping.country.is_none(),
    };
    for field in [Field::Name, Field::Address, Field::City, Field::State, Field::PostalCode] {
        if mapping.get(field).is_none() && (field != Field::State || needs_state) {
            problems.push(MappingProblem::Incomplete { field });
        }
    }
    let columns = Field::ALL.map(|field| mapping.column(field).and_then(|column| headers.get(column).cloned()));
    if problems.is_empty() { Ok(Plan { sources, country: code, columns }) } else { Err(problems) }
}

fn cells(mapping: &Mapping, field: Field, headers: &[String]) -> Result<Cells, MappingProblem> {
    match mapping.get(field) {
        None => Ok(Cells::None),
        Some(Source::Column(column)) if *column < headers.len() => Ok(Cells::Column(*column)),
        Some(Source::Column(column)) => Err(MappingProblem::UnknownColumn { field, column: *column }),
        Some(Source::Template(template)) => Template::parse(template, headers)
            .map(Cells::Template)
            .map_err(|column| MappingProblem::TemplateUnknownColumn { field, column }),
    }
}

fn chosen_twice(mapping: &Mapping, headers: &[String]) -> Vec<MappingProblem> {
    let mut chosen: BTreeMap<usize, Vec<Field>> = BTreeMap::new();
    for field in Field::ALL {
        if let Some(column) = mapping.column(field) {
            chosen.entry(column).or_default().push(field);
        }
    }
    let twice = chosen.into_iter().filter(|(_, fields)| fields.len() > 1);
    twice
        .filter_map(|(column, fields)| {
            Some(MappingProblem::DuplicateColumn { column: headers.get(column)?.clone(), fields })
        })
        .collect()
}
