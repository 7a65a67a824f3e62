//! Uploaded pictures: checked by content, re-encoded as plain JPEG or PNG of a bounded size, and stored in a folder or
//! an S3-compatible bucket. Independent of features.

mod intake;
mod picture;
mod pictures;
mod refusal;
mod removal;
mod rules;
mod store;
mod upload;

pub use intake::Intake;
pub use picture::{Picture, QUALITY};
pub use pictures::{Pictures, StoredPicture};
pub use refusal::Refusal;
pub use removal::{jobs, remove};
pub use rules::{Form, MAX_BYTES, MAX_PIXELS, names};
pub use store::{Store, StoreError, StoreTarget, StoredFile, bucket};
pub use upload::Upload;
