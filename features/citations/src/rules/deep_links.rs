//! Addresses of a search in a directory, filled with the values of a location.

use std::fmt::Write;

use super::comparison::Reference;

/// Fills a template: `{name}`, `{postcode}`, `{city}`, `{region}` and `{phone}`, percent-encoded.
pub(crate) fn filled(template: &str, reference: &Reference) -> String {
    let values = [
        ("{name}", &reference.name),
        ("{postcode}", &reference.postcode),
        ("{city}", &reference.city),
        ("{region}", &reference.region),
        ("{phone}", &reference.phone),
    ];
    values.iter().fold(template.to_owned(), |text, (place, value)| text.replace(place, &encoded(value)))
}

/// Returns text percent-encoded for a part of a path or a query.
fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            out.push(byte.into());
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_encoded_and_absent_ones_are_empty() {
        let reference = Reference { name: "Café & {city}/é".into(), city: "Lyon".into(), ..Reference::default() };
        let url = filled("https://a.fr/s?q={name}&ou={city}-{region}#{other}", &reference);
        assert_eq!(url, "https://a.fr/s?q=Caf%C3%A9%20%26%20%7Bcity%7D%2F%C3%A9&ou=Lyon-#{other}");
    }
}
