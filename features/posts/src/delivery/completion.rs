//! A target whose task is done.

use std::sync::Arc;

use super::content::Content;
use crate::{queries::Outcome, types::TargetRow};

/// A target with its outcome, and the content that was sent.
pub(super) struct FinishedTarget {
    pub(super) before: TargetRow,
    pub(super) after: Outcome,
    pub(super) content: Option<Arc<Content>>,
}
