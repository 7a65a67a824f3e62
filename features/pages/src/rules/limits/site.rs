//! Settings of a site.

use super::fields::Fields;
use crate::{
    rules::{contrast, slug},
    types::{Levels, NewPagesSite, SiteSettings},
};

/// Maximum characters of the name of a site.
const NAME: usize = 80;
/// Maximum characters of its introduction.
const INTRO: usize = 600;
/// Maximum characters of each text of the law.
const LEGAL: usize = 300;

/// Returns the settings of a site, cleaned.
///
/// # Errors
/// 422 with the fields that are refused.
pub(crate) fn settings(mut new: NewPagesSite, levels: Levels) -> api::Result<SiteSettings> {
    let mut fields = Fields::default();
    fields.line("name", &mut new.name, NAME);
    if new.name.is_empty() {
        fields.refuse("name", "required", "The name is missing.");
    }
    if !slug::is_site_slug(&new.slug) {
        fields.refuse("slug", "invalid_slug", "3 to 40 letters a to z, digits and hyphens between them.");
    }
    if !(1..=2).contains(&new.languages.len()) {
        fields.refuse("languages", "out_of_range", "One or two languages.");
    }
    let mut languages = vec![new.default_language];
    for language in &new.languages {
        if !languages.contains(language) {
            languages.push(*language);
        }
    }
    if !new.languages.contains(&new.default_language) {
        fields.refuse("default_language", "not_chosen", "The default language must be one of the languages.");
    }
    for (field, color) in [("colors.primary", &mut new.colors.primary), ("colors.accent", &mut new.colors.accent)] {
        match contrast::color(color) {
            Some(valid) => *color = valid,
            None => fields.refuse(field, "invalid_color", "Enter a color such as #12355b."),
        }
    }
    fields.words("intro", &mut new.intro, INTRO);
    let legal = &mut new.legal;
    for (field, text) in [
        ("legal.company", &mut legal.company),
        ("legal.legal_form", &mut legal.form),
        ("legal.capital", &mut legal.capital),
        ("legal.seat", &mut legal.seat),
        ("legal.registration", &mut legal.registration),
        ("legal.vat", &mut legal.vat),
        ("legal.director", &mut legal.director),
        ("legal.host", &mut legal.host),
        ("legal.phone", &mut legal.phone),
        ("legal.email", &mut legal.email),
        ("legal.profession", &mut legal.profession),
    ] {
        fields.lines(field, text, LEGAL);
    }
    fields.done()?;
    Ok(SiteSettings {
        name: new.name,
        template: new.template,
        languages,
        default_language: new.default_language,
        colors: new.colors,
        font: new.font,
        intro: new.intro,
        legal: new.legal,
        shows_reviews: new.shows_reviews,
        levels,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Language;

    fn new(json: serde_json::Value) -> NewPagesSite {
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn the_default_language_comes_first_and_colors_are_checked() {
        let json = serde_json::json!({ "name": " Martin ", "slug": "martin", "template": "restaurant",
            "languages": ["en", "fr"], "default_language": "fr", "colors": { "primary": "#AA0000", "accent": "#000000" } });
        let checked = settings(new(json.clone()), Levels::default()).unwrap();
        assert_eq!((checked.name.as_str(), checked.languages), ("Martin", vec![Language::Fr, Language::En]));
        assert_eq!((checked.colors.primary.as_str(), checked.shows_reviews), ("#aa0000", true));
        let mut wrong = json;
        wrong["slug"] = "Martin!".into();
        wrong["languages"] = serde_json::json!(["en"]);
        wrong["colors"]["accent"] = "red".into();
        let errors = settings(new(wrong), Levels::default()).unwrap_err().problem().errors;
        let codes: Vec<&str> = errors.iter().map(|error| error.code.as_str()).collect();
        assert_eq!(codes, ["invalid_slug", "not_chosen", "invalid_color"]);
    }
}
