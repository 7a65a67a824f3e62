//! Cleaned cells of a row, with its problems.

use std::borrow::Cow;

use super::{CompiledMapping, Field, RowProblem};
use crate::csv::Record;

/// Reads the fields of a row and collects its problems.
pub struct RowReader<'a, F> {
    mapping: &'a CompiledMapping<F>,
    record: &'a Record<'a>,
    problems: Vec<RowProblem<F>>,
}

impl<'a, F: Field> RowReader<'a, F> {
    /// Starts to read a row.
    ///
    /// # Errors
    /// The number of cells does not match the header.
    pub fn new(mapping: &'a CompiledMapping<F>, record: &'a Record<'a>) -> Result<Self, RowProblem<F>> {
        match record.ragged() {
            Some(ragged) => Err(RowProblem::ragged(ragged)),
            None => Ok(Self { mapping, record, problems: Vec::new() }),
        }
    }

    /// Returns the cleaned text of a field. It is empty after a problem.
    pub fn text(&mut self, field: F) -> Cow<'a, str> {
        let raw = self.mapping.text(field, self.record);
        let clean = if field.is_multiline() { text::clean_lines } else { text::clean };
        let cleaned = match &raw {
            Cow::Borrowed(raw) => clean(raw),
            Cow::Owned(raw) => clean(raw).map(|text| Cow::Owned(text.into_owned())),
        };
        let problem = match cleaned {
            Ok(text) if text.len() <= field.max_chars() || text.chars().count() <= field.max_chars() => {
                return text;
            }
            Ok(text) => RowProblem::too_long(field, &text),
            Err(_) => RowProblem::control_characters(field, &raw),
        };
        self.problems.push(problem);
        Cow::Borrowed("")
    }

    /// Returns the cleaned text of a required field.
    pub fn required(&mut self, field: F) -> Cow<'a, str> {
        let problems_before = self.problems.len();
        let text = self.text(field);
        if text.is_empty() && self.problems.len() == problems_before {
            self.problems.push(RowProblem::required(field));
        }
        text
    }

    /// Returns the cleaned text of a field; empty for placeholders such as `N/A`.
    pub fn optional(&mut self, field: F) -> Cow<'a, str> {
        let text = self.text(field);
        if is_placeholder(&text) { Cow::Borrowed("") } else { text }
    }

    /// Adds a problem.
    pub fn refuse(&mut self, problem: RowProblem<F>) {
        self.problems.push(problem);
    }

    /// Adds the problem that a value exceeds the maximum length of its field.
    pub fn refuse_length(&mut self, field: F, value: &str) {
        self.problems.push(RowProblem::too_long(field, value));
    }

    /// True when one of these fields has a problem.
    pub fn has_problem(&self, fields: &[F]) -> bool {
        self.problems.iter().any(|problem| problem.field.is_some_and(|field| fields.contains(&field)))
    }

    /// Ends the row: returns `draft`, or the problems if there are any.
    ///
    /// # Errors
    /// All problems of the row.
    pub fn finish<T>(self, draft: T) -> Result<T, Vec<RowProblem<F>>> {
        if self.problems.is_empty() { Ok(draft) } else { Err(self.problems) }
    }
}

/// True for texts that users write into empty cells.
fn is_placeholder(text: &str) -> bool {
    const PLACEHOLDERS: [&str; 9] = ["n/a", "#n/a", "na", "null", "none", "nan", "-", "--", "aucun"];
    text.len() <= 5 && PLACEHOLDERS.iter().any(|placeholder| text.eq_ignore_ascii_case(placeholder))
}
