//! Language, sentiment and topics of a text.

use sentiment::{Language, Options, analyze};

use crate::types::{Evidence, Sentiment, Topic, TopicSet};

/// Version of the analysis and of the words for search. A higher one makes the background job repeat both.
pub(crate) const ANALYSIS: i64 = 1;
/// Polarity below which a text is neither positive nor negative.
const NEUTRAL: f32 = 0.2;

/// Language, sentiment and topics of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Analysis {
    /// `en` or `fr`.
    pub(crate) language: Option<String>,
    pub(crate) sentiment: Option<Sentiment>,
    pub(crate) topics: TopicSet,
}

/// Analyzes a text. An empty text and a text in another language than English and French have no sentiment.
pub(crate) fn analysis(text: &str) -> Analysis {
    let found = analyze(text, &Options::default());
    if text.trim().is_empty() || found.language == Language::Other {
        return Analysis::default();
    }
    let topics = found.topics.iter();
    Analysis {
        language: Some(found.language.code().to_owned()),
        sentiment: Some(sentiment_of(found.polarity)),
        topics: topics.fold(TopicSet::default(), |set, of| set.with(Topic(of.topic), sentiment_of(of.polarity))),
    }
}

/// Returns the parts of a text that are about a topic, in the order of the text.
pub(crate) fn evidence(text: &str) -> Vec<Evidence> {
    let units = |end: usize| text.get(..end).map_or(0, |part| part.encode_utf16().count());
    let mut evidence = Vec::new();
    for of in analyze(text, &Options::default()).topics {
        let sentiment = sentiment_of(of.polarity);
        let parts = of.evidence.iter().map(|range| (units(range.start), units(range.end)));
        evidence.extend(parts.map(|(start, end)| Evidence { topic: Topic(of.topic), sentiment, start, end }));
    }
    evidence.sort_by_key(|part| (part.start, part.end));
    evidence
}

fn sentiment_of(polarity: f32) -> Sentiment {
    if polarity.abs() < NEUTRAL {
        Sentiment::Neutral
    } else if polarity > 0.0 {
        Sentiment::Positive
    } else {
        Sentiment::Negative
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_has_a_language_a_sentiment_and_topics() {
        for (text, language, sentiment) in [
            ("Lovely dinner, we will be back!", Some("en"), Some(Sentiment::Positive)),
            ("Très déçus, nous ne reviendrons pas.", Some("fr"), Some(Sentiment::Negative)),
            ("Todo perfecto, gracias", None, None),
            ("", None, None),
            (" ", None, None),
        ] {
            let of = analysis(text);
            assert_eq!((of.language.as_deref(), of.sentiment), (language, sentiment), "{text}");
        }
    }

    #[test]
    fn evidence_is_counted_in_utf_16() {
        let text = "😀 The staff was friendly, but the food was cold.";
        let units: Vec<u16> = text.encode_utf16().collect();
        let parts = evidence(text);
        let read = |part: &Evidence| String::from_utf16(&units[part.start..part.end]).unwrap();
        assert!(parts.iter().any(|part| read(part).contains("friendly") && part.sentiment == Sentiment::Positive));
        assert!(parts.iter().any(|part| read(part).contains("food") && part.sentiment == Sentiment::Negative));
        assert!(evidence("").is_empty());
    }
}
