//! Content of a post.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::LocalTime;

db::stored! {
    /// Kind of a post.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostKind)]
    pub enum Kind {
        /// News.
        #[default]
        News = "news",
        /// Offer with its period.
        Offer = "offer",
        /// Event with its time.
        Event = "event",
    }
}

db::stored! {
    /// Language of a text.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostLanguage)]
    pub enum Language {
        /// English.
        En = "en",
        /// French.
        Fr = "fr",
    }
}

/// Texts by language. A location shows the one of its own language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = PostTexts)]
pub struct Texts {
    /// English text: at most 1,500 characters when `{name}`, `{city}` and `{phone}` are filled in.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 2000)]
    pub en: Option<String>,
    /// French text.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(max_length = 2000)]
    pub fr: Option<String>,
}

impl Texts {
    /// Returns the text of a language.
    pub fn of(&self, language: Language) -> Option<&str> {
        match language {
            Language::En => self.en.as_deref(),
            Language::Fr => self.fr.as_deref(),
        }
    }

    /// Returns all texts with their languages.
    pub fn all(&self) -> impl Iterator<Item = (Language, &str)> {
        Language::ALL.into_iter().filter_map(|language| self.of(language).map(|text| (language, text)))
    }
}

/// Time of an event, local to each location.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PostEvent)]
pub struct Event {
    /// Start, such as `2026-12-01T18:00`.
    pub starts_at: LocalTime,
    /// End, after the start.
    pub ends_at: LocalTime,
}

/// Offer with its period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PostOffer)]
pub struct Offer {
    /// Code for customers, at most 58 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// Address where it is redeemed online, at most 1,500 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Terms, at most 5,000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub terms: Option<String>,
    /// First day.
    #[schema(value_type = String, format = Date)]
    pub valid_from: Date,
    /// Last day.
    #[schema(value_type = String, format = Date)]
    pub valid_to: Date,
}

db::stored! {
    /// Action of a button.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostButtonKind)]
    pub enum ButtonKind {
        /// Book.
        Book = "book",
        /// Order online.
        Order = "order",
        /// Buy.
        Shop = "shop",
        /// Learn more.
        LearnMore = "learn_more",
        /// Sign up.
        SignUp = "sign_up",
        /// Call the location.
        Call = "call",
    }
}

/// Button below a post. An offer has none: Google shows its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PostButton)]
pub struct Button {
    /// Action.
    pub kind: ButtonKind,
    /// Address that it opens, at most 1,500 characters; null for `call`.
    #[serde(default)]
    pub url: Option<String>,
}

/// Content of a post, besides its kind and photo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Body {
    /// Texts by language.
    pub texts: Texts,
    /// Title of an offer or event.
    pub title: Option<String>,
    /// Time of an event.
    pub event: Option<Event>,
    /// Offer.
    pub offer: Option<Offer>,
    /// Button.
    pub button: Option<Button>,
}
