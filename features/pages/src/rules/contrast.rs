//! Contrast of colors (WCAG 2.2), and the color of texts on them.

use page_templates::{AA, Color, contrast};

use crate::types::{Colors, Contrast};

const WHITE: Color = Color { red: 255, green: 255, blue: 255 };
const BLACK: Color = Color { red: 0, green: 0, blue: 0 };

/// Returns a color in its usual form, `#12355b`; `None` for anything else.
pub(crate) fn color(text: &str) -> Option<String> {
    let Color { red, green, blue } = text.trim().parse().ok()?;
    Some(format!("#{red:02x}{green:02x}{blue:02x}"))
}

/// Returns the color of text that reads best on a color, with its contrast.
fn text_on(color: &str) -> (&'static str, f64) {
    let color: Color = color.parse().unwrap_or(BLACK);
    let (white, black) = (contrast(color, WHITE), contrast(color, BLACK));
    // White looks calmer than black on a strong color, as long as it is readable.
    if white >= AA || white >= black { ("#ffffff", white) } else { ("#000000", black) }
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
                    assert!(text_on(&color).1 >= AA, "{color}");
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
