//! Topics of a text, each with its own polarity and its evidence.

use std::ops::Range;

use crate::{
    clauses::clauses,
    features::Buckets,
    model::{Model, polarity},
    negation::is_reversed,
    phrases::{Mention, Phrases, Sign},
    preparation::Prepared,
    types::Topic,
};

/// Polarity of a phrase that is good or bad by itself, of which the clause decides the rest.
const OF_PHRASE: f32 = 0.75;
/// Share of the score of the text that counts for a clause.
const OF_TEXT: f32 = 0.3;

/// A topic in a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<T> {
    /// The topic.
    pub topic: T,
    /// Polarity of the text about the topic, -1 to 1.
    pub polarity: f32,
    /// Bytes of the text that are about it, in order.
    pub evidence: Vec<Range<usize>>,
}

/// Topics that an organization added, each with a name and phrases. See [`crate::phrases`] for what a phrase may contain.
#[derive(Clone, Debug, Default)]
pub struct CustomTopics {
    names: Vec<String>,
    phrases: Phrases<usize>,
}

impl CustomTopics {
    /// Collects topics from their names and phrases.
    pub fn of<'a>(topics: impl IntoIterator<Item = (&'a str, &'a [String])>) -> Self {
        let mut custom = Self::default();
        for (name, phrases) in topics {
            for phrase in phrases {
                custom.phrases.add(custom.names.len(), Sign::None, phrase);
            }
            custom.names.push(name.to_owned());
        }
        custom
    }
}

/// Scores of a text and of its clauses.
pub(crate) struct Scores<'a> {
    model: &'a Model,
    text: &'a Prepared<'a>,
    whole: f32,
    clauses: Vec<(Range<usize>, Option<f32>)>,
    buckets: Buckets,
}

impl<'a> Scores<'a> {
    pub(crate) fn of(model: &'a Model, text: &'a Prepared) -> Self {
        let mut buckets = model.buckets();
        let whole = model.score(text, &(0..text.words.len()), &mut buckets);
        let clauses = clauses(&text.words).into_iter().map(|range| (range, None)).collect();
        Self { model, text, whole, clauses, buckets }
    }

    pub(crate) fn whole(&self) -> f32 {
        self.whole
    }

    /// Returns the clause of a word with its score.
    fn clause(&mut self, word: usize) -> (Range<usize>, f32) {
        let Some((range, score)) = self.clauses.iter_mut().find(|(range, _)| range.contains(&word)) else {
            return (word..word + 1, self.whole);
        };
        let score = *score.get_or_insert_with(|| self.model.score(self.text, range, &mut self.buckets));
        (range.clone(), score)
    }
}

/// Returns the standard topics of a text in the order of their names on the wire.
pub(crate) fn standard(scores: &mut Scores) -> Vec<Finding<Topic>> {
    let of_topic = |mention: &Mention<Option<Topic>>| {
        mention.topic.map(|topic| Mention { topic, sign: mention.sign, range: mention.range.clone() })
    };
    let mut findings = findings(scores.text.mentions.iter().filter_map(of_topic).collect(), scores);
    findings.sort_by_key(|finding| finding.topic);
    findings
}

/// Returns the topics of an organization in a text, by name.
pub(crate) fn custom(topics: &CustomTopics, scores: &mut Scores) -> Vec<Finding<String>> {
    let mut findings = findings(topics.phrases.mentions(&scores.text.words), scores);
    findings.sort_by_key(|finding| finding.topic);
    let named = |finding: Finding<usize>| {
        let Finding { topic, polarity, evidence } = finding;
        Finding { topic: topics.names[topic].clone(), polarity, evidence }
    };
    findings.into_iter().map(named).collect()
}

fn findings<T: Copy + PartialEq>(mentions: Vec<Mention<T>>, scores: &mut Scores) -> Vec<Finding<T>> {
    let mut findings: Vec<(Finding<T>, f32)> = Vec::new();
    for Mention { topic, sign, range } in mentions {
        let (clause, score) = scores.clause(range.start);
        let of_clause = polarity(score + OF_TEXT * scores.whole);
        let (value, evidence) = if sign == Sign::None {
            (of_clause, clause)
        } else {
            let is_reversed = is_reversed(&scores.text.words, &scores.text.negated, &range);
            let sign = if (sign == Sign::Positive) == is_reversed { -1.0 } else { 1.0 };
            (OF_PHRASE * sign + (1.0 - OF_PHRASE) * of_clause, range)
        };
        let evidence = scores.text.words.span(&evidence);
        match findings.iter_mut().find(|(finding, _)| finding.topic == topic) {
            Some((finding, count)) => {
                finding.polarity += value;
                *count += 1.0;
                finding.evidence.push(evidence);
            }
            None => findings.push((Finding { topic, polarity: value, evidence: vec![evidence] }, 1.0)),
        }
    }
    let finish = |(mut finding, count): (Finding<T>, f32)| {
        finding.polarity /= count;
        finding.evidence = merged(finding.evidence);
        finding
    };
    findings.into_iter().map(finish).collect()
}

/// Joins ranges that overlap.
fn merged(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_by_key(|range| (range.start, range.end));
    let mut merged: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        match merged.last_mut().filter(|last| range.start <= last.end) {
            Some(last) => last.end = last.end.max(range.end),
            None => merged.push(range),
        }
    }
    merged
}
