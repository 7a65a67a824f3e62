//! Machine-readable facts of a page about itself and its business. Pure.

mod business;

use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};
use locations::Audited;
use serde_json::Value;

pub(crate) use business::Business;

/// Characters of the text of a page that are looked at.
const TEXT: usize = 200_000;

/// Facts of a page.
#[derive(Debug, Default)]
pub(crate) struct Facts {
    pub(crate) title: Option<String>,
    pub(crate) description: Option<String>,
    pub(crate) canonical: Option<String>,
    pub(crate) language: Option<String>,
    pub(crate) has_viewport: bool,
    /// True when the page asks search engines not to index it.
    pub(crate) is_hidden: bool,
    /// Number of main headings.
    pub(crate) headings: usize,
    /// Telephone numbers that can be tapped.
    pub(crate) phone_links: Vec<String>,
    /// Blocks of structured data.
    pub(crate) data_blocks: usize,
    pub(crate) has_unreadable_data: bool,
    pub(crate) business: Option<Business>,
    /// Visible text.
    pub(crate) text: String,
}

/// Element that the current text belongs to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Body,
    Title,
    Data,
    Nothing,
}

impl Facts {
    /// Extracts the facts of a page.
    pub(crate) fn of(html: &str) -> Self {
        let mut emitter = DefaultEmitter::default();
        // Scripts and styles hold text that is no markup.
        emitter.naively_switch_states(true);
        let (mut facts, mut inside, mut block) = (Self::default(), Inside::Body, String::new());
        let mut microdata = business::Microdata::default();
        for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
            match token {
                Token::StartTag(tag) => {
                    inside = facts.opened(&tag).unwrap_or(inside);
                    microdata.opened(&tag);
                    block.clear();
                }
                Token::String(text) => {
                    let text = String::from_utf8_lossy(&text);
                    block.push_str(&text);
                    if inside == Inside::Body {
                        microdata.text(&text);
                        facts.read(&text);
                    }
                }
                Token::EndTag(tag) => {
                    facts.closed(&tag.name, inside, &block);
                    microdata.closed(&tag.name);
                    if matches!(&**tag.name, b"title" | b"script" | b"style") {
                        inside = Inside::Body;
                    }
                    block.clear();
                }
                _ => {}
            }
        }
        facts.business = facts.business.take().or_else(|| microdata.business());
        facts
    }

    /// Returns the facts for the eight audit rules of the dashboard. A page does not tell whether the profile is
    /// verified, so it counts as verified.
    pub(crate) fn audited(&self) -> Audited {
        let business = self.business.as_ref();
        Audited {
            has_phone: !self.phone_links.is_empty() || business.is_some_and(|business| business.phone.is_some()),
            has_website: true,
            // LocalBusiness says that it is one, and not which.
            has_category: business.is_some_and(|business| business.kind != "LocalBusiness"),
            has_description: self.description.is_some() || business.is_some_and(|business| business.has_description),
            has_photos: business.is_some_and(|business| business.has_photos),
            has_opening_hours: business.is_some_and(|business| business.has_hours),
            is_verified: true,
            rating: business.and_then(|business| business.rating),
        }
    }

    fn opened(&mut self, tag: &StartTag<()>) -> Option<Inside> {
        let get = |name: &str| value(tag, name);
        match &**tag.name {
            b"html" => self.language = get("lang").filter(|lang| !lang.is_empty()),
            b"title" if self.title.is_none() => return Some(Inside::Title),
            b"h1" => self.headings += 1,
            b"style" => return Some(Inside::Nothing),
            b"script" => {
                let is_data = get("type").is_some_and(|kind| kind.eq_ignore_ascii_case("application/ld+json"));
                return Some(if is_data { Inside::Data } else { Inside::Nothing });
            }
            b"meta" => self.meta(&get("name").unwrap_or_default().to_ascii_lowercase(), get("content")),
            b"link" if get("rel").is_some_and(|rel| rel.eq_ignore_ascii_case("canonical")) => {
                self.canonical = get("href");
            }
            b"a" => {
                let href = get("href").unwrap_or_default();
                self.phone_links.extend(href.trim().strip_prefix("tel:").map(str::to_owned));
            }
            _ => {}
        }
        None
    }

    fn meta(&mut self, name: &str, content: Option<String>) {
        let content = content.map(|content| line(&content)).filter(|content| !content.is_empty());
        match name {
            "description" if self.description.is_none() => self.description = content,
            "viewport" => self.has_viewport |= content.is_some(),
            "robots" | "googlebot" => {
                self.is_hidden |= content.is_some_and(|content| {
                    let content = content.to_ascii_lowercase();
                    content.split(',').any(|word| matches!(word.trim(), "noindex" | "none"))
                });
            }
            _ => {}
        }
    }

    fn closed(&mut self, name: &[u8], inside: Inside, block: &str) {
        match (name, inside) {
            (b"title", Inside::Title) => self.title = Some(line(block)).filter(|title| !title.is_empty()),
            (b"script", Inside::Data) => {
                self.data_blocks += 1;
                match serde_json::from_str::<Value>(block) {
                    Ok(data) => self.business = self.business.take().or_else(|| Business::of(&data)),
                    Err(_) => self.has_unreadable_data = true,
                }
            }
            _ => {}
        }
    }

    fn read(&mut self, text: &str) {
        if self.text.len() < TEXT {
            self.text.push_str(text);
            self.text.push(' ');
        }
    }
}

/// The value of an attribute.
fn value(tag: &StartTag<()>, name: &str) -> Option<String> {
    tag.attributes.get(name.as_bytes()).map(|value| String::from_utf8_lossy(value).into_owned())
}

/// One line of text, as it is shown.
fn line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_markup_however_broken_does_harm() {
        for html in [
            "<",
            "<title",
            "<title>",
            "<script type=application/ld+json>",
            "<!--",
            "</h1></h1>",
            "<a href='tel:",
            "\u{0}<p\u{0}>",
        ] {
            Facts::of(html);
        }
        let deep = "[".repeat(100_000);
        assert!(Facts::of(&format!("<script type=application/ld+json>{deep}</script>")).has_unreadable_data);
    }

    #[test]
    fn microdata_count_as_structured_data() {
        let html = r#"<div itemscope itemtype="https://schema.org/Restaurant"><span itemprop="name">Chez Zoé</span>
            <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">1 rue A</span></div>
            <a itemprop="telephone" href="tel:1">01 02 03 04 05</a><meta itemprop="openingHours" content="Mo-Fr 09:00-18:00"></div>
            <div itemscope itemtype="https://schema.org/Event"><span itemprop="name">A party</span></div>"#;
        let business = Facts::of(html).business.unwrap();
        assert_eq!(business.name.as_deref(), Some("Chez Zoé"));
        assert_eq!(business.address.as_deref(), Some("1 rue A"));
        assert_eq!(business.phone.as_deref(), Some("01 02 03 04 05"));
        assert!(business.has_hours);
    }

    #[test]
    fn a_page_is_audited_by_the_facts_it_gives_about_its_business() {
        let page = |data: &str| Facts::of(&format!("<script type=application/ld+json>{data}</script>")).audited();
        let nothing = page("{}");
        assert!(nothing.has_website && nothing.is_verified && !nothing.has_phone && !nothing.has_category);
        let bare = page(r#"{"@type":"LocalBusiness","telephone":"1"}"#);
        assert!(bare.has_phone && !bare.has_category && !bare.has_photos && bare.rating.is_none());
        let whole = page(
            r#"{"@type":"Bakery","description":"Bread","image":["a.jpg"],"openingHours":"Mo 07:00-19:00",
            "aggregateRating":{"ratingValue":"3,9","bestRating":5}}"#,
        );
        assert!(whole.has_category && whole.has_description && whole.has_photos && whole.has_opening_hours);
        assert_eq!(whole.rating, Some(3.9));
        let of_ten = page(r#"{"@type":"Bakery","aggregateRating":{"ratingValue":8.4,"bestRating":"10"}}"#);
        assert_eq!(of_ten.rating, Some(4.2));
    }
}
