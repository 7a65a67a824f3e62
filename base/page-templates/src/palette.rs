//! Colors of a page: from the two colors of a brand to tokens whose contrast holds, in light and dark.

use std::fmt::Write;

use crate::view::{Color, Look, Template};

/// Contrast of normal text after WCAG AA.
pub const AA: f64 = 4.5;
const WHITE: Color = hex(0xff_ff_ff);
const BLACK: Color = hex(0x0b_0b_0d);

const fn hex(value: u32) -> Color {
    Color { red: (value >> 16) as u8, green: (value >> 8) as u8, blue: value as u8 }
}

/// Neutral colors of a template: paper, cards, text.
struct Neutrals {
    paper: Color,
    card: Color,
    ink: Color,
    /// Share of the primary color in tinted surfaces.
    tint: f64,
}

/// Colors of a page in one scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Palette {
    pub(crate) paper: Color,
    pub(crate) card: Color,
    pub(crate) tint: Color,
    pub(crate) ink: Color,
    /// Text of less weight.
    pub(crate) soft: Color,
    /// Hairlines.
    pub(crate) line: Color,
    /// Borders of form fields.
    pub(crate) edge: Color,
    /// Surface in the primary color, and text on it.
    pub(crate) brand: Color,
    pub(crate) on_brand: Color,
    /// Text in the primary color.
    pub(crate) brand_ink: Color,
    /// Surface in the accent color, and text on it.
    pub(crate) accent: Color,
    pub(crate) on_accent: Color,
    pub(crate) accent_ink: Color,
    /// Dark band, and texts on it.
    pub(crate) deep: Color,
    pub(crate) on_deep: Color,
    pub(crate) deep_soft: Color,
    pub(crate) deep_accent: Color,
    /// Open and closed.
    pub(crate) good: Color,
    pub(crate) bad: Color,
}

/// Returns the contrast of two colors after WCAG 2, 1 to 21.
pub fn contrast(first: Color, other: Color) -> f64 {
    let (first, other) = (luminance(first), luminance(other));
    (first.max(other) + 0.05) / (first.min(other) + 0.05)
}

fn luminance(color: Color) -> f64 {
    let linear = |channel: u8| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
}

/// Mixes `share` of the second color into the first.
fn mix(first: Color, second: Color, share: f64) -> Color {
    let channel = |a: u8, b: u8| (f64::from(a) * (1.0 - share) + f64::from(b) * share).round() as u8;
    Color {
        red: channel(first.red, second.red),
        green: channel(first.green, second.green),
        blue: channel(first.blue, second.blue),
    }
}

/// Moves a color toward another one until its contrast with all surfaces is enough.
fn toward(color: Color, goal: Color, surfaces: &[Color], enough: f64) -> Color {
    (0..=50)
        .map(|step| mix(color, goal, f64::from(step) / 50.0))
        .find(|mixed| surfaces.iter().all(|surface| contrast(*mixed, *surface) >= enough))
        .unwrap_or(goal)
}

/// Raises the lightness of a color, and keeps its hue, until its contrast with all surfaces is enough.
fn lighter(color: Color, surfaces: &[Color], enough: f64) -> Color {
    let [red, green, blue] = [color.red, color.green, color.blue].map(|channel| f64::from(channel) / 255.0);
    let (max, min) = (red.max(green).max(blue), red.min(green).min(blue));
    let (chroma, lightness) = (max - min, f64::midpoint(max, min));
    if color.red == color.green && color.green == color.blue {
        return toward(color, WHITE, surfaces, enough);
    }
    let hue = if color.red >= color.green.max(color.blue) {
        ((green - blue) / chroma).rem_euclid(6.0)
    } else if color.green >= color.blue {
        (blue - red) / chroma + 2.0
    } else {
        (red - green) / chroma + 4.0
    };
    // A color that is almost grey or black has a hue by accident.
    let saturation = chroma / (1.0 - (2.0 * lightness - 1.0).abs()) * (chroma * 5.0).min(1.0);
    (0..=50)
        .map(|step| from_hsl(hue, saturation, lightness + (1.0 - lightness) * f64::from(step) / 50.0))
        .find(|mixed| surfaces.iter().all(|surface| contrast(*mixed, *surface) >= enough))
        .unwrap_or(WHITE)
}

/// Returns the color of a hue from 0 to 6, a saturation and a lightness.
fn from_hsl(hue: f64, saturation: f64, lightness: f64) -> Color {
    let spread = saturation * lightness.min(1.0 - lightness);
    let channel = |offset: f64| {
        let place = (offset + hue * 2.0).rem_euclid(12.0);
        ((lightness - spread * (place - 3.0).min(9.0 - place).clamp(-1.0, 1.0)) * 255.0).round() as u8
    };
    Color { red: channel(0.0), green: channel(8.0), blue: channel(4.0) }
}

/// Returns a surface of this color with the text color that is easier to read on it.
fn with_text(color: Color) -> (Color, Color) {
    let text =
        if contrast(color, WHITE) >= AA || contrast(color, WHITE) > contrast(color, BLACK) { WHITE } else { BLACK };
    (toward(color, if text == WHITE { BLACK } else { WHITE }, &[text], AA), text)
}

impl Palette {
    /// Returns the light colors of a look.
    pub(crate) fn light(look: Look) -> Self {
        let Neutrals { paper, card, ink, tint } = light(look.template);
        let tint = mix(paper, look.primary, tint);
        let surfaces = [paper, card, tint];
        let (brand, on_brand) = with_text(look.primary);
        let (accent, on_accent) = with_text(look.accent);
        let deep = toward(look.primary, BLACK, &[WHITE], 12.0);
        let on_deep = mix(WHITE, look.primary, 0.04);
        Self {
            paper,
            card,
            tint,
            ink,
            soft: toward(mix(ink, paper, 0.35), ink, &surfaces, 5.0),
            line: mix(paper, ink, 0.14),
            edge: toward(mix(paper, ink, 0.4), ink, &surfaces, 3.0),
            brand,
            on_brand,
            brand_ink: toward(look.primary, ink, &surfaces, 5.0),
            accent,
            on_accent,
            accent_ink: toward(look.accent, ink, &surfaces, AA),
            deep,
            on_deep,
            deep_soft: toward(mix(on_deep, deep, 0.3), on_deep, &[deep], 5.5),
            deep_accent: lighter(look.accent, &[deep], 5.0),
            good: toward(hex(0x1f_7a_4a), ink, &surfaces, AA),
            bad: toward(hex(0xb3_3a_2c), ink, &surfaces, AA),
        }
    }

    /// Returns the dark colors of a look.
    pub(crate) fn dark(look: Look) -> Self {
        let Neutrals { paper, card, ink, tint } = dark(look.template);
        let bright = lighter(look.primary, &[paper], 3.2);
        let tint = mix(paper, bright, tint);
        let surfaces = [paper, card, tint];
        let (brand, on_brand) = with_text(bright);
        let (accent, on_accent) = with_text(lighter(look.accent, &[paper], 3.2));
        let deep = mix(paper, bright, 0.26);
        Self {
            paper,
            card,
            tint,
            ink,
            soft: toward(mix(ink, paper, 0.32), ink, &[paper, card, tint, deep], 5.0),
            line: mix(paper, ink, 0.17),
            edge: toward(mix(paper, ink, 0.4), ink, &surfaces, 3.0),
            brand,
            on_brand,
            brand_ink: lighter(look.primary, &surfaces, 5.5),
            accent,
            on_accent,
            accent_ink: lighter(look.accent, &surfaces, AA),
            deep,
            on_deep: ink,
            deep_soft: toward(mix(ink, deep, 0.28), ink, &[deep], 5.0),
            deep_accent: lighter(look.accent, &[deep], 5.0),
            good: toward(hex(0x5f_c4_8d), WHITE, &surfaces, AA),
            bad: toward(hex(0xff_8f_80), WHITE, &surfaces, AA),
        }
    }

    /// Returns the custom properties of the style.
    pub(crate) fn css(&self) -> String {
        let mut css = String::new();
        for (name, Color { red, green, blue }) in [
            ("paper", self.paper),
            ("card", self.card),
            ("tint", self.tint),
            ("ink", self.ink),
            ("soft", self.soft),
            ("line", self.line),
            ("edge", self.edge),
            ("brand", self.brand),
            ("on-brand", self.on_brand),
            ("brand-ink", self.brand_ink),
            ("accent", self.accent),
            ("on-accent", self.on_accent),
            ("accent-ink", self.accent_ink),
            ("deep", self.deep),
            ("on-deep", self.on_deep),
            ("deep-soft", self.deep_soft),
            ("deep-accent", self.deep_accent),
            ("good", self.good),
            ("bad", self.bad),
        ] {
            // Writing to a string does not fail.
            let _ = write!(css, "--{name}:#{red:02x}{green:02x}{blue:02x};");
        }
        css
    }
}

fn light(template: Template) -> Neutrals {
    let (paper, card, ink, tint) = match template {
        Template::Restaurant => (0xfb_f6_ee, 0xff_fd_f9, 0x26_1b_14, 0.07),
        Template::Medical => (0xff_ff_ff, 0xff_ff_ff, 0x13_22_2b, 0.07),
        Template::RealEstate => (0xff_ff_ff, 0xff_ff_ff, 0x16_18_1b, 0.05),
        Template::Legal => (0xfb_fa_f7, 0xff_ff_ff, 0x1d_1c_1a, 0.05),
        Template::HomeServices => (0xff_ff_ff, 0xff_ff_ff, 0x13_15_18, 0.07),
        Template::Retail => (0xf4_f2_ec, 0xff_ff_ff, 0x1a_1c_1a, 0.12),
    };
    Neutrals { paper: hex(paper), card: hex(card), ink: hex(ink), tint }
}

fn dark(template: Template) -> Neutrals {
    let (paper, card, ink, tint) = match template {
        Template::Restaurant => (0x18_12_0e, 0x21_19_13, 0xf4_ea_dd, 0.09),
        Template::Medical => (0x0f_17_1b, 0x17_21_26, 0xe9_f0_f2, 0.10),
        Template::RealEstate => (0x11_12_14, 0x1a_1c_1f, 0xee_ee_ec, 0.07),
        Template::Legal => (0x14_13_12, 0x1d_1b_19, 0xee_eb_e5, 0.07),
        Template::HomeServices => (0x11_13_15, 0x1b_1e_21, 0xf0_f1_f1, 0.09),
        Template::Retail => (0x13_14_13, 0x1e_20_1e, 0xef_f0_ec, 0.12),
    };
    Neutrals { paper: hex(paper), card: hex(card), ink: hex(ink), tint }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::view::Font;

    #[test]
    fn contrast_is_that_of_wcag() {
        assert!((contrast(hex(0), hex(0xff_ff_ff)) - 21.0).abs() < 0.01);
        assert!((contrast(hex(0x77_77_77), WHITE) - 4.48).abs() < 0.01);
        assert!("#12355B".parse() == Ok(hex(0x12_35_5b)));
        for wrong in ["12355b", "#123", "#12355g", "#+12355", "", "#12355é"] {
            assert!(wrong.parse::<Color>().is_err(), "{wrong}");
        }
    }

    proptest! {
        #[test]
        fn every_brand_has_readable_text_on_every_surface(primary in 0_u32..0x0100_0000, accent in 0_u32..0x0100_0000) {
            for template in Template::ALL {
                let look = Look { template, primary: hex(primary), accent: hex(accent), font: Font::Serif };
                for palette in [Palette::light(look), Palette::dark(look)] {
                    let Palette { paper, card, tint, deep, .. } = palette;
                    for surface in [paper, card, tint] {
                        prop_assert!(contrast(palette.ink, surface) >= 7.0, "{palette:?}");
                        for text in [palette.soft, palette.brand_ink, palette.accent_ink, palette.good, palette.bad] {
                            prop_assert!(contrast(text, surface) >= AA, "{palette:?}");
                        }
                        prop_assert!(contrast(palette.edge, surface) >= 3.0, "{palette:?}");
                    }
                    for text in [palette.on_deep, palette.deep_soft, palette.deep_accent] {
                        prop_assert!(contrast(text, deep) >= AA, "{palette:?}");
                    }
                    prop_assert!(contrast(palette.on_brand, palette.brand) >= AA, "{palette:?}");
                    prop_assert!(contrast(palette.on_accent, palette.accent) >= AA, "{palette:?}");
                }
            }
        }
    }
}
