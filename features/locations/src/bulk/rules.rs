//! The rules of changing many locations: what may be changed, and what becomes of each. Pure: no clock, no database.

use std::collections::BTreeSet;

use api::FieldError;
use hours::{GivenHours, GivenSpecial, MAX_SPECIAL, OpeningHours, Special};
use serde_json::json;

use super::types::{Changes, GivenChanges, Kind};
use crate::{
    Details, Location, NewLocation,
    labels::LabelId,
    rules::{FieldChange, check as check_location},
};

/// How many locations can be named one by one.
pub(super) const MOST_IDS: usize = 1_000;
/// How many locations are done in one transaction, during which nobody else writes on SQLite.
pub(super) const PART: usize = 200;
/// How many labels can be put on or taken off at once.
const MOST_LABELS: usize = 200;

/// The changes in their usual form, or everything that is wrong with them.
pub(super) fn check(given: GivenChanges) -> Result<Changes, Vec<FieldError>> {
    let mut errors = Vec::new();
    let texts = NewLocation {
        // Only category and website are of interest.
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
        if labels.len() > MOST_LABELS {
            let error = FieldError::new(field, "out_of_range", "At most 200 labels.");
            errors.push(error.with_params(json!({ "min": 0, "max": MOST_LABELS })));
        }
    }
    let (add, remove): (BTreeSet<LabelId>, BTreeSet<LabelId>) =
        (given.add_labels.into_iter().collect(), given.remove_labels.into_iter().collect());
    if add.intersection(&remove).next().is_some() {
        errors.push(FieldError::new("remove_labels", "invalid", "A label is either put on or taken off."));
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
        errors.push(FieldError::new("changes", "required", "Say what is to be changed."));
    }
    if errors.is_empty() { Ok(changes) } else { Err(errors) }
}

/// True when so many more locations are meant than the caller believed that they should be asked again. To delete, the
/// numbers must agree.
pub(super) fn is_other_count(kind: Kind, expected: i64, count: i64) -> bool {
    match kind {
        Kind::Delete => count != expected,
        Kind::Edit => count > expected.saturating_add(expected / 10).saturating_add(10),
    }
}

/// A location after the changes; nothing when its hours cannot take them, or nothing about it changes.
pub(super) fn changed(location: &Location, changes: &Changes) -> Option<Location> {
    let mut after = location.clone();
    if let Some(category) = &changes.category {
        after.category.clone_from(category);
    }
    if let Some(website) = &changes.website {
        after.website.clone_from(website);
    }
    if !changes.special_hours.is_empty() {
        let hours = after.opening_hours.0.take().unwrap_or_default();
        after.opening_hours.0 = Some(with_special(hours, &changes.special_hours)?);
    }
    if !changes.add_labels.is_empty() || !changes.remove_labels.is_empty() {
        after.labels.0 = labels(&after.labels.0, changes);
    }
    (after != *location).then_some(after)
}

/// The labels a location carries after the changes, the oldest first.
fn labels(carried: &[String], changes: &Changes) -> Vec<String> {
    let mut labels: BTreeSet<String> = carried.iter().cloned().collect();
    labels.extend(changes.add_labels.iter().map(ToString::to_string));
    for label in &changes.remove_labels {
        labels.remove(label.as_str());
    }
    labels.into_iter().collect()
}

/// Hours with other entries for some dates; nothing when that is too many, or a night before runs into them.
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

/// A location as it was before an edit, without the labels that are gone since (those not in `labels` that it does not
/// carry); nothing when that cannot be read.
pub(super) fn undone(location: &Location, changes: Vec<FieldChange>, labels: &BTreeSet<String>) -> Option<Location> {
    let mut before = location.clone();
    for FieldChange { field, old, .. } in changes {
        match field.as_str() {
            "category" => before.category = serde_json::from_value(old).ok()?,
            "website" => before.website = serde_json::from_value(old).ok()?,
            "opening_hours" => before.opening_hours.0 = serde_json::from_value(old).ok()?,
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
#[path = "rules_tests.rs"]
mod tests;
