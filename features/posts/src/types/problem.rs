//! Problems of texts.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Body, Button, Event, Kind, Language, Offer, Texts};

/// Content to check.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PostCheck {
    /// Kind.
    pub(crate) kind: Kind,
    /// Texts by language.
    pub(crate) texts: Texts,
    /// Title.
    #[serde(default)]
    #[schema(max_length = 58)]
    pub(crate) title: Option<String>,
    /// Time of an event.
    #[serde(default)]
    pub(crate) event: Option<Event>,
    /// Offer.
    #[serde(default)]
    pub(crate) offer: Option<Offer>,
    /// Button.
    #[serde(default)]
    pub(crate) button: Option<Button>,
}

impl PostCheck {
    /// Returns the content.
    pub(crate) fn body(self) -> Body {
        Body { texts: self.texts, title: self.title, event: self.event, offer: self.offer, button: self.button }
    }
}

/// Problem of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PostProblem)]
pub(crate) struct TextProblem {
    /// Rule: `too_long`, `empty`, `unknown_variable`, `phone_number`, `link`, `all_caps`, `regulated_goods`, `profanity`,
    /// `repeated_characters`, `emoji_only`, `missing_title`, `missing_time`, `missing_url`, `unwanted_button`.
    pub(crate) rule: &'static str,
    /// Field: `text`, `title`, `event`, `offer` or `button`.
    pub(crate) field: &'static str,
    /// Language of the text; null for the other fields.
    #[schema(required)]
    pub(crate) language: Option<Language>,
    /// Position of the first character, from 0, in UTF-16 code units.
    pub(crate) start: usize,
    /// Position after the last character.
    pub(crate) end: usize,
    /// Words in question.
    pub(crate) text: String,
    /// True when Google refuses every such post, so that it is not sent; false when it may refuse it.
    pub(crate) is_blocking: bool,
}

/// Problems, in the order of the texts.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PostProblems)]
pub(crate) struct Problems {
    /// Problems.
    pub(crate) items: Vec<TextProblem>,
}
