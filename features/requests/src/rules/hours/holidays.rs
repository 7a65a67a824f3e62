//! Public holidays of France, computed.

use jiff::{ToSpan, civil::Date};

/// Holidays on the same day of each year: month and day.
const FIXED: [(i8, i8); 8] = [(1, 1), (5, 1), (5, 8), (7, 14), (8, 15), (11, 1), (11, 11), (12, 25)];
/// Days after Easter Sunday: Easter Monday, Ascension, Whit Monday.
const AFTER_EASTER: [i64; 3] = [1, 39, 50];
/// Departments of Alsace-Moselle, which have two holidays more: Good Friday and Saint Stephen.
const ALSACE_MOSELLE: [&str; 3] = ["57", "67", "68"];

/// Returns whether a date is a holiday in France at a postal code.
pub(super) fn is_french(date: Date, postal_code: &str) -> bool {
    let easter = easter(date.year());
    let is_after_easter = |days: i64| easter.checked_add(days.days()).is_ok_and(|holiday| holiday == date);
    let is_local = ALSACE_MOSELLE.iter().any(|department| postal_code.starts_with(department));
    FIXED.contains(&(date.month(), date.day()))
        || AFTER_EASTER.into_iter().any(is_after_easter)
        || (is_local && (is_after_easter(-2) || (date.month(), date.day()) == (12, 26)))
}

/// Returns Easter Sunday of a year (the Gregorian computus of Meeus, Jones and Butcher).
#[expect(clippy::many_single_char_names, reason = "the names of the published algorithm")]
fn easter(year: i16) -> Date {
    let year = i32::from(year);
    let (a, b, c) = (year % 19, year / 100, year % 100);
    let (d, e, f) = (b / 4, b % 4, (b + 8) / 25);
    let g = (b - f + 1) / 3;
    let h = (19 * a + b - d - g + 15) % 30;
    let (i, k) = (c / 4, c % 4);
    let l = (32 + 2 * e + 2 * i - h - k) % 7;
    let m = (a + 11 * h + 22 * l) / 451;
    let (month, day) = ((h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
    Date::new(year as i16, month as i8, day as i8).unwrap_or(Date::MIN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn easter_is_computed() {
        for date in ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2030-04-21", "2038-04-25", "2100-03-28"] {
            let date: Date = date.parse().unwrap();
            assert_eq!(easter(date.year()), date);
        }
    }

    #[test]
    fn french_holidays_depend_on_the_region() {
        for (date, postal_code, expected) in [
            ("2026-01-01", "75001", true),
            ("2026-04-06", "75001", true),
            ("2026-05-14", "75001", true),
            ("2026-05-25", "75001", true),
            ("2026-07-14", "75001", true),
            ("2026-12-25", "75001", true),
            ("2026-12-26", "75001", false),
            ("2026-12-26", "67000", true),
            ("2026-04-03", "69001", false),
            ("2026-04-03", "57000", true),
            ("2026-04-05", "75001", false),
            ("2026-06-01", "75001", false),
        ] {
            assert_eq!(is_french(date.parse().unwrap(), postal_code), expected, "{date} {postal_code}");
        }
    }
}
