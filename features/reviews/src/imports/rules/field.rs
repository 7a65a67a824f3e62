//! Fields of a review that an import can fill.

/// Field of a review that an import can fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Field {
    Location,
    Source,
    ExternalId,
    Rating,
    Title,
    Text,
    Author,
    WrittenAt,
    Url,
    Reply,
    RepliedAt,
}
