//! Reads the markup of a page: JSON-LD blocks, microdata, RDFa and visible text.

use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};
use serde_json::Value;

use super::{Candidate, text::Visible};
use crate::types::FieldSource::{Microdata, Tel};

/// Maximum number of bytes of text that are read.
const MAX_TEXT: usize = 300_000;
/// Maximum number of items of microdata.
const MAX_ITEMS: usize = 50;
/// Maximum number of JSON-LD blocks.
const MAX_BLOCKS: usize = 50;
/// Maximum number of titles, of phone links, and of elements for addresses.
const MAX_VISIBLE: usize = 20;
/// Maximum number of open elements.
const MAX_OPEN: usize = 500;
/// Elements that have no end.
const VOID: [&[u8]; 12] =
    [b"meta", b"link", b"img", b"br", b"hr", b"input", b"source", b"area", b"base", b"col", b"embed", b"wbr"];
/// Elements that begin a line.
const BLOCKS: [&[u8]; 22] = [
    b"p", b"div", b"br", b"li", b"ul", b"tr", b"td", b"th", b"h1", b"h2", b"h3", b"h4", b"section", b"article", b"dt",
    b"dd", b"address", b"footer", b"header", b"main", b"nav", b"table",
];

/// Content of a page.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) data: Vec<Value>,
    pub(super) items: Vec<Candidate>,
    pub(super) visible: Visible,
}

/// Element that is open.
struct Open {
    name: Vec<u8>,
    /// Number of items whose scope was open before; set when it began a scope.
    scope: Option<usize>,
    /// Field whose text it is.
    field: Option<&'static str>,
    text: String,
}

#[derive(Default)]
struct Reader {
    page: Page,
    open: Vec<Open>,
    /// Scopes: the item of each, `None` for things within that say nothing about it.
    scopes: Vec<Option<usize>>,
    /// Text of a script; `None` outside of one.
    script: Option<(bool, String)>,
    hidden: Option<Vec<u8>>,
}

/// Reads a page; text without markup is a page too.
pub(super) fn read(html: &str) -> Page {
    let mut emitter = DefaultEmitter::default();
    // Scripts and styles hold text that is no markup.
    emitter.naively_switch_states(true);
    let mut reader = Reader::default();
    for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
        match token {
            Token::StartTag(tag) => reader.opened(&tag),
            Token::String(text) => reader.text(&String::from_utf8_lossy(&text)),
            Token::EndTag(tag) => reader.closed(&tag.name),
            _ => {}
        }
    }
    while let Some(open) = reader.open.pop() {
        reader.end(open);
    }
    reader.page
}

impl Reader {
    fn opened(&mut self, tag: &StartTag<()>) {
        let name: &[u8] = &tag.name;
        if BLOCKS.contains(&name) {
            self.page.visible.text.push('\n');
        }
        match name {
            b"script" => {
                let kind = value(tag, "type").unwrap_or_default();
                self.script = Some((kind.trim().eq_ignore_ascii_case("application/ld+json"), String::new()));
                return;
            }
            b"style" | b"noscript" | b"template" => {
                self.hidden = Some(name.to_vec());
                return;
            }
            b"meta" => self.meta(tag),
            b"a" => self.link(tag),
            _ => {}
        }
        self.item(tag, name);
    }

    fn meta(&mut self, tag: &StartTag<()>) {
        let is_title = value(tag, "property").is_some_and(|name| name.eq_ignore_ascii_case("og:title"));
        if let Some(content) = value(tag, "content").filter(|_| is_title) {
            push(&mut self.page.visible.titles, content);
        }
    }

    fn link(&mut self, tag: &StartTag<()>) {
        let href = value(tag, "href").unwrap_or_default();
        let number = href.trim().get(..4).filter(|start| start.eq_ignore_ascii_case("tel:")).map(|_| &href.trim()[4..]);
        if let Some(number) = number {
            let number = number.split([';', '?']).next().unwrap_or_default().replace("%20", " ").replace("%2B", "+");
            push(&mut self.page.visible.phones, number);
        }
    }

    /// Follows the scopes and properties of microdata and RDFa.
    fn item(&mut self, tag: &StartTag<()>, name: &[u8]) {
        let is_rdfa = tag.attributes.contains_key(b"typeof".as_slice());
        let is_scope = is_rdfa || tag.attributes.contains_key(b"itemscope".as_slice());
        let property = value(tag, "itemprop").or_else(|| value(tag, "property"));
        let property = property.as_deref().map(|name| name.rsplit([':', '/']).next().unwrap_or_default().to_owned());
        let current = self.scopes.last().copied().flatten();
        let mut field = current.and(property.as_deref()).and_then(field_of);
        let mut scope = None;
        if is_scope && self.scopes.len() < MAX_OPEN {
            scope = Some(self.scopes.len());
            field = None;
            self.scopes.push(match (self.scopes.is_empty() || current.is_none(), property.as_deref()) {
                (false, Some("address")) => current,
                // A review or an author within a business says nothing about it.
                (false, Some(_)) => None,
                _ if self.page.items.len() < MAX_ITEMS => {
                    self.page.items.push(Candidate::default());
                    Some(self.page.items.len() - 1)
                }
                _ => None,
            });
        }
        if let (Some(item), Some("url")) = (current, property.as_deref()) {
            let url = value(tag, "href").or_else(|| value(tag, "content"));
            self.page.items[item].url = url.filter(|url| url.starts_with("http"));
        }
        if let (Some(item), Some(name)) = (current, field)
            && let Some(content) = value(tag, "content")
        {
            self.page.items[item].put(name, &content, Microdata);
            field = None;
        }
        let is_void = VOID.contains(&name) || tag.self_closing;
        if is_void || self.open.len() >= MAX_OPEN {
            if let Some(scope) = scope {
                self.scopes.truncate(scope);
            }
            return;
        }
        self.open.push(Open { name: name.to_vec(), scope, field, text: String::new() });
    }

    fn text(&mut self, text: &str) {
        if let Some((_, script)) = &mut self.script {
            script.push_str(text);
            return;
        }
        if self.hidden.is_some() {
            return;
        }
        if let Some(open) = self.open.iter_mut().rev().find(|open| is_read(open)) {
            open.text.push_str(text);
            open.text.push(' ');
        }
        if self.page.visible.text.len() < MAX_TEXT {
            self.page.visible.text.push_str(text);
        }
    }

    fn closed(&mut self, name: &[u8]) {
        if name == b"script" {
            if let Some((true, script)) = self.script.take()
                && self.page.data.len() < MAX_BLOCKS
            {
                self.page.data.extend(serde_json::from_str::<Value>(script.trim()).ok());
            }
            self.script = None;
            return;
        }
        if self.hidden.as_deref() == Some(name) {
            self.hidden = None;
            return;
        }
        if BLOCKS.contains(&name) {
            self.page.visible.text.push('\n');
        }
        // An end without a begin closes nothing; an element without an end is closed with its parent.
        if let Some(at) = self.open.iter().rposition(|open| open.name == name) {
            while self.open.len() > at {
                if let Some(open) = self.open.pop() {
                    self.end(open);
                }
            }
        }
    }

    fn end(&mut self, open: Open) {
        if let Some(scope) = open.scope {
            self.scopes.truncate(scope);
        }
        let item = self.scopes.last().copied().flatten();
        if let (Some(item), Some(field)) = (item, open.field) {
            let source = if field == "phone" && open.text.trim().is_empty() { Tel } else { Microdata };
            self.page.items[item].put(field, &open.text, source);
        }
        match &*open.name {
            b"title" | b"h1" => push(&mut self.page.visible.titles, open.text),
            b"address" => push(&mut self.page.visible.addresses, open.text),
            _ => {}
        }
    }
}

/// Adds a visible text where there is room.
fn push(texts: &mut Vec<String>, text: String) {
    if texts.len() < MAX_VISIBLE {
        texts.push(text);
    }
}

/// Returns true for an element whose text is kept.
fn is_read(open: &Open) -> bool {
    open.field.is_some() || matches!(&*open.name, b"title" | b"h1" | b"address")
}

fn field_of(property: &str) -> Option<&'static str> {
    match property {
        "name" | "legalName" => Some("name"),
        "telephone" => Some("phone"),
        "address" | "streetAddress" => Some("address"),
        "addressLocality" => Some("city"),
        "postalCode" => Some("postcode"),
        _ => None,
    }
}

/// Returns the value of an attribute.
fn value(tag: &StartTag<()>, name: &str) -> Option<String> {
    tag.attributes.get(name.as_bytes()).map(|value| String::from_utf8_lossy(value).into_owned())
}
