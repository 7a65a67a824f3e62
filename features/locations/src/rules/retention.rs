//! Retention of deleted locations and of undo data.

use jiff::SignedDuration;

/// Time for which a deleted location can be restored, and an import or a bulk edit can be undone: 30 days.
pub const RETENTION: SignedDuration = SignedDuration::from_hours(30 * 24);
