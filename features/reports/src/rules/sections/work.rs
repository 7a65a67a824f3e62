//! Section "work done": replies, corrections, edits, requests and scans of the period.

use jiff::tz::TimeZone;

use super::empty;
use crate::{
    rules::{facts::Facts, words::counted},
    types::{Item, Section, SectionKind, Template},
};

/// Maximum number of dated items in the technical template.
const MAX_DATED: usize = 40;

/// Returns the section "work done".
pub(super) fn work_done(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::WorkDone);
    section.items = totals(facts);
    if section.items.is_empty() {
        section.sentences.push(say!(language;
            "Nothing is recorded for this period.",
            "Rien n’est enregistré pour cette période."));
    }
    if facts.template == Template::Technical {
        section.items.extend(dated_items(facts));
    }
    section
}

/// Returns an item per kind of work with its number in the period, the largest number first.
pub(super) fn totals(facts: &Facts) -> Vec<Item> {
    let language = facts.language;
    let replies: i64 = facts.work.replies.iter().map(|(_, number)| number).sum();
    let kinds = [
        (
            replies,
            say!(language; "Replied to", "Réponse à"),
            ["review", "reviews", "avis", "avis"],
            facts.source("/dashboard/reviews?answered=true"),
        ),
        (
            facts.done_listings.len() as i64,
            say!(language; "Corrected or created", "Correction ou création de"),
            ["directory listing", "directory listings", "présence dans les annuaires", "présences dans les annuaires"],
            facts.source("/dashboard/citations"),
        ),
        (
            facts.work.edits.len() as i64,
            say!(language; "Made", "Mise à jour des fiches avec"),
            ["profile edit", "profile edits", "modification", "modifications"],
            facts.source("/dashboard/locations"),
        ),
        (
            facts.requests.sent,
            say!(language; "Sent", "Envoi de"),
            ["request for a review", "requests for reviews", "demande d’avis", "demandes d’avis"],
            "/dashboard/requests".to_owned(),
        ),
        (
            facts.work.scans,
            say!(language; "Measured ranks in", "Mesure des classements lors de"),
            ["scan", "scans", "relevé", "relevés"],
            facts.source("/dashboard/heatmaps"),
        ),
    ];
    let mut done: Vec<_> = kinds.into_iter().filter(|(number, ..)| *number > 0).collect();
    done.sort_by_key(|(number, ..)| -number);
    done.into_iter()
        .map(|(number, verb, nouns, source)| Item {
            text: format!("{verb} {}", counted(language, number, nouns)),
            on: None,
            source,
        })
        .collect()
}

/// Returns an item per edit and per corrected listing with its day, the latest first.
fn dated_items(facts: &Facts) -> Vec<Item> {
    let language = facts.language;
    let edits = facts.work.edits.iter().map(|(day, name)| Item {
        text: say!(language; "Edited the profile of {name}", "Modification de la fiche de {name}"),
        on: Some(*day),
        source: facts.source("/dashboard/locations"),
    });
    let listings = facts.done_listings.iter().map(|listing| {
        let (directory, name) = (&listing.directory, facts.name_of(&listing.location_id));
        Item {
            text: say!(language; "{directory} is right for {name}", "{directory} est à jour pour {name}"),
            on: Some(listing.at.to_zoned(TimeZone::UTC).date()),
            source: facts.source("/dashboard/citations"),
        }
    });
    let mut items: Vec<Item> = edits.chain(listings).collect();
    items.sort_by_key(|item| std::cmp::Reverse(item.on));
    items.truncate(MAX_DATED);
    items
}
