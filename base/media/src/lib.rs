//! Pictures that people upload: judged by what they are, made into plain JPEGs of a bounded size, and kept in a folder or
//! an S3-compatible store. Knows no feature.

mod intake;
mod picture;
mod refusal;
mod rules;
mod store;
mod upload;

pub use intake::Intake;
pub use picture::{Picture, QUALITY};
pub use refusal::Refusal;
pub use rules::{LARGEST_SIDE, MAX_BYTES, MAX_PIXELS, MIN_SIDE, THUMBNAIL_SIDE};
pub use store::{Kept, Place, Store, StoreError, bucket};
pub use upload::Upload;
