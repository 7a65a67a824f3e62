//! Section "next": open problems by their effect.

use super::{empty, health};
use crate::{
    rules::{
        facts::Facts,
        words::{counted, task},
    },
    types::{Item, Section, SectionKind, Template},
};

/// Effect of a review of at most two stars without a reply, compared with points of health.
const BAD_REVIEW: i64 = 15;
/// Effect of another review without a reply.
const REVIEW: i64 = 4;
/// Effect of a wrong listing, and of a missing one.
const WRONG: i64 = 6;
const MISSING: i64 = 2;
/// Effect of a search with a lower rank than before.
const DROP: i64 = 20;

pub(super) fn next(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Next);
    let most = match facts.template {
        Template::Executive => 3,
        Template::Client => 5,
        Template::Technical => 12,
    };
    section.items = items(facts);
    section.items.truncate(most);
    if section.items.is_empty() {
        section.sentences.push(say!(language; "No open issues.", "Aucun point à traiter."));
    }
    section
}

/// Returns the open problems, those with the largest effect first.
pub(super) fn items(facts: &Facts) -> Vec<Item> {
    let language = facts.language;
    let mut items: Vec<(i64, String, String)> = Vec::new();
    let (waiting, bad) = facts.reviews.waiting;
    let reviews = ["review", "reviews", "avis", "avis"];
    if bad > 0 {
        let reviews = counted(language, bad, reviews);
        let text =
            say!(language; "Reply to {reviews} of one or two stars", "Répondre à {reviews} d’une ou deux étoiles");
        items.push((bad * BAD_REVIEW, text, facts.source("/dashboard/reviews?answered=false")));
    }
    if waiting > bad {
        let reviews = counted(language, waiting - bad, reviews);
        let text = if bad > 0 {
            say!(language; "Reply to {reviews} more", "Répondre à {reviews} de plus")
        } else {
            say!(language; "Reply to {reviews}", "Répondre à {reviews}")
        };
        items.push(((waiting - bad) * REVIEW, text, facts.source("/dashboard/reviews?answered=false")));
    }
    for (rule, places, points) in health::sums(facts) {
        let (task, source) = (task(language, rule), health::source_of(rule));
        let text = if facts.places.len() == 1 {
            task
        } else {
            let locations = counted(language, places, ["location", "locations", "établissement", "établissements"]);
            say!(language; "{task} at {locations}", "{task} pour {locations}")
        };
        items.push((places * points.max(1), text, source));
    }
    let figures = facts.places.iter().filter_map(|place| facts.citations.get(&place.id));
    let (wrong, missing) =
        figures.fold((0, 0), |(wrong, missing), figures| (wrong + figures.wrong, missing + figures.missing));
    let listings = ["directory listing", "directory listings", "annuaire", "annuaires"];
    if wrong > 0 {
        let listings = counted(language, wrong, listings);
        let text = say!(language; "Correct {listings}", "Corriger {listings}");
        items.push((wrong * WRONG, text, facts.source("/dashboard/citations")));
    }
    if missing > 0 {
        let listings = counted(language, missing, listings);
        let text = say!(language; "Create {listings}", "S’inscrire dans {listings}");
        items.push((missing * MISSING, text, facts.source("/dashboard/citations")));
    }
    for (rank, _) in &facts.ranks {
        let change = rank.before.and_then(|before| Some(rank.now.solv? - before.solv?));
        if rank.is_real && change.is_some_and(|change| change < 0.0) {
            let (keyword, name) = (&rank.keyword, facts.name_of(&rank.location_id));
            let text = say!(language;
                "Find out why {name} ranks lower for “{keyword}”",
                "Comprendre pourquoi {name} recule pour «\u{a0}{keyword}\u{a0}»");
            items.push((DROP, text, format!("/dashboard/heatmaps/{}", rank.panel_id)));
        }
    }
    items.sort_by_key(|(effect, ..)| -effect);
    items.into_iter().map(|(_, text, source)| Item { text, on: None, source }).collect()
}
