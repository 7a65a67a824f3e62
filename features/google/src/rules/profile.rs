//! Fields that a location and its Business Profile share.

use std::collections::BTreeSet;

use hours::OpeningHours;
use locations::{Categories, Location, MoreHours, OpenStatus};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::field::Field;

/// Fields that a location and its Business Profile share, in our format.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Profile {
    pub(crate) name: String,
    pub(crate) category: Option<String>,
    pub(crate) address: PostalAddress,
    pub(crate) phone: Option<String>,
    pub(crate) additional_phones: Vec<String>,
    pub(crate) website: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) opening_hours: OpeningHours,
    pub(crate) external_id: Option<String>,
    pub(crate) service_area_business: bool,
    pub(crate) open_status: OpenStatus,
    /// None in profiles that were stored before this field existed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) additional_categories: Option<Vec<String>>,
    /// None in profiles that were stored before this field existed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) more_hours: Option<MoreHours>,
}

/// Address: one field, because Google accepts it only as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PostalAddress {
    pub(crate) address: String,
    pub(crate) address2: Option<String>,
    pub(crate) city: String,
    pub(crate) state: Option<String>,
    pub(crate) postal_code: Option<String>,
    pub(crate) country: Option<String>,
}

/// Fields whose changes are notified.
pub(crate) const NOTIFIED_FIELDS: [Field; 9] = [
    Field::Name,
    Field::Category,
    Field::Address,
    Field::Phone,
    Field::Website,
    Field::OpeningHours,
    Field::OpenStatus,
    Field::AdditionalCategories,
    Field::MoreHours,
];

impl Profile {
    /// Returns the profile of a location.
    pub(crate) fn of(location: &Location) -> Self {
        let details = location.details.clone();
        Self {
            name: details.name,
            category: details.category,
            address: PostalAddress {
                address: details.address,
                address2: details.address2,
                city: details.city,
                state: details.state,
                postal_code: details.postal_code,
                country: details.country,
            },
            phone: details.phone,
            additional_phones: details.additional_phones.0,
            website: details.website,
            description: details.description,
            opening_hours: details.opening_hours.0.unwrap_or_default(),
            external_id: details.external_id,
            service_area_business: details.service_area_business,
            open_status: location.open_status,
            additional_categories: Some(details.additional_categories.0),
            more_hours: Some(details.more_hours),
        }
    }

    /// Returns the value of a field in the format of the API.
    pub(crate) fn value(&self, field: Field) -> Value {
        match field {
            Field::Name => json!(self.name),
            Field::Category => json!(self.category),
            Field::Address => json!(self.address),
            Field::Phone => json!(self.phone),
            Field::AdditionalPhones => json!(self.additional_phones),
            Field::Website => json!(self.website),
            Field::Description => json!(self.description),
            Field::OpeningHours if self.opening_hours.is_empty() => Value::Null,
            Field::OpeningHours => json!(self.opening_hours),
            Field::ExternalId => json!(self.external_id),
            Field::ServiceAreaBusiness => json!(self.service_area_business),
            Field::OpenStatus => json!(self.open_status),
            Field::AdditionalCategories => json!(self.additional_categories.as_deref().unwrap_or_default()),
            Field::MoreHours => json!(self.more_hours.clone().unwrap_or_default()),
        }
    }

    /// Sets a field to a value in the format of [`Profile::value`]. Returns false when the value is invalid for the
    /// field.
    pub(crate) fn put(&mut self, field: Field, value: Value) -> bool {
        fn into<T: serde::de::DeserializeOwned>(value: Value, to: &mut T) -> bool {
            serde_json::from_value(value).map(|value| *to = value).is_ok()
        }
        match field {
            Field::Name => into(value, &mut self.name),
            Field::Category => into(value, &mut self.category),
            Field::Address => into(value, &mut self.address),
            Field::Phone => into(value, &mut self.phone),
            Field::AdditionalPhones => into(value, &mut self.additional_phones),
            Field::Website => into(value, &mut self.website),
            Field::Description => into(value, &mut self.description),
            Field::OpeningHours if value.is_null() => {
                self.opening_hours = OpeningHours::default();
                true
            }
            Field::OpeningHours => into(value, &mut self.opening_hours),
            Field::ExternalId => into(value, &mut self.external_id),
            Field::ServiceAreaBusiness => into(value, &mut self.service_area_business),
            Field::OpenStatus => into(value, &mut self.open_status),
            Field::AdditionalCategories => into(value, &mut self.additional_categories),
            Field::MoreHours => into(value, &mut self.more_hours),
        }
    }

    /// Copies a field from another profile.
    pub(crate) fn take(&mut self, field: Field, from: &Self) {
        let from = from.clone();
        match field {
            Field::Name => self.name = from.name,
            Field::Category => self.category = from.category,
            Field::Address => self.address = from.address,
            Field::Phone => self.phone = from.phone,
            Field::AdditionalPhones => self.additional_phones = from.additional_phones,
            Field::Website => self.website = from.website,
            Field::Description => self.description = from.description,
            Field::OpeningHours => self.opening_hours = from.opening_hours,
            Field::ExternalId => self.external_id = from.external_id,
            Field::ServiceAreaBusiness => self.service_area_business = from.service_area_business,
            Field::OpenStatus => self.open_status = from.open_status,
            Field::AdditionalCategories => self.additional_categories = from.additional_categories,
            Field::MoreHours => self.more_hours = from.more_hours,
        }
    }

    /// Returns true when the field is not known: the profile was stored before the field existed.
    pub(crate) fn is_unknown(&self, field: Field) -> bool {
        match field {
            Field::AdditionalCategories => self.additional_categories.is_none(),
            Field::MoreHours => self.more_hours.is_none(),
            _ => false,
        }
    }

    /// Returns true when both have the same value. Phone numbers are compared regardless of their format, additional
    /// categories regardless of their order.
    pub(crate) fn agrees(&self, other: &Self, field: Field) -> bool {
        match field {
            Field::Phone => {
                let number = |profile: &Self| {
                    profile.phone.as_deref().map(|phone| dialled(phone, profile.address.country.as_deref()))
                };
                number(self) == number(other)
            }
            Field::AdditionalPhones => {
                let numbers = |profile: &Self| -> Vec<String> {
                    profile
                        .additional_phones
                        .iter()
                        .map(|phone| dialled(phone, profile.address.country.as_deref()))
                        .collect()
                };
                numbers(self) == numbers(other)
            }
            Field::AdditionalCategories => {
                let names = |profile: &Self| -> BTreeSet<String> {
                    profile.additional_categories.iter().flatten().map(|name| text::fold(name)).collect()
                };
                names(self) == names(other)
            }
            _ => self.value(field) == other.value(field),
        }
    }

    /// Writes the profile into a location, with derived fields such as the international phone number.
    pub(crate) fn write(&self, location: &mut Location) {
        let profile = self.clone();
        location.open_status = profile.open_status;
        let details = &mut location.details;
        let place = profile.address;
        let country = place.country.clone();
        details.phone_e164 = profile.phone.as_deref().and_then(|phone| text::phone::e164(phone, country.as_deref()));
        details.name = profile.name;
        // A category that became the primary one is no additional one.
        let additional = profile.additional_categories.unwrap_or_else(|| details.additional_categories.0.clone());
        details.additional_categories = Categories::beside(profile.category.as_deref(), additional);
        details.category = profile.category;
        (details.address, details.address2, details.city) = (place.address, place.address2, place.city);
        (details.state, details.postal_code, details.country) = (place.state, place.postal_code, place.country);
        details.phone = profile.phone;
        details.additional_phones = locations::Phones(profile.additional_phones);
        details.website = profile.website;
        details.description = profile.description;
        details.opening_hours =
            locations::OpeningHours((!profile.opening_hours.is_empty()).then_some(profile.opening_hours));
        if let Some(more_hours) = profile.more_hours {
            details.more_hours = more_hours;
        }
        details.external_id = profile.external_id;
        details.service_area_business = profile.service_area_business;
    }
}

/// Returns the international phone number, or the text as it is when it has none.
fn dialled(phone: &str, country: Option<&str>) -> String {
    text::phone::e164(phone, country).unwrap_or_else(|| phone.to_owned())
}
