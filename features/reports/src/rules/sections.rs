//! Sections of a report, each from the facts alone.

mod citations;
mod health;
mod next;
mod profile;
mod rankings;
mod requests;
mod reviews;
mod sentiment;
mod summary;
mod work;

use super::{facts::Facts, words::heading};
use crate::types::{Section, SectionKind};

pub(super) use summary::summary;

/// Returns a section; the summary is made from the others.
pub(super) fn section(facts: &Facts, kind: SectionKind) -> Section {
    match kind {
        SectionKind::Summary => empty(facts, kind),
        SectionKind::Profile => profile::profile(facts),
        SectionKind::Rankings => rankings::rankings(facts),
        SectionKind::Reviews => reviews::reviews(facts),
        SectionKind::Sentiment => sentiment::sentiment(facts),
        SectionKind::Citations => citations::citations(facts),
        SectionKind::Health => health::health(facts),
        SectionKind::Requests => requests::requests(facts),
        SectionKind::WorkDone => work::work_done(facts),
        SectionKind::Next => next::next(facts),
    }
}

/// Returns a section with its heading only.
fn empty(facts: &Facts, kind: SectionKind) -> Section {
    Section {
        kind,
        title: heading(facts.language, kind),
        sentences: Vec::new(),
        figures: Vec::new(),
        chart: None,
        table: None,
        grids: Vec::new(),
        texts: Vec::new(),
        items: Vec::new(),
        definitions: Vec::new(),
    }
}
