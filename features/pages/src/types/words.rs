//! Languages of a site, and texts in each of them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Language of pages.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PageLanguage)]
    pub(crate) enum Language {
        /// English.
        #[default]
        En = "en",
        /// French.
        Fr = "fr",
    }
}

impl From<Language> for page_templates::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::English,
            Language::Fr => Self::French,
        }
    }
}

/// Text in each language; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageWords)]
pub(crate) struct Words {
    /// English text.
    pub(crate) en: String,
    /// French text.
    pub(crate) fr: String,
}

impl Words {
    /// Returns the text in a language.
    pub(crate) fn of(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Fr => &self.fr,
        }
    }
}
