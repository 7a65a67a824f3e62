//! Health of the profiles, as of making.

use locations::Rule;

use super::empty;
use crate::{
    rules::{
        facts::Facts,
        figures::{Better, Draft, column, text, whole},
        numbers,
        words::{counted, problem},
    },
    types::{Row, Section, SectionKind, Table, Template, Unit},
};

/// Health from which a location is good.
const GOOD: i64 = 80;

pub(super) fn health(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Health);
    let count = facts.places.len() as i64;
    let average = (count > 0).then(|| facts.places.iter().map(|place| place.health).sum::<i64>() as f64 / count as f64);
    let good = facts.places.iter().filter(|place| place.health >= GOOD).count() as i64;
    let label = say!(language; "Health", "Santé des fiches");
    let source = || facts.source("/dashboard/locations");
    section.figures = vec![
        Draft { key: "health", label, unit: Unit::Points, better: Better::Higher, source: source() }
            .level(language, average, None, false),
        Draft {
            key: "good_profiles",
            label: say!(language; "Profiles in good health", "Fiches en bonne santé"),
            unit: Unit::Count,
            better: Better::Higher,
            source: source(),
        }
        .count(language, Some(good), None),
    ];
    let mut sums = sums(facts);
    sums.sort_by_key(|(_, places, points)| (-places * points, -places));
    section.sentences = match sums.first() {
        None => vec![say!(language;
            "Nothing is missing from the profiles.",
            "Il ne manque rien dans les fiches.")],
        Some((rule, places, _)) => {
            let all = counted(language, count, ["location", "locations", "établissement", "établissements"]);
            let (name, places) = (problem(language, *rule), numbers::count(language, *places));
            vec![say!(language;
                "The gap that costs most: {name}, at {places} of {all}.",
                "Le manque qui coûte le plus\u{a0}: {name}, pour {places} sur {all}.")]
        }
    };
    if !sums.is_empty() {
        section.table = Some(Table {
            title: say!(language; "Open issues", "Points à corriger"),
            columns: vec![
                column(say!(language; "Issue", "Point"), Unit::Text),
                column(say!(language; "Locations", "Établissements"), Unit::Count),
                column(say!(language; "Points each", "Points chacun"), Unit::Count),
            ],
            rows: sums
                .into_iter()
                .map(|(rule, places, points)| Row {
                    cells: vec![text(problem(language, rule)), whole(language, places), whole(language, points)],
                    source: Some(source_of(rule)),
                })
                .collect(),
        });
    }
    if facts.template == Template::Technical {
        section.definitions = vec![say!(language;
            "Health: 100 points, less 20 for each critical issue and 8 for each other one; as of the day on which the report was made.",
            "Santé\u{a0}: 100 points, moins 20 par point critique et 8 par autre point\u{202f}; au jour où le rapport a été établi.")];
    }
    section
}

/// Returns the failed rules with the number of locations and the maximum points that each costs.
pub(super) fn sums(facts: &Facts) -> Vec<(Rule, i64, i64)> {
    let summed = |rule: Rule| {
        let points = facts
            .places
            .iter()
            .filter_map(|place| place.problems.iter().find(|(failed, _)| *failed == rule).map(|(_, points)| *points));
        let (places, most) = points.fold((0, 0), |(places, most), points| (places + 1, points.max(most)));
        (rule, places, most)
    };
    Rule::ALL.into_iter().map(summed).filter(|(_, places, _)| *places > 0).collect()
}

/// Returns the path of the locations that fail a rule.
pub(super) fn source_of(rule: Rule) -> String {
    let name = serde_json::to_value(rule).ok().and_then(|name| name.as_str().map(ToOwned::to_owned));
    format!("/dashboard/locations?issue={}", name.unwrap_or_default())
}
