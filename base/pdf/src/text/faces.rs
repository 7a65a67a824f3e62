//! The fonts of the program, and the choice of one for each character.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock, Mutex},
};

use harfrust::{FontRef, Script, ShapePlan, ShaperData};
use krilla::text::Font;
use skrifa::{MetadataProvider, charmap::Charmap};

/// Weight of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Weight {
    /// For reading.
    #[default]
    Regular,
    /// For headings and emphasis.
    SemiBold,
}

/// One of the fonts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Face {
    /// Latin, Greek, Cyrillic, symbols.
    Text(Weight),
    /// Arabic.
    Arabic(Weight),
    /// Emoji in one color.
    Emoji,
}

/// Script, whether it runs from right to left, and whether digits have one width.
pub(crate) type PlanKey = (Script, bool, bool);

/// Font, prepared for shaping and writing.
pub(crate) struct Source {
    /// For shaping.
    pub(crate) reference: FontRef<'static>,
    /// For shaping: tables that are prepared once.
    pub(crate) shaper: ShaperData,
    /// Glyphs of the characters: finding their table anew for each character would take most of the time.
    pub(crate) characters: Charmap<'static>,
    /// For shaping: the rules of the font for a script, by [`PlanKey`].
    plans: Mutex<HashMap<PlanKey, Arc<ShapePlan>>>,
    /// For writing.
    pub(crate) font: Font,
    /// Units of the font in one em.
    pub(crate) units: f32,
}

impl Source {
    /// Returns the plan for a key. Making one takes longer than shaping a word, and there are few.
    pub(crate) fn plan(&self, key: PlanKey, make: impl FnOnce() -> ShapePlan) -> Arc<ShapePlan> {
        match self.plans.lock() {
            Ok(mut plans) => Arc::clone(plans.entry(key).or_insert_with(|| Arc::new(make()))),
            Err(_) => Arc::new(make()),
        }
    }
}

/// A font that cannot be read fails in the first test of any document: the files are part of the program.
fn load(data: &'static [u8]) -> Option<Source> {
    let reference = FontRef::new(data).ok()?;
    let font = Font::new(data.into(), 0)?;
    Some(Source {
        characters: reference.charmap(),
        plans: Mutex::default(),
        shaper: ShaperData::new(&reference),
        units: font.units_per_em(),
        reference,
        font,
    })
}

macro_rules! source {
    ($name:ident, $file:literal) => {
        static $name: LazyLock<Option<Source>> = LazyLock::new(|| load(include_bytes!(concat!("../../fonts/", $file))));
    };
}
source!(REGULAR, "Inter-Regular.ttf");
source!(SEMI_BOLD, "Inter-SemiBold.ttf");
source!(ARABIC, "Vazirmatn-Regular.ttf");
source!(ARABIC_SEMI_BOLD, "Vazirmatn-SemiBold.ttf");
source!(EMOJI, "NotoEmoji-Regular.ttf");

impl Face {
    /// Returns the font, `None` if the program was built with a damaged one.
    pub(crate) fn source(self) -> Option<&'static Source> {
        match self {
            Self::Text(Weight::Regular) => REGULAR.as_ref(),
            Self::Text(Weight::SemiBold) => SEMI_BOLD.as_ref(),
            Self::Arabic(Weight::Regular) => ARABIC.as_ref(),
            Self::Arabic(Weight::SemiBold) => ARABIC_SEMI_BOLD.as_ref(),
            Self::Emoji => EMOJI.as_ref(),
        }
    }

    /// Returns the glyph of a character.
    pub(crate) fn glyph(self, character: char) -> Option<u32> {
        let glyph = self.source()?.characters.map(character)?;
        (glyph.to_u32() != 0).then(|| glyph.to_u32())
    }

    /// Returns the width of a character in ems.
    pub(crate) fn advance(self, character: char) -> f32 {
        let width = || {
            let source = self.source()?;
            let glyph = source.characters.map(character)?;
            let metrics = source
                .reference
                .glyph_metrics(skrifa::instance::Size::unscaled(), skrifa::instance::LocationRef::default());
            Some(metrics.advance_width(glyph)? / source.units)
        };
        width().unwrap_or(0.5)
    }

    /// Returns the font of a grapheme: the first that has its base character, `None` if there is no such font.
    pub(crate) fn of(grapheme: &str, weight: Weight) -> Option<Self> {
        let base = grapheme.chars().next()?;
        let chain = [Self::Text(weight), Self::Arabic(weight), Self::Emoji];
        // U+FE0F and U+20E3 ask for the picture of a character that has a plain form too.
        let is_emoji = grapheme.contains(['\u{fe0f}', '\u{20e3}']);
        let first = if is_emoji { Some(Self::Emoji) } else { None };
        first.into_iter().chain(chain).find(|face| face.glyph(base).is_some())
    }
}
