//! `vitrine rules sentiment`

use std::collections::BTreeMap;

use sentiment::{CustomTopics, Finding, Language, Options, Topic, Trade, analyze};
use serde::{Deserialize, Serialize};

use super::rounded;

/// A text, with its language and trade if they are known.
#[derive(Deserialize)]
pub(super) struct Case {
    text: String,
    lang: Option<String>,
    #[serde(default)]
    trade: Trade,
    #[serde(default)]
    custom_topics: BTreeMap<String, Vec<String>>,
}

#[derive(Serialize)]
pub(super) struct Answer {
    polarity: f64,
    lang: Language,
    topics: Vec<OfTopic<Topic>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    custom_topics: Vec<OfTopic<String>>,
}

#[derive(Serialize)]
struct OfTopic<T> {
    topic: T,
    polarity: f64,
    /// First byte of each part of the text, and the byte behind it.
    evidence: Vec<(usize, usize)>,
}

impl<T> From<Finding<T>> for OfTopic<T> {
    fn from(Finding { topic, polarity, evidence }: Finding<T>) -> Self {
        let evidence = evidence.into_iter().map(|range| (range.start, range.end)).collect();
        Self { topic, polarity: rounded(polarity), evidence }
    }
}

pub(super) fn answer(case: &Case) -> Answer {
    let custom = CustomTopics::of(case.custom_topics.iter().map(|(name, phrases)| (name.as_str(), phrases.as_slice())));
    let language = case.lang.as_deref().map(Language::of_code);
    let analysis = analyze(&case.text, &Options { language, trade: case.trade, custom: Some(&custom) });
    Answer {
        polarity: rounded(analysis.polarity),
        lang: analysis.language,
        topics: analysis.topics.into_iter().map(OfTopic::from).collect(),
        custom_topics: analysis.custom.into_iter().map(OfTopic::from).collect(),
    }
}
