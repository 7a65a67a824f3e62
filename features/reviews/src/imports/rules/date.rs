//! Dates and times as files write them.

use jiff::{
    Timestamp,
    civil::{Date, DateTime, Time},
    tz::TimeZone,
};
use text::fold;

use super::DateOrder;

/// Reason why a text is no time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Problem {
    /// It is no date.
    Invalid,
    /// Day and month may be swapped.
    Ambiguous,
}

/// Reads a time: ISO 8601, or day, month and year with numbers or with the name of the month in English or French, with or
/// without a time of day. A time without a zone is in UTC; a date alone is its noon, the same day almost everywhere.
pub(super) fn time(text: &str, order: Option<DateOrder>) -> Result<Timestamp, Problem> {
    let text = text.trim();
    if let Ok(time) = text.parse::<Timestamp>() {
        return Ok(time);
    }
    let (day, rest) = split(text);
    let date = numbers(day, order).or_else(|problem| named(text).map_or(Err(problem), |(date, _)| Ok(date)))?;
    let rest = if numbers(day, order).is_ok() { rest } else { named(text).map_or("", |(_, rest)| rest) };
    let time = clock(rest).ok_or(Problem::Invalid)?;
    let zoned = DateTime::from_parts(date, time).to_zoned(TimeZone::UTC).map_err(|_| Problem::Invalid)?;
    Ok(zoned.timestamp())
}

/// Returns true for a text that may be a time, whatever the order of day and month.
pub(super) fn is_date(text: &str) -> bool {
    !matches!(time(text, Some(DateOrder::DayFirst)), Err(Problem::Invalid))
        || !matches!(time(text, Some(DateOrder::MonthFirst)), Err(Problem::Invalid))
}

/// Guesses the order of day and month: from a date that has only one, or from a French file. `None` when the dates do not
/// tell.
pub(crate) fn guess_order<'a>(cells: impl Iterator<Item = &'a str>, is_french: bool) -> Option<DateOrder> {
    let mut order = is_french.then_some(DateOrder::DayFirst);
    for cell in cells {
        let parts = parts(split(cell.trim()).0);
        match parts.as_slice() {
            [first, second, _] if first.len() <= 2 => {
                let above = |part: &str| part.parse::<i8>().is_ok_and(|part| part > 12);
                if above(first) {
                    order = Some(DateOrder::DayFirst);
                } else if above(second) {
                    order = Some(DateOrder::MonthFirst);
                }
            }
            _ => {}
        }
    }
    order
}

/// Splits a text into the date and the time of day.
fn split(text: &str) -> (&str, &str) {
    let at = text.find([' ', 'T', ',']).unwrap_or(text.len());
    let (day, rest) = text.split_at(at);
    (day, rest.trim_start_matches([' ', 'T', ',']))
}

fn parts(day: &str) -> Vec<&str> {
    let parts: Vec<&str> = day.split(['/', '.', '-']).collect();
    let are_numbers = parts.len() == 3
        && parts.iter().all(|part| !part.is_empty() && part.len() <= 4 && part.bytes().all(|b| b.is_ascii_digit()));
    if are_numbers { parts } else { Vec::new() }
}

fn numbers(day: &str, order: Option<DateOrder>) -> Result<Date, Problem> {
    let parts = parts(day);
    let [first, second, third] = parts.as_slice() else { return Err(Problem::Invalid) };
    let number = |text: &str| text.parse::<i16>().map_err(|_| Problem::Invalid);
    let small = |number: i16| i8::try_from(number).map_err(|_| Problem::Invalid);
    let (one, two) = (number(first)?, number(second)?);
    if first.len() == 4 {
        return date(one, small(two)?, small(number(third)?)?);
    }
    let year = match (third.len(), number(third)?) {
        (2, short) => 2_000 + short,
        (_, year) => year,
    };
    let (one, two) = (small(one)?, small(two)?);
    let order = match order {
        _ if one > 12 => DateOrder::DayFirst,
        _ if two > 12 => DateOrder::MonthFirst,
        Some(order) => order,
        None if one == two => DateOrder::DayFirst,
        None => return Err(Problem::Ambiguous),
    };
    match order {
        DateOrder::DayFirst => date(year, two, one),
        DateOrder::MonthFirst => date(year, one, two),
    }
}

fn date(year: i16, month: i8, day: i8) -> Result<Date, Problem> {
    if !(1990..=2200).contains(&year) {
        return Err(Problem::Invalid);
    }
    Date::new(year, month, day).map_err(|_| Problem::Invalid)
}

/// Reads a date with the name of its month, and returns the text after it: `May 1, 2024`, `1er mai 2024 à 10:00`.
fn named(text: &str) -> Option<(Date, &str)> {
    let mut words = text.split([' ', ',', '\u{a0}', '\u{202f}']).filter(|word| !word.is_empty());
    let (first, second, third) = (words.next()?, words.next()?, words.next()?);
    let (day, month) = match (day(first), month(second)) {
        (Some(day), Some(month)) => (day, month),
        _ => (day(second)?, month(first)?),
    };
    let year: i16 = third.parse().ok()?;
    let rest = text.split_once(third)?.1.trim_start_matches([' ', ',']);
    let rest = ["at ", "à ", "a "].iter().find_map(|word| rest.strip_prefix(word)).unwrap_or(rest);
    Some((date(year, month, day).ok()?, rest))
}

fn day(word: &str) -> Option<i8> {
    let digits = word.trim_end_matches(|sign: char| !sign.is_ascii_digit());
    digits.parse().ok()
}

fn month(word: &str) -> Option<i8> {
    const MONTHS: [&[&str]; 12] = [
        &["january", "jan", "janvier", "janv"],
        &["february", "feb", "fevrier", "fevr", "fev"],
        &["march", "mar", "mars"],
        &["april", "apr", "avril", "avr"],
        &["may", "mai"],
        &["june", "jun", "juin"],
        &["july", "jul", "juillet", "juil"],
        &["august", "aug", "aout"],
        &["september", "sep", "sept", "septembre"],
        &["october", "oct", "octobre"],
        &["november", "nov", "novembre"],
        &["december", "dec", "decembre"],
    ];
    let folded = fold(word);
    MONTHS.iter().position(|names| names.contains(&&*folded)).and_then(|at| i8::try_from(at + 1).ok())
}

/// Reads a time of day; noon without one.
fn clock(text: &str) -> Option<Time> {
    let text = text.trim().trim_end_matches("UTC").trim_end_matches('Z').trim();
    if text.is_empty() {
        return Time::new(12, 0, 0, 0).ok();
    }
    let lower = text.to_lowercase();
    let (digits, half) = match (lower.strip_suffix("am"), lower.strip_suffix("pm")) {
        (Some(digits), _) => (digits.trim(), Some(0)),
        (_, Some(digits)) => (digits.trim(), Some(12)),
        _ => (lower.as_str(), None),
    };
    let whole = digits.split('.').next().unwrap_or(digits);
    let mut parts = whole.split([':', 'h']).map(|part| if part.is_empty() { Some(0) } else { part.parse::<i8>().ok() });
    let (hour, minute, second) = (parts.next()??, parts.next().unwrap_or(Some(0))?, parts.next().unwrap_or(Some(0))?);
    let hour = match half {
        Some(half) => hour % 12 + half,
        None => hour,
    };
    Time::new(hour, minute, second, 0).ok()
}
