//! Reads locations of Google.

use jiff::Timestamp;
use locations::{
    Categories, CoordinatesSource, Details, Location, LocationId, OpenStatus, SyncStatus, is_null_island, located,
};
use serde::{Deserialize, Serialize};
use text::{postal, website};

use super::{
    hours,
    profile::{PostalAddress, Profile},
};
use crate::wire;

/// Location as read from Google: the fields that both sides have, and those that only Google has.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ProfileSnapshot {
    /// Id at Google.
    pub(crate) google_id: String,
    pub(crate) profile: Profile,
    pub(crate) verified: bool,
    pub(crate) latitude: Option<f64>,
    pub(crate) longitude: Option<f64>,
    pub(crate) labels: Vec<String>,
    pub(crate) place_id: Option<String>,
    pub(crate) maps_uri: Option<String>,
    pub(crate) review_uri: Option<String>,
    pub(crate) has_pending_edits: bool,
    pub(crate) has_google_updated: bool,
}

/// Reads a location; `None` when it has no id or no name.
pub(crate) fn read_snapshot(location: &wire::Location) -> Option<ProfileSnapshot> {
    let google_id = location.name.strip_prefix("locations/").filter(|id| !id.is_empty() && id.len() <= 100)?;
    let profile = profile_of(location);
    if profile.name.is_empty() {
        return None;
    }
    let about = location.metadata.clone().unwrap_or_default();
    let at = location.latlng.clone().filter(|at| at.latitude.abs() <= 90.0 && at.longitude.abs() <= 180.0);
    let at = at.filter(|at| !is_null_island(at.latitude, at.longitude));
    Some(ProfileSnapshot {
        google_id: google_id.to_owned(),
        profile,
        verified: about.has_voice_of_merchant,
        latitude: at.as_ref().map(|at| at.latitude),
        longitude: at.as_ref().map(|at| at.longitude),
        labels: location.labels.iter().filter_map(|label| cut(label, 50)).collect(),
        place_id: about.place_id,
        maps_uri: about.maps_uri,
        review_uri: about.new_review_uri,
        has_pending_edits: about.has_pending_edits,
        has_google_updated: about.has_google_updated,
    })
}

/// Returns the fields that both sides have.
pub(crate) fn profile_of(location: &wire::Location) -> Profile {
    let phones = location.phone_numbers.clone().unwrap_or_default();
    let mut additional_phones: Vec<String> =
        phones.additional_phones.iter().filter_map(|phone| cut(phone, 40)).collect();
    additional_phones.truncate(2);
    let area = location.service_area.as_ref();
    let categories = location.categories.clone().unwrap_or_default();
    let category = categories.primary_category.and_then(|category| cut(&category.display_name, 100));
    let additional = categories.additional_categories.iter();
    let additional_categories = additional.filter_map(|category| cut(&category.display_name, 100)).collect();
    Profile {
        name: cut(&location.title, 200).unwrap_or_default(),
        additional_categories: Some(Categories::beside(category.as_deref(), additional_categories).0),
        category,
        address: place(location.storefront_address.as_ref(), area),
        phone: phones.primary_phone.as_deref().and_then(|phone| cut(phone, 40)),
        additional_phones,
        website: location.website_uri.as_deref().and_then(website::normalise).filter(|address| address.len() <= 500),
        description: location.profile.as_ref().and_then(|about| lines(about.description.as_deref()?, 750)),
        opening_hours: hours::read(location.regular_hours.as_ref(), location.special_hours.as_ref()),
        more_hours: Some(hours::read_parts(&location.more_hours)),
        external_id: location.store_code.as_deref().and_then(|code| cut(code, 100)),
        service_area_business: area.is_some_and(|area| area.business_type == "CUSTOMER_LOCATION_ONLY"),
        open_status: open_status(location.open_info.as_ref()),
    }
}

/// Returns whether a profile is open. One without a status, or with a status that is not known, counts as open.
fn open_status(info: Option<&wire::OpenInfo>) -> OpenStatus {
    match info.map(|info| info.status.as_str()) {
        Some("CLOSED_TEMPORARILY") => OpenStatus::TemporarilyClosed,
        Some("CLOSED_PERMANENTLY") => OpenStatus::PermanentlyClosed,
        _ => OpenStatus::Open,
    }
}

/// Returns the address. A business that visits its customers and shows no address gets the first place that it serves.
fn place(address: Option<&wire::Address>, area: Option<&wire::ServiceArea>) -> PostalAddress {
    let Some(address) = address else {
        let country = area.and_then(|area| area.region_code.as_deref()).and_then(postal::country);
        let served = area.and_then(|area| area.places.as_ref()).and_then(|places| places.place_infos.first());
        let city = served.and_then(|place| cut(place.place_name.split(',').next().unwrap_or_default(), 100));
        return PostalAddress {
            city: city.unwrap_or_default(),
            country: country.map(str::to_owned),
            ..PostalAddress::default()
        };
    };
    let country = address.region_code.as_deref().and_then(postal::country).map(str::to_owned);
    let mut lines = address.address_lines.iter().filter_map(|line| cut(line, 300));
    let first = lines.next().unwrap_or_default();
    let other_lines = lines.collect::<Vec<_>>().join(", ");
    let code = address.postal_code.as_deref().and_then(|code| cut(code, 20));
    let state = address.administrative_area.as_deref().and_then(|state| cut(state, 100));
    let city = [&address.locality, &address.sublocality].into_iter().flatten().find_map(|city| cut(city, 100));
    PostalAddress {
        address: first,
        address2: cut(&other_lines, 300),
        city: city.unwrap_or_default(),
        state: state.map(|state| postal::state(&state, country.as_deref())),
        postal_code: code.map(|code| postal::normalise(&code, country.as_deref()).unwrap_or(code)),
        country,
    }
}

/// Returns a cleaned line of at most `most` characters; `None` when it is empty.
fn cut(raw: &str, most: usize) -> Option<String> {
    let printable: String = raw.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    shorten(&text::clean(&printable).ok()?, most)
}

/// Returns a cleaned text of several lines, at most `most` characters; `None` when it is empty.
fn lines(raw: &str, most: usize) -> Option<String> {
    let printable = |sign: &char| !sign.is_control() || *sign == '\n' || *sign == '\t';
    let printable: String = raw.replace("\r\n", "\n").chars().filter(printable).collect();
    shorten(&text::clean_lines(&printable).ok()?, most)
}

fn shorten(cleaned: &str, most: usize) -> Option<String> {
    let shortened: String = cleaned.chars().take(most).collect();
    let shortened = shortened.trim_end();
    (!shortened.is_empty()).then(|| shortened.to_owned())
}

impl ProfileSnapshot {
    /// Returns a new location with Google's values. Its reviews and photos are read later.
    pub(crate) fn location(&self, id: LocationId, now: Timestamp) -> Location {
        let mut location = Location::by_hand(id, Details::default(), now);
        self.profile.write(&mut location);
        location.sync_status = SyncStatus::Pending;
        self.write_known(&mut location);
        location.with_health()
    }

    /// Writes the fields that only Google has, and the coordinates, into a location.
    pub(crate) fn write_known(&self, location: &mut Location) {
        location.verified = self.verified;
        location.google_location_id = Some(self.google_id.clone());
        let details = &mut location.details;
        if self.latitude.is_some() {
            (details.latitude, details.longitude) = (self.latitude, self.longitude);
            details.coordinates_source = Some(CoordinatesSource::Given);
        } else if details.coordinates_source != Some(CoordinatesSource::Given) {
            *details = located(Details { latitude: None, longitude: None, ..details.clone() });
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn read(location: Value) -> ProfileSnapshot {
        read_snapshot(&serde_json::from_value(location).unwrap()).unwrap()
    }

    #[test]
    fn every_field_of_a_profile_finds_its_place() {
        let snapshot = read(json!({
            "name": "locations/123", "title": " Café  Luna ", "storeCode": "A-7", "languageCode": "fr", "unknown": { "a": 1 },
            "phoneNumbers": { "primaryPhone": "01 42 68 53 00", "additionalPhones": ["1", "2", "3"] },
            "categories": { "primaryCategory": { "name": "categories/gcid:cafe", "displayName": "Café" },
                "additionalCategories": [{ "name": "categories/gcid:bakery", "displayName": "Boulangerie" },
                    { "name": "categories/gcid:cafe", "displayName": "Café" }, { "name": "categories/gcid:none" }] },
            "storefrontAddress": { "regionCode": "FR", "postalCode": "75001", "locality": "Paris",
                "addressLines": ["12 rue de Rivoli", "Bâtiment B", "2e étage"] },
            "websiteUri": "https://luna.example/", "profile": { "description": "One.\r\nTwo." },
            "regularHours": { "periods": [{ "openDay": "MONDAY", "openTime": { "hours": 9 }, "closeDay": "MONDAY", "closeTime": { "hours": 17 } }] },
            "moreHours": [{ "hoursTypeId": "KITCHEN", "periods": [{ "openDay": "MONDAY", "openTime": { "hours": 11 }, "closeDay": "MONDAY", "closeTime": { "hours": 15 } }] }],
            "labels": ["VIP", ""], "latlng": { "latitude": 48.86, "longitude": 2.34 },
            "metadata": { "placeId": "ChIJ", "mapsUri": "https://maps.example/1", "hasVoiceOfMerchant": true, "hasPendingEdits": true },
        }));
        assert_eq!((snapshot.google_id.as_str(), snapshot.verified, snapshot.has_pending_edits), ("123", true, true));
        let profile = &snapshot.profile;
        assert_eq!((profile.name.as_str(), profile.category.as_deref()), ("Café Luna", Some("Café")));
        assert_eq!(profile.additional_categories.as_deref(), Some(&["Boulangerie".to_owned()][..]));
        assert_eq!(profile.external_id.as_deref(), Some("A-7"));
        assert_eq!(profile.address.address2.as_deref(), Some("Bâtiment B, 2e étage"));
        assert_eq!((profile.address.city.as_str(), profile.address.country.as_deref()), ("Paris", Some("FR")));
        assert_eq!(profile.additional_phones, ["1", "2"]);
        assert_eq!(profile.description.as_deref(), Some("One.\nTwo."));
        assert_eq!(profile.opening_hours.regular.len(), 1);
        assert_eq!(profile.more_hours.as_ref().unwrap().0[0].kind, "kitchen");
        let location = snapshot.location(LocationId::new(Timestamp::UNIX_EPOCH), Timestamp::UNIX_EPOCH);
        assert_eq!(location.details.phone_e164.as_deref(), Some("+33142685300"));
        assert_eq!((location.details.latitude, location.sync_status), (Some(48.86), SyncStatus::Pending));
        assert_eq!(Profile::of(&location), snapshot.profile, "what is written reads back the same");
        assert_eq!(snapshot.labels, ["VIP"]);
    }

    #[test]
    fn missing_and_overlong_fields_do_not_block_an_import() {
        let snapshot = read(json!({ "name": "locations/1", "title": "x".repeat(300), "websiteUri": "not an address",
            "phoneNumbers": { "primaryPhone": "9".repeat(99) }, "latlng": { "latitude": 900, "longitude": 0 } }));
        assert_eq!(snapshot.profile.name.len(), 200);
        assert_eq!((snapshot.profile.website, snapshot.latitude), (None, None));
        assert_eq!(snapshot.profile.phone.unwrap().len(), 40);
        for nameless in
            [json!({ "name": "locations/1" }), json!({ "title": "A" }), json!({ "name": "locations/", "title": "A" })]
        {
            assert_eq!(read_snapshot(&serde_json::from_value(nameless).unwrap()), None);
        }
    }

    #[test]
    fn a_profile_without_a_known_status_counts_as_open() {
        for (info, expected) in [
            (json!(null), OpenStatus::Open),
            (json!({}), OpenStatus::Open),
            (json!({ "status": "OPEN_FOR_BUSINESS_UNSPECIFIED" }), OpenStatus::Open),
            (json!({ "status": "CLOSED_TEMPORARILY" }), OpenStatus::TemporarilyClosed),
            (json!({ "status": "CLOSED_PERMANENTLY", "canReopen": true }), OpenStatus::PermanentlyClosed),
        ] {
            let snapshot = read(json!({ "name": "locations/1", "title": "A", "openInfo": info }));
            assert_eq!(snapshot.profile.open_status, expected, "{info}");
        }
    }

    #[test]
    fn zero_zero_is_no_position_of_a_place() {
        for latlng in
            [json!({ "latitude": 0, "longitude": 0 }), json!({ "latitude": -0.0, "longitude": 0.0 }), json!({})]
        {
            let snapshot = read(json!({ "name": "locations/1", "title": "A", "latlng": latlng }));
            assert_eq!((snapshot.latitude, snapshot.longitude), (None, None));
        }
        let equator =
            read(json!({ "name": "locations/1", "title": "A", "latlng": { "latitude": 0, "longitude": 9.45 } }));
        assert_eq!((equator.latitude, equator.longitude), (Some(0.0), Some(9.45)));
    }

    #[test]
    fn a_business_that_visits_its_customers_is_where_it_serves() {
        let snapshot = read(json!({ "name": "locations/1", "title": "Plumber", "serviceArea": {
            "businessType": "CUSTOMER_LOCATION_ONLY", "regionCode": "US",
            "places": { "placeInfos": [{ "placeName": "Austin, TX, USA", "placeId": "x" }] } } }));
        assert!(snapshot.profile.service_area_business);
        assert_eq!(
            (snapshot.profile.address.city.as_str(), snapshot.profile.address.country.as_deref()),
            ("Austin", Some("US"))
        );
        let both = read(
            json!({ "name": "locations/1", "title": "Shop", "serviceArea": { "businessType": "CUSTOMER_AND_BUSINESS_LOCATION" } }),
        );
        assert!(!both.profile.service_area_business);
    }
}
