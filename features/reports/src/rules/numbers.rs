//! Numbers and dates in words of a language.

use jiff::civil::Date;

use crate::types::{Language, Period, Unit};

/// Narrow space that French writes between thousands and before a percent sign.
const NARROW: &str = "\u{202f}";

/// Returns a whole number, such as `12,345`.
pub(crate) fn count(language: Language, number: i64) -> String {
    let digits = number.unsigned_abs().to_string();
    let separator = match language {
        Language::En => ",",
        Language::Fr => NARROW,
    };
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(separator);
        }
        text.push(digit);
    }
    if number < 0 { format!("−{text}") } else { text }
}

/// Returns a number with decimals, such as `4.6`.
pub(crate) fn decimal(language: Language, number: f64, decimals: usize) -> String {
    let text = format!("{:.decimals$}", number.abs());
    let (whole, fraction) = text.split_once('.').unwrap_or((&text, ""));
    let whole = count(language, whole.parse().unwrap_or_default());
    let is_zero = text.bytes().all(|byte| byte == b'0' || byte == b'.');
    let sign = if number < 0.0 && !is_zero { "−" } else { "" };
    match (fraction.is_empty(), language) {
        (true, _) => format!("{sign}{whole}"),
        (false, Language::En) => format!("{sign}{whole}.{fraction}"),
        (false, Language::Fr) => format!("{sign}{whole},{fraction}"),
    }
}

/// Returns a value in its unit; a dash for an unknown one.
pub(crate) fn formatted(language: Language, value: Option<f64>, unit: Unit) -> String {
    let Some(value) = value else { return "–".to_owned() };
    match unit {
        Unit::Count => count(language, value.round() as i64),
        Unit::Percent => percent(language, value),
        Unit::Rating | Unit::Rank => decimal(language, value, 1),
        Unit::Points => decimal(language, value, 0),
        Unit::Hours => hours(language, value),
        Unit::Text => String::new(),
    }
}

/// Returns a percentage without decimals.
pub(crate) fn percent(language: Language, value: f64) -> String {
    match language {
        Language::En => format!("{}%", decimal(language, value, 0)),
        Language::Fr => format!("{}{NARROW}%", decimal(language, value, 0)),
    }
}

/// Returns a duration in hours, or in days from two days on.
pub(crate) fn hours(language: Language, value: f64) -> String {
    let is_days = value >= 48.0;
    let number = decimal(language, if is_days { value / 24.0 } else { value }, usize::from(is_days || value < 10.0));
    match (language, is_days) {
        (Language::En, false) => format!("{number} h"),
        (Language::En, true) => format!("{number} days"),
        (Language::Fr, false) => format!("{number}\u{a0}h"),
        (Language::Fr, true) => format!("{number}\u{a0}jours"),
    }
}

/// Returns a change with its sign, in its unit: percent for counts.
pub(crate) fn signed(language: Language, change: f64, unit: Unit) -> String {
    let text = match unit {
        Unit::Count => percent(language, change),
        Unit::Percent | Unit::Points => decimal(language, change, 1),
        _ => formatted(language, Some(change), unit),
    };
    if change > 0.0 && text.chars().any(|digit| ('1'..='9').contains(&digit)) { format!("+{text}") } else { text }
}

const SHORT_MONTHS: [[&str; 12]; 2] = [
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
];

fn short_month(language: Language, date: Date) -> &'static str {
    SHORT_MONTHS[usize::from(language == Language::Fr)][usize::from(date.month().unsigned_abs()) - 1]
}

/// Returns a date, such as `October 3, 2026`.
pub(crate) fn date(language: Language, date: Date) -> String {
    match language {
        Language::En => dates::english(date),
        Language::Fr => dates::french(date),
    }
}

/// Returns a date without its year, such as `Oct 3`.
pub(crate) fn short_date(language: Language, date: Date) -> String {
    let month = short_month(language, date);
    match language {
        Language::En => format!("{month} {}", date.day()),
        Language::Fr => format!("{} {month}", dates::french_day(date)),
    }
}

/// Returns true for a whole calendar month.
pub(crate) fn is_month(period: Period) -> bool {
    period.from == period.from.first_of_month() && period.to == period.from.last_of_month()
}

/// Returns a period, such as `October 2026` or `October 3 to 9, 2026`.
pub(crate) fn period(language: Language, period: Period) -> String {
    let Period { from, to } = period;
    if is_month(period) {
        let month = match language {
            Language::En => dates::english_month(from),
            Language::Fr => dates::french_month(from),
        };
        return format!("{month} {}", from.year());
    }
    if from == to {
        return date(language, to);
    }
    let is_same_month = (from.year(), from.month()) == (to.year(), to.month());
    match language {
        Language::En if is_same_month => {
            format!("{} {} to {}, {}", dates::english_month(from), from.day(), to.day(), to.year())
        }
        Language::En if from.year() == to.year() => {
            format!("{} {} to {}", dates::english_month(from), from.day(), date(language, to))
        }
        Language::En => format!("{} to {}", date(language, from), date(language, to)),
        Language::Fr if is_same_month => format!("du {} au {}", dates::french_day(from), date(language, to)),
        Language::Fr if from.year() == to.year() => {
            let from = format!("{} {}", dates::french_day(from), dates::french_month(from));
            format!("du {from} au {}", date(language, to))
        }
        Language::Fr => format!("du {} au {}", date(language, from), date(language, to)),
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date as day;

    use super::*;

    #[test]
    fn numbers_are_written_as_each_language_writes_them() {
        for (number, en, fr) in [
            (0, "0", "0"),
            (999, "999", "999"),
            (12_345, "12,345", "12\u{202f}345"),
            (-1_000, "−1,000", "−1\u{202f}000"),
        ] {
            assert_eq!((count(Language::En, number), count(Language::Fr, number)), (en.into(), fr.into()));
        }
        assert_eq!(decimal(Language::Fr, 4.56, 1), "4,6");
        assert_eq!(decimal(Language::En, -0.04, 1), "0.0", "no minus before zero");
        assert_eq!(percent(Language::Fr, 12.4), "12\u{202f}%");
        assert_eq!(signed(Language::En, 12.4, Unit::Count), "+12%");
        assert_eq!(signed(Language::En, 0.2, Unit::Count), "0%", "no plus before zero");
        assert_eq!(signed(Language::En, -0.3, Unit::Rating), "−0.3");
        assert_eq!((hours(Language::En, 5.25), hours(Language::Fr, 72.0)), ("5.2 h".into(), "3,0\u{a0}jours".into()));
        assert_eq!(formatted(Language::En, None, Unit::Count), "–", "unknown is never zero");
    }

    #[test]
    fn periods_are_named_by_their_month_where_they_are_one() {
        for (from, to, en, fr) in [
            (day(2026, 10, 1), day(2026, 10, 31), "October 2026", "octobre 2026"),
            (day(2026, 10, 1), day(2026, 10, 7), "October 1 to 7, 2026", "du 1er au 7 octobre 2026"),
            (
                day(2026, 9, 28),
                day(2026, 10, 4),
                "September 28 to October 4, 2026",
                "du 28 septembre au 4 octobre 2026",
            ),
            (
                day(2025, 12, 29),
                day(2026, 1, 4),
                "December 29, 2025 to January 4, 2026",
                "du 29 décembre 2025 au 4 janvier 2026",
            ),
            (day(2026, 8, 1), day(2026, 8, 1), "August 1, 2026", "1er août 2026"),
        ] {
            let days = Period { from, to };
            assert_eq!((period(Language::En, days), period(Language::Fr, days)), (en.into(), fr.into()));
        }
    }
}
