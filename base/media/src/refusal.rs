//! Why an upload does not become a picture.

/// Why an upload does not become a picture.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// It is something else than a JPEG, PNG or WebP image, whatever it is called.
    #[error("not a JPEG, PNG or WebP image")]
    NotAnImage,
    /// The file has too many bytes.
    #[error("more than {max_bytes} bytes")]
    TooLarge {
        /// So many it may have.
        max_bytes: u64,
    },
    /// The image has too many pixels.
    #[error("more than {max_pixels} pixels")]
    TooManyPixels {
        /// So many an image of this kind may have.
        max_pixels: u64,
    },
    /// The image is too narrow or too low.
    #[error("less than {min} pixels wide or high")]
    TooSmall {
        /// So many pixels each side must have.
        min: u32,
    },
    /// The file is cut off, or damaged.
    #[error("a damaged image")]
    Broken,
    /// The upload ended before the file did.
    #[error("the file did not arrive whole")]
    Incomplete,
    /// Nothing is wrong with the file: this machine could not take it in.
    #[error("could not be taken in: {0}")]
    Failed(#[from] std::io::Error),
}
