//! Changes between two checks, and the alerts about them.

use crate::types::{Change, ChangeKind, Directory, ListingRow, ListingState, Values};

/// Alert to members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alert {
    /// The listing is not there any more.
    Disappeared,
    /// It shows another phone number than before.
    Phone,
    /// An important directory shows something wrong.
    Wrong,
}

impl Alert {
    /// Returns its name.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Disappeared => "disappeared",
            Self::Phone => "phone",
            Self::Wrong => "wrong",
        }
    }
}

fn is_there(row: &ListingRow) -> bool {
    matches!(row.state, ListingState::Correct | ListingState::Wrong)
}

fn values_of(row: &ListingRow) -> Values {
    serde_json::from_value(row.found.clone()).unwrap_or_default()
}

/// Returns what changed from one check to the next.
pub(crate) fn changes(before: Option<&ListingRow>, after: &ListingRow) -> Vec<Change> {
    let whole = |kind| vec![Change { kind, field: None, old: None, new: None }];
    match before {
        Some(before) if is_there(before) && after.state == ListingState::Missing => whole(ChangeKind::Disappeared),
        Some(before) if is_there(before) && is_there(after) => changed(&values_of(before), &values_of(after)),
        // A first look finds what may have been there for years.
        Some(before) if before.state == ListingState::Missing && is_there(after) => whole(ChangeKind::New),
        _ => Vec::new(),
    }
}

fn changed(before: &Values, after: &Values) -> Vec<Change> {
    let fields = [
        ("name", &before.name, &after.name),
        ("address", &before.address, &after.address),
        ("city", &before.city, &after.city),
        ("postcode", &before.postcode, &after.postcode),
        ("phone", &before.phone, &after.phone),
    ];
    let change = |(field, old, new): (&str, &Option<String>, &Option<String>)| {
        (old != new).then(|| Change {
            kind: ChangeKind::Changed,
            field: Some(field.to_owned()),
            old: old.clone(),
            new: new.clone(),
        })
    };
    fields.into_iter().filter_map(change).collect()
}

/// Returns what members are told after a check; `None` for nothing.
pub(crate) fn alert(
    directory: &Directory,
    before: Option<&ListingRow>,
    after: &ListingRow,
    changes: &[Change],
) -> Option<Alert> {
    let is_phone = |change: &Change| change.field.as_deref() == Some("phone");
    // The first check of a directory is shown by the audit that made it.
    let was_correct = before.is_some_and(|before| before.state == ListingState::Correct);
    if changes.iter().any(|change| change.kind == ChangeKind::Disappeared) {
        Some(Alert::Disappeared)
    } else if after.state == ListingState::Wrong && changes.iter().any(is_phone) {
        Some(Alert::Phone)
    } else if after.state == ListingState::Wrong && was_correct && directory.details.tier <= 2 {
        Some(Alert::Wrong)
    } else {
        None
    }
}
