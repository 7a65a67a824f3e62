//! API types of branding.

use mail::{Language, Look, Shade};
use media::names;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    queries::Style,
    rules::{Palette, Palettes, palettes},
};

/// Branding of an organization; null fields mean Vitrine's defaults.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Brand {
    /// Logo of the organization.
    #[schema(required)]
    pub(crate) logo: Option<Logo>,
    /// Brand color, like `#12355b`.
    #[schema(required)]
    pub(crate) colour: Option<String>,
    /// Palettes derived from the brand color, readable for any color.
    #[schema(required)]
    pub(crate) palettes: Option<Palettes>,
}

/// Logo of an organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Logo {
    /// Path of the picture on this site: on white, at most 640 pixels wide or high. It is public and never changes.
    pub(crate) url: String,
    /// Width in pixels.
    pub(crate) width: i64,
    /// Height in pixels.
    pub(crate) height: i64,
}

/// Color to preview.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct PreviewColor {
    /// Color, like `#12355b`.
    pub(crate) colour: String,
}

impl Style {
    /// Returns the default language, for users who have chosen none.
    pub(crate) fn language(&self) -> Option<Language> {
        self.default_language.as_deref().and_then(Language::of_tag)
    }

    /// Returns the email design of the organization with this name.
    pub(crate) fn letter_look(&self, name: &str) -> Look {
        // A name that contains an address would appear as a link above the email.
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
    /// Returns the path of the logo on this site.
    pub fn logo_url(&self) -> Option<&str> {
        self.logo.as_ref().map(|logo| logo.url.as_str())
    }

    /// Returns the brand color, like `#12355b`.
    pub fn color(&self) -> Option<&str> {
        self.colour.as_deref()
    }

    /// Returns the branding of stored values.
    pub(crate) fn of(style: &Style) -> Self {
        let logo = match (&style.logo_key, style.logo_width, style.logo_height) {
            (Some(key), Some(width), Some(height)) => Some(Logo { url: names::url(key), width, height }),
            _ => None,
        };
        let palettes = style.brand_colour.as_deref().and_then(palettes);
        Self { logo, colour: style.brand_colour.clone(), palettes }
    }
}
