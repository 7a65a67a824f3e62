//! Why an upload does not become a picture.

use api::{Error, Kind};
use serde_json::json;

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

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NotAnImage => {
                let detail = "This is not a JPEG, PNG or WebP image, whatever its name says.";
                Self::new(Kind::UnsupportedMediaType, "not_an_image", detail)
            }
            Refusal::TooLarge { max_bytes } => {
                let detail = format!("The file is larger than {} MB.", max_bytes / 1024 / 1024);
                Self::new(Kind::TooLarge, "image_too_large", detail).with_params(json!({ "max_bytes": max_bytes }))
            }
            Refusal::TooManyPixels { max_pixels } => {
                let detail = format!("The image has more than {} megapixels.", max_pixels / 1_000_000);
                Self::new(Kind::Invalid, "too_many_pixels", detail).with_params(json!({ "max_pixels": max_pixels }))
            }
            Refusal::TooSmall { min } => {
                let detail = format!("The image is less than {min} pixels wide or high.");
                Self::new(Kind::Invalid, "image_too_small", detail).with_params(json!({ "min": min }))
            }
            Refusal::Broken => {
                Self::new(Kind::Invalid, "image_broken", "The file is damaged, or not all of it is there.")
            }
            Refusal::Incomplete => Self::new(Kind::BadRequest, "bad_request", "The file did not arrive whole."),
            Refusal::Failed(error) => Self::unavailable(error),
        }
    }
}
