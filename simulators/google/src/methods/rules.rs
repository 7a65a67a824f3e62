//! Validation of edits by Google, and the reasons of its refusals. Pure.

use serde_json::Value;

use crate::{error::Refusal, listing::overlaps, mask::get, world::category};

/// Longest texts, in characters.
const MAX_TITLE: usize = 300;
const MAX_STORE_CODE: usize = 64;
const MAX_DESCRIPTION: usize = 750;
const MAX_LABEL: usize = 50;
const MAX_LABELS: usize = 10;
const WORDS: [&str; 3] = ["viagra", "casino bonus", "gratis porn"];
/// Regions without Business Profile.
const BLOCKED: [&str; 3] = ["KP", "CU", "IR"];

/// Refuses what is wrong with `location` in the fields that are written.
pub(super) fn check(service: &str, location: &Value, fields: &[String]) -> Result<(), Refusal> {
    let written = |field: &str| fields.iter().any(|path| overlaps(path, field));
    let refuse = |reason: &str, field: &str, message: &str| Err(Refusal::reason(service, reason, field, message));
    for field in ["title", "storeCode", "profile.description", "websiteUri"] {
        let text = get(location, field).and_then(Value::as_str).unwrap_or_default();
        if !written(field) {
            continue;
        }
        if text.chars().any(|letter| letter.is_control() && letter != '\n' || matches!(letter, '\u{fffd}' | '<' | '>'))
        {
            return refuse("INVALID_CHARACTERS", &snake(field), "The field contains invalid characters.");
        }
        if WORDS.iter().any(|word| text.to_lowercase().contains(word)) {
            return refuse("FORBIDDEN_WORDS", &snake(field), "The field contains forbidden words.");
        }
        let longest = match field {
            "title" => MAX_TITLE,
            "storeCode" => MAX_STORE_CODE,
            "profile.description" => MAX_DESCRIPTION,
            _ => 2083,
        };
        if text.chars().count() > longest {
            return refuse("STRING_TOO_LONG", &snake(field), "The value of the field is too long.");
        }
    }
    if written("title") && get(location, "title").and_then(Value::as_str).is_none_or(|title| title.trim().is_empty()) {
        return refuse("REQUIRED_FIELD_MISSING_VALUE", "title", "A value for the required field is missing.");
    }
    if written("profile.description") && links(get(location, "profile.description")) {
        return refuse(
            "PROFILE_DESCRIPTION_CONTAINS_URL",
            "profile.description",
            "The description must not contain links.",
        );
    }
    if written("languageCode")
        && get(location, "languageCode").and_then(Value::as_str).is_some_and(|code| code.len() < 2)
    {
        return refuse("INVALID_LANGUAGE", "language_code", "The language code is invalid.");
    }
    if written("websiteUri") && !is_web(get(location, "websiteUri")) {
        return refuse("INVALID_URL", "website_uri", "The URL is invalid.");
    }
    contact(service, location, &written)?;
    place(service, location, &written)?;
    kinds(service, location, &written)?;
    if written("regularHours") {
        super::hours::regular(service, get(location, "regularHours.periods"))?;
    }
    if written("moreHours") {
        super::hours::parts(service, get(location, "moreHours"))?;
    }
    if written("specialHours") {
        let special =
            get(location, "specialHours.specialHourPeriods").filter(|periods| **periods != serde_json::json!([]));
        if special.is_some() && get(location, "regularHours.periods").is_none() {
            let message = "Special hours need regular hours.";
            return refuse("SPECIAL_HOURS_SET_WITHOUT_REGULAR_HOURS", "special_hours", message);
        }
        super::hours::special(service, special)?;
    }
    Ok(())
}

fn contact(service: &str, location: &Value, written: &dyn Fn(&str) -> bool) -> Result<(), Refusal> {
    let phone = get(location, "phoneNumbers.primaryPhone").and_then(Value::as_str).unwrap_or_default();
    let website = get(location, "websiteUri").and_then(Value::as_str).unwrap_or_default();
    let area_only = get(location, "serviceArea.businessType").is_some_and(|kind| kind == "CUSTOMER_LOCATION_ONLY");
    if area_only && (written("phoneNumbers") || written("websiteUri")) && phone.is_empty() && website.is_empty() {
        return Err(Refusal::reason(
            service,
            "MISSING_BOTH_PHONE_AND_WEBSITE",
            "phone_numbers.primary_phone,website_uri",
            "Either a phone or a website is required for businesses without a storefront.",
        ));
    }
    if !written("phoneNumbers") {
        return Ok(());
    }
    let others = get(location, "phoneNumbers.additionalPhones").and_then(Value::as_array).into_iter().flatten();
    let others: Vec<&str> = others.filter_map(Value::as_str).collect();
    if others.len() > 2 {
        let (field, message) = ("phone_numbers.additional_phones", "At most two additional phone numbers are allowed.");
        return Err(Refusal::reason(service, "TOO_MANY_ENTRIES", field, message));
    }
    if phone.is_empty() && !others.is_empty() {
        let field = "phone_numbers.primary_phone";
        return Err(Refusal::reason(
            service,
            "MISSING_PRIMARY_PHONE_NUMBER",
            field,
            "The primary phone number is missing.",
        ));
    }
    for number in others.into_iter().chain([phone]).filter(|number| !number.is_empty()) {
        let digits = number.chars().filter(char::is_ascii_digit).count();
        let plain = number.chars().all(|letter| letter.is_ascii_digit() || " +-().\u{a0}\u{202f}/x".contains(letter));
        if !plain || !(6..=15).contains(&digits) {
            let message = "The phone number is invalid for the region.";
            return Err(Refusal::reason(service, "INVALID_PHONE_NUMBER", "phone_numbers", message));
        }
    }
    Ok(())
}

fn place(service: &str, location: &Value, written: &dyn Fn(&str) -> bool) -> Result<(), Refusal> {
    let refuse = |reason: &str, field: &str, message: &str| Err(Refusal::reason(service, reason, field, message));
    let address = get(location, "storefrontAddress");
    let area_only = get(location, "serviceArea.businessType").is_some_and(|kind| kind == "CUSTOMER_LOCATION_ONLY");
    if (written("storefrontAddress") || written("serviceArea")) && address.is_none() && !area_only {
        let field = "storefront_address,service_area";
        return refuse("MISSING_STOREFRONT_ADDRESS_OR_SAB", field, "The location needs an address or a service area.");
    }
    if written("storefrontAddress")
        && let Some(address) = address
    {
        let region = address["regionCode"].as_str().unwrap_or_default();
        if region.is_empty() {
            return refuse("ADDRESS_MISSING_REGION_CODE", "storefront_address", "The address has no region code.");
        }
        if BLOCKED.contains(&region) {
            return refuse("BLOCKED_REGION", "storefront_address", "Locations in this region are not supported.");
        }
        let lines = address["addressLines"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let lines: Vec<String> = lines.map(str::to_lowercase).collect();
        if lines
            .iter()
            .any(|line| line.starts_with("po box") || line.starts_with("p.o. box") || line.starts_with("bp "))
        {
            return refuse("PO_BOX_IN_ADDRESS_NOT_ALLOWED", "storefront_address", "PO boxes are not allowed.");
        }
        if lines.is_empty() && address["locality"].as_str().is_none_or(str::is_empty) {
            return refuse("MISSING_ADDRESS_COMPONENTS", "storefront_address", "The address is incomplete.");
        }
    }
    if written("latlng") {
        let part = |name: &str| get(location, &format!("latlng.{name}")).and_then(Value::as_f64);
        let (Some(latitude), Some(longitude)) = (part("latitude"), part("longitude")) else {
            return refuse("LAT_LNG_UPDATES_NOT_PERMITTED", "latlng", "The coordinates cannot be removed.");
        };
        if !(-90.0..=90.0).contains(&latitude) || !(-180.0..=180.0).contains(&longitude) {
            return refuse("INVALID_LATLNG", "latlng", "The coordinates are invalid.");
        }
        let america = matches!(address.and_then(|address| address["regionCode"].as_str()), Some("US" | "CA"));
        let far = address.is_some() && (america == (longitude > -30.0) || !(15.0..=75.0).contains(&latitude));
        if far {
            return refuse("LAT_LNG_TOO_FAR_FROM_ADDRESS", "latlng", "The coordinates are too far from the address.");
        }
    }
    Ok(())
}

fn kinds(service: &str, location: &Value, written: &dyn Fn(&str) -> bool) -> Result<(), Refusal> {
    let refuse = |reason: &str, field: &str, message: &str| Err(Refusal::reason(service, reason, field, message));
    if written("categories") {
        let primary = get(location, "categories.primaryCategory.name").and_then(Value::as_str).unwrap_or_default();
        let others = get(location, "categories.additionalCategories").and_then(Value::as_array);
        let names: Vec<&str> = others.into_iter().flatten().filter_map(|other| other["name"].as_str()).collect();
        if primary.is_empty() {
            let field = "categories.primary_category";
            return refuse("REQUIRED_FIELD_MISSING_VALUE", field, "A value for the required field is missing.");
        }
        if names.len() > 9 {
            return refuse(
                "TOO_MANY_ENTRIES",
                "categories.additional_categories",
                "At most nine additional categories.",
            );
        }
        if names.iter().chain([&primary]).any(|name| category(name).is_none()) {
            return refuse("INVALID_CATEGORY", "categories", "The category is invalid.");
        }
    }
    if written("labels") {
        let labels = get(location, "labels").and_then(Value::as_array);
        let labels: Vec<&str> = labels.into_iter().flatten().filter_map(Value::as_str).collect();
        if labels.len() > MAX_LABELS {
            return refuse("TOO_MANY_ENTRIES", "labels", "There are at most 10 labels.");
        }
        if labels.iter().any(|label| label.chars().count() > MAX_LABEL) {
            return refuse("STRING_TOO_LONG", "labels", "A label has at most 50 characters.");
        }
    }
    Ok(())
}

/// A path as masks in errors spell it.
fn snake(field: &str) -> String {
    crate::discovery::snake(field)
}

fn links(text: Option<&Value>) -> bool {
    text.and_then(Value::as_str).is_some_and(|text| text.contains("http://") || text.contains("https://"))
}

fn is_web(text: Option<&Value>) -> bool {
    let Some(text) = text.and_then(Value::as_str).filter(|text| !text.is_empty()) else { return true };
    url::Url::parse(text).is_ok_and(|url| {
        matches!(url.scheme(), "http" | "https") && url.host_str().is_some_and(|host| host.contains('.'))
    })
}
