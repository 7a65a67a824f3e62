//! Color palettes of screens and emails, derived from the brand color. Pure.

use std::f64::consts::PI;

use serde::Serialize;
use utoipa::ToSchema;

use super::colour::{Colour, Lch};

/// Minimum contrast of text (WCAG 2.2, 1.4.3) and of non-text elements (1.4.11) against their background.
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;
/// Lightness below which every color looks black.
const MIN_LIGHTNESS: f64 = 0.12;
/// Step of lightness too small to be visible.
const STEP: f64 = 0.005;

/// Colors of one theme, as `#rrggbb`. Text has a contrast of at least 4.5 to 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Palette {
    /// Button color: the brand color, or the nearest color with a contrast of 3 to 1 against every background.
    pub primary: String,
    /// Button color under the pointer.
    pub primary_hover: String,
    /// Button color while pressed.
    pub primary_press: String,
    /// Text color on the button colors: black or white.
    pub on_primary: String,
    /// Lightly tinted background color.
    pub primary_soft: String,
    /// Link color, readable on every background.
    pub link: String,
}

/// Palettes of both themes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Palettes {
    /// Palette of the light theme.
    pub light: Palette,
    /// Palette of the dark theme.
    pub dark: Palette,
}

/// Theme values of `web/src/ui/tokens.css`: the background with the least contrast, and the tint of selected elements.
struct Theme {
    /// `--color-sunken`, the darkest light background; `--color-raised`, the lightest dark background.
    ground: Lch,
    /// Lightness and maximum chroma of `primary_soft`.
    soft: (f64, f64),
    /// Direction from the background to contrasting colors: -1 is darker, 1 is lighter.
    away: f64,
}

const LIGHT: Theme =
    Theme { ground: Lch { lightness: 0.957, chroma: 0.011, hue: 84.0 * PI / 180.0 }, soft: (0.945, 0.022), away: -1.0 };
const DARK: Theme =
    Theme { ground: Lch { lightness: 0.266, chroma: 0.037, hue: 256.0 * PI / 180.0 }, soft: (0.31, 0.05), away: 1.0 };

/// Returns the palettes of both themes for a color like `#12355b`; `None` for an invalid color.
pub fn palettes(chosen: &str) -> Option<Palettes> {
    let chosen = Colour::parse(chosen)?;
    Some(Palettes { light: palette(chosen, &LIGHT), dark: palette(chosen, &DARK) })
}

/// Returns a color like `#12355b` when lines of a chart in it stand out on white, else the nearest darker color that does;
/// `None` for an invalid color.
pub fn nearest_colour(chosen: &str) -> Option<String> {
    Colour::parse(chosen).map(|chosen| standing_out(chosen, &[Colour::WHITE], SHAPE, LIGHT.away).to_string())
}

fn palette(chosen: Colour, theme: &Theme) -> Palette {
    let ground = Colour::of(theme.ground);
    let primary = standing_out(chosen, &[ground], SHAPE, theme.away);
    let on_primary = if primary.contrast(Colour::WHITE) >= TEXT { Colour::WHITE } else { Colour::BLACK };
    let (lightness, most) = theme.soft;
    let tint = chosen.lch();
    let soft = Colour::of(Lch { lightness, chroma: tint.chroma.min(most), ..tint });
    let link = standing_out(primary, &[ground, soft], TEXT, theme.away);
    Palette {
        primary: primary.to_string(),
        primary_hover: stepped(primary, on_primary, 0.05).to_string(),
        primary_press: stepped(primary, on_primary, 0.09).to_string(),
        on_primary: on_primary.to_string(),
        primary_soft: soft.to_string(),
        link: link.to_string(),
    }
}

/// Returns the nearest color of that hue with enough contrast against every background. Black and white have enough.
fn standing_out(colour: Colour, grounds: &[Colour], least: f64, away: f64) -> Colour {
    let (mut contrasting, mut lch) = (colour, colour.lch());
    while grounds.iter().any(|ground| contrasting.contrast(*ground) < least) && (0.0..=1.0).contains(&lch.lightness) {
        lch.lightness += away * STEP;
        contrasting = Colour::of(lch);
    }
    contrasting
}

/// Moves a color one step away from its text color, or toward it when there is no room.
fn stepped(colour: Colour, text: Colour, by: f64) -> Colour {
    let away = if text == Colour::WHITE { -by } else { by };
    let lch = colour.lch();
    let at = |lightness: f64| Colour::of(Lch { lightness, ..lch });
    if (MIN_LIGHTNESS..=1.0).contains(&(lch.lightness + away)) {
        return at(lch.lightness + away);
    }
    Some(at(lch.lightness.max(MIN_LIGHTNESS) - away)).filter(|nearer| nearer.contrast(text) >= TEXT).unwrap_or(colour)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(first: &str, other: &str) -> f64 {
        Colour::parse(first).unwrap().contrast(Colour::parse(other).unwrap())
    }

    fn grounds(theme: &Theme) -> String {
        Colour::of(theme.ground).to_string()
    }

    #[test]
    fn a_colour_that_is_readable_stays_as_it_was_chosen() {
        for (chosen, on_light, dark, on_dark) in [
            ("#12355b", "#ffffff", false, "#ffffff"),
            ("#b91c1c", "#ffffff", false, "#ffffff"),
            ("#2e8b57", "#000000", true, "#000000"),
            ("#7c3aed", "#ffffff", false, "#ffffff"),
        ] {
            let Palettes { light, dark: in_dark } = palettes(chosen).unwrap();
            assert_eq!((light.primary.as_str(), light.on_primary.as_str()), (chosen, on_light));
            assert_eq!((in_dark.primary == chosen, in_dark.on_primary.as_str()), (dark, on_dark), "{chosen}");
        }
    }

    #[test]
    fn a_colour_that_is_too_light_is_darkened_and_one_that_is_too_dark_is_lightened() {
        for pale in ["#ffffff", "#fbf7f0", "#ffff00", "#00ffff", "#f9a8d4"] {
            let Palettes { light, dark } = palettes(pale).unwrap();
            assert_ne!(light.primary, pale);
            assert_eq!((dark.primary.as_str(), dark.on_primary.as_str()), (pale, "#000000"));
        }
        for deep in ["#000000", "#12355b", "#1a0000"] {
            let Palettes { light, dark } = palettes(deep).unwrap();
            assert_eq!((light.primary.as_str(), light.on_primary.as_str()), (deep, "#ffffff"));
            assert_ne!(dark.primary, deep);
        }
    }

    #[test]
    fn every_brand_color_is_readable_on_every_background() {
        let channels = [0_u32, 0x33, 0x66, 0x99, 0xcc, 0xff];
        let all = channels.iter().flat_map(|r| channels.iter().map(move |g| (r << 16) | (g << 8)));
        for chosen in all.flat_map(|rg| channels.iter().map(move |b| format!("#{:06x}", rg | b))) {
            let Palettes { light, dark } = palettes(&chosen).unwrap();
            for (palette, ground) in [(light, grounds(&LIGHT)), (dark, grounds(&DARK))] {
                for shape in [&palette.primary, &palette.primary_hover, &palette.primary_press] {
                    assert!(contrast(&palette.on_primary, shape) >= TEXT, "{chosen}: {shape} {palette:?}");
                }
                assert!(contrast(&palette.primary, &ground) >= SHAPE, "{chosen}: {palette:?}");
                for ground in [&ground, &palette.primary_soft] {
                    assert!(contrast(&palette.link, ground) >= TEXT, "{chosen}: {palette:?}");
                }
                assert_ne!(palette.primary, palette.primary_hover, "{chosen}: a pointer is seen");
            }
        }
    }

    #[test]
    fn an_invalid_color_has_no_palette() {
        assert_eq!(palettes("red"), None);
        assert_eq!(palettes(""), None);
    }

    #[test]
    fn the_backgrounds_match_the_screens() {
        let tokens = include_str!("../../../../../web/src/ui/tokens.css");
        for token in ["--color-sunken: oklch(0.957 0.011 84);", "--color-raised: oklch(0.266 0.037 256);"] {
            assert!(tokens.contains(token), "{token}");
        }
    }
}
