//! PDF documents of blocks: titles, paragraphs, figures, tables, charts, heatmaps, pictures. Pure: no I/O, no clock. A
//! document has the same bytes whenever it is rendered. Also drawings with the same fonts, as PNG and SVG.

mod block;
mod canvas;
mod color;
mod document;
mod flow;
mod layout;
mod mark;
mod owner;
mod text;
mod tree;
mod words;
mod write;

pub use block::{
    Align, Block, Cell, Change, Chart, ChartKind, Column, Cover, EventMark, Figure, Grid, GridPoint, Heading, List,
    Paragraph, Photo, Picture, Pin, Row, Series, Span, Style, Table, Tone, Unit,
};
pub use canvas::{Anchor, Drawing, DrawingError, Label, Outline};
pub use color::Color;
pub use document::{Brand, Document, Language, Paper};
pub use write::{Error, Rendered};
