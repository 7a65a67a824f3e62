//! The words that this crate adds, in both languages, and the notation of numbers.

use crate::{ChartKind, Language, Unit};

/// Returns "Page 2 of 7".
pub(crate) fn page(language: Language, page: usize, pages: usize) -> String {
    match language {
        Language::En => format!("Page {page} of {pages}"),
        Language::Fr => format!("Page {page} sur {pages}"),
    }
}

/// Returns the note of a chart without values.
pub(crate) fn no_data(language: Language) -> &'static str {
    match language {
        Language::En => "No data for this period.",
        Language::Fr => "Aucune donnée pour cette période.",
    }
}

/// Returns the description of a picture that has none.
pub(crate) fn picture(language: Language) -> &'static str {
    match language {
        Language::En => "Picture",
        Language::Fr => "Image",
    }
}

/// Returns the title of a document that has none.
pub(crate) fn untitled(language: Language) -> &'static str {
    match language {
        Language::En => "Untitled",
        Language::Fr => "Sans titre",
    }
}

/// Returns the beginning of the description of a chart.
pub(crate) fn chart(language: Language, kind: ChartKind) -> &'static str {
    match (language, kind) {
        (Language::En, ChartKind::Line) => "Line chart.",
        (Language::En, _) => "Bar chart.",
        (Language::Fr, ChartKind::Line) => "Courbe.",
        (Language::Fr, _) => "Diagramme à barres.",
    }
}

/// Returns what a series does: its name, and its first, lowest, highest and last value, each with its label.
pub(crate) fn course(language: Language, name: &str, values: [&str; 4]) -> String {
    let [first, lowest, highest, last] = values;
    match language {
        Language::En => format!("{name}: first {first}, lowest {lowest}, highest {highest}, last {last}."),
        Language::Fr => {
            format!("{name}\u{a0}: début {first}, minimum {lowest}, maximum {highest}, fin {last}.")
        }
    }
}

/// Returns a value with its label in parentheses.
pub(crate) fn at(value: &str, label: &str) -> String {
    if label.is_empty() { value.to_owned() } else { format!("{value} ({label})") }
}

/// Returns the beginning of the description of a heatmap.
pub(crate) fn grid(language: Language, points: usize) -> String {
    match language {
        Language::En => format!("Grid of {points} ranks."),
        Language::Fr => format!("Grille de {points} positions."),
    }
}

/// Returns the name of a band of ranks.
pub(crate) fn band(language: Language, from: u16, to: u16) -> String {
    match language {
        Language::En => format!("Ranks {from}–{to}"),
        Language::Fr => format!("Positions {from}–{to}"),
    }
}

/// Returns the name of the points at which a business is not among the first `depth`.
pub(crate) fn absent(language: Language, depth: u16) -> String {
    match language {
        Language::En => format!("Not in the first {depth}"),
        Language::Fr => format!("Hors des {depth} premiers"),
    }
}

/// Returns the name of the points without an answer.
pub(crate) fn unknown(language: Language) -> &'static str {
    match language {
        Language::En => "No answer",
        Language::Fr => "Sans réponse",
    }
}

/// Returns the note on how a heatmap is oriented.
pub(crate) fn north(language: Language) -> &'static str {
    match language {
        Language::En => "North is at the top",
        Language::Fr => "Le nord est en haut",
    }
}

/// Writes a number of a chart: thousands apart, at most `decimals` digits after the decimal mark.
pub(crate) fn number(language: Language, value: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", value.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let (apart, mark) = match language {
        Language::En => (',', '.'),
        Language::Fr => ('\u{202f}', ','),
    };
    let mut written = String::new();
    if value < 0.0 && text.contains(|digit: char| digit != '0' && digit != '.') {
        written.push('−');
    }
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            written.push(apart);
        }
        written.push(digit);
    }
    if !fraction.is_empty() {
        written.push(mark);
        written.push_str(fraction);
    }
    written
}

/// Writes a value with its unit, with as many decimals as it needs, at most one (two for stars).
pub(crate) fn value(language: Language, value: f64, unit: Unit) -> String {
    let most = if unit == Unit::Stars { 2 } else { 1 };
    let decimals = (0..most).find(|decimals| {
        let scale = 10_f64.powi(*decimals as i32);
        ((value * scale).round() - value * scale).abs() < 1e-6 * scale
    });
    let text = number(language, value, decimals.unwrap_or(most));
    match (unit, language) {
        (Unit::Percent, Language::En) => format!("{text}%"),
        (Unit::Percent, Language::Fr) => format!("{text}\u{a0}%"),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::{number, value};
    use crate::{Language, Unit};

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(number(Language::En, 1_234_567.0, 0), "1,234,567");
        assert_eq!(number(Language::Fr, 1_234_567.25, 1), "1\u{202f}234\u{202f}567,2");
        assert_eq!(number(Language::En, -12.0, 0), "−12");
        assert_eq!(number(Language::En, -0.04, 1), "0.0");
        assert_eq!(value(Language::Fr, 12.5, Unit::Percent), "12,5\u{a0}%");
        assert_eq!(value(Language::En, 4.0, Unit::Stars), "4");
        assert_eq!(value(Language::En, 4.37, Unit::Stars), "4.37");
    }
}
