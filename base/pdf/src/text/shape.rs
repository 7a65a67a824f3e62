//! Shaping: from characters to glyphs.

use harfrust::{Direction, Feature, ShapeOptions, ShapePlan, Tag, UnicodeBuffer};
use krilla::text::{GlyphId, KrillaGlyph};

use super::{Face, Part, Weight, items::Item};
use crate::{Color, owner::Owner};

/// Glyphs of one font at a place of a line.
#[derive(Debug, Clone)]
pub(crate) struct Run {
    /// Distance from the start of the line.
    pub(crate) x: f32,
    /// Width.
    pub(crate) width: f32,
    /// Font.
    pub(crate) face: Face,
    /// Size of the font.
    pub(crate) size: f32,
    /// Color.
    pub(crate) color: Color,
    /// Target of a link.
    pub(crate) link: Option<String>,
    /// Meaning.
    pub(crate) owner: Owner,
    /// Glyphs with the bytes of `text` that they stand for.
    pub(crate) glyphs: Vec<KrillaGlyph>,
    /// Characters of the glyphs.
    pub(crate) text: String,
    /// First byte in the text of the paragraph: the order of reading.
    pub(crate) start: usize,
}

/// The sign for a character that no font has.
const MISSING: char = '□';

/// Shapes an item; widths are those of the size.
pub(super) fn shape(text: &str, item: &Item, part: &Part, size: f32) -> Run {
    let characters = &text[item.range.clone()];
    let shaped = item.face.and_then(|face| Some((face, glyphs(characters, face, item.is_rtl, part.tabular)?)));
    let (face, glyphs) = shaped.unwrap_or_else(|| (Face::Text(part.weight), vec![missing(characters, part.weight)]));
    let width = glyphs.iter().map(|glyph| glyph.x_advance).sum::<f32>() * size;
    Run {
        x: 0.0,
        width,
        face,
        size,
        color: part.color,
        link: part.link.clone(),
        owner: part.owner,
        glyphs,
        text: characters.to_owned(),
        start: item.range.start,
    }
}

/// Returns the glyph for a character without one. It stands for that character, so that copying gives the original.
fn missing(characters: &str, weight: Weight) -> KrillaGlyph {
    let face = Face::Text(weight);
    let glyph = GlyphId::new(face.glyph(MISSING).unwrap_or_default());
    KrillaGlyph::new(glyph, face.advance(MISSING), 0.0, 0.0, 0.0, 0..characters.len(), None)
}

/// Returns the glyphs of characters; `None` if the font has none of them, as for a mark that a line break took from its letter.
fn glyphs(characters: &str, face: Face, is_rtl: bool, is_tabular: bool) -> Option<Vec<KrillaGlyph>> {
    let source = face.source()?;
    let mut buffer = UnicodeBuffer::new();
    for (at, character) in characters.char_indices() {
        // Marks that the font lacks would become empty boxes beside a letter that it has.
        if face.glyph(character).is_some() {
            buffer.add(character, at as u32);
        }
    }
    if buffer.is_empty() {
        return None;
    }
    buffer.set_direction(if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight });
    buffer.guess_segment_properties();
    let tabular = [Feature::new(Tag::new(b"tnum"), 1, ..)];
    let features: &[Feature] = if is_tabular { &tabular } else { &[] };
    let shaper = source.shaper.shaper(&source.reference).build();
    let (direction, script) = (buffer.direction(), buffer.script());
    let make = || ShapePlan::new(&shaper, direction, Some(script), None, features);
    let plan = source.plan((script, is_rtl, is_tabular), make);
    let output = shaper.shape(buffer, ShapeOptions::new().plan(Some(&plan)).features(features));
    let infos = output.glyph_infos();
    let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
    starts.sort_unstable();
    starts.dedup();
    // Characters that have no glyph belong to the cluster before them, those at the start to the first one.
    let range = |cluster: usize| {
        let at = starts.partition_point(|start| *start <= cluster);
        let start = if at <= 1 { 0 } else { starts[at - 1] };
        start..starts.get(at).copied().unwrap_or(characters.len())
    };
    let space = face.glyph(' ').unwrap_or_default();
    let glyphs = infos
        .iter()
        .zip(output.glyph_positions())
        .map(|(info, position)| {
            let ems = |units: i32| units as f32 / source.units;
            KrillaGlyph::new(
                GlyphId::new(if info.glyph_id == 0 { space } else { info.glyph_id }),
                ems(position.x_advance),
                ems(position.x_offset),
                ems(position.y_offset),
                ems(position.y_advance),
                range(info.cluster as usize),
                None,
            )
        })
        .collect();
    Some(glyphs)
}
