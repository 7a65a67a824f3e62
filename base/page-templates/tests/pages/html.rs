//! Faults of a document.

use std::collections::{BTreeMap, BTreeSet};

use html5gum::{Token, Tokenizer};

/// Elements without content.
const VOID: [&str; 6] = ["meta", "link", "img", "source", "br", "input"];
/// Elements that may be empty: shapes of drawings, and cells of symbols.
const SHAPES: [&str; 7] = ["path", "circle", "ellipse", "use", "stop", "rect", "line"];

/// Element or text of a document.
#[derive(Debug)]
pub enum Part {
    /// Start of an element with its attributes.
    Start(String, BTreeMap<String, String>),
    /// End of an element.
    End(String),
    /// Text.
    Text(String),
}

/// Returns the elements and texts of a document.
pub fn parts(html: &str) -> Vec<Part> {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let mut parts = Vec::new();
    for token in Tokenizer::new(html).flatten() {
        match token {
            Token::StartTag(tag) => {
                let name = text(&tag.name);
                let attributes = tag.attributes.iter().map(|(name, value)| (text(name), text(value))).collect();
                let is_closed = tag.self_closing;
                parts.push(Part::Start(name.clone(), attributes));
                if is_closed || VOID.contains(&name.as_str()) {
                    parts.push(Part::End(name));
                }
            }
            Token::EndTag(tag) => parts.push(Part::End(text(&tag.name))),
            Token::String(string) => parts.push(Part::Text(text(&string))),
            _ => {}
        }
    }
    parts
}

/// Returns the faults of a document: empty or unbalanced elements, skipped headings, doubled ids, dangling references,
/// handlers, scripts and styles in attributes, pictures without size or description.
pub fn faults(html: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut open: Vec<(String, bool)> = Vec::new();
    let mut ids = BTreeSet::new();
    let mut references = Vec::new();
    let mut last_heading = 0;
    let mut main_headings = 0;
    let mut images = 0;
    for part in parts(html) {
        match part {
            Part::Start(name, attributes) => {
                if let Some((_, has_content)) = open.last_mut() {
                    *has_content = true;
                }
                for (attribute, value) in &attributes {
                    if attribute.starts_with("on") || attribute == "style" {
                        faults.push(format!("{name} has {attribute}"));
                    }
                    if value.is_empty() && !["alt", "checked", "value"].contains(&attribute.as_str()) {
                        faults.push(format!("{name} has an empty {attribute}"));
                    }
                    match attribute.as_str() {
                        "id" if !ids.insert(value.clone()) => faults.push(format!("two elements have the id {value}")),
                        "href" | "src" | "action" if value.trim_start().to_lowercase().starts_with("javascript:") => {
                            faults.push(format!("{name} runs a script"));
                        }
                        "aria-labelledby" | "for" => references.push(value.clone()),
                        _ => {}
                    }
                }
                if name == "script" && attributes.get("type").map(String::as_str) != Some("application/ld+json") {
                    faults.push("a script".to_owned());
                }
                if name == "img" {
                    images += 1;
                    if !["width", "height", "alt"].iter().all(|needed| attributes.contains_key(*needed)) {
                        faults.push("a picture without size or description".to_owned());
                    }
                }
                if let Some(level) = name.strip_prefix('h').and_then(|level| level.parse::<u8>().ok()) {
                    main_headings += usize::from(level == 1);
                    if level > last_heading + 1 {
                        faults.push(format!("h{level} follows h{last_heading}"));
                    }
                    last_heading = level;
                }
                open.push((name, false));
            }
            Part::Text(text) => {
                if let (Some((_, has_content)), false) = (open.last_mut(), text.trim().is_empty()) {
                    *has_content = true;
                }
            }
            Part::End(name) => match open.pop() {
                Some((opened, has_content)) if opened == name => {
                    let may_be_empty = VOID.contains(&name.as_str()) || SHAPES.contains(&name.as_str());
                    if !has_content && !may_be_empty {
                        faults.push(format!("an empty {name}"));
                    }
                }
                opened => faults.push(format!("{name} ends, but {opened:?} is open")),
            },
        }
    }
    faults.extend(references.into_iter().filter(|id| !ids.contains(id)).map(|id| format!("nothing has the id {id}")));
    if main_headings != 1 {
        faults.push(format!("{main_headings} main headings"));
    }
    if images > 0 && html.contains("<main") && html.matches("fetchpriority").count() > 1 {
        faults.push("several pictures are first".to_owned());
    }
    faults
}

/// Returns the structured data of a document.
pub fn graph(html: &str) -> serde_json::Value {
    let start = "<script type=\"application/ld+json\">";
    let (_, rest) = html.split_once(start).expect("structured data");
    let (json, _) = rest.split_once("</script>").expect("an end");
    serde_json::from_str(json).expect("JSON")
}
