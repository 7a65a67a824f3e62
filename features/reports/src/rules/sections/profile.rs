//! Views, calls, directions and clicks of Business Profiles.

use jiff::civil::Date;
use locations::Figures;

use super::empty;
use crate::{
    rules::{
        charts::{Buckets, marks, summary},
        facts::Facts,
        figures::{Better, Draft, MIN_EVENTS, column, text, whole},
        numbers::{self, percent},
        words::{counted, than},
    },
    types::{Chart, ChartKind, Figure, Language, Row, Section, SectionKind, Series, Table, Template, Unit},
};

/// Maximum number of locations in the table of the client template.
const MAX_CLIENT_ROWS: usize = 25;

/// Figure of profiles: key, names in both languages, and its value.
type Metric = (&'static str, [&'static str; 2], fn(&Figures) -> i64);

const METRICS: [Metric; 4] = [
    ("views", ["Profile views", "Vues des fiches"], |figures| figures.views),
    ("calls", ["Calls", "Appels"], |figures| figures.calls),
    ("directions", ["Direction requests", "Demandes d’itinéraire"], |figures| figures.directions),
    ("website_clicks", ["Website clicks", "Clics vers le site"], |figures| figures.website_clicks),
];

fn name(language: Language, names: [&str; 2]) -> String {
    match language {
        Language::En => names[0].to_owned(),
        Language::Fr => names[1].to_owned(),
    }
}

fn sum(days: &[(Date, Figures)], value: fn(&Figures) -> i64) -> i64 {
    days.iter().map(|(_, figures)| value(figures)).sum()
}

pub(super) fn profile(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Profile);
    section.figures = METRICS.into_iter().map(|metric| figure(facts, metric)).collect();
    if facts.profile.part.is_none() {
        section.sentences.push(say!(language;
            "Google gives no numbers for this period. Connect the Business Profiles to see them here.",
            "Google ne donne aucun chiffre pour cette période. Connectez les fiches Google pour les voir ici."));
        return section;
    }
    section.sentences = sentences(facts, &section.figures);
    section.chart = Some(chart(facts));
    section.table = table(facts);
    if facts.template == Template::Technical {
        section.definitions = vec![say!(language;
            "Views: number of times that the profile was shown in Google Search and Maps. Days are those of Google; it reports them up to three days late.",
            "Vues\u{a0}: nombre d’affichages de la fiche dans la recherche Google et Maps. Les jours sont ceux de Google, qui les communique avec trois jours de retard au plus.")];
    }
    section
}

fn figure(facts: &Facts, (key, names, metric): Metric) -> Figure {
    let profile = &facts.profile;
    let value = profile.part.map(|_| sum(&profile.days, metric));
    let before = profile.part.and(profile.compared).map(|_| sum(&profile.days_before, metric));
    let label = name(facts.language, names);
    Draft { key, label, unit: Unit::Count, better: Better::Higher, source: facts.profile_source() }.count(
        facts.language,
        value,
        before,
    )
}

fn sentences(facts: &Facts, figures: &[Figure]) -> Vec<String> {
    let language = facts.language;
    let than = facts.previous.map(|previous| than(language, facts.period, previous));
    let mut sentences = Vec::new();
    let figure = |key: &str| figures.iter().find(|figure| figure.key == key);
    if let Some(views) = figure("views") {
        let times = counted(language, views.value.unwrap_or_default() as i64, ["time", "times", "fois", "fois"]);
        sentences.push(match (&views.change, &than) {
            (Some(change), Some(than)) if change.abs() >= 1.0 => {
                let size = percent(language, change.abs());
                let (en, fr) = if *change > 0.0 { ("more", "de plus") } else { ("fewer", "de moins") };
                say!(language;
                    "Your profiles were seen {times}, {size} {en} than {than}.",
                    "Vos fiches ont été vues {times}, soit {size} {fr} que {than}.")
            }
            (Some(_), Some(than)) => say!(language;
                "Your profiles were seen {times}, about as often as {than}.",
                "Vos fiches ont été vues {times}, à peu près autant que {than}."),
            _ => say!(language; "Your profiles were seen {times}.", "Vos fiches ont été vues {times}."),
        });
    }
    let nouns = [
        ("calls", ["call", "calls", "appel", "appels"]),
        (
            "directions",
            ["request for directions", "requests for directions", "demande d’itinéraire", "demandes d’itinéraire"],
        ),
        (
            "website_clicks",
            ["click on your website", "clicks on your website", "clic vers votre site", "clics vers votre site"],
        ),
    ];
    for (key, nouns) in nouns {
        if let Some(sentence) = figure(key).and_then(|figure| difference(language, figure, nouns, than.as_deref())) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// Returns a sentence such as `12 more calls than in October 2026, 214 in all.`; numbers alone where they are few.
fn difference(language: Language, figure: &Figure, nouns: [&str; 4], than: Option<&str>) -> Option<String> {
    let value = figure.value? as i64;
    if value == 0 && figure.before.is_none_or(|before| before < 1.0) {
        return None;
    }
    let all = counted(language, value, nouns);
    let (Some(before), Some(than)) = (figure.before, than) else {
        return Some(say!(language; "There were {all}.", "Il y a eu {all}."));
    };
    let change = value - before as i64;
    if before < MIN_EVENTS || change == 0 {
        let before = numbers::count(language, before as i64);
        return Some(say!(language; "There were {all}; {before} {than}.", "Il y a eu {all}\u{202f}; {before} {than}."));
    }
    let number = numbers::count(language, change.abs());
    let noun = counted(language, change.abs(), nouns);
    let noun = noun.strip_prefix(&number).unwrap_or(&noun).trim();
    let all = numbers::count(language, value);
    Some(if change > 0 {
        say!(language;
            "{number} more {noun} than {than}, {all} in all.",
            "{number} {noun} de plus que {than}, soit {all} au total.")
    } else {
        say!(language;
            "{number} fewer {noun} than {than}, {all} in all.",
            "{number} {noun} de moins que {than}, soit {all} au total.")
    })
}

fn chart(facts: &Facts) -> Chart {
    let (language, profile) = (facts.language, &facts.profile);
    let buckets = Buckets::new(facts.period);
    let views =
        |days: &[(Date, Figures)]| days.iter().map(|(date, figures)| (*date, figures.views)).collect::<Vec<_>>();
    let values = buckets.sums(&views(&profile.days), profile.part);
    let title = if buckets.is_weekly() {
        say!(language; "Profile views per week", "Vues des fiches par semaine")
    } else {
        say!(language; "Profile views per day", "Vues des fiches par jour")
    };
    let labels = buckets.labels(language);
    let mut series =
        vec![Series { name: numbers::period(language, facts.period), is_before: false, values: values.clone() }];
    if let (Some(previous), Some(compared)) = (facts.previous, profile.compared) {
        let before = Buckets::new(previous);
        if before.is_weekly() == buckets.is_weekly() {
            let mut values = before.sums(&views(&profile.days_before), Some(compared));
            values.resize(labels.len(), None);
            series.push(Series { name: numbers::period(language, previous), is_before: true, values });
        }
    }
    let edits: Vec<Date> = facts.work.edits.iter().map(|(day, _)| *day).collect();
    let listings: Vec<Date> =
        facts.done_listings.iter().map(|done| done.at.to_zoned(jiff::tz::TimeZone::UTC).date()).collect();
    Chart {
        kind: ChartKind::Line,
        summary: summary(language, &title, &labels, &values),
        title,
        unit: Unit::Count,
        series,
        marks: marks(language, &buckets, (&facts.work.replies, &edits, &listings)),
        labels,
    }
}

fn table(facts: &Facts) -> Option<Table> {
    let is_shown = match facts.template {
        Template::Executive => false,
        Template::Technical => facts.places.len() > 1,
        Template::Client => (2..=MAX_CLIENT_ROWS).contains(&facts.places.len()),
    };
    if !is_shown {
        return None;
    }
    let (language, profile) = (facts.language, &facts.profile);
    let mut columns = vec![column(say!(language; "Location", "Établissement"), Unit::Text)];
    columns.extend(METRICS.iter().map(|(_, names, _)| column(name(language, *names), Unit::Count)));
    if profile.compared.is_some() {
        columns.push(column(say!(language; "Views before", "Vues avant"), Unit::Count));
    }
    let mut places: Vec<_> = facts.places.iter().map(|place| (place, profile.by_location.get(&place.id))).collect();
    places.sort_by_key(|(_, figures)| -figures.map_or(-1, |figures| figures.views));
    let row = |(place, figures): (&crate::rules::facts::PlaceFacts, Option<&Figures>)| {
        let cell = |value: Option<i64>| value.map_or_else(|| text("–"), |value| whole(language, value));
        let mut cells = vec![text(facts.label_of(place))];
        cells.extend(METRICS.iter().map(|(_, _, value)| cell(figures.map(value))));
        if profile.compared.is_some() {
            cells.push(cell(profile.by_location_before.get(&place.id).map(|figures| figures.views)));
        }
        Row { cells, source: Some(format!("/dashboard/locations/{}", place.id)) }
    };
    let title = say!(language; "Metrics by location", "Chiffres par établissement");
    Some(Table { title, columns, rows: places.into_iter().map(row).collect() })
}
