//! What a picture must be, and what is made of it.

/// What a picture must be, and what is made of it. All in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// Whether its middle is cut out, as wide as it is high.
    pub is_square: bool,
    /// The fewest that each side must have.
    pub min_side: u32,
    /// The longer side of what is kept, at most.
    pub largest_side: u32,
    /// The longer side of a thumbnail, at most.
    pub thumbnail_side: u32,
    /// Whether what is transparent stays so; else it is put on white.
    pub is_clear: bool,
}
