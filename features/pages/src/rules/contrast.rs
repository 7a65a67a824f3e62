//! Contrast of colors (WCAG 2.2), and the color of texts on them.

use crate::types::{Colors, Contrast};

/// Minimum contrast of text with what is behind it.
const READABLE: f64 = 4.5;

type Rgb = (u8, u8, u8);

/// Returns a color in its usual form, `#12355b`; `None` for anything else.
pub(crate) fn color(text: &str) -> Option<String> {
    let (r, g, b) = rgb(text.trim())?;
    Some(format!("#{r:02x}{g:02x}{b:02x}"))
}

fn rgb(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#')?;
    if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok();
    Some((part(0)?, part(2)?, part(4)?))
}

/// Returns the relative luminance, 0 for black to 1 for white.
fn luminance((r, g, b): Rgb) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

fn contrast(a: Rgb, b: Rgb) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Returns the color of text that reads best on a color, with its contrast.
fn text_on(color: &str) -> (&'static str, f64) {
    let rgb = rgb(color).unwrap_or_default();
    let (white, black) = (contrast(rgb, (255, 255, 255)), contrast(rgb, (0, 0, 0)));
    // White looks calmer than black on a strong color, as long as it is readable.
    if white >= READABLE || white >= black { ("#ffffff", white) } else { ("#000000", black) }
}

/// Returns the color of texts on the colors of a site, and their contrast.
pub(crate) fn of(colors: &Colors) -> Contrast {
    let rounded = |contrast: f64| (contrast * 10.0).round() / 10.0;
    let ((on_primary, primary), (on_accent, accent)) = (text_on(&colors.primary), text_on(&colors.accent));
    Contrast { on_primary, primary: rounded(primary), on_accent, accent: rounded(accent) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_on_any_color_is_readable() {
        for (color, text) in
            [("#000000", "#ffffff"), ("#ffffff", "#000000"), ("#ffcc00", "#000000"), ("#b4232a", "#ffffff")]
        {
            assert_eq!(text_on(color).0, text, "{color}");
        }
        for r in (0..=255).step_by(17) {
            for g in (0..=255).step_by(17) {
                for b in (0..=255).step_by(17) {
                    let color = format!("#{r:02x}{g:02x}{b:02x}");
                    assert!(text_on(&color).1 >= READABLE, "{color}");
                }
            }
        }
    }

    #[test]
    fn a_color_is_six_digits() {
        assert_eq!(color(" #AbCdEf ").as_deref(), Some("#abcdef"));
        for wrong in ["", "#fff", "red", "#12345g", "#1234567", "#ééé", "url(x)"] {
            assert_eq!(color(wrong), None, "{wrong}");
        }
    }
}
