//! Requirements for a picture and sizes of its results.

/// Requirements for a picture and sizes of its results, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// True to crop the picture to its central square.
    pub is_square: bool,
    /// Minimum length of each side.
    pub min_side: u32,
    /// Maximum length of the longer side of the stored picture.
    pub largest_side: u32,
    /// Maximum length of the longer side of the thumbnail.
    pub thumbnail_side: u32,
    /// True to keep transparency; false to replace it with white.
    pub is_clear: bool,
}
