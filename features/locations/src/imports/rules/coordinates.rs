//! Latitudes and longitudes as files write them.

/// A number with a point or a decimal comma.
pub(super) fn number(text: &str) -> Option<f64> {
    let text = text.trim();
    let is_number = text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b',' | b'-' | b'+' | b'e' | b'E'));
    if !is_number {
        return None;
    }
    let number = if text.contains(',') { text.replace(',', ".").parse() } else { text.parse() };
    number.ok().filter(|number: &f64| number.is_finite())
}

/// Latitude and longitude in one text: `44.488403, 0.600709`, with or without brackets.
pub(super) fn pair(text: &str) -> Option<(f64, f64)> {
    let text = text.trim().trim_start_matches(['(', '[']).trim_end_matches([')', ']']);
    let (latitude, longitude) = text
        .split_once(';')
        .or_else(|| text.split_once(", "))
        .or_else(|| {
            text.split_once(',').filter(|(latitude, longitude)| latitude.contains('.') && longitude.contains('.'))
        })
        .or_else(|| text.split_once(' '))?;
    let pair = (number(latitude)?, number(longitude)?);
    is_on_earth(pair.0, pair.1).then_some(pair)
}

/// Returns true if the coordinates are in range.
pub(super) fn is_on_earth(latitude: f64, longitude: f64) -> bool {
    (-90.0..=90.0).contains(&latitude) && (-180.0..=180.0).contains(&longitude)
}
