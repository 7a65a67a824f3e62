//! Supported languages.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Language that every text is available in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
pub enum Language {
    /// English, also the fallback for unsupported languages.
    #[default]
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Returns the language code: `en` or `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// Parses a language tag such as `fr-CA`. `None` for an unsupported language.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let code = tag.trim().split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Returns the preferred supported language of an `Accept-Language` header (RFC 9110, 12.5.4), else English.
    pub fn accepted(header: &str) -> Self {
        let wishes = header.split(',').filter_map(|wish| {
            let (tag, weight) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let weight: f32 = weight.trim().parse().ok()?;
            Self::of_tag(tag).filter(|_| weight > 0.0).map(|language| (language, weight))
        });
        // The first of equal weights wins; `max_by` would take the last.
        let best = wishes.reduce(|best, wish| if wish.1 > best.1 { wish } else { best });
        best.map(|(language, _)| language).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_liked_language_that_we_write_is_taken() {
        for (header, language) in [
            ("", Language::English),
            ("fr", Language::French),
            ("fr-CA,fr;q=0.9,en;q=0.8", Language::French),
            ("en-US,en;q=0.9,fr;q=0.8", Language::English),
            ("de, fr;q=0.5, en;q=0.4", Language::French),
            ("fr;q=0, en;q=0.1", Language::English),
            ("de, ja", Language::English),
            ("FR_fr", Language::French),
            ("fr;q=nonsense", Language::English),
        ] {
            assert_eq!(Language::accepted(header), language, "{header:?}");
        }
    }
}
