//! Fields of a location that an import can fill.

/// Field of a location that an import can fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each is the field of a location of the same name")]
pub enum Field {
    Name,
    Address,
    Address2,
    City,
    State,
    PostalCode,
    Country,
    Phone,
    Website,
    Category,
    ExternalId,
    Latitude,
    Longitude,
    Description,
    OpeningHours,
}
