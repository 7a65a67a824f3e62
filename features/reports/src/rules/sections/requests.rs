//! Requests for reviews.

use super::empty;
use crate::{
    rules::{
        facts::Facts,
        figures::{Better, Draft},
        numbers,
        words::counted,
    },
    types::{Section, SectionKind, Unit},
};

pub(super) fn requests(facts: &Facts) -> Section {
    let (language, figures, before) = (facts.language, facts.requests, facts.requests_before);
    let mut section = empty(facts, SectionKind::Requests);
    if figures.sent == 0 && before.is_none_or(|before| before.sent == 0) {
        section.sentences.push(say!(language;
            "No customer was asked for a review in this period.",
            "Aucun client n’a été sollicité sur cette période."));
        return section;
    }
    let draft = |key, label| Draft {
        key,
        label,
        unit: Unit::Count,
        better: Better::Higher,
        source: "/dashboard/requests".to_owned(),
    };
    section.figures = vec![
        draft("requests_sent", say!(language; "Requests sent", "Demandes envoyées")).count(
            language,
            Some(figures.sent),
            before.map(|before| before.sent),
        ),
        draft("requests_opened", say!(language; "Pages opened", "Pages ouvertes")).count(
            language,
            Some(figures.opened),
            before.map(|before| before.opened),
        ),
        draft("requests_clicked", say!(language; "Clicks on a review site", "Clics vers un site d’avis")).count(
            language,
            Some(figures.clicked),
            before.map(|before| before.clicked),
        ),
        draft("requests_feedback", say!(language; "Private feedback", "Commentaires privés")).count(
            language,
            Some(figures.feedback),
            before.map(|before| before.feedback),
        ),
    ];
    let requests = counted(
        language,
        figures.sent,
        ["customer was asked", "customers were asked", "client sollicité", "clients sollicités"],
    );
    let clicked = numbers::count(language, figures.clicked);
    section.sentences.push(say!(language;
        "{requests}; {clicked} went on to a review site.",
        "{requests}\u{202f}; {clicked} ont ouvert un site d’avis."));
    section
}
