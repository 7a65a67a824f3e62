//! Edits in Google's format: the body of a PATCH request, and its mask.

use locations::OpenStatus;
use serde_json::{Map, Value, json};

use super::{hours, profile::Profile};
use crate::{field::Field, wire};

/// Body and mask of a PATCH request.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Patch {
    pub(crate) mask: Vec<&'static str>,
    pub(crate) body: Map<String, Value>,
}

/// Returns Google's names of a field, most important first.
fn paths(field: Field) -> &'static [&'static str] {
    match field {
        Field::Name => &["title"],
        Field::Category | Field::AdditionalCategories => &["categories"],
        Field::Address => &["storefrontAddress"],
        Field::Phone | Field::AdditionalPhones => &["phoneNumbers"],
        Field::Website => &["websiteUri"],
        Field::Description => &["profile"],
        Field::OpeningHours => &["regularHours", "specialHours"],
        Field::MoreHours => &["moreHours"],
        Field::ExternalId => &["storeCode"],
        Field::ServiceAreaBusiness => &["serviceArea"],
        Field::OpenStatus => &["openInfo"],
    }
}

/// Returns the field of a path at Google: `profile.description`, `phone_numbers.primary_phone` …
pub(crate) fn field_of(path: &str) -> Option<Field> {
    let fields = fields_of(path);
    let is_additional = |field: &&Field| matches!(field, Field::AdditionalPhones | Field::AdditionalCategories);
    let names_additional = path.split('.').nth(1).is_some_and(|part| part.starts_with("additional"));
    fields.iter().find(|field| is_additional(field) == names_additional).or(fields.first()).copied()
}

/// Returns the fields that a path at Google holds: `categories` has the primary one and the others.
pub(crate) fn fields_of(path: &str) -> Vec<Field> {
    let folded = path.split('.').next().unwrap_or_default().replace('_', "").to_lowercase();
    let matches = |field: &Field| paths(*field).iter().any(|name| name.to_lowercase() == folded);
    Field::ALL.into_iter().filter(matches).collect()
}

/// Returns the request that gives these fields the values of `ours`. Phone numbers are sent together, as Google
/// requires. `categories` are all categories that the profile is to have.
pub(crate) fn patch(ours: &Profile, fields: &[Field], categories: Option<&wire::Categories>) -> Patch {
    let mut patch = Patch::default();
    for field in fields {
        for path in paths(*field) {
            if patch.mask.contains(path) {
                continue;
            }
            let value = value(ours, path, categories);
            patch.mask.push(path);
            // Google clears a path of the mask that is absent from the body.
            if !value.is_null() {
                patch.body.insert((*path).to_owned(), value);
            }
        }
    }
    patch
}

fn value(ours: &Profile, path: &str, categories: Option<&wire::Categories>) -> Value {
    match path {
        "title" => json!(ours.name),
        "categories" => json!(categories),
        "storefrontAddress" => address(ours),
        "phoneNumbers" => json!(wire::PhoneNumbers {
            primary_phone: ours.phone.clone(),
            additional_phones: ours.additional_phones.clone(),
        }),
        "websiteUri" => json!(ours.website),
        "profile" => json!({ "description": ours.description.clone().unwrap_or_default() }),
        "regularHours" => json!(hours::write(&ours.opening_hours).0),
        "specialHours" => json!(hours::write(&ours.opening_hours).1),
        "moreHours" => json!(hours::write_parts(&ours.more_hours.clone().unwrap_or_default())),
        "storeCode" => json!(ours.external_id),
        "openInfo" => json!({ "status": open_status(ours.open_status) }),
        _ => {
            json!({ "businessType": if ours.service_area_business { "CUSTOMER_LOCATION_ONLY" } else { "CUSTOMER_AND_BUSINESS_LOCATION" } })
        }
    }
}

/// Returns Google's name of a status.
fn open_status(status: OpenStatus) -> &'static str {
    match status {
        OpenStatus::Open => "OPEN",
        OpenStatus::TemporarilyClosed => "CLOSED_TEMPORARILY",
        OpenStatus::PermanentlyClosed => "CLOSED_PERMANENTLY",
    }
}

fn address(ours: &Profile) -> Value {
    let address = ours.address.clone();
    json!(wire::Address {
        region_code: address.country,
        postal_code: address.postal_code,
        administrative_area: address.state,
        locality: Some(address.city).filter(|city| !city.is_empty()),
        sublocality: None,
        address_lines: [Some(address.address), address.address2]
            .into_iter()
            .flatten()
            .filter(|line| !line.is_empty())
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_fields_asked_for_are_sent_and_numbers_go_together() {
        let ours = Profile {
            name: "Shop".into(),
            phone: Some("+1 512 555 0100".into()),
            additional_phones: vec!["+1 512 555 0101".into()],
            ..Profile::default()
        };
        let patched = patch(&ours, &[Field::Phone, Field::AdditionalPhones, Field::Website, Field::Description], None);
        assert_eq!(patched.mask, ["phoneNumbers", "websiteUri", "profile"]);
        let expected = json!({
            "phoneNumbers": { "primaryPhone": "+1 512 555 0100", "additionalPhones": ["+1 512 555 0101"] },
            "profile": { "description": "" },
        });
        assert_eq!(Value::Object(patched.body), expected, "what is empty here is emptied there");
    }

    #[test]
    fn a_location_is_reopened_with_the_status_that_google_expects() {
        let patched = patch(&Profile::default(), &[Field::OpenStatus], None);
        assert_eq!(patched.mask, ["openInfo"]);
        assert_eq!(Value::Object(patched.body), json!({ "openInfo": { "status": "OPEN" } }));
    }

    #[test]
    fn google_s_names_lead_back_to_ours() {
        for (path, field) in [
            ("title", Some(Field::Name)),
            ("profile.description", Some(Field::Description)),
            ("storefront_address.postal_code", Some(Field::Address)),
            ("phoneNumbers", Some(Field::Phone)),
            ("phone_numbers.additional_phones", Some(Field::AdditionalPhones)),
            ("categories", Some(Field::Category)),
            ("categories.primary_category", Some(Field::Category)),
            ("categories.additionalCategories", Some(Field::AdditionalCategories)),
            ("regular_hours", Some(Field::OpeningHours)),
            ("specialHours", Some(Field::OpeningHours)),
            ("more_hours", Some(Field::MoreHours)),
            ("open_info.status", Some(Field::OpenStatus)),
            ("metadata", None),
            ("", None),
        ] {
            assert_eq!(field_of(path), field, "{path}");
        }
        assert_eq!(fields_of("categories"), [Field::Category, Field::AdditionalCategories]);
    }
}
