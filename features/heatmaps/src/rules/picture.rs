//! Picture of a scan: its grid with figures and legend, for slides and pages.

mod frame;
mod legend;
mod map;
mod numbers;
mod rows;
mod words;

#[cfg(test)]
mod tests;

use jiff::tz::TimeZone;
use mail::Language;
use pdf::{Color, Drawing};

use crate::types::ScanSnapshot;

pub use rows::{ShownFigure, ShownRival};

/// Text.
const INK: Color = Color::new(0x17, 0x20, 0x2A);
/// Secondary text.
const MUTED: Color = Color::new(0x5B, 0x66, 0x73);
/// Hairlines.
const LINE: Color = Color::new(0xD9, 0xDE, 0xE4);
/// Ground of the map.
const GROUND: Color = Color::new(0xF5, 0xF7, 0xF9);

/// Size of the picture in pixels.
pub(crate) const SIZE: (f32, f32) = (1600.0, 1200.0);
/// Maximum characters of the words in the name of a file.
const MAX_NAME: usize = 80;

impl ScanSnapshot {
    /// Returns the picture: grid, figures, legend and source.
    pub fn picture(&self, language: Language) -> Drawing {
        frame::drawing(self, language)
    }

    /// Returns the title: the search words in quotation marks.
    pub fn title(&self, language: Language) -> String {
        words::quoted(language, &self.keyword)
    }

    /// Returns the number of points where the business is in the top 20.
    pub fn top20_points(&self, language: Language) -> String {
        words::ranked_points(language, self.figures.found_in, self.figures.measured)
    }

    /// Returns the name of a file: search words, location and day.
    pub fn file_name(&self, ending: &str) -> String {
        let day = self.at.to_zoned(TimeZone::UTC).date();
        let folded = text::fold(&format!("{} {}", self.keyword, self.location));
        let letters = folded.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '-' });
        let name: String = letters.take(MAX_NAME).collect();
        let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
        let name = if words.is_empty() { "heatmap".to_owned() } else { words.join("-") };
        format!("{name}-{day}.{ending}")
    }

    /// Returns a description of the grid for people who do not see it.
    pub fn description(&self, language: Language) -> String {
        words::description(self, language)
    }
}
