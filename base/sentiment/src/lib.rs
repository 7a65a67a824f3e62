//! Language, polarity and topics of reviews, offline. Pure: no I/O, no clock, no network.

pub mod clauses;
pub mod features;
pub mod hash;
pub mod lexicon;
pub mod lists;
pub mod model;
pub mod negation;
pub mod phrases;
pub mod preparation;
pub mod topics;
pub mod types;
pub mod weights;
pub mod words;

pub use model::Model;
pub use topics::{CustomTopics, Finding};
pub use types::{Language, Topic, Trade};

use words::Words;

/// Facts about a text that are known before it is analyzed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options<'a> {
    /// Language of the text, if it is known.
    pub language: Option<Language>,
    /// Trade of the location: only its topics are returned.
    pub trade: Trade,
    /// Topics that the organization added.
    pub custom: Option<&'a CustomTopics>,
}

/// Language, polarity and topics of a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// Language of the text.
    pub language: Language,
    /// Polarity of the whole text, -1 to 1.
    pub polarity: f32,
    /// Topics that the trade shows. A text in another language than English and French has none.
    pub topics: Vec<Finding<Topic>>,
    /// Topics of the organization.
    pub custom: Vec<Finding<String>>,
}

/// Analyzes a text with the model of the program.
pub fn analyze(text: &str, options: &Options) -> Analysis {
    analyze_with(Model::standard(), text, options)
}

/// Analyzes a text with a certain model.
pub fn analyze_with(model: &Model, text: &str, options: &Options) -> Analysis {
    let prepared = model.prepare(text, options.language);
    if prepared.words.is_empty() {
        return Analysis { language: prepared.language, polarity: 0.0, topics: Vec::new(), custom: Vec::new() };
    }
    let mut scores = topics::Scores::of(model, &prepared);
    let mut topics = topics::standard(&mut scores);
    topics.retain(|finding| options.trade.topics().contains(&finding.topic));
    let custom = options.custom.map(|custom| topics::custom(custom, &mut scores)).unwrap_or_default();
    Analysis { language: prepared.language, polarity: model::polarity(scores.whole()), topics, custom }
}

/// Detects the language of a text.
pub fn detect(text: &str) -> Language {
    Model::standard().language(&Words::of(text))
}
