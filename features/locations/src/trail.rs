//! What the audit log says of a deed: of one location what is different since, of many how many they were.

use audit::{Act, Action};

use crate::{ActivityKind, Location, queries::Cause, rules::FieldChange};

/// The row of a deed. `changes` are those of the one location; the history has them in full, under its version.
pub(crate) fn act<'a>(
    kind: ActivityKind,
    location: Option<&Location>,
    count: Option<i64>,
    cause: &Cause,
    changes: impl IntoIterator<Item = &'a FieldChange>,
) -> Act {
    let mut act = Act::new(action(kind));
    if let Some(location) = location {
        act = act.on("location", &location.id).named(&location.name).with("version", location.version);
        act = changes.into_iter().fold(act, |act, change| act.changed(&change.field, &change.old, &change.new));
    } else if let Some(id) = &cause.source_id {
        act = act.on(cause.source.as_str(), id);
    }
    if let Some(count) = count {
        act = act.with("count", count);
    }
    act
}

fn action(kind: ActivityKind) -> Action {
    match kind {
        ActivityKind::LocationCreated => Action::LocationCreated,
        ActivityKind::LocationChanged => Action::LocationUpdated,
        ActivityKind::LocationDeleted => Action::LocationDeleted,
        ActivityKind::LocationRestored => Action::LocationRestored,
        ActivityKind::LocationsImported => Action::LocationImported,
        ActivityKind::ImportUndone => Action::LocationImportUndone,
        ActivityKind::BulkEdited => Action::LocationBulkUpdated,
        ActivityKind::BulkDeleted => Action::LocationBulkDeleted,
        ActivityKind::BulkUndone => Action::LocationBulkUndone,
        ActivityKind::LocationsMerged => Action::LocationMerged,
        ActivityKind::MergeUndone => Action::LocationMergeUndone,
    }
}
