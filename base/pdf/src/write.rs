//! Writing: from pages to the bytes of a PDF.

mod draw;
mod metadata;
mod tags;

use krilla::{
    SerializeSettings,
    configure::{Accessibility, Archival, Configuration, ConfigurationBuilder},
    error::KrillaError,
};

use crate::{
    Document,
    flow::{Entry, Frame, Page, paginate},
    layout::{Context, add_running, layout},
    mark::Shape,
    tree::Tree,
};

/// PDF with its properties.
#[derive(Debug, Clone, PartialEq)]
pub struct Rendered {
    /// Bytes of the file.
    pub bytes: Vec<u8>,
    /// Number of pages.
    pub pages: usize,
    /// True if the file conforms to PDF/UA-1 and PDF/A-2a, as far as a program can tell.
    pub is_conforming: bool,
}

/// The document cannot be written. No content leads here: it means that the program was built with damaged fonts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(String);

impl std::fmt::Display for Error {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "the PDF could not be written: {}", self.0)
    }
}

impl std::error::Error for Error {}

/// Margin at the left and the right.
const SIDE: f32 = 51.0;
/// Margin above and below the content, with room for header and footer.
const TOP: f32 = 72.0;
const BOTTOM: f32 = 58.0;

impl Document {
    /// Makes the PDF: tagged for readers who do not see it (PDF/UA-1) and fit for archives (PDF/A-2a).
    ///
    /// A picture that cannot be decoded is left out rather than failing the document.
    pub fn render(&self) -> Result<Rendered, Error> {
        let (paper_width, paper_height) = self.paper.size();
        let frame = Frame { paper_width, paper_height, side: SIDE, top: TOP, bottom: paper_height - BOTTOM };
        let mut context = Context { document: self, frame, tree: Tree::default(), levels: Vec::new() };
        let fragments = layout(&mut context, &self.blocks, frame.width());
        let (mut pages, entries) = paginate(fragments, &frame);
        add_running(&context, &mut pages);
        let mut written = self.write(&context.tree, &pages, &entries, &frame, true);
        if matches!(written, Err(KrillaError::Image(..))) {
            // Only the header of a picture is read before.
            for page in &mut pages {
                page.marks.retain(|mark| !matches!(mark.shape, Shape::Picture { .. }));
            }
            written = self.write(&context.tree, &pages, &entries, &frame, true);
        }
        let is_conforming = written.is_ok();
        let bytes = match written {
            Err(KrillaError::Validation(_)) => self.write(&context.tree, &pages, &entries, &frame, false),
            other => other,
        };
        let bytes = bytes.map_err(|error| Error(error.to_string()))?;
        Ok(Rendered { bytes, pages: pages.len(), is_conforming })
    }

    fn write(
        &self,
        tree: &Tree,
        pages: &[Page],
        entries: &[Entry],
        frame: &Frame,
        is_validated: bool,
    ) -> Result<Vec<u8>, KrillaError> {
        let settings = SerializeSettings { configuration: configuration(is_validated), ..SerializeSettings::default() };
        let mut pdf = krilla::Document::new_with(settings);
        pdf.set_metadata(metadata::metadata(self));
        pdf.set_outline(metadata::outline(self, entries));
        let mut builder = tags::Builder::new(tree);
        for page in pages {
            draw::draw_page(&mut pdf, page, frame, &mut builder);
        }
        pdf.set_tag_tree(builder.finish(self.language));
        pdf.finish()
    }
}

fn configuration(is_validated: bool) -> Configuration {
    let builder = ConfigurationBuilder::new();
    let strict = builder.with_archival_validator(Archival::A2_A).with_accessibility_validator(Accessibility::UA1);
    if is_validated { strict.finish().unwrap_or_default() } else { Configuration::default() }
}
