//! Dates in words, in English and French.

use jiff::civil::Date;

const MONTHS: [(&str, &str); 12] = [
    ("January", "janvier"),
    ("February", "février"),
    ("March", "mars"),
    ("April", "avril"),
    ("May", "mai"),
    ("June", "juin"),
    ("July", "juillet"),
    ("August", "août"),
    ("September", "septembre"),
    ("October", "octobre"),
    ("November", "novembre"),
    ("December", "décembre"),
];

/// Returns a date in English: `November 27, 2026`.
pub fn english(date: Date) -> String {
    format!("{} {}, {}", english_month(date), date.day(), date.year())
}

/// Returns a date in French: `27 novembre 2026`, `1er décembre 2026`.
pub fn french(date: Date) -> String {
    format!("{} {} {}", french_day(date), french_month(date), date.year())
}

/// Returns the English name of the month of a date: `November`.
pub fn english_month(date: Date) -> &'static str {
    months(date).0
}

/// Returns the French name of the month of a date: `novembre`.
pub fn french_month(date: Date) -> &'static str {
    months(date).1
}

/// Returns the day of the month as French writes it: `1er` for the first, else the number.
pub fn french_day(date: Date) -> String {
    if date.day() == 1 { "1er".to_owned() } else { date.day().to_string() }
}

fn months(date: Date) -> (&'static str, &'static str) {
    MONTHS[usize::from(date.month().unsigned_abs()) - 1]
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn dates_are_written_as_each_language_writes_them() {
        for (date, in_english, in_french) in [
            (date(2026, 1, 1), "January 1, 2026", "1er janvier 2026"),
            (date(2026, 8, 15), "August 15, 2026", "15 août 2026"),
            (date(2026, 12, 31), "December 31, 2026", "31 décembre 2026"),
        ] {
            assert_eq!((english(date).as_str(), french(date).as_str()), (in_english, in_french));
        }
    }
}
