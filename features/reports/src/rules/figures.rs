//! Figures with their changes. A change of a few events says nothing, and an unknown value is never zero.

use super::numbers::{formatted, signed};
use crate::types::{Cell, Column, Figure, Language, Trend, Unit};

/// Minimum number of events of the period before for a change in percent with an arrow.
pub(crate) const MIN_EVENTS: f64 = 30.0;

/// Side on which a change is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Better {
    Higher,
    Lower,
}

/// Figure before its words.
#[derive(Clone, Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) key: &'a str,
    pub(crate) label: String,
    pub(crate) unit: Unit,
    pub(crate) better: Better,
    pub(crate) source: String,
}

impl Draft<'_> {
    /// Returns the figure of a number of events, with its change in percent.
    pub(crate) fn count(self, language: Language, value: Option<i64>, before: Option<i64>) -> Figure {
        let (value, before) = (value.map(|value| value as f64), before.map(|before| before as f64));
        let change = value.zip(before).filter(|(_, before)| *before >= MIN_EVENTS);
        let change = change.map(|(value, before)| (value - before) / before * 100.0);
        self.with(language, value, before, change)
    }

    /// Returns the figure of a level, with its change as the difference. `is_certain` is false when it rests on too little.
    pub(crate) fn level(self, language: Language, value: Option<f64>, before: Option<f64>, is_certain: bool) -> Figure {
        let change = value.zip(before).filter(|_| is_certain).map(|(value, before)| value - before);
        self.with(language, value, before, change)
    }

    fn with(self, language: Language, value: Option<f64>, before: Option<f64>, change: Option<f64>) -> Figure {
        let change = change.map(|change| (change * 100.0).round() / 100.0);
        let shown_change = change.map(|change| signed(language, change, self.unit));
        let trend = change.zip(shown_change.as_deref()).map(|(change, text)| trend(change, text));
        let is_better = match (trend, self.better) {
            (Some(Trend::Up), Better::Higher) | (Some(Trend::Down), Better::Lower) => Some(true),
            (Some(Trend::Up), Better::Lower) | (Some(Trend::Down), Better::Higher) => Some(false),
            _ => None,
        };
        Figure {
            key: self.key.to_owned(),
            label: self.label,
            shown: formatted(language, value, self.unit),
            value,
            before,
            change,
            trend,
            is_better,
            unit: self.unit,
            shown_change,
            source: self.source,
        }
    }
}

/// Returns the direction of a change as its words show it: a change that is shown as zero is none.
fn trend(change: f64, text: &str) -> Trend {
    if !text.chars().any(|digit| ('1'..='9').contains(&digit)) {
        Trend::Same
    } else if change > 0.0 {
        Trend::Up
    } else {
        Trend::Down
    }
}

/// Returns a cell with a number.
pub(crate) fn number(language: Language, value: Option<f64>, unit: Unit) -> Cell {
    Cell { shown: formatted(language, value, unit), value }
}

/// Returns a cell with a number of things.
pub(crate) fn whole(language: Language, value: i64) -> Cell {
    number(language, Some(value as f64), Unit::Count)
}

/// Returns a cell with a text.
pub(crate) fn text(text: impl Into<String>) -> Cell {
    Cell { shown: text.into(), value: None }
}

/// Returns a column.
pub(crate) fn column(title: String, unit: Unit) -> Column {
    Column { title, unit }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(unit: Unit, better: Better) -> Draft<'static> {
        Draft { key: "calls", label: "Calls".into(), unit, better, source: "/dashboard".into() }
    }

    #[test]
    fn few_events_have_no_arrow_and_unknown_values_are_not_zero() {
        for (value, before, change, trend, is_better) in [
            (Some(40), Some(20), None, None, None),
            (Some(5), Some(29), None, None, None),
            (Some(45), Some(30), Some("+50%"), Some(Trend::Up), Some(true)),
            (Some(0), Some(30), Some("−100%"), Some(Trend::Down), Some(false)),
            (Some(10_001), Some(10_000), Some("0%"), Some(Trend::Same), None),
            (Some(45), None, None, None, None),
            (None, Some(100), None, None, None),
        ] {
            let figure = draft(Unit::Count, Better::Higher).count(Language::En, value, before);
            assert_eq!(figure.shown_change.as_deref(), change, "{value:?} {before:?}");
            assert_eq!((figure.trend, figure.is_better), (trend, is_better), "{value:?} {before:?}");
            assert_eq!(figure.value.is_none(), value.is_none());
        }
    }

    #[test]
    fn a_lower_rank_is_better_and_an_uncertain_change_is_none() {
        let figure = draft(Unit::Rank, Better::Lower).level(Language::Fr, Some(3.2), Some(4.5), true);
        assert_eq!((figure.shown.as_str(), figure.shown_change.as_deref()), ("3,2", Some("−1,3")));
        assert_eq!((figure.trend, figure.is_better), (Some(Trend::Down), Some(true)));
        let figure = draft(Unit::Rank, Better::Lower).level(Language::Fr, Some(3.2), Some(4.5), false);
        assert_eq!((figure.change, figure.trend), (None, None));
    }
}
