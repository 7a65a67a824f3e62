//! Field changes of a location.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::{CoordinatesSource, Location};

/// Change of a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct FieldChange {
    /// Name of the field, as in the location.
    pub field: String,
    /// Value before the change, as in the API.
    #[schema(required, value_type = Option<Value>)]
    pub old: Value,
    /// Value after the change.
    #[schema(required, value_type = Option<Value>)]
    pub new: Value,
}

/// Returns the changed fields of a location. Derived fields are left out: health, the international form of the
/// telephone number, coordinates that are only the center of the postal code.
pub fn differences(before: &Location, after: &Location) -> Vec<FieldChange> {
    let mut changes = Vec::new();
    macro_rules! compare {
        ($before:ident, $after:ident: $($field:ident),+ $(,)?) => {
            $(if $before.$field != $after.$field {
                let (old, new) = (json!($before.$field), json!($after.$field));
                changes.push(FieldChange { field: stringify!($field).into(), old, new });
            })+
        };
    }
    let (old, new) = (&before.details, &after.details);
    compare!(
        old, new:
        name,
        address,
        address2,
        city,
        state,
        postal_code,
        country,
        category,
        additional_categories,
        phone,
        additional_phones,
        website,
        description,
        external_id
    );
    if [old, new].iter().any(|details| details.coordinates_source == Some(CoordinatesSource::Given)) {
        compare!(old, new: latitude, longitude);
    }
    compare!(old, new: opening_hours, more_hours);
    compare!(before, after: photos, labels, verified, open_status);
    compare!(old, new: service_area_business, is_sync_paused);
    compare!(before, after: google_location_id);
    changes
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::{Details, LocationId, Phones};

    fn location() -> Location {
        let details =
            Details { name: "A".into(), address: "1 Main St".into(), city: "Austin".into(), ..Details::default() };
        Location::by_hand(LocationId::new(Timestamp::UNIX_EPOCH), details, Timestamp::UNIX_EPOCH)
    }

    #[test]
    fn each_changed_field_has_its_old_and_new_value() {
        let before = location();
        let details = Details {
            name: "B".into(),
            phone: Some("1".into()),
            additional_phones: Phones(vec!["2".into()]),
            ..before.details.clone()
        };
        let after = Location { details, health: 60, version: 2, ..before.clone() };
        let changes: Vec<_> =
            differences(&before, &after).into_iter().map(|change| (change.field, change.old, change.new)).collect();
        assert_eq!(
            changes,
            [
                ("name".into(), json!("A"), json!("B")),
                ("phone".into(), Value::Null, json!("1")),
                ("additional_phones".into(), json!([]), json!(["2"])),
            ]
        );
        assert_eq!(differences(&before, &before), []);
    }

    #[test]
    fn only_explicit_coordinates_are_a_change() {
        let before = location();
        let at = |source| Location {
            details: Details {
                latitude: Some(1.0),
                longitude: Some(2.0),
                coordinates_source: Some(source),
                ..before.details.clone()
            },
            ..before.clone()
        };
        assert_eq!(differences(&before, &at(CoordinatesSource::PostalCode)), []);
        assert_eq!(differences(&before, &at(CoordinatesSource::Given)).len(), 2);
        assert_eq!(differences(&at(CoordinatesSource::Given), &before).len(), 2);
    }
}
