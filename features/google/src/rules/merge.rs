//! Merges a location with its Business Profile after changes on either side or on both.

use serde_json::Value;

use super::profile::Profile;
use crate::field::Field;

/// Merged profile, and the changes that were made at Google.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct MergeResult {
    pub(crate) profile: Profile,
    pub(crate) changes: Vec<Change>,
}

/// Field that changed at Google.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Change {
    pub(crate) field: Field,
    /// Value in Vitrine.
    pub(crate) old: Value,
    /// Value at Google.
    pub(crate) new: Value,
}

/// Merges `theirs` into `ours`, given Google's profile at the last comparison: `None` when the location has just been
/// linked.
///
/// A field that changed only here keeps its value until a user sends it to Google. A field that changed only at Google
/// takes Google's value. A field that changed on both sides keeps its value. Changes at Google are reported unless both
/// sides already agreed.
pub(crate) fn merge(last_seen: Option<&Profile>, ours: &Profile, theirs: &Profile) -> MergeResult {
    let mut merged = MergeResult { profile: ours.clone(), changes: Vec::new() };
    for field in Field::ALL {
        let Some(last_seen) = last_seen else {
            if !is_empty(&theirs.value(field)) {
                merged.profile.take(field, theirs);
            }
            continue;
        };
        if last_seen.is_unknown(field) {
            // Google may have had the value all along: it is taken over, and no change is reported.
            if is_empty(&ours.value(field)) && !is_empty(&theirs.value(field)) {
                merged.profile.take(field, theirs);
            }
            continue;
        }
        if theirs.agrees(last_seen, field) {
            continue;
        }
        let is_ours_untouched = ours.agrees(last_seen, field);
        if is_ours_untouched {
            merged.profile.take(field, theirs);
        }
        if !ours.agrees(theirs, field) {
            merged.changes.push(Change { field, old: ours.value(field), new: theirs.value(field) });
        }
    }
    merged
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(place) => place.get("address").is_some_and(is_empty),
        Value::Bool(flag) => !flag,
        Value::Number(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn named(name: &str, website: Option<&str>) -> Profile {
        Profile { name: name.into(), website: website.map(Into::into), ..Profile::default() }
    }

    #[test]
    fn each_side_s_changes_are_kept_and_google_s_are_reported() {
        // seen, ours, theirs -> kept, reported (old, new)
        for (last_seen, ours, theirs, expected, reported) in [
            ("A", "A", "A", "A", None),
            ("A", "B", "A", "B", None),
            ("A", "A", "B", "B", Some(("A", "B"))),
            ("A", "B", "B", "B", None),
            ("A", "B", "C", "B", Some(("B", "C"))),
        ] {
            let merged = merge(Some(&named(last_seen, None)), &named(ours, None), &named(theirs, None));
            assert_eq!(merged.profile.name, expected, "{last_seen} {ours} {theirs}");
            let changes: Vec<_> = merged.changes.into_iter().map(|change| (change.old, change.new)).collect();
            let expected: Vec<_> = reported.map(|(old, new)| (json!(old), json!(new))).into_iter().collect();
            assert_eq!(changes, expected, "{last_seen} {ours} {theirs}");
        }
    }

    #[test]
    fn a_merge_takes_googles_values_and_keeps_fields_that_google_lacks() {
        let merged = merge(None, &named("Ours", Some("https://ours.example/")), &named("Theirs", None));
        assert_eq!(merged.profile, named("Theirs", Some("https://ours.example/")));
        assert_eq!(merged.changes, []);
    }

    #[test]
    fn a_field_that_was_never_compared_is_taken_over_without_a_report() {
        let with = |categories: Option<&[&str]>| Profile {
            additional_categories: categories.map(|names| names.iter().map(|name| (*name).to_owned()).collect()),
            ..named("A", None)
        };
        // seen, ours, theirs -> kept, number of reports
        for (last_seen, ours, theirs, expected, reported) in [
            (None, &[][..], &["Bakery"][..], &["Bakery"][..], 0),
            (None, &["Bistro"], &["Bakery"], &["Bistro"], 0),
            (None, &["Bistro"], &[], &["Bistro"], 0),
            (Some(&[][..]), &[], &["Bakery"], &["Bakery"], 1),
            (Some(&["Bakery", "Bistro"]), &["Bakery", "Bistro"], &["bistro", "bakery"], &["Bakery", "Bistro"], 0),
        ] {
            let merged = merge(Some(&with(last_seen)), &with(Some(ours)), &with(Some(theirs)));
            assert_eq!(merged.profile, with(Some(expected)), "{last_seen:?} {ours:?} {theirs:?}");
            assert_eq!(merged.changes.len(), reported, "{last_seen:?} {ours:?} {theirs:?}");
        }
        let stored: Profile = serde_json::from_value(json!({ "name": "A" })).unwrap();
        for (field, name) in [(Field::AdditionalCategories, "additional_categories"), (Field::MoreHours, "more_hours")]
        {
            assert!(stored.is_unknown(field), "{name}");
            assert_eq!(serde_json::to_value(&stored).unwrap().get(name), None, "{name} stays unknown");
        }
        assert!(!stored.is_unknown(Field::Website));
    }

    #[test]
    fn a_number_written_another_way_is_no_change() {
        let with = |phone: &str| {
            let mut profile = Profile { phone: Some(phone.into()), ..named("A", None) };
            profile.address.country = Some("US".into());
            profile
        };
        let (ours, theirs) = (with("512-555-0100"), with("(512) 555-0100"));
        let merged = merge(Some(&ours), &ours, &theirs);
        assert_eq!((merged.profile.phone.as_deref(), merged.changes.len()), (Some("512-555-0100"), 0));
    }
}
