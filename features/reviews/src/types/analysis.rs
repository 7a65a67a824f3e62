//! Sentiment and topics of a review.

use sentiment::Topic as Name;
use serde::{Deserialize, Serialize};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{ObjectBuilder, RefOr, Schema, Type},
};

db::stored! {
    /// Sentiment of a review, or of its words about a topic.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewSentiment)]
    pub enum Sentiment {
        /// Praise.
        Positive = "positive",
        /// Neither praise nor complaint, or both.
        Neutral = "neutral",
        /// Complaint.
        Negative = "negative",
    }
}

/// Topic of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Topic(pub(crate) Name);

impl Topic {
    /// Returns the name on the wire.
    pub fn name(self) -> &'static str {
        self.0.name()
    }
}

impl PartialSchema for Topic {
    fn schema() -> RefOr<Schema> {
        let names = Name::ALL.map(Name::name);
        ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names)).into()
    }
}

impl ToSchema for Topic {
    fn name() -> std::borrow::Cow<'static, str> {
        "ReviewTopic".into()
    }
}

/// Topic that a review mentions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewTopicMention)]
pub struct TopicMention {
    /// Topic.
    pub topic: Topic,
    /// Sentiment of the words about it.
    pub sentiment: Sentiment,
}

/// Part of the text that is about a topic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewEvidence)]
pub(crate) struct Evidence {
    /// Topic.
    pub(crate) topic: Topic,
    /// Sentiment of the words about it.
    pub(crate) sentiment: Sentiment,
    /// Position of its first character in the text, in UTF-16 code units as JavaScript counts them.
    pub(crate) start: usize,
    /// Position after its last character.
    pub(crate) end: usize,
}

/// Topics of a review in a number: three bits for each topic.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TopicSet(pub(crate) i64);

impl TopicSet {
    /// Adds a topic.
    pub(crate) fn with(self, topic: Topic, sentiment: Sentiment) -> Self {
        Self(self.0 | bit(topic.0, sentiment))
    }

    /// Returns the bits of a topic with any sentiment.
    pub(crate) fn any(topic: Topic) -> Self {
        Sentiment::ALL.into_iter().fold(Self::default(), |set, sentiment| set.with(topic, sentiment))
    }

    /// Returns the topics in their order on the wire.
    pub(crate) fn mentions(self) -> impl Iterator<Item = TopicMention> {
        let all = Name::ALL.into_iter().flat_map(|name| Sentiment::ALL.map(|sentiment| (name, sentiment)));
        all.filter(move |(name, sentiment)| self.0 & bit(*name, *sentiment) != 0)
            .map(|(name, sentiment)| TopicMention { topic: Topic(name), sentiment })
    }
}

fn bit(topic: Name, sentiment: Sentiment) -> i64 {
    1 << (3 * topic as i64 + sentiment as i64)
}

impl From<TopicSet> for db::Value {
    fn from(set: TopicSet) -> Self {
        Self::Int(set.0)
    }
}

impl db::Column for TopicSet {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        i64::read(row, at).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_topics_that_were_added() {
        let (price, food) = (Topic(Name::Price), Topic(Name::Food));
        let set = TopicSet::default().with(price, Sentiment::Negative).with(food, Sentiment::Positive);
        let expected = [(food, Sentiment::Positive), (price, Sentiment::Negative)];
        let mentions: Vec<_> = set.mentions().map(|mention| (mention.topic, mention.sentiment)).collect();
        assert_eq!(mentions, expected);
        assert_ne!(set.0 & TopicSet::any(price).0, 0);
        assert_eq!(set.0 & TopicSet::any(Topic(Name::Access)).0, 0);
        assert_eq!(TopicSet::default().mentions().count(), 0);
    }
}
