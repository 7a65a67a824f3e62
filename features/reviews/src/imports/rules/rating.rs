//! Ratings as files write them.

use text::fold;

/// Rating of a review.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Rating {
    /// 1 to 5 stars; `None` without a rating.
    pub(super) stars: Option<f64>,
    /// Rating on its own scale, when that is not five stars.
    pub(super) given: Option<String>,
}

/// Reason why a text is no rating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Problem {
    /// It is no number on a scale.
    Invalid,
    /// It is above 5, and names no scale.
    UnknownScale,
}

/// Maximum of the scale of stars.
const STARS: f64 = 5.0;

/// Reads a rating: `4`, `4,5`, `8/10`, `FOUR`, `★★★★☆`, `90 %`. Without a text, or with 0, there is none. `scale` is the
/// maximum of numbers that name none.
pub(super) fn rating(text: &str, scale: Option<f64>) -> Result<Rating, Problem> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(Rating::default());
    }
    if let Some(rating) = signs(text).or_else(|| word(text)) {
        return Ok(rating);
    }
    let folded = text.to_lowercase().replace(['\u{a0}', '\u{202f}'], " ");
    let split = [" out of ", " sur ", " of ", "/"].iter().find_map(|between| folded.split_once(between));
    let (value, max) = match split {
        Some((value, max)) => (number(value)?, Some(number(unit(max))?)),
        None if folded.ends_with('%') => (number(folded.trim_end_matches('%'))?, Some(100.0)),
        None if unit(&folded) == folded => (number(&folded)?, scale),
        None => (number(unit(&folded))?, Some(STARS)),
    };
    on_scale(value, max)
}

/// Returns true for a text that may be a rating on any scale.
pub(super) fn is_rating(text: &str) -> bool {
    rating(text, Some(100.0)).is_ok()
}

fn on_scale(value: f64, max: Option<f64>) -> Result<Rating, Problem> {
    let max = max.unwrap_or(STARS);
    if value == 0.0 {
        return Ok(Rating::default());
    }
    if !(2.0..=100.0).contains(&max) {
        return Err(Problem::Invalid);
    }
    if value > max {
        return Err(if max == STARS { Problem::UnknownScale } else { Problem::Invalid });
    }
    if max == STARS {
        return if value < 1.0 { Err(Problem::Invalid) } else { Ok(Rating { stars: Some(value), given: None }) };
    }
    // Percent begin with 0, other scales with 1.
    let is_percent = max >= 100.0;
    let min = if is_percent { 0.0 } else { 1.0 };
    let share = ((value - min) / (max - min)).max(0.0);
    let given = if is_percent { format!("{value} %") } else { format!("{value}/{max}") };
    Ok(Rating { stars: Some(1.0 + 4.0 * share), given: Some(given) })
}

/// Counts stars that are drawn.
fn signs(text: &str) -> Option<Rating> {
    let is_sign = |sign: char| matches!(sign, '★' | '☆' | '⭐' | '\u{fe0f}' | ' ');
    if !text.chars().all(is_sign) {
        return None;
    }
    let full = text.chars().filter(|sign| matches!(sign, '★' | '⭐')).count();
    (full <= 5).then(|| Rating { stars: (full > 0).then_some(full as f64), given: None })
}

/// Reads the words of Google's exports, and recommendations, which are never turned into stars.
fn word(text: &str) -> Option<Rating> {
    let folded = fold(text);
    let stars = |stars| Some(Rating { stars, given: None });
    match folded.as_str() {
        "one" => stars(Some(1.0)),
        "two" => stars(Some(2.0)),
        "three" => stars(Some(3.0)),
        "four" => stars(Some(4.0)),
        "five" => stars(Some(5.0)),
        "star rating unspecified" => stars(None),
        "recommended" | "recommends" | "recommande" | "recommends it" | "positive" | "negative" | "not recommended"
        | "doesn t recommend" | "ne recommande pas" | "positif" | "negatif" => {
            Some(Rating { stars: None, given: Some(text.to_owned()) })
        }
        _ => None,
    }
}

/// Returns the number before the word for stars.
fn unit(text: &str) -> &str {
    let text = text.trim();
    ["stars", "star", "étoiles", "étoile", "etoiles", "etoile"]
        .iter()
        .find_map(|unit| text.strip_suffix(unit))
        .map_or(text, str::trim)
}

fn number(text: &str) -> Result<f64, Problem> {
    let text = text.trim();
    let is_number =
        !text.is_empty() && text.len() <= 12 && text.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'.' | b','));
    let number = is_number.then(|| text.replace(',', ".").parse::<f64>().ok()).flatten();
    number.filter(|number| number.is_finite()).ok_or(Problem::Invalid)
}
