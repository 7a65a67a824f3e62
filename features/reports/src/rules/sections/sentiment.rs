//! Topics of reviews.

use reviews::figures::TopicInPeriod;

use super::empty;
use crate::{
    rules::{
        facts::Facts,
        figures::{column, text, whole},
        words::{counted, topic},
    },
    types::{Row, Section, SectionKind, Table, Unit},
};

const REVIEWS: [&str; 4] = ["review", "reviews", "avis", "avis"];
/// Maximum number of topics.
const MAX_TOPICS: usize = 12;

pub(super) fn sentiment(facts: &Facts) -> Section {
    let language = facts.language;
    let mut section = empty(facts, SectionKind::Sentiment);
    let topics: Vec<&TopicInPeriod> =
        facts.topics.iter().filter(|topic| topic.now.iter().sum::<i64>() > 0).take(MAX_TOPICS).collect();
    if topics.is_empty() {
        section.sentences.push(say!(language;
            "No review of this period mentions a topic.",
            "Aucun avis de cette période n’évoque de thème."));
        return section;
    }
    if let Some(best) = topics.iter().filter(|topic| topic.now[0] > 0).max_by_key(|topic| topic.now[0]) {
        let (name, number) = (topic(language, best.topic.name()), counted(language, best.now[0], REVIEWS));
        section.sentences.push(say!(language;
            "Most praised: {name}, in {number}.",
            "Le plus apprécié\u{a0}: {name}, dans {number}."));
    }
    if let Some(worst) = topics.iter().filter(|topic| topic.now[2] > 0).max_by_key(|topic| topic.now[2]) {
        let (name, number) = (topic(language, worst.topic.name()), counted(language, worst.now[2], REVIEWS));
        section.sentences.push(say!(language;
            "Most criticized: {name}, in {number}.",
            "Le plus critiqué\u{a0}: {name}, dans {number}."));
    }
    let has_before = facts.previous.is_some();
    let mut columns = vec![
        column(say!(language; "Topic", "Thème"), Unit::Text),
        column(say!(language; "Praise", "En bien"), Unit::Count),
        column(say!(language; "Mixed", "Mitigé"), Unit::Count),
        column(say!(language; "Complaints", "En mal"), Unit::Count),
    ];
    if has_before {
        columns.push(column(say!(language; "Mentions before", "Mentions avant"), Unit::Count));
    }
    let row = |sum: &TopicInPeriod| {
        let mut cells = vec![text(topic(language, sum.topic.name()))];
        cells.extend(sum.now.iter().map(|number| whole(language, *number)));
        if has_before {
            cells.push(whole(language, sum.before.iter().sum()));
        }
        Row { cells, source: Some(facts.source(&format!("/dashboard/reviews?topic={}", sum.topic.name()))) }
    };
    section.table = Some(Table {
        title: say!(language; "Topics of reviews", "Thèmes des avis"),
        columns,
        rows: topics.into_iter().map(row).collect(),
    });
    section
}
