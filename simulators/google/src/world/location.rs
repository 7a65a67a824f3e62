//! A business as a location of Google.

use serde_json::{Value, json};
use simulated_world::{Business, Status};

use crate::{GivenLocation, mask::get};

use super::{World, categories::category_value, hours, ids};

/// A location of the world before anybody edited it.
#[derive(Debug)]
pub(crate) struct Seeded {
    /// The resource, without what is computed for every answer (`metadata`).
    pub(crate) value: Value,
    pub(crate) french: bool,
    /// True if the location speaks for its merchant.
    pub(crate) verified: bool,
    /// Original of a duplicate.
    pub(crate) duplicate_of: Option<usize>,
    pub(crate) food: bool,
}

impl World {
    /// Returns a location.
    pub(crate) fn location(&self, index: usize) -> Seeded {
        if let Some(given) = self.given.get(&index) {
            return self.given_location(index, given);
        }
        let business = self.businesses.business(index);
        let french = business.french;
        let mut value = json!({
            "name": ids::location_name(self, index),
            "title": business.title,
            "languageCode": language(&business),
            "categories": { "primaryCategory": category_value(business.category, french, true) },
            "openInfo": open_info(business.status),
        });
        set_place(&mut value, &business);
        if let [primary, additional @ ..] = &business.phones[..] {
            value["phoneNumbers"] = json!({ "primaryPhone": primary });
            if !additional.is_empty() {
                value["phoneNumbers"]["additionalPhones"] = json!(additional);
            }
        }
        if let Some(website) = &business.website {
            value["websiteUri"] = json!(website);
        }
        if let Some(description) = &business.description {
            value["profile"] = json!({ "description": description });
        }
        if let Some(other) = business.other_category {
            value["categories"]["additionalCategories"] = json!([category_value(other, french, true)]);
        }
        if !business.labels.is_empty() {
            value["labels"] = json!(business.labels);
        }
        if let Some(code) = &business.code {
            value["storeCode"] = json!(code);
        }
        if let Some(week) = &business.hours {
            value["regularHours"] = json!({ "periods": hours::periods(week) });
        }
        if !business.special_days.is_empty() {
            value["specialHours"] = json!({ "specialHourPeriods": hours::special(&business.special_days) });
        }
        if let Some(delivery) = &business.delivery {
            value["moreHours"] = json!([{ "hoursTypeId": "DELIVERY", "periods": hours::periods(delivery) }]);
        }
        let Business { verified, duplicate_of, category, .. } = business;
        Seeded { value, french, verified, duplicate_of, food: category.food }
    }

    fn given_location(&self, index: usize, given: &GivenLocation) -> Seeded {
        let mut value = given.fields.clone();
        value["name"] = json!(ids::location_name(self, index));
        if value.get("openInfo").is_none() {
            value["openInfo"] = open_info(Status::Open(None));
        }
        let french = get(&value, "storefrontAddress.regionCode").is_some_and(|region| region == "FR");
        value["languageCode"] = json!(if french { "fr" } else { "en" });
        let category = get(&value, "categories.primaryCategory.displayName").and_then(Value::as_str);
        let food = category.is_some_and(|name| ["Restaurant", "Coffee Shop"].contains(&name));
        Seeded { value, french, verified: given.is_verified, duplicate_of: None, food }
    }

    /// Returns the id of a location on Maps.
    pub(crate) fn place_id(&self, index: usize) -> String {
        self.businesses.place_id(index)
    }
}

fn language(business: &Business) -> &'static str {
    match (business.french, business.city.region.as_str()) {
        (true, "CA") => "fr-CA",
        (true, _) => "fr",
        _ => "en",
    }
}

fn open_info(status: Status) -> Value {
    let (status, opened) = match status {
        Status::Open(opened) => ("OPEN", opened),
        Status::ClosedTemporarily => ("CLOSED_TEMPORARILY", None),
        Status::ClosedPermanently => ("CLOSED_PERMANENTLY", None),
    };
    let mut value = json!({ "status": status, "canReopen": true });
    if let Some((year, month)) = opened {
        value["openingDate"] = json!({ "year": year, "month": month });
    }
    value
}

fn set_place(value: &mut Value, business: &Business) {
    let city = business.city;
    let Some(lines) = &business.address_lines else {
        value["serviceArea"] = json!({
            "businessType": "CUSTOMER_LOCATION_ONLY",
            "regionCode": city.region,
            "places": { "placeInfos": [{ "placeName": city.name, "placeId": format!("ChIJarea{}", city.area) }] },
        });
        return;
    };
    value["storefrontAddress"] = json!({
        "regionCode": city.region,
        "languageCode": if business.french { "fr" } else { "en" },
        "postalCode": city.postal,
        "administrativeArea": city.admin,
        "locality": city.name,
        "addressLines": lines,
    });
    if business.visits_customers {
        value["serviceArea"] = json!({ "businessType": "CUSTOMER_AND_BUSINESS_LOCATION", "regionCode": city.region });
    }
    // The API gives coordinates only for pins that people set.
    if let Some((latitude, longitude)) = business.pin {
        value["latlng"] = json!({ "latitude": latitude, "longitude": longitude });
    }
}
