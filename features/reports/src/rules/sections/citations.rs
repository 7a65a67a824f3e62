//! Listings in directories, as of making.

use super::empty;
use crate::{
    rules::{
        facts::{Facts, PlaceFacts},
        figures::{Better, Draft, column, number, text, whole},
        numbers,
        words::counted,
    },
    types::{Row, Section, SectionKind, Table, Template, Unit},
};

pub(super) fn citations(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Citations);
    let places: Vec<(&PlaceFacts, &::citations::figures::CitationFigures)> =
        facts.places.iter().filter_map(|place| Some((place, facts.citations.get(&place.id)?))).collect();
    let scores: Vec<f64> = places.iter().filter_map(|(_, figures)| figures.score).collect();
    if scores.is_empty() {
        section.sentences.push(say!(language;
            "No directory has been checked yet.",
            "Aucun annuaire n’a encore été vérifié."));
        return section;
    }
    let score = scores.iter().sum::<f64>() / scores.len() as f64;
    let sum = |value: fn(&::citations::figures::CitationFigures) -> i64| {
        places.iter().map(|(_, figures)| value(figures)).sum::<i64>()
    };
    let (found, wrong, missing) =
        (sum(|figures| figures.found), sum(|figures| figures.wrong), sum(|figures| figures.missing));
    let draft =
        |key, label, unit, better| Draft { key, label, unit, better, source: facts.source("/dashboard/citations") };
    section.figures =
        vec![
            draft(
                "citation_score",
                say!(language; "Score of directories", "Score des annuaires"),
                Unit::Points,
                Better::Higher,
            )
            .level(language, Some(score), None, false),
            draft("listings", say!(language; "Listings found", "Présences trouvées"), Unit::Count, Better::Higher)
                .count(language, Some(found), None),
            draft("wrong_listings", say!(language; "Wrong listings", "Présences erronées"), Unit::Count, Better::Lower)
                .count(language, Some(wrong), None),
            draft(
                "missing_listings",
                say!(language; "Missing listings", "Présences manquantes"),
                Unit::Count,
                Better::Lower,
            )
            .count(language, Some(missing), None),
        ];
    let listings = counted(language, found, ["listing", "listings", "présence", "présences"]);
    section.sentences.push(if wrong == 0 {
        say!(language;
            "All of the {listings} found show the right name, address and phone number.",
            "{listings} trouvées, toutes avec le bon nom, la bonne adresse et le bon numéro.")
    } else {
        let wrong = numbers::count(language, wrong);
        say!(language;
            "{wrong} of {listings} show something wrong.",
            "{wrong} sur {listings} affichent une erreur.")
    });
    let done = facts.done_listings.len() as i64;
    if done > 0 {
        let listings = counted(language, done, ["listing", "listings", "présence", "présences"]);
        section.sentences.push(say!(language;
            "In this period, {listings} became right.",
            "Sur cette période, {listings} ont été corrigées ou créées."));
    }
    if facts.template == Template::Technical {
        section.table = Some(table(facts, places));
        section.definitions = vec![say!(language;
            "Score: points of the listings over all checked directories, weighted by the importance of the directory; a missing listing has none. As of the day on which the report was made.",
            "Score\u{a0}: points des présences sur tous les annuaires vérifiés, pondérés par l’importance de l’annuaire\u{202f}; une présence manquante n’en a aucun. Au jour où le rapport a été établi.")];
    }
    section
}

fn table(facts: &Facts, mut places: Vec<(&PlaceFacts, &::citations::figures::CitationFigures)>) -> Table {
    let language = facts.language;
    places.sort_by(|(_, a), (_, b)| a.score.unwrap_or(101.0).total_cmp(&b.score.unwrap_or(101.0)));
    let columns = vec![
        column(say!(language; "Location", "Établissement"), Unit::Text),
        column(say!(language; "Score", "Score"), Unit::Points),
        column(say!(language; "Found", "Trouvées"), Unit::Count),
        column(say!(language; "Wrong", "Erronées"), Unit::Count),
        column(say!(language; "Missing", "Manquantes"), Unit::Count),
    ];
    let rows = places.into_iter().map(|(place, figures)| Row {
        cells: vec![
            text(facts.label_of(place)),
            number(language, figures.score, Unit::Points),
            whole(language, figures.found),
            whole(language, figures.wrong),
            whole(language, figures.missing),
        ],
        source: Some(format!("/dashboard/citations?location={}", place.id)),
    });
    Table {
        title: say!(language; "Directories by location", "Annuaires par établissement"),
        columns,
        rows: rows.collect(),
    }
}
