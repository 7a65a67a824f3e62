//! Variables of texts: `{name}`, `{city}` and `{phone}` of each location.

use locations::Details;

/// Variables that a text may have.
pub(crate) const VARIABLES: [&str; 3] = ["{name}", "{city}", "{phone}"];

/// Returns the value of a variable at a location; `None` when the location has none.
fn value<'a>(variable: &str, details: &'a Details) -> Option<&'a str> {
    let value = match variable {
        "{name}" => Some(details.name.as_str()),
        "{city}" => Some(details.city.as_str()),
        "{phone}" => details.phone.as_deref(),
        _ => None,
    };
    value.filter(|value| !value.is_empty())
}

/// Returns a text with its variables filled in. What is filled in is not read again.
pub(crate) fn filled(text: &str, details: &Details) -> String {
    let mut filled = String::with_capacity(text.len() + 64);
    let mut remaining = text;
    while let Some(at) = remaining.find('{') {
        filled.push_str(&remaining[..at]);
        remaining = &remaining[at..];
        let variable = VARIABLES.into_iter().find(|variable| remaining.starts_with(variable));
        let (length, value) = variable.map_or((1, "{"), |name| (name.len(), value(name, details).unwrap_or_default()));
        filled.push_str(value);
        remaining = &remaining[length..];
    }
    filled.push_str(remaining);
    filled
}

/// Returns the first variable of a text that a location has no value for.
pub(crate) fn missing(text: &str, details: &Details) -> Option<&'static str> {
    VARIABLES.into_iter().find(|variable| text.contains(variable) && value(variable, details).is_none())
}

/// Returns the places of words in braces that are no variables.
pub(crate) fn unknown_variables(text: &str) -> impl Iterator<Item = (usize, usize)> {
    text.match_indices('{').filter_map(|(at, _)| {
        let end = text[at..].find('}').map_or(text.len(), |length| at + length + 1);
        (!VARIABLES.contains(&&text[at..end])).then_some((at, end))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_filled_from_the_location() {
        let details = Details { name: "Café {city}".into(), city: "Lyon".into(), ..Details::default() };
        assert_eq!(filled("{name} in {city}: {other} {", &details), "Café {city} in Lyon: {other} {");
        assert_eq!(missing("Call {phone}", &details), Some("{phone}"));
        assert_eq!(missing("{name}", &details), None);
        assert_eq!(unknown_variables("{name} {foo} {").collect::<Vec<_>>(), [(7, 12), (13, 14)]);
    }
}
