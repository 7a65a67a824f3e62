//! Separators between the cells of a row, and their detection.

use csv_core::{ReadRecordResult, ReaderBuilder};
use serde::{Deserialize, Serialize};

/// The character between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub enum Separator {
    /// Default of most programs.
    #[serde(rename = ",")]
    Comma,
    /// Spreadsheets in countries with a decimal comma.
    #[serde(rename = ";")]
    Semicolon,
    /// Text copied from a spreadsheet.
    #[serde(rename = "\t")]
    Tab,
    /// Exports of databases.
    #[serde(rename = "|")]
    Pipe,
}

/// Number of records that the detection reads.
const MAX_RECORDS: usize = 100;

impl Separator {
    const ALL: [Self; 4] = [Self::Comma, Self::Semicolon, Self::Tab, Self::Pipe];

    /// Returns the character.
    pub fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
            Self::Pipe => b'|',
        }
    }

    /// Returns the separator that splits most records into as many cells as the first one; the comma if none does.
    pub(super) fn of_beginning(text: &[u8], is_whole_file: bool) -> Self {
        let scores = Self::ALL.map(|separator| (score(&widths(text, separator.byte(), is_whole_file)), separator));
        let best = scores.into_iter().reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map_or(Self::Comma, |(_, separator)| separator)
    }
}

/// Scores a separator. Rows with many cells score higher, because a comma may occur once by chance in every row of a file
/// with semicolons.
fn score(widths: &[usize]) -> f64 {
    match widths {
        [] | [0 | 1, ..] => 0.0,
        [header, ..] => {
            let alike = widths.iter().filter(|width| *width == header).count();
            alike as f64 / widths.len() as f64 * (1.0 + (*header as f64).ln())
        }
    }
}

/// Returns the number of cells of each of the first records, without a record that is cut off at the end of `text`.
fn widths(mut text: &[u8], separator: u8, is_whole_file: bool) -> Vec<usize> {
    let mut reader = ReaderBuilder::new().delimiter(separator).build();
    let (mut cells, mut ends) = ([0; 1024], [0; 64]);
    let (mut widths, mut width) = (Vec::new(), 0);
    while widths.len() < MAX_RECORDS {
        let (result, read, _, ended) = reader.read_record(text, &mut cells, &mut ends);
        text = &text[read..];
        width += ended;
        match result {
            ReadRecordResult::Record => {
                widths.push(width);
                width = 0;
            }
            ReadRecordResult::InputEmpty if !is_whole_file && !widths.is_empty() => break,
            ReadRecordResult::End => break,
            _ => {}
        }
    }
    widths
}

#[cfg(test)]
mod tests {
    use super::Separator;

    #[test]
    fn separators_are_found() {
        for (text, separator) in [
            ("name,city\na,b\n", Separator::Comma),
            ("name;city\na;b\n", Separator::Semicolon),
            ("name\tcity\na\tb", Separator::Tab),
            ("name|city\r\na|b\r\n", Separator::Pipe),
            ("name\ra\r", Separator::Comma),
            ("", Separator::Comma),
            ("name;place;city\na;1, 2;x\nb;3, 4;y\n", Separator::Semicolon),
            ("name,tags,city\na,x;y;z,b\nc,x;y,d\n", Separator::Comma),
            ("\"a,b,c\";d\n\"1,2,3\";4\n", Separator::Semicolon),
            ("name;\"a\n,b\";c\n1;2;3", Separator::Semicolon),
        ] {
            assert_eq!(Separator::of_beginning(text.as_bytes(), true), separator, "{text:?}");
        }
    }

    #[test]
    fn a_record_cut_short_does_not_count() {
        let text = b"a;b;c;d\n1;2;3;4\n1";
        assert_eq!(super::widths(text, b';', false), [4, 4]);
        assert_eq!(super::widths(text, b';', true), [4, 4, 1]);
    }
}
