//! The document: its metadata, its look, and its blocks.

use jiff::Timestamp;

use crate::{Block, Color, Picture};

/// Language of the words that this crate adds, of the typography, and of the document.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

/// Format of the paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 in, as in the United States and Canada.
    Letter,
}

/// Look of the document: whose it is.
#[derive(Debug, Clone, PartialEq)]
pub struct Brand {
    /// Name, read out where the logo is shown, and author of the document.
    pub name: String,
    /// Main color of headings, charts and the cover. Where text in it could not be read, a darker tone is used.
    pub color: Color,
    /// Logo on the cover and in the running header; the name takes its place if there is none.
    pub logo: Option<Picture>,
}

/// A document that [`Document::render`] makes into a PDF.
///
/// ```
/// use pdf::{Block, Document, Heading, Language, Paragraph};
///
/// let made_at = "2026-11-26T08:00:00Z".parse().unwrap();
/// let mut document = Document::new("Report for November", Language::En, made_at, "019a0000-report");
/// document.blocks.push(Heading::h1("Reviews").into());
/// document.blocks.push(Paragraph::new("12 more reviews than in October.").into());
/// let rendered = document.render().unwrap();
/// assert_eq!(rendered.pages, 1);
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Document {
    /// Title of the document, shown in the window of the reader.
    pub title: String,
    /// Language of the document.
    pub language: Language,
    /// Time of making, part of the metadata: the same document has the same bytes at any later time.
    pub made_at: Timestamp,
    /// Identifier, of which the identifier of the PDF is computed.
    pub id: String,
    /// Format of the paper.
    pub paper: Paper,
    /// Look.
    pub brand: Brand,
    /// Words at the right of the running header, such as the period; the brand is at the left. Not on a cover.
    pub header: String,
    /// Words at the left of the footer; "Page 2 of 7" is at the right.
    pub footer: String,
    /// Program named as the producer of the file; empty for none.
    pub producer: String,
    /// Content, from top to bottom.
    pub blocks: Vec<Block>,
}

/// Color of documents without a brand.
const DEFAULT_COLOR: Color = Color::new(0x12, 0x35, 0x5B);

impl Document {
    /// Makes a document without blocks, on A4, with neither header nor footer words.
    pub fn new(title: impl Into<String>, language: Language, made_at: Timestamp, id: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            language,
            made_at,
            id: id.into(),
            paper: Paper::A4,
            brand: Brand { name: String::new(), color: DEFAULT_COLOR, logo: None },
            header: String::new(),
            footer: String::new(),
            producer: String::new(),
            blocks: Vec::new(),
        }
    }
}

impl Language {
    /// Returns the code of the language (RFC 3066).
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }
}

impl Paper {
    /// Returns width and height in points.
    pub(crate) fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}
