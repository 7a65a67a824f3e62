//! Sample.
use crate::view::{Language, PageView};
/// Returns the sample.
pub(super) fn view(language: Language) -> PageView { super::restaurant::view(language) }
