//! Approximate coordinates of locations without any.

use geo::Address;

use crate::{CoordinatesSource, Details};

/// Sets missing coordinates to the center of the postal code, else of the city, if one is known.
pub fn located(mut details: Details) -> Details {
    if details.latitude.is_some() || details.longitude.is_some() {
        return details;
    }
    let located = details.country.as_deref().and_then(|country| {
        geo::locate(&Address {
            country,
            state: details.state.as_deref(),
            postal_code: details.postal_code.as_deref(),
            city: Some(&details.city),
        })
    });
    details.latitude = located.map(|located| located.latitude);
    details.longitude = located.map(|located| located.longitude);
    details.coordinates_source = located.map(|_| CoordinatesSource::PostalCode);
    details
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(country: Option<&str>, code: &str, city: &str) -> Details {
        let some = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        Details { city: city.into(), postal_code: some(code), country: country.map(Into::into), ..Details::default() }
    }

    #[test]
    fn missing_coordinates_default_to_the_center_of_the_postal_code_or_city() {
        let zip = located(of(Some("US"), "10001", "New York"));
        assert_eq!(zip.coordinates_source, Some(CoordinatesSource::PostalCode));
        assert!(zip.latitude.is_some_and(|north| (40.7..40.8).contains(&north)));
        let city = located(of(Some("CA"), "H2X 1Y4", "Montréal"));
        assert!(city.longitude.is_some_and(|east| (-73.7..-73.5).contains(&east)));
        for unknown in
            [of(None, "10001", "New York"), of(Some("US"), "", "Springfield"), of(Some("DE"), "10115", "Berlin")]
        {
            assert_eq!(located(unknown.clone()), unknown);
        }
    }

    #[test]
    fn given_coordinates_stay() {
        let given = Details {
            latitude: Some(1.0),
            longitude: Some(2.0),
            coordinates_source: Some(CoordinatesSource::Given),
            ..of(Some("US"), "10001", "New York")
        };
        assert_eq!(located(given.clone()), given);
    }
}
