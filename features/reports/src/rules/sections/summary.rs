//! The report in four figures and a few sentences, taken from its sections.

use super::{empty, next, profile, rankings, reviews, work};
use crate::{
    rules::facts::Facts,
    types::{Figure, Section, SectionKind, Trend},
};

/// Figures of the summary, the most important first; those with a value come before those without.
const FIGURES: [&str; 7] = ["views", "calls", "directions", "rating", "reviews", "solv", "website_clicks"];
/// Number of figures.
const MAX_FIGURES: usize = 4;

pub(in crate::rules) fn summary(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Summary);
    let sections = [profile::profile(facts), reviews::reviews(facts), rankings::rankings(facts)];
    let all: Vec<&Figure> = sections.iter().flat_map(|section| &section.figures).collect();
    let mut figures: Vec<Figure> =
        FIGURES.iter().filter_map(|key| all.iter().find(|figure| figure.key == *key).copied().cloned()).collect();
    figures.sort_by_key(|figure| figure.value.is_none());
    figures.truncate(MAX_FIGURES);
    if facts.profile.part.is_some() {
        section.sentences.extend(sections[0].sentences.first().cloned());
    }
    section.sentences.extend(strongest(facts, &figures));
    section.sentences.extend(sections[1].sentences.first().filter(|_| facts.reviews.now.count > 0).cloned());
    if let Some(done) = work::totals(facts).first() {
        let text = lower_first(&done.text);
        section
            .sentences
            .push(say!(language; "Most of our work: {text}.", "L’essentiel de notre travail\u{a0}: {text}."));
    }
    if let Some(item) = next::items(facts).first() {
        let text = lower_first(&item.text);
        section.sentences.push(say!(language; "Next step: {text}.", "Prochaine étape\u{a0}: {text}."));
    }
    section.figures = figures;
    section
}

/// Returns `text` with a small first letter, to follow a colon.
fn lower_first(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_lowercase().chain(chars).collect())
}

/// Returns a sentence about the largest change, other than that of the views.
fn strongest(facts: &Facts, figures: &[Figure]) -> Option<String> {
    let language = facts.language;
    let moved = figures.iter().filter(|figure| figure.key != "views");
    let moved = moved.filter(|figure| figure.unit == crate::types::Unit::Count);
    let moved = moved.filter_map(|figure| Some((figure, figure.change?)));
    let (figure, _) = moved.reduce(|a, b| if b.1.abs() > a.1.abs() { b } else { a })?;
    let (label, change) = (&figure.label, figure.shown_change.as_ref()?);
    match figure.trend? {
        Trend::Up => {
            Some(say!(language; "{label} rose the most: {change}.", "La plus forte hausse\u{a0}: {label}, {change}."))
        }
        Trend::Down => {
            Some(say!(language; "{label} fell the most: {change}.", "La plus forte baisse\u{a0}: {label}, {change}."))
        }
        Trend::Same => None,
    }
}
