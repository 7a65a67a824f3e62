//! Columns of a file that can fill the fields of a location.

use std::collections::HashSet;

use ::imports::{HeaderWords, at_least_four_fifths, at_least_half};
use text::{postal, website};

use super::{Field, coordinates, header_words::header_words};

impl ::imports::Field for Field {
    const ALL: &'static [Self] = &[
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
    const MAPPING_SCHEMA: &'static str = "Mapping";

    fn name(self) -> &'static str {
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

    fn max_chars(self) -> usize {
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

    fn is_multiline(self) -> bool {
        self == Self::Description
    }

    fn header_words(self) -> HeaderWords {
        header_words(self)
    }

    /// Checks whether the cells can be values of the field. Half of them may be invalid if the column's name is
    /// reliable.
    fn is_plausible(self, cells: &[&str]) -> bool {
        let digits = |cell: &str| cell.bytes().filter(u8::is_ascii_digit).count();
        let is_number = |cell: &&str| coordinates::number(cell).is_some();
        match self {
            Self::Latitude => {
                at_least_four_fifths(cells, |cell| is_degrees(cell, 90.0) || coordinates::pair(cell).is_some())
            }
            Self::Longitude => at_least_four_fifths(cells, |cell| is_degrees(cell, 180.0)),
            Self::Phone => at_least_half(cells, |cell| digits(cell) >= 6),
            Self::Website => at_least_four_fifths(cells, |cell| website::normalise(cell).is_some()),
            Self::PostalCode => at_least_half(cells, |cell| cell.chars().count() <= 12 && digits(cell) > 0),
            Self::Country => at_least_four_fifths(cells, |cell| postal::country(cell).is_some()),
            Self::Name | Self::Address | Self::City | Self::State | Self::Category | Self::Description => {
                !at_least_four_fifths(cells, is_number)
            }
            Self::Address2 => true,
            Self::OpeningHours => at_least_half(cells, |cell| hours::read_osm(cell).is_ok()),
            Self::ExternalId => {
                let distinct: HashSet<&str> = cells.iter().copied().collect();
                distinct.len() * 2 > cells.len()
            }
        }
    }
}

fn is_degrees(cell: &str, max: f64) -> bool {
    coordinates::number(cell).is_some_and(|degrees| degrees.abs() <= max)
}
