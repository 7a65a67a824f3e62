//! Tests with known places and their distances.

use crate::{Address, Precision, locate, metres};

fn located(country: &str, state: &str, code: &str, city: &str) -> Option<(f64, f64, Precision)> {
    let some = |text| Some(text).filter(|text: &&str| !text.is_empty());
    let address = Address { country, state: some(state), postal_code: some(code), city: some(city) };
    locate(&address).map(|position| (position.latitude, position.longitude, position.precision))
}

#[test]
fn well_known_places_are_found() {
    use Precision::{City, PostalCode};
    for (country, state, code, city, near, within, precision) in [
        ("US", "NY", "10001", "New York", (40.7506, -73.9971), 1_000.0, PostalCode),
        ("US", "", "72712-1234", "", (36.3842, -94.2244), 10_000.0, PostalCode),
        ("US", "MA", "01002", "Amherst", (42.3732, -72.5199), 5_000.0, PostalCode),
        ("PR", "", "00901", "San Juan", (18.4655, -66.1057), 5_000.0, PostalCode),
        ("FR", "", "75009", "Paris", (48.8766, 2.3390), 1_500.0, PostalCode),
        ("FR", "", "13001", "Marseille", (43.2999, 5.3830), 2_000.0, PostalCode),
        ("FR", "", "20000", "Ajaccio", (41.9192, 8.7386), 8_000.0, PostalCode),
        ("RE", "", "97400", "Saint-Denis", (-20.8789, 55.4481), 8_000.0, PostalCode),
        ("CA", "QC", "H2X 1Y4", "Montréal", (45.5089, -73.5878), 1_000.0, City),
        ("CA", "", "H2X 1Y4", "MONTREAL", (45.5089, -73.5878), 1_000.0, City),
        ("CA", "QC", "", "Québec City", (46.8123, -71.2145), 1_000.0, City),
        ("CA", "NL", "", "St. John's", (47.5615, -52.7126), 5_000.0, City),
        ("CA", "ON", "", "London", (42.9834, -81.2330), 5_000.0, City),
        ("CA", "", "N6A 1A1", "London", (42.9834, -81.2330), 5_000.0, City),
        ("CA", "QC", "", "Montréal (Ville-Marie)", (45.5089, -73.5878), 1_000.0, City),
        ("US", "NY", "", "New York", (40.7143, -74.0060), 1_000.0, City),
        ("US", "MO", "", "Saint Louis", (38.6273, -90.1979), 1_000.0, City),
        ("US", "IL", "", "Springfield", (39.8017, -89.6437), 5_000.0, City),
        ("US", "DC", "", "Washington, D.C.", (38.8951, -77.0364), 1_000.0, City),
        ("US", "TX", "99999", "Houston", (29.7633, -95.3633), 5_000.0, City),
        ("BE", "", "1000", "Bruxelles", (50.8505, 4.3488), 1_000.0, City),
        ("BE", "", "2000", "Anvers", (51.2205, 4.4003), 1_000.0, City),
        ("CH", "GE", "1204", "Genève", (46.2022, 6.1457), 1_000.0, City),
        ("CH", "", "8001", "Zurich", (47.3667, 8.55), 1_000.0, City),
        ("FR", "", "", "St-Étienne", (45.4339, 4.3897), 5_000.0, City),
        ("LU", "", "", "Luxembourg", (49.6117, 6.13), 5_000.0, City),
    ] {
        let (latitude, longitude, how) =
            located(country, state, code, city).unwrap_or_else(|| panic!("{country} {state} {code} {city}"));
        let off = metres(near, (latitude, longitude));
        assert!(off < within, "{country} {state} {code} {city}: {off} m off, {latitude} {longitude}");
        assert_eq!(how, precision, "{country} {state} {code} {city}");
    }
}

#[test]
fn nothing_is_guessed() {
    for (country, state, code, city) in [
        ("US", "", "", "Springfield"),
        ("US", "AK", "", "Springfield"),
        ("US", "", "99999", ""),
        ("US", "", "é1234", ""),
        ("US", "", "1", ""),
        ("CA", "ON", "", "Montréal"),
        ("CA", "", "H2X 1Y4", "Vancouver"),
        ("FR", "", "", "Atlantis"),
        ("FR", "", "", ""),
        ("FR", "", "", "(,/"),
        ("DE", "", "10115", "Berlin"),
        ("", "", "", "Paris"),
        ("", "", "75001", ""),
    ] {
        assert_eq!(located(country, state, code, city), None, "{country} {state} {code} {city}");
    }
}

#[test]
fn distances() {
    let (montreal, paris) = ((45.5017, -73.5673), (48.8566, 2.3522));
    for (a, b, expected) in [
        (montreal, montreal, 0.0),
        (montreal, paris, 5_503_000.0),
        ((0.0, 0.0), (0.0, 180.0), 20_015_115.0),
        ((0.0, 179.9), (0.0, -179.9), 22_239.0),
        ((45.0, -73.0), (45.001, -73.0), 111.2),
    ] {
        let metres = metres(a, b);
        assert!((metres - expected).abs() <= expected * 0.005, "{a:?} {b:?} {metres}");
        assert!((metres - super::metres(b, a)).abs() < 1e-6);
    }
}
