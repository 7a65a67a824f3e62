//! Wordings of requests.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Language;

/// Subject and body of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = RequestWording)]
pub(crate) struct Wording {
    /// Subject, at most 150 characters, with the variables `{name}` and `{business}`.
    pub(crate) subject: String,
    /// Body, at most 3,000 characters, with the variables `{name}`, `{business}` and, exactly once, `{link}`.
    pub(crate) body: String,
}

/// Wordings by language. Contacts whose language has none get the other one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = RequestWordings)]
pub(crate) struct Wordings {
    /// English.
    #[serde(default)]
    #[schema(required)]
    pub(crate) en: Option<Wording>,
    /// French.
    #[serde(default)]
    #[schema(required)]
    pub(crate) fr: Option<Wording>,
}

impl Wordings {
    /// Returns the wording for a contact, with the language that it is in.
    pub(crate) fn of(&self, language: Language) -> Option<(Language, &Wording)> {
        let own = match language {
            Language::En => (Language::En, &self.en),
            Language::Fr => (Language::Fr, &self.fr),
        };
        let other = match language {
            Language::En => (Language::Fr, &self.fr),
            Language::Fr => (Language::En, &self.en),
        };
        [own, other].into_iter().find_map(|(language, wording)| wording.as_ref().map(|wording| (language, wording)))
    }

    /// Returns all wordings with their languages.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Language, &Wording)> {
        let en = self.en.as_ref().map(|wording| (Language::En, wording));
        en.into_iter().chain(self.fr.as_ref().map(|wording| (Language::Fr, wording)))
    }
}

/// Text to check.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = RequestWordingText)]
pub(crate) struct WordingText {
    /// Text, at most 3,000 characters.
    pub(crate) text: String,
    /// Language of the text.
    pub(crate) language: Language,
}

/// Problem of a wording.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RequestWordingProblem)]
pub(crate) struct WordingProblem {
    /// Rule: `reward`, `rating_words`, `positive_only`, `private_first`, `naming_staff`, `given_words`, `quota`, `pressure`,
    /// `unknown_variable`, `link` or `yelp`.
    pub(crate) rule: &'static str,
    /// Position of the first character, from 0, in UTF-16 code units.
    pub(crate) start: usize,
    /// Position after the last character.
    pub(crate) end: usize,
    /// Words in question.
    pub(crate) text: String,
}

/// Problems of a wording, in the order of the text.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RequestWordingProblems)]
pub(crate) struct WordingProblems {
    /// Problems.
    pub(crate) items: Vec<WordingProblem>,
}

/// Problem of a wording of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CampaignWordingProblem)]
pub(crate) struct WordingCheck {
    /// Language of the wording.
    pub(crate) language: Language,
    /// `subject` or `body`.
    pub(crate) field: &'static str,
    /// Problem.
    #[serde(flatten)]
    pub(crate) problem: WordingProblem,
}
