//! What is shown and told of how an organization looks.

use mail::{Language, Look, Shade};
use media::names;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    queries::Style,
    rules::{Palette, Palettes, palettes},
};

/// How an organization looks to those who work in it; Vitrine's look where it has chosen none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Brand {
    /// Its logo.
    #[schema(required)]
    pub(crate) logo: Option<Logo>,
    /// Its color as it was chosen, like `#12355b`.
    #[schema(required)]
    pub(crate) colour: Option<String>,
    /// What becomes of that color on screens: readable, whatever was chosen.
    #[schema(required)]
    pub(crate) palettes: Option<Palettes>,
}

/// A logo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Logo {
    /// Address of the picture on this site, on white, at most 640 pixels wide or high. It is public, and never changes.
    pub(crate) url: String,
    /// Pixels from left to right.
    pub(crate) width: i64,
    /// Pixels from top to bottom.
    pub(crate) height: i64,
}

/// A color to be looked at.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Chosen {
    /// Like `#12355b`.
    pub(crate) colour: String,
}

impl Style {
    /// The language of those who have chosen none.
    pub(crate) fn language(&self) -> Option<Language> {
        self.default_language.as_deref().and_then(Language::of_tag)
    }

    /// How emails of the organization of this name look.
    pub(crate) fn letter_look(&self, name: &str) -> Look {
        // A name with an address in it would be a link above the mail.
        let own = Look::default();
        let name = mail::quotable(name, mail::MAX_NAME).map_or(own.name, ToOwned::to_owned);
        let Some(palettes) = self.brand_colour.as_deref().and_then(palettes) else {
            return Look { name, light: own.light, dark: own.dark };
        };
        let shade = |palette: Palette| Shade { colour: palette.primary, on_colour: palette.on_primary };
        Look { name, light: shade(palettes.light), dark: shade(palettes.dark) }
    }
}

impl Brand {
    /// Of what is kept about an organization.
    pub(crate) fn of(style: &Style) -> Self {
        let logo = match (&style.logo_key, style.logo_width, style.logo_height) {
            (Some(key), Some(width), Some(height)) => Some(Logo { url: names::url(key), width, height }),
            _ => None,
        };
        let palettes = style.brand_colour.as_deref().and_then(palettes);
        Self { logo, colour: style.brand_colour.clone(), palettes }
    }
}
