//! Which column of a file fills which field of a location.

use serde::{Deserialize, Serialize};

/// What an import can fill of a location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
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

impl Field {
    /// All fields, in the order in which they are shown.
    pub const ALL: [Self; 15] = [
        Self::Name,
        Self::Address,
        Self::Address2,
        Self::City,
        Self::State,
        Self::PostalCode,
        Self::Country,
        Self::Phone,
        Self::Website,
        Self::Category,
        Self::ExternalId,
        Self::Latitude,
        Self::Longitude,
        Self::Description,
        Self::OpeningHours,
    ];

    /// The name in the API and the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Address => "address",
            Self::Address2 => "address2",
            Self::City => "city",
            Self::State => "state",
            Self::PostalCode => "postal_code",
            Self::Country => "country",
            Self::Phone => "phone",
            Self::Website => "website",
            Self::Category => "category",
            Self::ExternalId => "external_id",
            Self::Latitude => "latitude",
            Self::Longitude => "longitude",
            Self::Description => "description",
            Self::OpeningHours => "opening_hours",
        }
    }

    /// The most characters that are kept.
    pub fn max_chars(self) -> usize {
        match self {
            Self::Name => 200,
            Self::Address | Self::Address2 => 300,
            Self::City | Self::State | Self::Category | Self::ExternalId | Self::Country => 100,
            Self::PostalCode => 20,
            Self::Phone | Self::Latitude | Self::Longitude => 40,
            Self::Website => 500,
            Self::Description => 750,
            Self::OpeningHours => 1000,
        }
    }
}

/// Where a field's text comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A column of the file, by its place from 0.
    Column(usize),
    /// A text with columns named in braces, such as `Walmart #{storenum}`; a text without braces is the same in every
    /// row. A brace itself is written twice.
    Template(String),
}

/// The source of each field; fields without one stay empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
#[expect(missing_docs, reason = "each is the field of a location of the same name")]
pub struct Mapping {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub name: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub address: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub address2: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub city: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub state: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub postal_code: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub country: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub phone: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub website: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub category: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub external_id: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub latitude: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub longitude: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub description: Option<Source>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub opening_hours: Option<Source>,
}

impl Mapping {
    /// The source of a field.
    pub fn get(&self, field: Field) -> Option<&Source> {
        match field {
            Field::Name => &self.name,
            Field::Address => &self.address,
            Field::Address2 => &self.address2,
            Field::City => &self.city,
            Field::State => &self.state,
            Field::PostalCode => &self.postal_code,
            Field::Country => &self.country,
            Field::Phone => &self.phone,
            Field::Website => &self.website,
            Field::Category => &self.category,
            Field::ExternalId => &self.external_id,
            Field::Latitude => &self.latitude,
            Field::Longitude => &self.longitude,
            Field::Description => &self.description,
            Field::OpeningHours => &self.opening_hours,
        }
        .as_ref()
    }

    /// Sets the source of a field.
    pub fn set(&mut self, field: Field, source: Source) {
        let place = match field {
            Field::Name => &mut self.name,
            Field::Address => &mut self.address,
            Field::Address2 => &mut self.address2,
            Field::City => &mut self.city,
            Field::State => &mut self.state,
            Field::PostalCode => &mut self.postal_code,
            Field::Country => &mut self.country,
            Field::Phone => &mut self.phone,
            Field::Website => &mut self.website,
            Field::Category => &mut self.category,
            Field::ExternalId => &mut self.external_id,
            Field::Latitude => &mut self.latitude,
            Field::Longitude => &mut self.longitude,
            Field::Description => &mut self.description,
            Field::OpeningHours => &mut self.opening_hours,
        };
        *place = Some(source);
    }

    /// The column of a field that comes from one.
    pub fn column(&self, field: Field) -> Option<usize> {
        match self.get(field) {
            Some(Source::Column(column)) => Some(*column),
            _ => None,
        }
    }
}

/// What to do with a row whose location exists already.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnMatch {
    /// Leave the location as it is.
    #[default]
    Skip,
    /// Write the row's values into it.
    Update,
}

/// What to do when rows have errors.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnBadRow {
    /// Import nothing.
    #[default]
    Stop,
    /// Import the others.
    Skip,
}

/// How an import is to be done.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ImportOptions)]
pub struct Options {
    /// The country (ISO alpha-2) of rows that do not tell theirs.
    pub country: Option<String>,
    /// What to do with a row whose location exists already.
    pub on_match: OnMatch,
    /// What to do when rows have errors.
    pub on_bad_row: OnBadRow,
}
