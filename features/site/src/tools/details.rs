//! Parser of the details of a business that a visitor pasted, line by line. Pure.
//!
//! People copy a listing from a screen, or type "Phone: …". The label of a line decides its meaning; without a label,
//! its form does. Unrecognized lines are left out, and the visitor sees the details that were found.

use serde::Serialize;
use utoipa::ToSchema;

/// Maximum number of lines that are parsed.
const LINES: usize = 60;
/// Minimum number of characters of a description; a line of that length is not a name or a category.
const MIN_DESCRIPTION: usize = 70;

/// Details of a business found in a text.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
#[schema(as = BusinessDetails)]
pub(crate) struct Details {
    /// Name of the business.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Category of the business.
    #[schema(required)]
    pub(crate) category: Option<String>,
    /// Postal address of the business.
    #[schema(required)]
    pub(crate) address: Option<String>,
    /// Telephone number of the business.
    #[schema(required)]
    pub(crate) phone: Option<String>,
    /// Its website.
    #[schema(required)]
    pub(crate) website: Option<String>,
    /// When it is open, in the words of the text.
    #[schema(required)]
    pub(crate) hours: Option<String>,
    /// Description of the business.
    #[schema(required)]
    pub(crate) description: Option<String>,
    /// Its average rating, 1 to 5.
    #[schema(required)]
    pub(crate) rating: Option<f64>,
}

/// Kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineKind {
    Name,
    Category,
    Address,
    Phone,
    Website,
    Hours,
    Description,
    Rating,
    /// Nothing that is asked for.
    Other,
}

/// Labels of lines, folded, in English and in French.
const LABELS: [(&str, LineKind); 36] = [
    ("name", LineKind::Name),
    ("business name", LineKind::Name),
    ("business", LineKind::Name),
    ("nom", LineKind::Name),
    ("enseigne", LineKind::Name),
    ("category", LineKind::Category),
    ("categorie", LineKind::Category),
    ("trade", LineKind::Category),
    ("activite", LineKind::Category),
    ("address", LineKind::Address),
    ("adresse", LineKind::Address),
    ("phone", LineKind::Phone),
    ("phone number", LineKind::Phone),
    ("telephone", LineKind::Phone),
    ("tel", LineKind::Phone),
    ("numero de telephone", LineKind::Phone),
    ("website", LineKind::Website),
    ("web", LineKind::Website),
    ("site", LineKind::Website),
    ("site web", LineKind::Website),
    ("site internet", LineKind::Website),
    ("hours", LineKind::Hours),
    ("opening hours", LineKind::Hours),
    ("horaires", LineKind::Hours),
    ("heures d ouverture", LineKind::Hours),
    ("horaires d ouverture", LineKind::Hours),
    ("description", LineKind::Description),
    ("about", LineKind::Description),
    ("a propos", LineKind::Description),
    ("rating", LineKind::Rating),
    ("average rating", LineKind::Rating),
    ("note", LineKind::Rating),
    ("note moyenne", LineKind::Rating),
    ("email", LineKind::Other),
    ("e mail", LineKind::Other),
    ("fax", LineKind::Other),
];

const DAYS: [&str; 34] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "mon",
    "tue",
    "tues",
    "wed",
    "thu",
    "thur",
    "thurs",
    "fri",
    "sat",
    "sun",
    "daily",
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
    "lun",
    "mer",
    "jeu",
    "ven",
    "sam",
    "dim",
    "weekdays",
    "weekend",
    "7j",
];

const STREETS: [&str; 30] = [
    "street",
    "st",
    "avenue",
    "ave",
    "road",
    "rd",
    "boulevard",
    "blvd",
    "bd",
    "lane",
    "ln",
    "drive",
    "dr",
    "way",
    "square",
    "highway",
    "hwy",
    "suite",
    "rue",
    "av",
    "place",
    "pl",
    "chemin",
    "route",
    "quai",
    "allee",
    "cours",
    "impasse",
    "faubourg",
    "passage",
];

impl Details {
    /// Parses a text. The first value of each kind counts, and hours may span several lines.
    pub(crate) fn of(text: &str) -> Self {
        let mut details = Self::default();
        // Listings put several facts on a line, with a dot between them.
        let lines = text.lines().flat_map(|line| line.split(" · ")).map(str::trim).filter(|line| !line.is_empty());
        let mut under = None;
        for line in lines.take(LINES) {
            let (label, value) = labelled(line);
            let value = value.trim();
            if value.is_empty() {
                // "Hours:" stands above its lines.
                under = label;
                continue;
            }
            let kind = label.or(under.filter(|kind| *kind != LineKind::Hours || is_hours(value)));
            under = under.filter(|kind| *kind == LineKind::Hours && label.is_none());
            details.keep(kind.unwrap_or_else(|| details.looks_like(value)), value);
        }
        details
    }

    fn keep(&mut self, kind: LineKind, value: &str) {
        let place = match kind {
            LineKind::Name => &mut self.name,
            LineKind::Category => &mut self.category,
            LineKind::Address => &mut self.address,
            LineKind::Phone => &mut self.phone,
            LineKind::Website => &mut self.website,
            LineKind::Description => &mut self.description,
            LineKind::Rating => {
                self.rating = self.rating.or_else(|| rating(value));
                return;
            }
            LineKind::Hours => {
                let before = self.hours.take();
                self.hours = Some(before.map_or_else(|| value.to_owned(), |before| format!("{before}, {value}")));
                return;
            }
            LineKind::Other => return,
        };
        // A label with something else behind it ("Phone: none") tells that it is missing.
        let holds = match kind {
            LineKind::Phone => is_phone(value),
            LineKind::Website => is_website(value),
            _ => true,
        };
        if place.is_none() && holds {
            *place = Some(value.to_owned());
        }
    }

    /// Guesses the kind of a line without a label.
    fn looks_like(&self, line: &str) -> LineKind {
        if rating(line).is_some() {
            return LineKind::Rating;
        }
        if is_website(line) {
            return LineKind::Website;
        }
        if is_phone(line) {
            return LineKind::Phone;
        }
        if is_hours(line) {
            return LineKind::Hours;
        }
        if line.contains('@') || !line.contains(char::is_alphabetic) {
            return LineKind::Other;
        }
        if line.chars().count() >= MIN_DESCRIPTION {
            return LineKind::Description;
        }
        if is_address(line) {
            return LineKind::Address;
        }
        match (&self.name, &self.category) {
            (None, _) => LineKind::Name,
            (Some(_), None) if !line.contains(|message: char| message.is_ascii_digit()) => LineKind::Category,
            _ => LineKind::Other,
        }
    }
}

/// Splits a line into the kind of its label and the value after it.
fn labelled(line: &str) -> (Option<LineKind>, &str) {
    let Some((label, value)) = line.split_once(':') else { return (None, line) };
    let label = text::fold(label);
    match LABELS.iter().find(|(name, _)| *name == label) {
        Some((_, kind)) => (Some(*kind), value),
        None => (None, line),
    }
}

/// "4.6", "4,6/5", "4.6 ★ (128)", "4.6 stars": a first number from 1 to 5 with one decimal, or named as a rating.
fn rating(line: &str) -> Option<f64> {
    let end =
        line.find(|message: char| !message.is_ascii_digit() && !matches!(message, '.' | ',')).unwrap_or(line.len());
    let (number, suffix) = line.split_at(end);
    let rating: f64 = number.replace(',', ".").parse().ok()?;
    let suffix = suffix.trim_start();
    let is_named = suffix.is_empty() || suffix.starts_with(['/', '(', '★', '⭐']) || {
        let word = text::fold(suffix);
        ["star", "etoile", "out of 5", "sur 5"].iter().any(|unit| word.starts_with(unit))
    };
    (number.len() <= 4 && is_named && (1.0..=5.0).contains(&rating)).then_some(rating)
}

fn is_website(line: &str) -> bool {
    !line.contains(char::is_whitespace)
        && text::website::normalise(line).is_some()
        && line.contains(char::is_alphabetic)
        // "a.m." and "9h00.–18h" are no hosts.
        && line.rsplit_once('.').is_some_and(|(_, end)| end.chars().take_while(char::is_ascii_alphabetic).count() >= 2)
}

/// Seven to fifteen digits, and nothing that no number has.
fn is_phone(line: &str) -> bool {
    let number = line.trim_start_matches(|message: char| !message.is_ascii_digit() && !matches!(message, '+' | '('));
    let digits = number.chars().filter(char::is_ascii_digit).count();
    let is_part = |message: char| {
        message.is_ascii_digit() || message.is_whitespace() || "+().-/\u{2011}\u{2013}".contains(message)
    };
    (7..=15).contains(&digits) && number.chars().all(is_part) && line.chars().count() - number.chars().count() <= 3
}

/// A day and a time, a time up to another, or what listings say of today.
fn is_hours(line: &str) -> bool {
    let folded = text::fold(line);
    if is_today(&folded) {
        return true;
    }
    let mut words = folded.split(' ');
    let has_day = words.clone().any(|word| DAYS.contains(&word));
    let is_closed =
        ["closed", "ferme", "24h", "24 hours", "open 24", "ouvert 24"].iter().any(|word| folded.contains(word));
    let is_time = |word: &str| {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        (1..=2).contains(&digits) && matches!(&word[digits..], "" | "am" | "pm" | "h") || is_clock(word)
    };
    let times = words.by_ref().filter(|word| is_time(word)).count();
    let has_range = line.contains(['-', '–', '—', '\u{2011}']) || folded.contains(" to ") || folded.contains(" a ");
    has_day && (times >= 1 || is_closed) || (times >= 2 && has_range && line.contains([':', 'h', 'H', 'm', 'M']))
}

/// "open closes 10 pm", "ferme ouvre a 8 h".
fn is_today(folded: &str) -> bool {
    let mut words = folded.split(' ');
    let is_state = words.next().is_some_and(|word| ["open", "closed", "ouvert", "ferme"].contains(&word));
    is_state && words.any(|word| ["closes", "opens", "ferme", "ouvre"].contains(&word))
}

/// "9h", "9h30", "18h00".
fn is_clock(word: &str) -> bool {
    word.split_once('h').is_some_and(|(hours, minutes)| {
        (1..=2).contains(&hours.len())
            && hours.bytes().all(|digit| digit.is_ascii_digit())
            && minutes.len() <= 2
            && minutes.bytes().all(|digit| digit.is_ascii_digit())
    })
}

/// Returns true for a number with the name of a street, or with a town behind a comma.
fn is_address(line: &str) -> bool {
    let folded = text::fold(line);
    let has_number = folded.split(' ').any(|word| word.starts_with(|message: char| message.is_ascii_digit()));
    has_number && (line.contains(',') || folded.split(' ').any(|word| STREETS.contains(&word)))
}

#[cfg(test)]
mod tests;
