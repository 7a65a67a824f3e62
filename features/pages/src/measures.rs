//! Measures contents: title, own words, and their runs.

use db::{Result, Tx};
use locations::{Details, LocationId};
use orgs::OrgId;

use crate::{
    board::Measure,
    queries::{self, PrintRow},
    rules::{
        own_text::{own_text, title},
        uniqueness::{NameWords, Prints},
    },
    types::{Content, Language, SiteSettings},
};

/// Returns the measure of a content in a language.
pub(crate) fn measure(
    content: &Content,
    details: &Details,
    settings: &SiteSettings,
    language: Language,
    names: &NameWords,
) -> Measure {
    let text = own_text(content, details, language, language == settings.default_language);
    Measure {
        language,
        title: title(content, details, language),
        prints: Prints::of(&text, names),
        is_machine: content.texts.of(language).is_machine,
        by_appointment: content.by_appointment,
        has_areas: !content.areas.is_empty(),
    }
}

/// Returns the measure of a location for which nothing was prepared.
pub(crate) fn default_measures(
    details: &Details,
    settings: &SiteSettings,
    language: Language,
    names: &NameWords,
) -> Measure {
    measure(&Content::default(), details, settings, language, names)
}

/// Returns the title of a page: its own, or the usual one.
pub(crate) fn title_of(own: &str, details: &Details, language: Language) -> String {
    if own.is_empty() { title(&Content::default(), details, language) } else { own.to_owned() }
}

/// Writes the measures of a content in each language of the site.
pub(crate) async fn put(
    tx: &mut Tx,
    org: &OrgId,
    location: (&LocationId, &Details),
    content: &Content,
    (settings, names): (&SiteSettings, &NameWords),
) -> Result<()> {
    let (id, details) = location;
    for language in Language::ALL {
        let measured = measure(content, details, settings, language, names);
        let row = PrintRow {
            location_id: id.clone(),
            language,
            title: content.texts.of(language).title.clone(),
            words: measured.prints.words as i64,
            prints: measured.prints.packed(),
            is_machine: measured.is_machine,
            by_appointment: measured.by_appointment,
            has_areas: measured.has_areas,
        };
        queries::put_prints(tx, org, row).await?;
    }
    Ok(())
}
