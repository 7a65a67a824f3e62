//! Screen colors with their lightness and contrast. Pure.
//!
//! Contrast follows WCAG 2.2. Lightness, chroma and hue follow OKLCH (CSS Color 4, 10.7), in which a color keeps its
//! hue when its lightness changes.

use std::fmt;

/// Color in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Colour([u8; 3]);

/// Color in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in radians.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lch {
    pub(crate) lightness: f64,
    pub(crate) chroma: f64,
    pub(crate) hue: f64,
}

impl Colour {
    pub(crate) const BLACK: Self = Self([0; 3]);
    pub(crate) const WHITE: Self = Self([255; 3]);

    /// Parses `#rrggbb`; `None` for any other text.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u32::from_str_radix(digits, 16).ok().filter(|_| is_hex)?;
        let [_, red, green, blue] = number.to_be_bytes();
        Some(Self([red, green, blue]))
    }

    /// Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2, "contrast ratio").
    pub(crate) fn contrast(self, other: Self) -> f64 {
        let (first, second) = (self.luminance() + 0.05, other.luminance() + 0.05);
        first.max(second) / first.min(second)
    }

    /// Returns the relative luminance (WCAG 2.2, "relative luminance").
    fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    fn linear(self) -> [f64; 3] {
        self.0.map(|channel| {
            let channel = f64::from(channel) / 255.0;
            if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        })
    }

    /// Returns the nearest displayable color with this lightness and hue: reduces chroma that screens cannot show.
    pub(crate) fn of(mut lch: Lch) -> Self {
        loop {
            let channels = lch.linear();
            let is_shown = channels.iter().all(|channel| (-0.0005..=1.0005).contains(channel));
            if is_shown || lch.chroma < 0.001 {
                return Self(channels.map(gamma));
            }
            lch.chroma *= 0.97;
        }
    }

    pub(crate) fn lch(self) -> Lch {
        let [red, green, blue] = self.linear();
        let long = (0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue).cbrt();
        let medium = (0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue).cbrt();
        let short = (0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue).cbrt();
        let lightness = 0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short;
        let a = 1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short;
        let b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short;
        Lch { lightness, chroma: a.hypot(b), hue: b.atan2(a) }
    }
}

impl Lch {
    fn linear(self) -> [f64; 3] {
        let (a, b) = (self.chroma * self.hue.cos(), self.chroma * self.hue.sin());
        let long = (self.lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b).powi(3);
        let medium = (self.lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b).powi(3);
        let short = (self.lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b).powi(3);
        [
            4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
            -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
            -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
        ]
    }
}

fn gamma(channel: f64) -> u8 {
    let channel = channel.clamp(0.0, 1.0);
    let encoded = if channel <= 0.003_130_8 { channel * 12.92 } else { 1.055 * channel.powf(1.0 / 2.4) - 0.055 };
    (encoded * 255.0).round() as u8
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        Colour::parse(text).unwrap()
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        for (first, second, contrast) in [
            ("#000000", "#ffffff", 21.0),
            ("#ffffff", "#ffffff", 1.0),
            ("#777777", "#ffffff", 4.478),
            ("#12355b", "#ffffff", 12.455),
            ("#ff0000", "#000000", 5.252),
        ] {
            let computed = colour(first).contrast(colour(second));
            assert!((computed - contrast).abs() < 0.01, "{first} {second}: {computed}");
            assert!((colour(second).contrast(colour(first)) - computed).abs() < 1e-9);
        }
    }

    #[test]
    fn a_colour_comes_back_from_oklch() {
        for text in ["#000000", "#ffffff", "#12355b", "#b9832f", "#ff0000", "#00ff00", "#0000ff", "#808080", "#fbf7f0"]
        {
            assert_eq!(Colour::of(colour(text).lch()).to_string(), text);
        }
    }

    #[test]
    fn lightness_and_hue_match_css() {
        // oklch(0.628 0.2577 29.23deg) is red.
        let Lch { lightness, chroma, hue } = colour("#ff0000").lch();
        assert!((lightness - 0.628).abs() < 0.001 && (chroma - 0.2577).abs() < 0.001, "{lightness} {chroma}");
        assert!((hue.to_degrees() - 29.23).abs() < 0.1, "{hue}");
    }

    #[test]
    fn colors_outside_the_gamut_lose_chroma_and_keep_lightness() {
        let mapped = Colour::of(Lch { lightness: 0.9, chroma: 0.4, hue: 4.6 });
        assert!((mapped.lch().lightness - 0.9).abs() < 0.01, "{mapped}");
    }
}
