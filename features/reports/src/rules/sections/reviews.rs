//! Reviews and replies.

use super::empty;
use crate::{
    rules::{
        charts::{Buckets, summary},
        facts::{Facts, PlaceFacts},
        figures::{Better, Draft, MIN_EVENTS, column, number, text, whole},
        numbers::{self, decimal},
        words::{counted, than},
    },
    types::{Chart, ChartKind, Figure, Quote, Row, Section, SectionKind, Series, Table, Template, Unit},
};

const REVIEWS: [&str; 4] = ["review", "reviews", "avis", "avis"];

pub(super) fn reviews(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Reviews);
    section.figures = figures(facts);
    section.sentences = sentences(facts);
    if facts.reviews.now.count > 0 || !facts.reviews.written_before.is_empty() {
        section.chart = Some(chart(facts));
    }
    section.texts = facts
        .reviews
        .latest
        .iter()
        .map(|quote| Quote {
            review_id: quote.review_id.clone(),
            rating: quote.rating,
            written_at: quote.written_at,
            site: quote.site.to_owned(),
            location: facts.name_of(&quote.location_id),
            author: None,
            text: None,
            reply: None,
            is_removed: false,
            source: format!("/dashboard/reviews?review={}", quote.review_id),
        })
        .collect();
    if facts.template == Template::Technical {
        section.table = table(facts);
        section.definitions = vec![say!(language;
            "Rating: mean of all reviews with a rating, from every source, until the last day of the period. Time to reply: median time from the review to the first reply.",
            "Note\u{a0}: moyenne de tous les avis notés, toutes sources confondues, jusqu’au dernier jour de la période. Délai de réponse\u{a0}: délai médian entre l’avis et la première réponse.")];
    }
    section
}

fn figures(facts: &Facts) -> Vec<Figure> {
    let (language, reviews) = (facts.language, &facts.reviews);
    let source = || facts.source("/dashboard/reviews");
    let draft = |key, label, unit, better| Draft { key, label, unit, better, source: source() };
    let replied = |figures: &::reviews::figures::PeriodFigures| {
        (figures.count > 0).then(|| figures.answered as f64 / figures.count as f64 * 100.0)
    };
    let is_many = |count: i64| count as f64 >= MIN_EVENTS;
    let are_many = is_many(reviews.now.count) && reviews.before.is_some_and(|before| is_many(before.count));
    let all_are_many = reviews.all_before.is_some_and(|before| is_many(before.rated));
    vec![
        draft("reviews", say!(language; "New reviews", "Nouveaux avis"), Unit::Count, Better::Higher).count(
            language,
            Some(reviews.now.count),
            reviews.before.map(|before| before.count),
        ),
        draft("rating", say!(language; "Rating", "Note"), Unit::Rating, Better::Higher).level(
            language,
            reviews.all.rating,
            reviews.all_before.and_then(|before| before.rating),
            all_are_many,
        ),
        draft("replied", say!(language; "Replied", "Avec réponse"), Unit::Percent, Better::Higher).level(
            language,
            replied(&reviews.now),
            reviews.before.as_ref().and_then(replied),
            are_many,
        ),
        draft("reply_hours", say!(language; "Time to reply", "Délai de réponse"), Unit::Hours, Better::Lower).level(
            language,
            reviews.reply_hours,
            reviews.reply_hours_before,
            are_many,
        ),
    ]
}

fn sentences(facts: &Facts) -> Vec<String> {
    let (language, reviews) = (facts.language, &facts.reviews);
    let mut sentences = Vec::new();
    let new = counted(language, reviews.now.count, ["new review", "new reviews", "nouvel avis", "nouveaux avis"]);
    let before = facts
        .previous
        .zip(reviews.before)
        .map(|(previous, before)| (numbers::count(language, before.count), than(language, facts.period, previous)));
    sentences.push(match (reviews.now.count, before) {
        (0, _) => {
            say!(language; "No new reviews in this period.", "Aucun nouvel avis sur cette période.")
        }
        (_, Some((before, than))) => say!(language; "{new}; {before} {than}.", "{new}\u{202f}; {before} {than}."),
        (_, None) => say!(language; "{new}.", "{new}."),
    });
    if let Some(rating) = reviews.all.rating {
        let (rating, all) = (decimal(language, rating, 1), counted(language, reviews.all.rated, REVIEWS));
        sentences.push(say!(language;
            "The rating is {rating} out of 5, from {all}.",
            "La note est de {rating} sur 5, pour {all}."));
    }
    if reviews.now.count > 0 {
        let answered = numbers::count(language, reviews.now.answered);
        let all = numbers::count(language, reviews.now.count);
        sentences.push(if reviews.now.answered == 0 {
            say!(language; "No replies to new reviews yet.", "Pas encore de réponse aux nouveaux avis.")
        } else {
            say!(language; "Replies to new reviews: {answered} of {all}.", "Réponses aux nouveaux avis\u{a0}: {answered} sur {all}.")
        });
    }
    sentences
}

fn chart(facts: &Facts) -> Chart {
    let language = facts.language;
    let buckets = Buckets::new(facts.period);
    let labels = buckets.labels(language);
    let values = buckets.sums(&facts.reviews.written, Some(facts.period));
    let title = if buckets.is_weekly() {
        say!(language; "New reviews per week", "Nouveaux avis par semaine")
    } else {
        say!(language; "New reviews per day", "Nouveaux avis par jour")
    };
    Chart {
        kind: ChartKind::Bar,
        summary: summary(language, &title, &labels, &values),
        title,
        unit: Unit::Count,
        series: vec![Series { name: numbers::period(language, facts.period), is_before: false, values }],
        marks: Vec::new(),
        labels,
    }
}

fn table(facts: &Facts) -> Option<Table> {
    if facts.places.len() < 2 {
        return None;
    }
    let language = facts.language;
    let columns = vec![
        column(say!(language; "Location", "Établissement"), Unit::Text),
        column(say!(language; "New reviews", "Nouveaux avis"), Unit::Count),
        column(say!(language; "Average rating", "Leur note"), Unit::Rating),
        column(say!(language; "Replied", "Avec réponse"), Unit::Count),
    ];
    let row = |place: &PlaceFacts| {
        let figures = facts.reviews.by_location.get(&place.id).copied().unwrap_or_default();
        let cells = vec![
            text(facts.label_of(place)),
            whole(language, figures.count),
            number(language, figures.rating, Unit::Rating),
            whole(language, figures.answered),
        ];
        Row { cells, source: Some(format!("/dashboard/reviews?location={}", place.id)) }
    };
    let mut places: Vec<_> = facts.places.iter().collect();
    places.sort_by_key(|place| -facts.reviews.by_location.get(&place.id).map_or(0, |figures| figures.count));
    let title = say!(language; "Reviews by location", "Avis par établissement");
    Some(Table { title, columns, rows: places.into_iter().map(row).collect() })
}
