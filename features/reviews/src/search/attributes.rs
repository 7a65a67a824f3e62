//! Attributes of a review with few values, packed into one number so that all are compared at once.

use crate::{
    queries::{IndexRow, ReviewFilter},
    rules::is_open,
    types::{LanguageFilter, ReportState, Sentiment, WorkState},
};

const SOURCE: Field = Field { start: 0, bits: 5 };
const STATE: Field = Field { start: 5, bits: 2 };
/// 0 without a sentiment.
const SENTIMENT: Field = Field { start: 7, bits: 2 };
/// 0 without a text.
const LANGUAGE: Field = Field { start: 9, bits: 2 };
const ANSWERED: Field = Field { start: 11, bits: 1 };
const DONE: Field = Field { start: 12, bits: 1 };
/// Rating times ten; 0 without one.
const RATING: Field = Field { start: 13, bits: 6 };
/// The review has changed, and another row of the index stands for it.
const DROPPED: Field = Field { start: 19, bits: 1 };

const WAITING: Field = Field { start: 20, bits: 1 };
const ASSIGNED: Field = Field { start: 21, bits: 1 };
const DUE: Field = Field { start: 22, bits: 1 };
/// Waits for a reply.
const OPEN: Field = Field { start: 23, bits: 1 };
/// State of the latest report; 0 without one.
const REPORT: Field = Field { start: 24, bits: 3 };

/// Bits of one attribute.
struct Field {
    start: u32,
    bits: u32,
}

impl Field {
    const fn mask(&self) -> u32 {
        ((1 << self.bits) - 1) << self.start
    }

    fn put(&self, value: u32) -> u32 {
        (value << self.start) & self.mask()
    }

    fn get(&self, packed: u32) -> u32 {
        (packed & self.mask()) >> self.start
    }
}

/// Attributes of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Attributes(u32);

impl Attributes {
    pub(super) fn of(row: &IndexRow) -> Self {
        let language = if row.has_text { language_code(row.language.as_deref()) } else { 0 };
        let rating = row.rating.and_then(|tenths| u32::try_from(tenths).ok()).unwrap_or(0);
        Self(
            SOURCE.put(row.source as u32)
                | STATE.put(row.state as u32)
                | SENTIMENT.put(row.sentiment.map_or(0, sentiment_code))
                | LANGUAGE.put(language)
                | ANSWERED.put(row.is_answered.into())
                | DONE.put(row.is_done.into())
                | RATING.put(rating)
                | WAITING.put(row.is_waiting.into())
                | ASSIGNED.put(row.assigned_to.is_some().into())
                | DUE.put(row.due_at.is_some().into())
                | OPEN.put(is_open(row.is_answered, row.is_done, row.state).into())
                | REPORT.put(row.report_state.map_or(0, report_code)),
        )
    }

    /// Returns the rating times ten; 0 without one.
    pub(super) fn rating(self) -> i64 {
        RATING.get(self.0).into()
    }

    /// Marks the row as one that no filter matches.
    pub(super) fn drop_row(&mut self) {
        self.0 |= DROPPED.mask();
    }

    /// Returns true for a review that waits for a reply.
    pub(super) fn is_open(self) -> bool {
        OPEN.get(self.0) != 0
    }

    pub(super) fn is_done(self) -> bool {
        DONE.get(self.0) != 0
    }

    /// Returns true for a review with an assignee or a due time.
    pub(super) fn has_assignment(self) -> bool {
        self.0 & (ASSIGNED.mask() | DUE.mask()) != 0
    }

    pub(super) fn is_dropped(self) -> bool {
        DROPPED.get(self.0) != 0
    }
}

fn sentiment_code(sentiment: Sentiment) -> u32 {
    sentiment as u32 + 1
}

fn report_code(state: ReportState) -> u32 {
    state as u32 + 1
}

/// Returns the number of a language, as it is stored; `other` is stored as null.
fn language_code(language: Option<&str>) -> u32 {
    match language {
        Some("en") => 1,
        Some("fr") => 2,
        _ => 3,
    }
}

/// Range of ratings that no review has.
const NO_RATINGS: (i64, i64) = (1, 0);

/// Attributes that a filter asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pattern {
    mask: u32,
    value: u32,
    /// Lowest and highest rating times ten.
    ratings: (i64, i64),
}

impl Pattern {
    pub(super) fn of(filter: &ReviewFilter) -> Self {
        let language =
            filter.language.map(|code| language_code(Some(code).filter(|code| *code != LanguageFilter::Other.code())));
        let is_overdue = filter.overdue.is_some_and(|(is, _)| is);
        let work = filter.work.map(|state| state == WorkState::Done);
        let waiting = filter.work.filter(|state| *state != WorkState::Done).map(|state| state == WorkState::Waiting);
        let wanted = [
            (DROPPED, Some(0)),
            (SOURCE, filter.source.map(|source| source as u32)),
            (STATE, filter.state.map(|state| state as u32)),
            (SENTIMENT, filter.sentiment.map(sentiment_code)),
            (LANGUAGE, language),
            (ANSWERED, filter.answered.map(u32::from)),
            (DONE, filter.done.map(u32::from)),
            (DONE, work.map(u32::from)),
            (DONE, is_overdue.then_some(0)),
            (WAITING, waiting.map(u32::from)),
            (ASSIGNED, filter.assigned.as_ref().map(|id| u32::from(!id.is_empty()))),
            (DUE, is_overdue.then_some(1)),
            (REPORT, filter.report.map(report_code)),
        ];
        let all = Self { mask: 0, value: 0, ratings: (filter.lowest, filter.highest) };
        wanted.into_iter().fold(all, |pattern, (field, value)| match value {
            Some(value) => pattern.with(&field, field.put(value)),
            None => pattern,
        })
    }

    /// Returns the pattern with another value. Two values of one attribute match nothing.
    fn with(self, field: &Field, value: u32) -> Self {
        let is_other = self.mask & field.mask() != 0 && self.value & field.mask() != value;
        let ratings = if is_other { NO_RATINGS } else { self.ratings };
        Self { mask: self.mask | field.mask(), value: self.value | value, ratings }
    }

    pub(super) fn matches(self, attributes: Attributes) -> bool {
        let (lowest, highest) = self.ratings;
        attributes.0 & self.mask == self.value && (lowest..=highest).contains(&attributes.rating())
    }

    /// Returns true when any of these matches; quicker than one after the other.
    pub(super) fn matches_any(self, attributes: &[Attributes]) -> bool {
        attributes.iter().fold(false, |any, attributes| any | self.matches(*attributes))
    }
}
