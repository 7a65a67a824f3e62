//! Documents of all templates in both languages: markup, escaping, structured data, size.

#![expect(clippy::expect_used, clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod fixtures;
mod html;
mod samples;
mod structured_data;
mod texts;
mod vocabulary;

use page_templates::{Language, LocatorState, Template, render_closed, render_directory, render_locator, render_page};

/// Templates in both languages.
fn all() -> impl Iterator<Item = (Template, Language)> {
    Template::ALL.into_iter().flat_map(|template| Language::ALL.map(|language| (template, language)))
}

/// Documents of all kinds in which every text is `text`.
fn documents(template: Template, language: Language, text: &str) -> Vec<String> {
    let states = [LocatorState::Start, LocatorState::Results, LocatorState::Nearest, LocatorState::Unknown];
    let locators = states.map(|state| render_locator(&fixtures::locator(template, language, text, state)));
    let mut documents = vec![
        render_page(&fixtures::full(template, language, text)),
        render_directory(&fixtures::directory(template, language, text, true)),
        render_directory(&fixtures::directory(template, language, text, false)),
        render_closed(&fixtures::closed(template, language, text)),
    ];
    documents.extend(locators);
    documents
}
