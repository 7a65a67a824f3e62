//! Content of a page.

use super::fields::Fields;
use crate::types::{ActionKind, Block, BlockKind, Content, PageTexts, Person, Words};

/// Maximum characters of a name.
const MAX_NAME: usize = 120;
/// Maximum characters of a short description.
const MAX_SHORT_TEXT: usize = 400;
/// Maximum characters of a paragraph.
const MAX_LONG_TEXT: usize = 1_200;
/// Maximum characters of an address of a website.
const MAX_URL: usize = 500;
/// Maximum characters of a price.
const MAX_PRICE: usize = 40;

/// Returns the content, cleaned.
///
/// # Errors
/// 422 with the fields that are refused.
pub(crate) fn content(mut content: Content) -> api::Result<Content> {
    let mut fields = Fields::default();
    fields.count("blocks", content.blocks.len(), BlockKind::ALL.len());
    content.blocks = blocks(&content.blocks);
    texts(&mut fields, "texts.en", &mut content.texts.en);
    texts(&mut fields, "texts.fr", &mut content.texts.fr);
    if let Some(action) = &mut content.action {
        fields.url("action.url", &mut action.url, MAX_URL);
        if action.url.is_empty() && action.kind != ActionKind::Call {
            fields.refuse("action.url", "required", "This action needs an address.");
        }
    }
    fields.url("links.menu", &mut content.links.menu, MAX_URL);
    fields.url("links.booking", &mut content.links.booking, MAX_URL);
    fields.url("links.order", &mut content.links.order, MAX_URL);
    offers(&mut fields, &mut content);
    if fields.count("people", content.people.len(), 40) {
        for (at, entry) in content.people.iter_mut().enumerate() {
            person(&mut fields, &format!("people[{at}]"), entry);
        }
        content.people.retain(|person| !person.name.is_empty());
    }
    fields.list("insurances", &mut content.insurances, (40, MAX_NAME));
    fields.list("languages_spoken", &mut content.languages_spoken, (20, MAX_NAME));
    fields.list("areas", &mut content.areas, (60, MAX_NAME));
    word_list(&mut fields, "payments", &mut content.payments, (20, MAX_NAME));
    for (field, words) in [
        ("parking", &mut content.parking),
        ("transport", &mut content.transport),
        ("accessibility", &mut content.accessibility),
        ("price_note", &mut content.price_note),
    ] {
        fields.words(field, words, MAX_SHORT_TEXT);
    }
    if fields.count("faq", content.faq.len(), 30) {
        for (at, question) in content.faq.iter_mut().enumerate() {
            fields.words(&format!("faq[{at}].question"), &mut question.question, 200);
            fields.words(&format!("faq[{at}].answer"), &mut question.answer, MAX_LONG_TEXT);
        }
        content.faq.retain(|question| !is_empty(&question.question));
    }
    if fields.count("departments", content.departments.len(), 40) {
        for (at, department) in content.departments.iter_mut().enumerate() {
            fields.words(&format!("departments[{at}].name"), &mut department.name, MAX_NAME);
            fields.words(&format!("departments[{at}].hours_text"), &mut department.hours_text, MAX_SHORT_TEXT);
        }
        content.departments.retain(|department| !is_empty(&department.name));
    }
    fields.done()?;
    Ok(content)
}

/// Returns every block once, in the chosen order.
fn blocks(chosen: &[Block]) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::with_capacity(BlockKind::ALL.len());
    let missing = BlockKind::ALL.into_iter().map(|kind| Block { kind, on: true });
    for block in chosen.iter().copied().chain(missing) {
        if !blocks.iter().any(|existing| existing.kind == block.kind) {
            blocks.push(block);
        }
    }
    blocks
}

fn texts(fields: &mut Fields, at: &str, texts: &mut PageTexts) {
    fields.line(&format!("{at}.title"), &mut texts.title, 60);
    fields.line(&format!("{at}.description"), &mut texts.description, 155);
    fields.line(&format!("{at}.headline"), &mut texts.headline, MAX_NAME);
    fields.lines(&format!("{at}.intro"), &mut texts.intro, MAX_LONG_TEXT);
    fields.list(&format!("{at}.paragraphs"), &mut texts.paragraphs, (12, 2_000));
    fields.lines(&format!("{at}.news"), &mut texts.news, MAX_LONG_TEXT);
    fields.lines(&format!("{at}.stock_note"), &mut texts.stock_note, MAX_SHORT_TEXT);
}

/// Menu and services.
fn offers(fields: &mut Fields, content: &mut Content) {
    if fields.count("menu", content.menu.len(), 20) {
        for (at, section) in content.menu.iter_mut().enumerate() {
            fields.words(&format!("menu[{at}].name"), &mut section.name, MAX_NAME);
            if !fields.count(&format!("menu[{at}].items"), section.items.len(), 60) {
                continue;
            }
            for (item_at, item) in section.items.iter_mut().enumerate() {
                let at = format!("menu[{at}].items[{item_at}]");
                fields.words(&format!("{at}.name"), &mut item.name, MAX_NAME);
                fields.words(&format!("{at}.description"), &mut item.description, MAX_SHORT_TEXT);
                fields.line(&format!("{at}.price"), &mut item.price, MAX_PRICE);
            }
            section.items.retain(|item| !is_empty(&item.name));
        }
        content.menu.retain(|section| !section.items.is_empty() || !is_empty(&section.name));
    }
    if fields.count("services", content.services.len(), 60) {
        for (at, service) in content.services.iter_mut().enumerate() {
            fields.words(&format!("services[{at}].name"), &mut service.name, MAX_NAME);
            fields.words(&format!("services[{at}].description"), &mut service.description, MAX_SHORT_TEXT);
            fields.line(&format!("services[{at}].price"), &mut service.price, MAX_PRICE);
        }
        content.services.retain(|service| !is_empty(&service.name));
    }
}

fn person(fields: &mut Fields, at: &str, person: &mut Person) {
    fields.line(&format!("{at}.name"), &mut person.name, MAX_NAME);
    fields.words(&format!("{at}.role"), &mut person.role, MAX_NAME);
    word_list(fields, &format!("{at}.specialties"), &mut person.specialties, (12, MAX_NAME));
    fields.list(&format!("{at}.languages"), &mut person.languages, (12, MAX_NAME));
    fields.words(&format!("{at}.hours_text"), &mut person.hours_text, MAX_SHORT_TEXT);
}

fn word_list(fields: &mut Fields, field: &str, list: &mut Vec<Words>, (most, max): (usize, usize)) {
    if fields.count(field, list.len(), most) {
        for (at, words) in list.iter_mut().enumerate() {
            fields.words(&format!("{field}[{at}]"), words, max);
        }
        list.retain(|words| !is_empty(words));
    }
}

fn is_empty(words: &Words) -> bool {
    words.en.is_empty() && words.fr.is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Question;

    fn codes(given: Content) -> Vec<(String, String)> {
        let errors = content(given).err().map(|error| error.problem().errors).unwrap_or_default();
        errors.into_iter().map(|error| (error.field, error.code)).collect()
    }

    #[test]
    fn every_block_is_there_once_in_the_chosen_order() {
        let chosen = [(BlockKind::Faq, false), (BlockKind::Hours, true), (BlockKind::Faq, true)];
        let blocks = blocks(&chosen.map(|(kind, on)| Block { kind, on }));
        assert_eq!(blocks.len(), BlockKind::ALL.len());
        assert_eq!(
            blocks[..2],
            [(BlockKind::Faq, false), (BlockKind::Hours, true)].map(|(kind, on)| Block { kind, on })
        );
    }

    #[test]
    fn a_refused_text_names_its_place() {
        let mut wrong = Content { areas: vec!["x".into(); 61], ..Content::default() };
        wrong.texts.fr.title = "x".repeat(61);
        wrong.texts.en.intro = "a\0b".into();
        wrong.links.order = "javascript:alert(1)".into();
        wrong.action = serde_json::from_value(serde_json::json!({ "kind": "book" })).ok();
        let expected = [
            ("texts.en.intro", "invalid_character"),
            ("texts.fr.title", "too_long"),
            ("action.url", "required"),
            ("links.order", "invalid_url"),
            ("areas", "too_many"),
        ];
        assert_eq!(codes(wrong), expected.map(|(field, code)| (field.to_owned(), code.to_owned())));
    }

    #[test]
    fn empty_entries_are_left_out_and_texts_are_cleaned() {
        let mut given =
            Content { faq: vec![Question::default()], areas: vec!["  ".into(), " Lyon ".into()], ..Content::default() };
        given.links.menu = "Example.com/carte".into();
        let cleaned = content(given).unwrap();
        assert_eq!(
            (cleaned.faq.len(), cleaned.areas, cleaned.links.menu.as_str()),
            (0, vec!["Lyon".to_owned()], "https://example.com/carte")
        );
    }
}
