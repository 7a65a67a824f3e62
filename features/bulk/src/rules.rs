//! Rules of bulk edits: validation, and the change of one location. Pure: no clock, no database.

use std::collections::BTreeSet;

use api::FieldError;
use hours::{GivenHours, GivenSpecial, MAX_SPECIAL, OpeningHours, Special};
use locations::{
    Details, FieldChange, LabelId, Location, LocationChanges, NewLocation, change_details, check_location,
};
use serde_json::json;

use crate::types::{Changes, GivenChanges, Kind};

/// Maximum number of locations in a list of ids.
pub(super) const MAX_IDS: usize = 1_000;
/// Number of locations in a part. A part is one transaction, which blocks other writers on SQLite.
pub(super) const PART_SIZE: usize = 200;
/// Maximum number of labels to add, and to remove.
const MAX_LABELS: usize = 200;

/// Validates and normalizes changes. Phone numbers may have the form of `home`, the country of the organization.
///
/// # Errors
/// All invalid fields.
pub(super) fn check(given: GivenChanges, home: Option<&str>) -> Result<Changes, Vec<FieldError>> {
    let mut errors = Vec::new();
    let texts = NewLocation {
        // Placeholders of required fields.
        name: "-".into(),
        address: "-".into(),
        city: given.city.clone().unwrap_or_else(|| "-".into()),
        state: given.state.clone().flatten(),
        category: given.category.clone().flatten(),
        website: given.website.clone().flatten(),
        phone: given.phone.clone().flatten(),
        description: given.description.clone().flatten(),
        country: given.country.clone().flatten(),
        ..NewLocation::default()
    };
    let texts = check_location(&texts, home).unwrap_or_else(|wrong| {
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
    let special = GivenHours { special: given.special_hours, ..GivenHours::default() };
    let special_hours = checked("special_hours", &special, &mut errors).special;
    let regular_hours = given
        .regular_hours
        .map(|regular| checked("regular_hours", &GivenHours { regular, ..GivenHours::default() }, &mut errors).regular);
    let keep_special_hours = !special_hours.is_empty() && given.keep_special_hours.unwrap_or(true);
    let changes = Changes {
        category: given.category.map(|_| texts.category),
        website: given.website.map(|_| texts.website),
        phone: given.phone.map(|_| texts.phone),
        description: given.description.map(|_| texts.description),
        city: given.city.map(|_| texts.city),
        state: given.state.map(|_| texts.state),
        country: given.country.map(|_| texts.country),
        is_sync_paused: given.is_sync_paused,
        regular_hours,
        add_labels: add.into_iter().collect(),
        remove_labels: remove.into_iter().collect(),
        special_hours,
        keep_special_hours,
    };
    if errors.is_empty() && changes == Changes::default() {
        errors.push(FieldError::new("changes", "required", "Choose at least one change."));
    }
    if errors.is_empty() { Ok(changes) } else { Err(errors) }
}

/// Returns the hours; empty ones with the errors of `field` if they are invalid.
fn checked(field: &str, given: &GivenHours, errors: &mut Vec<FieldError>) -> OpeningHours {
    given.check().unwrap_or_else(|problems| {
        errors.extend(problems.iter().map(|problem| {
            let error = FieldError::new(field, problem.code(), problem.message());
            if let Some(params) = problem.params() { error.with_params(params) } else { error }
        }));
        OpeningHours::default()
    })
}

/// True when the number of selected locations exceeds the expected one too far. For a deletion, both must be equal.
pub(super) fn is_other_count(kind: Kind, expected: i64, count: i64) -> bool {
    match kind {
        Kind::Delete => count != expected,
        Kind::Edit => count > expected.saturating_add(expected / 10).saturating_add(10),
    }
}

/// Returns a location after the changes; none if no field changes, or if a change does not fit it: special hours its
/// hours, the country its postal code. `home` is the country of the organization.
pub(super) fn changed(location: &Location, changes: &Changes, home: Option<&str>) -> Option<Location> {
    let mut after = location.clone();
    let differs = |new: &Option<Option<String>>, old: &Option<String>| new.as_ref().is_some_and(|new| new != old);
    let is_recomputed = differs(&changes.phone, &after.details.phone)
        || differs(&changes.country, &after.details.country)
        || differs(&changes.state, &after.details.state)
        || changes.city.as_ref().is_some_and(|city| *city != after.details.city);
    if is_recomputed {
        // Other fields follow from these: the international form, the code of the state, the position of a postal code.
        let given = LocationChanges {
            phone: changes.phone.clone(),
            city: changes.city.clone(),
            state: changes.state.clone(),
            country: changes.country.clone(),
            ..LocationChanges::default()
        };
        after.details = change_details(&after.details, given, home).ok()?;
    }
    if let Some(description) = &changes.description {
        after.details.description.clone_from(description);
    }
    if let Some(is_paused) = changes.is_sync_paused {
        after.details.is_sync_paused = is_paused;
    }
    if let Some(regular) = &changes.regular_hours {
        let mut hours = after.details.opening_hours.0.take().unwrap_or_default();
        hours.regular.clone_from(regular);
        after.details.opening_hours.0 = (!hours.is_empty()).then_some(hours);
    }
    if let Some(category) = &changes.category {
        after.details.category.clone_from(category);
    }
    if let Some(website) = &changes.website {
        after.details.website.clone_from(website);
    }
    if !changes.special_hours.is_empty() {
        let hours = after.details.opening_hours.0.take().unwrap_or_default();
        let special = special_hours_for(&hours, changes);
        if !special.is_empty() {
            after.details.opening_hours.0 = Some(with_special(hours, &special)?);
        } else if !hours.is_empty() {
            after.details.opening_hours.0 = Some(hours);
        }
    }
    if !changes.add_labels.is_empty() || !changes.remove_labels.is_empty() {
        after.labels.0 = labels(&after.labels.0, changes);
    }
    (after != *location).then_some(after)
}

/// Returns the special hours that a location with these hours gets.
fn special_hours_for(hours: &OpeningHours, changes: &Changes) -> Vec<Special> {
    let own: BTreeSet<_> = hours.special.iter().map(|entry| entry.date).collect();
    let is_free = |entry: &&Special| !changes.keep_special_hours || !own.contains(&entry.date);
    changes.special_hours.iter().filter(is_free).copied().collect()
}

/// Returns true when a location keeps special hours of its own on a date of the changes.
pub(super) fn keeps_hours(location: &Location, changes: &Changes) -> bool {
    let hours = location.details.opening_hours.0.as_ref();
    hours.is_some_and(|hours| special_hours_for(hours, changes).len() < changes.special_hours.len())
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
    let given = GivenHours { special: hours.special.iter().map(given_special).collect(), ..GivenHours::default() };
    hours.special = given.check().ok()?.special;
    Some(hours)
}

fn given_special(special: &Special) -> GivenSpecial {
    GivenSpecial {
        date: special.date.to_string(),
        is_closed: special.is_closed,
        open_time: special.open_time.map(|time| time.to_string()),
        close_time: special.close_time.map(|time| time.to_string()),
    }
}

/// Returns a location before an edit, without labels that were deleted since (neither in `labels` nor on the location);
/// none if the recorded changes cannot be read.
///
/// `home` is the country of the organization.
pub(super) fn undone(
    location: &Location,
    changes: Vec<FieldChange>,
    labels: &BTreeSet<String>,
    home: Option<&str>,
) -> Option<Location> {
    let mut before = location.clone();
    // The international form of the phone and the position of the town follow from these.
    let sources = ["phone", "city", "state", "country"];
    let is_rechecked = changes.iter().any(|change| sources.contains(&change.field.as_str()));
    for FieldChange { field, old, .. } in changes {
        match field.as_str() {
            "category" => before.details.category = serde_json::from_value(old).ok()?,
            "website" => before.details.website = serde_json::from_value(old).ok()?,
            "phone" => {
                before.details.phone = serde_json::from_value(old).ok()?;
                before.details.phone_e164 = None;
            }
            "description" => before.details.description = serde_json::from_value(old).ok()?,
            "country" => before.details.country = serde_json::from_value(old).ok()?,
            "city" => before.details.city = serde_json::from_value(old).ok()?,
            "state" => before.details.state = serde_json::from_value(old).ok()?,
            "postal_code" => before.details.postal_code = serde_json::from_value(old).ok()?,
            "is_sync_paused" => before.details.is_sync_paused = serde_json::from_value(old).ok()?,
            "opening_hours" => before.details.opening_hours.0 = serde_json::from_value(old).ok()?,
            "labels" => {
                let old: Option<Vec<String>> = serde_json::from_value(old).ok()?;
                let is_there = |label: &String| labels.contains(label) || location.labels.0.contains(label);
                before.labels.0 = old.unwrap_or_default().into_iter().filter(is_there).collect();
            }
            _ => return None,
        }
    }
    if is_rechecked {
        // Values from before they were checked stay as they were.
        let details = change_details(&before.details, LocationChanges::default(), home);
        before.details = details.unwrap_or(before.details);
    }
    Some(before)
}

#[cfg(test)]
mod tests;
