//! Limits of uploads, memory use and downscaling. Pure.

mod crop;
mod form;
mod jpeg;
mod kind;
pub mod names;
mod reduce;
mod webp;

pub(crate) use crop::crop_to_square;
pub use form::Form;
pub(crate) use jpeg::is_progressive;
pub(crate) use kind::{Kind, max_pixels, memory};
pub(crate) use reduce::{Pixels, Source, fit, reduce, reduce_clear};
pub(crate) use webp::has_all_chunks;

/// Maximum size of a file, in bytes.
pub const MAX_BYTES: u64 = 10 * 1024 * 1024;
/// Maximum pixels of any image; types that need much memory to decode have a lower limit.
pub const MAX_PIXELS: u64 = 50_000_000;
/// Maximum memory for decoding one image, in bytes.
pub(crate) const MEMORY: u64 = 224 * 1024 * 1024;
