//! Metadata and outline.

use jiff::tz::TimeZone;
use krilla::{
    destination::XyzDestination,
    geom::Point,
    metadata::{DateTime, Metadata},
    outline::{Outline, OutlineNode},
};

use crate::{
    Document,
    flow::Entry,
    text::{clean, shorten},
    words,
};

/// Returns the metadata of a document.
pub(super) fn metadata(document: &Document) -> Metadata {
    let at = document.made_at.to_zoned(TimeZone::UTC);
    let part = |value: i8| u8::try_from(value).unwrap_or_default();
    let time = DateTime::new(u16::try_from(at.year()).unwrap_or_default())
        .month(part(at.month()))
        .day(part(at.day()))
        .hour(part(at.hour()))
        .minute(part(at.minute()))
        .second(part(at.second()))
        .utc_offset_hour(0)
        .utc_offset_minute(0);
    let mut metadata = Metadata::new()
        .title(title(document))
        .language(document.language.code().to_owned())
        .creation_date(time)
        .document_id(document.id.clone());
    let author = clean(&document.brand.name, document.language);
    if !author.trim().is_empty() {
        metadata = metadata.authors(vec![shorten(&author)]);
    }
    if !document.producer.is_empty() {
        metadata = metadata.producer(document.producer.clone()).creator(document.producer.clone());
    }
    metadata
}

/// Returns the title, which no document may lack.
fn title(document: &Document) -> String {
    let title = clean(&document.title, document.language).replace('\n', " ");
    if title.trim().is_empty() { words::untitled(document.language).to_owned() } else { shorten(&title) }
}

/// Returns the outline. Without headings, it has the title.
pub(super) fn outline(document: &Document, entries: &[Entry]) -> Outline {
    let mut outline = Outline::new();
    if entries.is_empty() {
        let start = XyzDestination::new(0, Point::from_xy(0.0, 0.0));
        outline.push_child(OutlineNode::new(title(document), start));
    }
    let mut remaining = entries;
    while !remaining.is_empty() {
        outline.push_child(node(&mut remaining));
    }
    outline
}

/// Takes the first entry with those below it.
fn node(remaining: &mut &[Entry]) -> OutlineNode {
    let (first, mut below) = remaining.split_first().map_or((None, *remaining), |(first, below)| (Some(first), below));
    let (level, text, page, y) =
        first.map_or((1, "", 0, 0.0), |entry| (entry.level, entry.text.as_str(), entry.page, entry.y));
    let mut node = OutlineNode::new(shorten(text), XyzDestination::new(page, Point::from_xy(0.0, (y - 8.0).max(0.0))));
    while below.first().is_some_and(|entry| entry.level > level) {
        node.push_child(self::node(&mut below));
    }
    *remaining = below;
    node
}
