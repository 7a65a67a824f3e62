//! Own text of a page: what members wrote for it, without hours, name, address, phone number and texts of the law.

use locations::Details;
use page_templates::{default_description, default_title};

use crate::types::{Content, Language};

/// Returns the own text of a page in a language. The description of the location stands in for own paragraphs in the
/// default language.
pub(crate) fn own_text(content: &Content, details: &Details, language: Language, is_default: bool) -> String {
    let texts = content.texts.of(language);
    let mut parts: Vec<&str> = vec![&texts.headline, &texts.intro, &texts.news, &texts.stock_note];
    parts.extend(texts.paragraphs.iter().map(String::as_str));
    if is_default && uses_description(content, language) {
        parts.extend(details.description.as_deref());
    }
    let words = [&content.parking, &content.transport, &content.accessibility, &content.price_note];
    parts.extend(words.map(|words| words.of(language)));
    for section in &content.menu {
        parts.push(section.name.of(language));
        parts.extend(section.items.iter().flat_map(|item| [item.name.of(language), item.description.of(language)]));
    }
    parts.extend(
        content.services.iter().flat_map(|service| [service.name.of(language), service.description.of(language)]),
    );
    for person in content.people.iter().filter(|person| person.shown) {
        parts.extend([person.role.of(language), person.hours_text.of(language)]);
        parts.extend(person.specialties.iter().map(|specialty| specialty.of(language)));
    }
    parts
        .extend(content.faq.iter().flat_map(|question| [question.question.of(language), question.answer.of(language)]));
    parts.extend(
        content
            .departments
            .iter()
            .flat_map(|department| [department.name.of(language), department.hours_text.of(language)]),
    );
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Returns true when the page shows the description of the location, because it has no own paragraphs.
pub(crate) fn uses_description(content: &Content, language: Language) -> bool {
    let texts = content.texts.of(language);
    texts.intro.is_empty() && texts.paragraphs.is_empty()
}

/// Returns the title of a page in search results.
pub(crate) fn title(content: &Content, details: &Details, language: Language) -> String {
    let own = &content.texts.of(language).title;
    if !own.is_empty() {
        return own.clone();
    }
    default_title(language.into(), &details.name, details.category.as_deref(), &details.city)
}

/// Returns the description of a page in search results: its own, or the beginning of its own text.
pub(crate) fn description(content: &Content, details: &Details, language: Language, is_default: bool) -> String {
    let texts = content.texts.of(language);
    if !texts.description.is_empty() {
        return texts.description.clone();
    }
    let about = details.description.as_deref().filter(|_| is_default);
    let first = [&texts.intro, &texts.headline].into_iter().map(String::as_str);
    let first = first.chain(texts.paragraphs.first().map(String::as_str)).chain(about);
    let text = first.into_iter().find(|text| !text.is_empty()).unwrap_or_default();
    default_description(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(name: &str, category: &str) -> Details {
        Details {
            name: name.into(),
            city: "Lyon".into(),
            category: Some(category.into()),
            description: Some("Levain et farines de la région.".into()),
            ..Details::default()
        }
    }

    #[test]
    fn the_title_names_category_and_city_while_they_fit() {
        let title_of = |name: &str, language| title(&Content::default(), &place(name, "Boulangerie"), language);
        assert_eq!(title_of("Martin", Language::Fr), "Martin – Boulangerie à Lyon");
        assert_eq!(title_of("Martin", Language::En), "Martin – Boulangerie in Lyon");
        assert_eq!(title_of(&"M".repeat(40), Language::En), format!("{} – Lyon", "M".repeat(40)));
    }

    #[test]
    fn the_description_of_the_location_stands_in_for_paragraphs_in_the_default_language_only() {
        let (content, place) = (Content::default(), place("Martin", "Boulangerie"));
        assert_eq!(own_text(&content, &place, Language::Fr, true), "Levain et farines de la région.");
        assert_eq!(own_text(&content, &place, Language::En, false), "");
        let mut content = content;
        content.texts.fr.intro = "Pain cuit sur place.".into();
        assert_eq!(own_text(&content, &place, Language::Fr, true), "Pain cuit sur place.");
        assert_eq!(description(&content, &place, Language::Fr, true), "Pain cuit sur place.");
    }
}
