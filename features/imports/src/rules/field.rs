//! Fields that the columns of a file fill.

use std::fmt::Debug;

/// Field of the imported rows. The order of the type is that of [`Field::ALL`].
pub trait Field: Copy + Debug + Ord + Send + Sync + 'static {
    /// All fields, in the order in which they are shown.
    const ALL: &'static [Self];
    /// Name of [`Mapping`](super::Mapping) in the OpenAPI document, unique among all fields.
    const MAPPING_SCHEMA: &'static str;

    /// Returns the name in the API and the database.
    fn name(self) -> &'static str;

    /// Returns the maximum number of characters of a value.
    fn max_chars(self) -> usize;

    /// True when a value may have several lines.
    fn is_multiline(self) -> bool;

    /// Returns the words in the name of a column that indicate this field.
    fn header_words(self) -> HeaderWords;

    /// True unless the sample cells of a column contradict that it has this field. `cells` has at least one cell; all are
    /// trimmed and not empty.
    fn is_plausible(self, cells: &[&str]) -> bool;
}

/// Words in the name of a column that indicate a field. All are folded ([`text::fold`]).
pub struct HeaderWords {
    /// Whole names without spaces, the most reliable first.
    pub names: &'static [&'static str],
    /// Consecutive words within a longer name, with a score from 0 to 100.
    pub phrases: &'static [(&'static str, i32)],
    /// Beginnings and ends of names without spaces.
    pub affixes: &'static [&'static str],
    /// Words that indicate another field.
    pub exclusions: &'static [&'static str],
}
