//! Refusals of uploads.

use api::{Error, Kind};
use serde_json::json;

/// Reason why an upload is refused.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// Not a JPEG, PNG or WebP image, whatever its name.
    #[error("not a JPEG, PNG or WebP image")]
    NotAnImage,
    /// File too large.
    #[error("more than {max_bytes} bytes")]
    TooLarge {
        /// Maximum size, in bytes.
        max_bytes: u64,
    },
    /// Image with too many pixels.
    #[error("more than {max_pixels} pixels")]
    TooManyPixels {
        /// Maximum number of pixels for this type of image.
        max_pixels: u64,
    },
    /// Image too narrow or too low.
    #[error("less than {min} pixels wide or high")]
    TooSmall {
        /// Minimum length of each side, in pixels.
        min: u32,
    },
    /// File cut off or damaged.
    #[error("a damaged image")]
    Broken,
    /// Upload ended before the end of the file.
    #[error("the file did not arrive whole")]
    Incomplete,
    /// Internal failure; the file may be valid.
    #[error("could not be taken in: {0}")]
    Failed(#[from] std::io::Error),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotAnImage => {
                let detail = "This file isn’t a JPEG, PNG, or WebP image.";
                Self::new(Kind::UnsupportedMediaType, "not_an_image", detail)
            }
            Refusal::TooLarge { max_bytes } => {
                let detail = format!("The file is larger than {} MB.", max_bytes / 1024 / 1024);
                Self::new(Kind::TooLarge, "image_too_large", detail).with_params(json!({ "max_bytes": max_bytes }))
            }
            Refusal::TooManyPixels { max_pixels } => {
                let detail = format!("The image is larger than {} megapixels.", max_pixels / 1_000_000);
                Self::new(Kind::Invalid, "too_many_pixels", detail).with_params(json!({ "max_pixels": max_pixels }))
            }
            Refusal::TooSmall { min } => {
                let detail = format!("The image is smaller than {min} × {min} pixels.");
                Self::new(Kind::Invalid, "image_too_small", detail).with_params(json!({ "min": min }))
            }
            Refusal::Broken => Self::new(Kind::Invalid, "image_broken", "The file is damaged or incomplete."),
            Refusal::Incomplete => Self::new(Kind::BadRequest, "bad_request", "The upload was incomplete."),
            Refusal::Failed(error) => Self::unavailable(error),
        }
    }
}
