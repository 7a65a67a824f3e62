//! Titles, paragraphs and lists.

use crate::Picture;

/// Title of the document. The first block, or absent.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Cover {
    /// Title.
    pub title: String,
    /// Line below the title, such as the names of the locations.
    pub subtitle: String,
    /// Facts with their labels: ("Period", "1–30 November 2026").
    pub facts: Vec<(String, String)>,
    /// True if the cover has a page of its own; otherwise it is a band at the top of the first page.
    pub is_page: bool,
    /// Picture on a cover page.
    pub picture: Option<Picture>,
}

/// Heading. A level that skips one is raised, because readers for blind people need each level.
#[derive(Debug, Clone, PartialEq)]
pub struct Heading {
    /// 1 to 3.
    pub level: u8,
    /// Text.
    pub text: String,
}

impl Heading {
    /// Makes the heading of a chapter.
    pub fn h1(text: impl Into<String>) -> Self {
        Self { level: 1, text: text.into() }
    }

    /// Makes the heading of a section.
    pub fn h2(text: impl Into<String>) -> Self {
        Self { level: 2, text: text.into() }
    }

    /// Makes the heading of a part of a section.
    pub fn h3(text: impl Into<String>) -> Self {
        Self { level: 3, text: text.into() }
    }
}

/// Stretch of a text.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Span {
    /// Words.
    pub text: String,
    /// True if they are emphasized.
    pub is_bold: bool,
    /// Target of a link: `https:`, `http:` or `mailto:`. Any other target is ignored.
    pub link: Option<String>,
}

impl Span {
    /// Makes an emphasized span.
    pub fn bold(text: impl Into<String>) -> Self {
        Self { text: text.into(), is_bold: true, link: None }
    }

    /// Makes a link.
    pub fn link(text: impl Into<String>, target: impl Into<String>) -> Self {
        Self { text: text.into(), is_bold: false, link: Some(target.into()) }
    }
}

impl<T: Into<String>> From<T> for Span {
    fn from(text: T) -> Self {
        Self { text: text.into(), is_bold: false, link: None }
    }
}

/// Look of a paragraph.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Style {
    /// For reading.
    #[default]
    Body,
    /// Larger: the sentences that open a report.
    Lead,
    /// Smaller and gray: sources and notes.
    Small,
    /// Words of another person, with a line at their side.
    Quote,
    /// A box that is not to be overlooked: data that are missing, a comment of the agency.
    Callout,
}

/// Paragraph. Line feeds start a new line.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Paragraph {
    /// Text.
    pub spans: Vec<Span>,
    /// Look.
    pub style: Style,
    /// Code of the language (RFC 3066), where it is another than that of the document.
    pub language: Option<String>,
}

impl Paragraph {
    /// Makes a paragraph in one style of words.
    pub fn new(text: impl Into<String>) -> Self {
        Self { spans: vec![Span::from(text)], ..Self::default() }
    }

    /// Makes a paragraph of spans.
    pub fn of(spans: Vec<Span>) -> Self {
        Self { spans, ..Self::default() }
    }

    /// Changes the look.
    #[must_use]
    pub fn styled(mut self, style: Style) -> Self {
        self.style = style;
        self
    }

    /// Names the language of the text.
    #[must_use]
    pub fn in_language(mut self, code: impl Into<String>) -> Self {
        self.language = Some(code.into());
        self
    }
}

/// List.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct List {
    /// Texts of the items.
    pub items: Vec<Vec<Span>>,
    /// True if the items are numbered instead of marked by bullets.
    pub is_numbered: bool,
}

impl List {
    /// Makes a list with bullets.
    pub fn new(items: impl IntoIterator<Item = impl Into<Span>>) -> Self {
        Self { items: items.into_iter().map(|item| vec![item.into()]).collect(), is_numbered: false }
    }
}
