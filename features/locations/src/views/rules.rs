//! Rules for saved views. Pure: no clock, no database.

use api::FieldError;
use serde_json::json;

use super::types::{Columns, NewView, View, ViewChanges, ViewId};
use crate::labels::rules::name;

/// Maximum number of views per user.
pub(super) const MAX_VIEWS: i64 = 50;
/// Maximum number of characters of a query string.
const MAX_SEARCH_LENGTH: usize = 2_000;
/// Maximum number of columns of a list, and maximum length of a column's name.
const COLUMNS: usize = 50;

/// Checks a new view; returns it as it is stored, or all field errors.
pub(super) fn check(id: ViewId, new: NewView) -> Result<View, Vec<FieldError>> {
    let name = name(&new.name);
    let errors: Vec<FieldError> =
        [name.as_ref().err().cloned(), search_error(&new.search), columns_error(&new.columns)]
            .into_iter()
            .flatten()
            .collect();
    match name {
        Ok(name) if errors.is_empty() => {
            Ok(View { id, name, search: new.search, columns: Columns(new.columns), density: new.density })
        }
        _ => Err(errors),
    }
}

/// Applies `changes` to a view. The caller [`check`]s the result like a new view.
pub(super) fn change(view: View, changes: ViewChanges) -> NewView {
    NewView {
        name: changes.name.unwrap_or(view.name),
        search: changes.search.unwrap_or(view.search),
        columns: changes.columns.unwrap_or(view.columns.0),
        density: changes.density.unwrap_or(view.density),
    }
}

fn search_error(search: &str) -> Option<FieldError> {
    if search.chars().any(char::is_control) {
        return Some(FieldError::new("search", "control_characters", "It contains an invalid character."));
    }
    (search.chars().count() > MAX_SEARCH_LENGTH).then(|| {
        FieldError::new("search", "too_long", "Maximum 2,000 characters.")
            .with_params(json!({ "max": MAX_SEARCH_LENGTH }))
    })
}

fn columns_error(columns: &[String]) -> Option<FieldError> {
    if columns.len() > COLUMNS {
        let error = FieldError::new("columns", "out_of_range", "Maximum 50 columns.");
        return Some(error.with_params(json!({ "min": 0, "max": COLUMNS })));
    }
    let is_name = |column: &String| {
        !column.is_empty() && column.len() <= COLUMNS && column.chars().all(|c| c.is_ascii_lowercase() || c == '_')
    };
    (!columns.iter().all(is_name)).then(|| FieldError::new("columns", "invalid", "These aren’t column names."))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(new: NewView) -> Vec<String> {
        let checked = check("0197f3a0-0000-7000-8000-000000000000".parse().unwrap(), new);
        checked.unwrap_err().into_iter().map(|error| format!("{} {}", error.field, error.code)).collect()
    }

    #[test]
    fn a_view_has_a_name_a_query_string_and_names_of_columns() {
        let new = |name: &str, search: &str, columns: &[&str]| NewView {
            name: name.into(),
            search: search.into(),
            columns: columns.iter().map(ToString::to_string).collect(),
            ..NewView::default()
        };
        let good = new(" North  ", "q=caf%C3%A9&sort=city", &["name", "last_sync"]);
        let view = check("0197f3a0-0000-7000-8000-000000000000".parse().unwrap(), good).unwrap();
        assert_eq!((view.name.as_str(), view.columns.0.len()), ("North", 2));
        for (wrong, code) in [
            (new("", "", &[]), "name required"),
            (new("n", "\0", &[]), "search control_characters"),
            (new("n", &"é".repeat(2_001), &[]), "search too_long"),
            (new("n", "", &["<b>"]), "columns invalid"),
            (new("n", "", &[""]), "columns invalid"),
            (new("n", "", &["x"; 51]), "columns out_of_range"),
        ] {
            assert_eq!(codes(wrong), [code]);
        }
        assert_eq!(codes(new("", "\n", &["é"])).len(), 3);
    }
}
