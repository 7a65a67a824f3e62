//! Colors and their contrast.

/// Color in sRGB.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Color {
    /// Red, 0 to 255.
    pub red: u8,
    /// Green, 0 to 255.
    pub green: u8,
    /// Blue, 0 to 255.
    pub blue: u8,
}

/// Smallest contrast of text with its ground (WCAG 2.2, level AA).
const TEXT_CONTRAST: f64 = 4.5;
/// Smallest contrast of a line or a bar of a chart with its ground.
const SHAPE_CONTRAST: f64 = 3.0;

impl Color {
    /// White paper.
    pub const WHITE: Self = Self::new(255, 255, 255);
    /// Text.
    pub(crate) const INK: Self = Self::new(0x17, 0x20, 0x2A);
    /// Secondary text.
    pub(crate) const MUTED: Self = Self::new(0x5B, 0x66, 0x73);
    /// Hairlines.
    pub(crate) const LINE: Self = Self::new(0xD9, 0xDE, 0xE4);
    /// Ground of tiles and of every second row.
    pub(crate) const TINT: Self = Self::new(0xF6, 0xF7, 0xF9);
    /// A change for the better.
    pub(crate) const GOOD: Self = Self::new(0x1F, 0x7A, 0x4D);
    /// A change for the worse.
    pub(crate) const BAD: Self = Self::new(0xB3, 0x26, 0x1E);

    /// Makes a color of its three parts.
    pub const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue }
    }

    /// Parses `#12355B`; `None` for any other text.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
        Some(Self::new(part(0)?, part(2)?, part(4)?))
    }

    /// Returns the contrast of two colors as WCAG 2 defines it, 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (first, second) = (self.luminance() + 0.05, other.luminance() + 0.05);
        first.max(second) / first.min(second)
    }

    /// Returns the text color, ink or white, that has more contrast with this ground.
    #[must_use]
    pub fn text_on(self) -> Self {
        if self.contrast(Self::INK) >= self.contrast(Self::WHITE) { Self::INK } else { Self::WHITE }
    }

    /// Returns this color, darkened until text in it can be read on white.
    #[must_use]
    pub fn for_text(self) -> Self {
        self.darkened_to(TEXT_CONTRAST)
    }

    /// Returns this color, darkened until a line in it can be seen on white.
    pub(crate) fn for_shapes(self) -> Self {
        self.darkened_to(SHAPE_CONTRAST)
    }

    /// Mixes this color with white: 0 leaves it, 1 is white.
    pub(crate) fn lightened(self, share: f64) -> Self {
        let mix = |part: u8| (f64::from(part) + (255.0 - f64::from(part)) * share).round() as u8;
        Self::new(mix(self.red), mix(self.green), mix(self.blue))
    }

    fn darkened_to(self, contrast: f64) -> Self {
        let mut color = self;
        // Each step takes a 33rd, so that the hue stays and black is reached in the end.
        while color.contrast(Self::WHITE) < contrast {
            let darker = |part: u8| part - part.div_ceil(33).min(part);
            color = Self::new(darker(color.red), darker(color.green), darker(color.blue));
        }
        color
    }

    fn luminance(self) -> f64 {
        let linear = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.red) + 0.7152 * linear(self.green) + 0.0722 * linear(self.blue)
    }
}

#[cfg(test)]
mod tests {
    use super::Color;

    #[test]
    fn a_color_is_six_digits_after_a_hash() {
        assert_eq!(Color::parse("#12355B"), Some(Color::new(0x12, 0x35, 0x5B)));
        for wrong in ["12355B", "#12355", "#12355G", "", "#é2355", "#12355B0"] {
            assert_eq!(Color::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn text_in_any_color_can_be_read() {
        for part in 0..=255 {
            for color in [Color::new(part, part, 0), Color::new(255, part, 120), Color::new(part, 255, 255)] {
                assert!(color.for_text().contrast(Color::WHITE) >= 4.5, "{color:?}");
                assert!(color.contrast(color.text_on()) >= 4.0, "{color:?}");
            }
        }
        let prussian = Color::new(0x12, 0x35, 0x5B);
        assert_eq!(prussian.for_text(), prussian);
    }
}
