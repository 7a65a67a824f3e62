//! Taxes of the simulation, and the form of tax ids. The rates are plausible, not advice.

/// Country of the simulated seller.
pub(crate) const SELLER: &str = "FR";

/// Rates by country, in hundredths of a percent.
const RATES: [(&str, i64); 12] = [
    ("AT", 2_000),
    ("BE", 2_100),
    ("CA", 500),
    ("CH", 810),
    ("DE", 1_900),
    ("ES", 2_100),
    ("FR", 2_000),
    ("GB", 2_000),
    ("IE", 2_300),
    ("IT", 2_200),
    ("LU", 1_700),
    ("NL", 2_100),
];
/// Countries of the European Union that the simulation knows.
const EU: [&str; 9] = ["AT", "BE", "DE", "ES", "FR", "IE", "IT", "LU", "NL"];

/// Type of a tax id with the lengths and signs of its values.
struct Form {
    name: &'static str,
    /// Country of the type; `None` where the value begins with it.
    country: Option<&'static str>,
    lengths: std::ops::RangeInclusive<usize>,
}

const FORMS: [Form; 9] = [
    Form { name: "eu_vat", country: None, lengths: 8..=14 },
    Form { name: "gb_vat", country: Some("GB"), lengths: 11..=14 },
    Form { name: "ca_bn", country: Some("CA"), lengths: 9..=9 },
    Form { name: "ca_gst_hst", country: Some("CA"), lengths: 15..=15 },
    Form { name: "ca_qst", country: Some("CA"), lengths: 16..=16 },
    Form { name: "us_ein", country: Some("US"), lengths: 10..=10 },
    Form { name: "ch_vat", country: Some("CH"), lengths: 15..=19 },
    Form { name: "ch_uid", country: Some("CH"), lengths: 15..=15 },
    Form { name: "no_vat", country: Some("NO"), lengths: 12..=12 },
];

/// Returns the rate for a customer in hundredths of a percent: 0 for companies of other countries, which pay it themselves.
pub(crate) fn rate(country: &str, has_tax_id: bool) -> i64 {
    if has_tax_id && country != SELLER {
        return 0;
    }
    RATES.iter().find(|(code, _)| *code == country).map_or(0, |(_, rate)| *rate)
}

/// Returns the tax of an amount, rounded half away from zero.
pub(crate) fn of(amount: i64, rate: i64) -> i64 {
    let doubled = 2 * i128::from(amount) * i128::from(rate);
    ((doubled.abs() + 10_000) / 20_000) as i64 * amount.signum()
}

/// Returns the country of a tax id; `None` for a malformed value or an unknown type.
pub(crate) fn country_of_id(kind: &str, value: &str) -> Option<String> {
    let form = FORMS.iter().find(|form| form.name == kind)?;
    let is_plain = value.chars().all(|sign| sign.is_ascii_alphanumeric() || "-. ".contains(sign));
    if !is_plain || !form.lengths.contains(&value.len()) {
        return None;
    }
    let country = form.country.map_or_else(|| value[..2].to_owned(), str::to_owned);
    match form.name {
        "eu_vat" => (EU.contains(&country.as_str()) && has_digits(&value[2..], 6)).then_some(country),
        "gb_vat" => (value.starts_with("GB") && has_digits(value, 9)).then_some(country),
        _ => has_digits(value, 9).then_some(country),
    }
}

/// Returns the type of a tax id that a person typed without its type.
pub(crate) fn kind_of_id(value: &str) -> Option<&'static str> {
    FORMS.iter().map(|form| form.name).find(|kind| country_of_id(kind, value).is_some())
}

/// Returns true if the simulation knows the type of a tax id.
pub(crate) fn is_kind(kind: &str) -> bool {
    FORMS.iter().any(|form| form.name == kind)
}

fn has_digits(text: &str, count: usize) -> bool {
    text.chars().filter(char::is_ascii_digit).count() >= count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taxes_follow_country_and_tax_id() {
        let table = [
            ("FR", false, 2_980),
            ("FR", true, 2_980),
            ("DE", false, 2_831),
            ("DE", true, 0),
            ("US", false, 0),
            ("CA", false, 745),
        ];
        for (country, has_tax_id, expected) in table {
            assert_eq!(of(14_900, rate(country, has_tax_id)), expected, "{country} {has_tax_id}");
        }
        assert_eq!(of(-1_495, 2_000), -299);
    }

    #[test]
    fn tax_ids_have_the_form_of_their_type() {
        let table = [
            ("eu_vat", "FR40303265045", Some("FR")),
            ("eu_vat", "DE123456789", Some("DE")),
            ("eu_vat", "US123456789", None),
            ("eu_vat", "FRé", None),
            ("eu_vat", "", None),
            ("gb_vat", "GB123456789", Some("GB")),
            ("ca_gst_hst", "123456789RT0001", Some("CA")),
            ("ca_qst", "1234567890TQ1234", Some("CA")),
            ("ca_bn", "12345678", None),
            ("xx_vat", "123456789", None),
        ];
        for (kind, value, expected) in table {
            assert_eq!(country_of_id(kind, value).as_deref(), expected, "{kind} {value}");
        }
        assert_eq!(kind_of_id("DE123456789"), Some("eu_vat"));
    }
}
