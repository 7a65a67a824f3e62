//! Rules for saved views. Pure: no clock, no database.

use api::FieldError;
use orgs::UserId;
use serde_json::json;

use super::types::{Columns, NewView, View, ViewChanges, ViewId, ViewRow};
use crate::labels::rules::name;

/// Maximum number of views of a screen per user, and of shared ones per organization.
pub(super) const MAX_VIEWS: i64 = 50;
/// Maximum number of characters of a query string.
const MAX_SEARCH_LENGTH: usize = 2_000;
/// Maximum number of columns of a list, and maximum length of a column's name.
const COLUMNS: usize = 50;

/// Rights of a member about shared views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rights {
    /// Shares views with the organization.
    pub(super) can_share: bool,
    /// Changes and deletes shared views of other members.
    pub(super) can_manage: bool,
}

/// Returns true when a user may change and delete a view that they see.
pub(super) fn can_change(view: &ViewRow, user: &UserId, rights: Rights) -> bool {
    view.user_id == *user || rights.can_manage
}

/// Returns a view as a user sees it.
pub(super) fn shown(view: ViewRow, user: &UserId, rights: Rights) -> View {
    let (is_mine, can_change) = (view.user_id == *user, can_change(&view, user, rights));
    let ViewRow { id, screen, name, search, columns, density, is_shared, .. } = view;
    View { id, screen, name, search, columns, density, is_shared, is_mine, can_change }
}

/// Checks a new view; returns it as it is stored, or all field errors.
pub(super) fn check(id: ViewId, user_id: UserId, new: NewView) -> Result<ViewRow, Vec<FieldError>> {
    let name = name(&new.name);
    let errors: Vec<FieldError> =
        [name.as_ref().err().cloned(), search_error(&new.search), columns_error(&new.columns)]
            .into_iter()
            .flatten()
            .collect();
    match name {
        Ok(name) if errors.is_empty() => {
            let NewView { screen, search, density, is_shared, columns, .. } = new;
            Ok(ViewRow { id, user_id, screen, name, search, columns: Columns(columns), density, is_shared })
        }
        _ => Err(errors),
    }
}

/// Applies `changes` to a view. The caller [`check`]s the result like a new view.
pub(super) fn change(view: ViewRow, changes: ViewChanges) -> NewView {
    NewView {
        screen: view.screen,
        name: changes.name.unwrap_or(view.name),
        search: changes.search.unwrap_or(view.search),
        columns: changes.columns.unwrap_or(view.columns.0),
        density: changes.density.unwrap_or(view.density),
        is_shared: changes.is_shared.unwrap_or(view.is_shared),
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
    use super::{super::types::Screen, *};

    const ID: &str = "0197f3a0-0000-7000-8000-000000000000";

    fn checked(new: NewView) -> Result<ViewRow, Vec<FieldError>> {
        check(ID.parse().unwrap(), ID.parse().unwrap(), new)
    }

    fn codes(new: NewView) -> Vec<String> {
        let checked = checked(new);
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
        let view = checked(good).unwrap();
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

    #[test]
    fn a_view_is_changed_by_its_author_and_a_shared_one_by_managers() {
        let view = checked(NewView { name: "n".into(), is_shared: true, ..NewView::default() }).unwrap();
        let other: UserId = "0197f3a0-0000-7000-8000-000000000001".parse().unwrap();
        for (user, can_manage, is_mine, changes) in [
            (&view.user_id, false, true, true),
            (&view.user_id, true, true, true),
            (&other, false, false, false),
            (&other, true, false, true),
        ] {
            let seen = shown(view.clone(), user, Rights { can_share: false, can_manage });
            assert_eq!((seen.is_mine, seen.can_change), (is_mine, changes), "{user} {can_manage}");
        }
    }

    #[test]
    fn an_absent_change_keeps_the_value_and_the_screen_stays() {
        let new = NewView { name: "n".into(), screen: Screen::Reviews, is_shared: true, ..NewView::default() };
        let view = checked(new).unwrap();
        let same = change(view.clone(), ViewChanges::default());
        assert_eq!(checked(same).unwrap(), view);
        let private = change(view, ViewChanges { is_shared: Some(false), ..ViewChanges::default() });
        assert_eq!((private.screen, private.is_shared), (Screen::Reviews, false));
    }
}
