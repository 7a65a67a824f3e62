//! Fields of a location after a merge, and after it was undone.

use locations::{Categories, CoordinatesSource, located};

use crate::types::{MergeableFields, TakenField};

/// Returns the kept location with these fields taken from the other.
pub fn merged(kept_fields: &MergeableFields, other: &MergeableFields, fields: &[TakenField]) -> MergeableFields {
    let mut merged = placed(copied(kept_fields, other, fields));
    // A category that is now the primary one is no additional one.
    let details = &mut merged.details;
    details.additional_categories =
        Categories::beside(details.category.as_deref(), std::mem::take(&mut details.additional_categories.0));
    merged
}

/// Returns the kept location with the previous values of these fields; `None` when one of them has changed since the
/// merge.
pub fn undone(
    now: &MergeableFields,
    before: &MergeableFields,
    after: &MergeableFields,
    fields: &[TakenField],
) -> Option<MergeableFields> {
    // The fields are unchanged since the merge when copying them from its result makes no difference.
    (copied(now, after, fields) == *now).then(|| placed(copied(now, before, fields)))
}

/// Updates coordinates that were derived from the address.
fn placed(mut fields: MergeableFields) -> MergeableFields {
    if fields.details.coordinates_source == Some(CoordinatesSource::PostalCode) {
        (fields.details.latitude, fields.details.longitude) = (None, None);
        fields.details = located(fields.details);
    }
    fields
}

fn copied(to: &MergeableFields, from: &MergeableFields, fields: &[TakenField]) -> MergeableFields {
    let mut result = to.clone();
    let (to, from) = (&mut result.details, from.clone());
    let details = from.details;
    for field in fields {
        match field {
            TakenField::Name => to.name.clone_from(&details.name),
            TakenField::Address => to.address.clone_from(&details.address),
            TakenField::Address2 => to.address2.clone_from(&details.address2),
            TakenField::City => to.city.clone_from(&details.city),
            TakenField::State => to.state.clone_from(&details.state),
            TakenField::PostalCode => to.postal_code.clone_from(&details.postal_code),
            TakenField::Country => to.country.clone_from(&details.country),
            TakenField::Category => to.category.clone_from(&details.category),
            TakenField::AdditionalCategories => to.additional_categories.clone_from(&details.additional_categories),
            TakenField::Phone => {
                to.phone.clone_from(&details.phone);
                to.phone_e164.clone_from(&details.phone_e164);
            }
            TakenField::AdditionalPhones => to.additional_phones.clone_from(&details.additional_phones),
            TakenField::Website => to.website.clone_from(&details.website),
            TakenField::Description => to.description.clone_from(&details.description),
            TakenField::ExternalId => to.external_id.clone_from(&details.external_id),
            TakenField::Latitude | TakenField::Longitude => {
                (to.latitude, to.longitude) = (details.latitude, details.longitude);
                to.coordinates_source = details.coordinates_source;
            }
            TakenField::OpeningHours => to.opening_hours.clone_from(&details.opening_hours),
            TakenField::MoreHours => to.more_hours.clone_from(&details.more_hours),
            TakenField::ServiceAreaBusiness => to.service_area_business = details.service_area_business,
            TakenField::Labels => result.labels.clone_from(&from.labels),
            TakenField::Photos => result.photos.clone_from(&from.photos),
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use locations::Details;

    use super::*;

    #[test]
    fn a_category_that_becomes_the_primary_one_is_no_additional_one() {
        let fields = |category: &str, additional: &[&str]| MergeableFields {
            details: Details {
                category: Some(category.into()),
                additional_categories: Categories(additional.iter().map(|name| (*name).to_owned()).collect()),
                ..Details::default()
            },
            ..MergeableFields::default()
        };
        let (kept, other) = (fields("Bakery", &["Bistro"]), fields("Bistro", &["Bakery", "Bar"]));
        let taken = merged(&kept, &other, &[TakenField::Category]);
        assert_eq!(taken, fields("Bistro", &[]));
        let both = merged(&kept, &other, &[TakenField::Category, TakenField::AdditionalCategories]);
        assert_eq!(both, fields("Bistro", &["Bakery", "Bar"]));
        let others = merged(&kept, &other, &[TakenField::AdditionalCategories]);
        assert_eq!(others, fields("Bakery", &["Bar"]));
        assert_eq!(undone(&both, &kept, &both, &[TakenField::Category, TakenField::AdditionalCategories]), Some(kept));
    }
}
