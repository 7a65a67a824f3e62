//! Mapping that was checked against the header of a file and can be applied to its rows.

use std::{borrow::Cow, collections::BTreeMap};

use text::spreadsheet;

use super::{Field, Mapping, MappingProblem, Source, template::Template};
use crate::csv::Record;

/// Mapping with resolved columns.
#[derive(Debug, Clone)]
pub struct CompiledMapping<F>(BTreeMap<F, Cells>);

#[derive(Debug, Clone)]
enum Cells {
    Column { index: usize, name: String },
    Template(Template),
}

impl<F: Field> CompiledMapping<F> {
    /// Checks a mapping against the names of all columns, including the empty ones. Returns all problems; a field with a
    /// problem has no source in the compiled mapping.
    pub fn compile(mapping: &Mapping<F>, headers: &[String]) -> (Self, Vec<MappingProblem<F>>) {
        let (mut sources, mut problems) = (BTreeMap::new(), Vec::new());
        for &field in F::ALL {
            match mapping.get(field).map(|source| cells(field, source, headers)) {
                None => {}
                Some(Ok(cells)) => drop(sources.insert(field, cells)),
                Some(Err(problem)) => problems.push(problem),
            }
        }
        problems.extend(duplicates(mapping, headers));
        (Self(sources), problems)
    }

    /// Returns the text of a field in a row, without the apostrophes of our exports; empty when the field has no source.
    pub fn text<'a>(&'a self, field: F, record: &Record<'a>) -> Cow<'a, str> {
        match self.0.get(&field) {
            None => Cow::Borrowed(""),
            Some(Cells::Column { index, .. }) => spreadsheet::plain(record.get(*index)),
            Some(Cells::Template(template)) => template.render(record),
        }
    }

    /// Returns the text of a field that is constant: the text of its template without columns.
    pub fn constant(&self, field: F) -> Option<&str> {
        match self.0.get(&field)? {
            Cells::Column { .. } => None,
            Cells::Template(template) => template.constant(),
        }
    }

    /// True when the field has a source.
    pub fn has(&self, field: F) -> bool {
        self.0.contains_key(&field)
    }

    /// Returns the name of the column that is the source of a field.
    pub fn column_name(&self, field: F) -> Option<&str> {
        match self.0.get(&field)? {
            Cells::Column { name, .. } => Some(name),
            Cells::Template(_) => None,
        }
    }
}

fn cells<F: Field>(field: F, source: &Source, headers: &[String]) -> Result<Cells, MappingProblem<F>> {
    match source {
        Source::Column(index) => {
            let name = headers.get(*index).ok_or(MappingProblem::UnknownColumn { field, column: *index })?;
            Ok(Cells::Column { index: *index, name: name.clone() })
        }
        Source::Template(template) => Template::parse(template, headers)
            .map(Cells::Template)
            .map_err(|column| MappingProblem::TemplateUnknownColumn { field, column }),
    }
}

fn duplicates<F: Field>(mapping: &Mapping<F>, headers: &[String]) -> Vec<MappingProblem<F>> {
    let mut fields: BTreeMap<usize, Vec<F>> = BTreeMap::new();
    for &field in F::ALL {
        if let Some(column) = mapping.column(field) {
            fields.entry(column).or_default().push(field);
        }
    }
    let duplicates = fields.into_iter().filter(|(_, fields)| fields.len() > 1);
    duplicates
        .filter_map(|(column, fields)| {
            Some(MappingProblem::DuplicateColumn { column: headers.get(column)?.clone(), fields })
        })
        .collect()
}
