//! Rules of bulk edits: validation, and the change of one location. Pure: no clock, no database.

use std::collections::BTreeSet;

use api::FieldError;
use hours::{GivenHours, GivenSpecial, MAX_SPECIAL, OpeningHours, Special};
use locations::{Details, FieldChange, LabelId, Location, NewLocation, check_location};
use serde_json::json;

use crate::types::{Changes, GivenChanges, Kind};

/// Maximum number of locations in a list of ids.
pub(super) const MAX_IDS: usize = 1_000;
/// Number of locations in a part. A part is one transaction, which blocks other writers on SQLite.
pub(super) const PART_SIZE: usize = 200;
/// Maximum number of labels to add, and to remove.
const MAX_LABELS: usize = 200;

/// Validates and normalizes changes.
///
/// # Errors
/// All invalid fields.
pub(super) fn check(given: GivenChanges) -> Result<Changes, Vec<FieldError>> {
    let mut errors = Vec::new();
    let texts = NewLocation {
        // Placeholders of required fields; only category and website are used.
        name: "-".into(),
        address: "-".into(),
        city: "-".into(),
        category: given.category.clone().flatten(),
        website: given.website.clone().flatten(),
        ..NewLocation::default()
    };
    let texts = check_location(&texts, None).unwrap_or_else(|wrong| {
        errors.extend(wrong);
        Details::default()
    });
    for (field, labels) in [("add_labels", &given.add_labels), ("remove_labels", &given.remove_labels)] {
        if labels.len() > MAX_LABELS {
            let error = FieldError::new(field, "out_of_range", "Maximum 200 labels.");
            errors.push(error.with_params(json!({ "min": 0, "max": MAX_LABELS })));
        }
    }
    let (add, remove): (BTreeSet<LabelId>, BTreeSet<LabelId>) =
        (given.add_labels.into_iter().collect(), given.remove_labels.into_iter().collect());
    if add.intersection(&remove).next().is_some() {
        errors.push(FieldError::new("remove_labels", "invalid", "A label can’t be both added and removed."));
    }
    let hours = GivenHours { special: given.special_hours, ..GivenHours::default() }.check();
    let special_hours = match hours {
        Ok(hours) => hours.special,
        Err(problems) => {
            errors.extend(problems.iter().map(|problem| {
                let error = FieldError::new("special_hours", problem.code(), problem.message());
                if let Some(params) = problem.params() { error.with_params(params) } else { error }
            }));
            Vec::new()
        }
    };
    let changes = Changes {
        category: given.category.map(|_| texts.category),
        website: given.website.map(|_| texts.website),
        add_labels: add.into_iter().collect(),
        remove_labels: remove.into_iter().collect(),
        special_hours,
    };
    if errors.is_empty() && changes == Changes::default() {
        errors.push(FieldError::new("changes", "required", "Choose at least one change."));
    }
    if errors.is_empty() { Ok(changes) } else { Err(errors) }
}

/// True when the number of selected locations exceeds the expected one too far. For a deletion, both must be equal.
pub(super) fn is_other_count(kind: Kind, expected: i64, count: i64) -> bool {
    match kind {
        Kind::Delete => count != expected,
        Kind::Edit => count > expected.saturating_add(expected / 10).saturating_add(10),
    }
}

/// Returns a location after the changes; none if no field changes, or if the special hours do not fit its hours.
pub(super) fn changed(location: &Location, changes: &Changes) -> Option<Location> {
    let mut after = location.clone();
    if let Some(category) = &changes.category {
        after.details.category.clone_from(category);
    }
    if let Some(website) = &changes.website {
        after.details.website.clone_from(website);
    }
    if !changes.special_hours.is_empty() {
        let hours = after.details.opening_hours.0.take().unwrap_or_default();
        after.details.opening_hours.0 = Some(with_special(hours, &changes.special_hours)?);
    }
    if !changes.add_labels.is_empty() || !changes.remove_labels.is_empty() {
        after.labels.0 = labels(&after.labels.0, changes);
    }
    (after != *location).then_some(after)
}

/// Returns the labels of a location after the changes, the oldest first.
fn labels(carried: &[String], changes: &Changes) -> Vec<String> {
    let mut labels: BTreeSet<String> = carried.iter().cloned().collect();
    labels.extend(changes.add_labels.iter().map(ToString::to_string));
    for label in &changes.remove_labels {
        labels.remove(label.as_str());
    }
    labels.into_iter().collect()
}

/// Returns hours whose entries for some dates are replaced; none if there are too many, or a night before overlaps.
fn with_special(mut hours: OpeningHours, special: &[Special]) -> Option<OpeningHours> {
    let dates: BTreeSet<_> = special.iter().map(|entry| entry.date).collect();
    hours.special.retain(|entry| !dates.contains(&entry.date));
    hours.special.extend_from_slice(special);
    if hours.special.len() > MAX_SPECIAL {
        return None;
    }
    let given = GivenHours { special: hours.special.iter().map(given).collect(), ..GivenHours::default() };
    hours.special = given.check().ok()?.special;
    Some(hours)
}

fn given(special: &Special) -> GivenSpecial {
    GivenSpecial {
        date: special.date.to_string(),
        is_closed: special.is_closed,
        open_time: special.open_time.map(|time| time.to_string()),
        close_time: special.close_time.map(|time| time.to_string()),
    }
}

/// Returns a location before an edit, without labels that were deleted since (neither in `labels` nor on the location);
/// none if the recorded changes cannot be read.
pub(super) fn undone(location: &Location, changes: Vec<FieldChange>, labels: &BTreeSet<String>) -> Option<Location> {
    let mut before = location.clone();
    for FieldChange { field, old, .. } in changes {
        match field.as_str() {
            "category" => before.details.category = serde_json::from_value(old).ok()?,
            "website" => before.details.website = serde_json::from_value(old).ok()?,
            "opening_hours" => before.details.opening_hours.0 = serde_json::from_value(old).ok()?,
            "labels" => {
                let old: Option<Vec<String>> = serde_json::from_value(old).ok()?;
                let is_there = |label: &String| labels.contains(label) || location.labels.0.contains(label);
                before.labels.0 = old.unwrap_or_default().into_iter().filter(is_there).collect();
            }
            _ => return None,
        }
    }
    Some(before)
}

#[cfg(test)]
mod tests;
