//! Ranks in local search. A change counts only where it is more than noise.

use heatmaps::figures::{RankGrid, RankStanding};

use super::empty;
use crate::{
    rules::{
        facts::Facts,
        figures::{Better, Draft, column, number, text},
        numbers::{self, decimal, percent, signed},
        words::counted,
    },
    types::{Figure, Grid, GridPoint, Language, Row, Section, SectionKind, Table, Template, Unit},
};

pub(super) fn rankings(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Rankings);
    if facts.ranks.is_empty() {
        section.sentences.push(say!(language;
            "No ranks were measured in this period.",
            "Aucun classement n’a été mesuré sur cette période."));
        return section;
    }
    section.figures = figures(facts);
    section.sentences = sentences(facts);
    section.table = (facts.template != Template::Executive).then(|| table(facts));
    section.grids = facts.ranks.iter().filter_map(|(rank, grid)| Some(grid_of(facts, rank, grid.as_ref()?))).collect();
    if facts.template == Template::Technical {
        section.definitions = vec![say!(language;
            "Rank: the position in local search, asked at each point of a grid around the location. ARP: mean rank where found. ATRP: mean rank, an absent business counts as 21. SoLV: share of points in the top 3. A change is shown with an arrow only where control points prove that it is more than noise.",
            "Classement\u{a0}: position dans la recherche locale, demandée à chaque point d’une grille autour de l’établissement. ARP\u{a0}: rang moyen là où l’établissement apparaît. ATRP\u{a0}: rang moyen, une absence comptant pour 21. SoLV\u{a0}: part des points dans les 3 premiers. Une évolution n’a de flèche que si des points de contrôle prouvent qu’elle dépasse le bruit de mesure.")];
    }
    section
}

fn mean(values: impl Iterator<Item = Option<f64>>) -> Option<f64> {
    let values: Option<Vec<f64>> = values.collect();
    values.filter(|values| !values.is_empty()).map(|values| values.iter().sum::<f64>() / values.len() as f64)
}

fn figures(facts: &Facts) -> Vec<Figure> {
    let language = facts.language;
    let ranks = || facts.ranks.iter().map(|(rank, _)| rank);
    let source = || match facts.ranks.as_slice() {
        [(only, _)] => format!("/dashboard/heatmaps/{}", only.panel_id),
        _ => facts.source("/dashboard/heatmaps"),
    };
    // Means of several panels are never certain, because the noise is known of each one only.
    let is_certain = matches!(facts.ranks.as_slice(), [(only, _)] if only.is_real);
    let label = match facts.template {
        Template::Technical => say!(language; "SoLV", "SoLV"),
        _ => say!(language; "In the top 3", "Dans les 3 premiers"),
    };
    let solv = Draft { key: "solv", label, unit: Unit::Percent, better: Better::Higher, source: source() }.level(
        language,
        mean(ranks().map(|rank| rank.now.solv)),
        mean(ranks().map(|rank| rank.before?.solv)),
        is_certain,
    );
    let label = match facts.template {
        Template::Technical => say!(language; "ATRP", "ATRP"),
        _ => say!(language; "Average rank", "Rang moyen"),
    };
    let atrp = Draft { key: "atrp", label, unit: Unit::Rank, better: Better::Lower, source: source() }.level(
        language,
        mean(ranks().map(|rank| rank.now.atrp)),
        mean(ranks().map(|rank| rank.before?.atrp)),
        is_certain,
    );
    vec![solv, atrp]
}

fn sentences(facts: &Facts) -> Vec<String> {
    let language = facts.language;
    let mut sentences = Vec::new();
    let ranks = facts.ranks.iter().filter_map(|(rank, _)| Some((rank, rank.now.solv?)));
    if let Some((rank, solv)) = ranks.reduce(|a, b| if b.1 > a.1 { b } else { a }) {
        let (share, keyword) = (percent(language, solv), &rank.keyword);
        sentences.push(say!(language;
            "Best keyword: “{keyword}”, in the top 3 at {share} of the grid points.",
            "Le meilleur résultat\u{a0}: «\u{a0}{keyword}\u{a0}», dans les 3 premiers pour {share} des points mesurés."));
    }
    let moved = |is_up: bool| {
        facts
            .ranks
            .iter()
            .filter(|(rank, _)| rank.is_real && change(rank).is_some_and(|change| (change > 0.0) == is_up))
            .count() as i64
    };
    let (up, down) = (moved(true), moved(false));
    let nouns = ["search", "searches", "recherche", "recherches"];
    for (number, is_up) in [(up, true), (down, false)] {
        if number > 0 {
            let searches = counted(language, number, nouns);
            sentences.push(if is_up {
                say!(language; "Real gains for {searches}.", "Progression réelle pour {searches}.")
            } else {
                say!(language; "Real losses for {searches}.", "Recul réel pour {searches}.")
            });
        }
    }
    if up + down == 0 && facts.ranks.iter().any(|(rank, _)| rank.before.is_some()) {
        sentences.push(say!(language;
            "No significant change.",
            "Pas d’évolution notable."));
    }
    sentences
}

fn change(rank: &RankStanding) -> Option<f64> {
    Some(rank.now.solv? - rank.before?.solv?)
}

fn table(facts: &Facts) -> Table {
    let language = facts.language;
    let is_technical = facts.template == Template::Technical;
    let mut columns = vec![
        column(say!(language; "Search", "Recherche"), Unit::Text),
        column(say!(language; "Location", "Établissement"), Unit::Text),
    ];
    if is_technical {
        columns.push(column("ARP".into(), Unit::Rank));
        columns.push(column("ATRP".into(), Unit::Rank));
        columns.push(column("SoLV".into(), Unit::Percent));
    } else {
        columns.push(column(say!(language; "Average rank", "Rang moyen"), Unit::Rank));
        columns.push(column(say!(language; "In the top 3", "Dans les 3 premiers"), Unit::Percent));
    }
    columns.push(column(say!(language; "Change", "Évolution"), Unit::Text));
    let row = |(rank, _): &(RankStanding, Option<RankGrid>)| {
        let mut cells = vec![text(rank.keyword.clone()), text(facts.name_of(&rank.location_id))];
        if is_technical {
            cells.push(number(language, rank.now.arp, Unit::Rank));
        }
        cells.push(number(language, rank.now.atrp, Unit::Rank));
        cells.push(number(language, rank.now.solv, Unit::Percent));
        cells.push(text(verdict(language, rank)));
        Row { cells, source: Some(format!("/dashboard/heatmaps/{}", rank.panel_id)) }
    };
    let title = say!(language; "Ranks by search", "Classements par recherche");
    Table { title, columns, rows: facts.ranks.iter().map(row).collect() }
}

/// Returns the change in words: points of the share in the top 3, or that it is within noise.
fn verdict(language: Language, rank: &RankStanding) -> String {
    match change(rank) {
        None => say!(language; "first scan", "première mesure"),
        Some(change) if rank.is_real => {
            let points = signed(language, change, Unit::Points);
            say!(language; "{points} points", "{points} points")
        }
        Some(_) => say!(language; "stable", "stable"),
    }
}

fn grid_of(facts: &Facts, rank: &RankStanding, grid: &RankGrid) -> Grid {
    let language = facts.language;
    let location = facts.name_of(&rank.location_id);
    let measured = grid.pins.iter().filter(|pin| pin.rank.is_some() || pin.is_absent).count() as i64;
    let top = grid.pins.iter().filter(|pin| pin.rank.is_some_and(|rank| rank < 3.5)).count() as i64;
    let (top, measured) = (numbers::count(language, top), numbers::count(language, measured));
    let atrp = rank.now.atrp.map_or_else(|| "–".to_owned(), |atrp| decimal(language, atrp, 1));
    let keyword = &rank.keyword;
    Grid {
        summary: say!(language;
            "“{keyword}” around {location}: in the top 3 at {top} of {measured} points, average rank {atrp}.",
            "«\u{a0}{keyword}\u{a0}» autour de {location}\u{a0}: dans les 3 premiers pour {top} points sur {measured}, rang moyen {atrp}."),
        keyword: rank.keyword.clone(),
        location,
        scanned_at: rank.now.at,
        size: rank.size,
        spacing_m: grid.spacing_m,
        points: grid
            .pins
            .iter()
            .map(|pin| GridPoint { row: pin.row, column: pin.column, rank: pin.rank, is_absent: pin.is_absent })
            .collect(),
        source: format!("/dashboard/heatmaps/{}", rank.panel_id),
    }
}
