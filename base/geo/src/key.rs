//! Keys for looking up cities; `build.rs` sorts its table by these keys.

/// Returns the key of a city: `ca saint laurent` for the folded `St-Laurent` in CA.
pub(crate) fn city(country: &str, folded: &str) -> String {
    let mut key = country.to_ascii_lowercase();
    for word in folded.split(' ') {
        key.push(' ');
        key.push_str(match word {
            "st" => "saint",
            "ste" => "sainte",
            "mt" => "mount",
            "ft" => "fort",
            word => word,
        });
    }
    key
}

/// Returns the region code that addresses use: `QC` for GeoNames' `10` in Canada. Three bytes, padded with zeros.
pub(crate) fn region(country: &str, admin1: &str) -> [u8; 3] {
    let province = match (country, admin1) {
        ("CA", "01") => "AB",
        ("CA", "02") => "BC",
        ("CA", "03") => "MB",
        ("CA", "04") => "NB",
        ("CA", "05") => "NL",
        ("CA", "07") => "NS",
        ("CA", "08") => "ON",
        ("CA", "09") => "PE",
        ("CA", "10") => "QC",
        ("CA", "11") => "SK",
        ("CA", "12") => "YT",
        ("CA", "13") => "NT",
        ("CA", "14") => "NU",
        _ => admin1,
    };
    let mut region = [0; 3];
    for (byte, letter) in region.iter_mut().zip(province.bytes()) {
        *byte = letter;
    }
    region
}
