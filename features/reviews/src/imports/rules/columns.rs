//! Columns of a file that can fill the fields of a review.

use ::imports::{HeaderWords, at_least_four_fifths, at_least_half};

use super::{Field, date, header_words::header_words, rating};

impl ::imports::Field for Field {
    const ALL: &'static [Self] = &[
        Self::Location,
        Self::Source,
        Self::ExternalId,
        Self::Rating,
        Self::Title,
        Self::Text,
        Self::Author,
        Self::WrittenAt,
        Self::Url,
        Self::Reply,
        Self::RepliedAt,
    ];
    const MAPPING_SCHEMA: &'static str = "ReviewMapping";

    fn name(self) -> &'static str {
        match self {
            Self::Location => "location",
            Self::Source => "source",
            Self::ExternalId => "external_id",
            Self::Rating => "rating",
            Self::Title => "title",
            Self::Text => "text",
            Self::Author => "author",
            Self::WrittenAt => "written_at",
            Self::Url => "url",
            Self::Reply => "reply",
            Self::RepliedAt => "replied_at",
        }
    }

    fn max_chars(self) -> usize {
        match self {
            Self::Location => 500,
            Self::Source | Self::Rating | Self::WrittenAt | Self::RepliedAt => 100,
            Self::ExternalId | Self::Author => 200,
            Self::Title => 1_000,
            Self::Text => 10_000,
            Self::Url => 2_000,
            Self::Reply => 4_096,
        }
    }

    fn is_multiline(self) -> bool {
        matches!(self, Self::Text | Self::Reply)
    }

    fn header_words(self) -> HeaderWords {
        header_words(self)
    }

    fn is_plausible(self, cells: &[&str]) -> bool {
        let is_number = |cell: &&str| cell.parse::<f64>().is_ok();
        match self {
            Self::Rating => at_least_half(cells, |cell| rating::is_rating(cell)),
            Self::WrittenAt | Self::RepliedAt => at_least_half(cells, |cell| date::is_date(cell)),
            Self::Url => at_least_half(cells, |cell| cell.starts_with("http")),
            Self::Text | Self::Title | Self::Reply => !at_least_four_fifths(cells, is_number),
            // Google Takeout has the path of the review under “name”.
            Self::Author => !at_least_half(cells, |cell| cell.contains("/reviews/") || is_number(cell)),
            Self::Location | Self::Source | Self::ExternalId => true,
        }
    }
}
