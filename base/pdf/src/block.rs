//! Blocks of a document.

mod chart;
mod figure;
mod grid;
mod picture;
mod prose;
mod table;

pub use chart::{Chart, ChartKind, EventMark, Series, Unit};
pub use figure::{Change, Figure, Tone};
pub use grid::{Grid, GridPoint, Pin};
pub use picture::{Photo, Picture};
pub use prose::{Cover, Heading, List, Paragraph, Span, Style};
pub use table::{Align, Cell, Column, Row, Table};

/// Block of a document. Each kind converts into it: `document.blocks.push(table.into())`.
#[derive(Debug, Clone, PartialEq)]
pub enum Block {
    /// Title of the document, on a page of its own or at the top of the first.
    Cover(Cover),
    /// Heading, also an entry of the outline.
    Heading(Heading),
    /// Paragraph.
    Paragraph(Paragraph),
    /// List.
    List(List),
    /// Tiles with a figure each, up to four in a row.
    Figures(Vec<Figure>),
    /// Table.
    Table(Table),
    /// Chart.
    Chart(Chart),
    /// Ranks of a heatmap.
    Grid(Grid),
    /// Pictures side by side, up to three in a row.
    Photos(Vec<Photo>),
    /// Blocks that stay on one page if they fit on one.
    Group(Vec<Block>),
    /// Blocks side by side in columns of equal width; they stay on one page.
    Columns(Vec<Vec<Block>>),
    /// The next block starts a page.
    PageBreak,
}

macro_rules! into_block {
    ($($name:ident($kind:ty)),*) => {
        $(impl From<$kind> for Block {
            fn from(block: $kind) -> Self {
                Self::$name(block)
            }
        })*
    };
}
into_block!(
    Cover(Cover),
    Heading(Heading),
    Paragraph(Paragraph),
    List(List),
    Figures(Vec<Figure>),
    Table(Table),
    Chart(Chart),
    Grid(Grid),
    Photos(Vec<Photo>),
    Group(Vec<Block>)
);
