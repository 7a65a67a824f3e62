//! Public pages of locations as complete HTML documents: six templates, directory pages, the locator and the page of a
//! closed location. Pure: everything visible comes in a view.

mod json_ld;
mod opening_hours;
mod palette;
mod render;
mod sample;
mod scenes;
mod style;
mod tidy;
mod types;
mod view;
mod words;

pub use palette::{AA, contrast};
pub use render::{render_closed, render_directory, render_locator, render_page};
pub use sample::sample;
pub use style::style;
pub use types::schema_types;
pub use view::*;

use words::Words;

/// Maximum length of a title in characters.
pub const MAX_TITLE: usize = 60;
/// Maximum length of a description in characters.
pub const MAX_DESCRIPTION: usize = 155;

/// Returns the title of the page of a location without a title of its own: `{name} – {category} in {city}`.
pub fn default_title(language: Language, name: &str, category: Option<&str>, city: &str) -> String {
    let words = Words::of(language);
    let full = words.title(name, category, city);
    let title = if full.chars().count() <= MAX_TITLE { full } else { words.title(name, None, city) };
    cut(&title, MAX_TITLE)
}

/// Returns the description of a page from its own text.
pub fn default_description(text: &str) -> String {
    cut(text, MAX_DESCRIPTION)
}

/// Cuts a text to a number of characters, at a word, with an ellipsis. White space becomes single spaces.
fn cut(text: &str, max: usize) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= max {
        return text;
    }
    let head: String = text.chars().take(max - 1).collect();
    let end = head.rfind(' ').filter(|end| *end > head.len() / 2).unwrap_or(head.len());
    format!("{}…", head[..end].trim_end_matches([' ', ',', ';', ':', '–', '-', '.']))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_and_descriptions_are_cut_at_a_word() {
        assert_eq!(
            default_title(Language::English, "Casa Lume", Some("Pizzeria"), "Riverside"),
            "Casa Lume – Pizzeria in Riverside"
        );
        assert_eq!(default_title(Language::French, "Casa Lume", None, "Le Mans"), "Casa Lume – Le Mans");
        let long = "A very long name of a business ".repeat(6);
        let title = default_title(Language::French, &long, Some("Pizzeria"), "Riverside");
        assert!(title.chars().count() <= MAX_TITLE && title.ends_with('…'), "{title}");
        assert_eq!(default_description(" two\n words "), "two words");
        assert_eq!(cut(&"é".repeat(80), MAX_TITLE).chars().count(), MAX_TITLE);
    }
}
