//! Detection of a file's encoding, over the whole file.

use super::lines::Lines;
use super::problem::FileProblem;
use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use serde::{Deserialize, Serialize};

/// Character encoding of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub enum Encoding {
    /// UTF-8 without a byte order mark.
    #[serde(rename = "utf-8")]
    Utf8,
    /// UTF-8 with a byte order mark.
    #[serde(rename = "utf-8-bom")]
    Utf8Bom,
    /// Default of Windows programs in Western Europe and the Americas.
    #[serde(rename = "windows-1252")]
    Windows1252,
    /// UTF-16, little endian.
    #[serde(rename = "utf-16le")]
    Utf16Le,
    /// UTF-16, big endian.
    #[serde(rename = "utf-16be")]
    Utf16Be,
}

impl Encoding {
    /// Returns a decoder that removes a byte order mark.
    pub(super) fn decoder(self) -> encoding_rs::Decoder {
        match self {
            Self::Utf8 | Self::Utf8Bom => encoding_rs::UTF_8,
            Self::Windows1252 => encoding_rs::WINDOWS_1252,
            Self::Utf16Le => encoding_rs::UTF_16LE,
            Self::Utf16Be => encoding_rs::UTF_16BE,
        }
        .new_decoder_with_bom_removal()
    }

    /// Detects the encoding from the first bytes of a file: by a byte order mark, or by a zero in every second byte.
    pub(super) fn of_beginning(head: &[u8]) -> Option<Self> {
        match head {
            [0xEF, 0xBB, 0xBF, ..] => return Some(Self::Utf8Bom),
            [0xFF, 0xFE, ..] => return Some(Self::Utf16Le),
            [0xFE, 0xFF, ..] => return Some(Self::Utf16Be),
            _ => {}
        }
        let head = &head[..head.len().min(4096)];
        let zeros = |first: usize| head.iter().skip(first).step_by(2).filter(|byte| **byte == 0).count();
        let (even, odd) = (zeros(0), zeros(1));
        let most = head.len() / 4;
        if head.len() >= 4 && odd > most && even * 10 < odd {
            Some(Self::Utf16Le)
        } else if head.len() >= 4 && even > most && odd * 10 < even {
            Some(Self::Utf16Be)
        } else {
            None
        }
    }
}

/// Distinguishes UTF-8, damaged UTF-8 and Windows-1252.
pub(super) struct EightBit {
    /// First bytes of a character that continues in the next block.
    unfinished: Vec<u8>,
    lines: Lines,
    characters: u64,
    errors: u64,
    first_error: Option<u64>,
    guess: EncodingDetector,
}

impl EightBit {
    pub(super) fn new() -> Self {
        Self {
            unfinished: Vec::new(),
            lines: Lines::starting_at(1),
            characters: 0,
            errors: 0,
            first_error: None,
            guess: EncodingDetector::new(Iso2022JpDetection::Deny),
        }
    }

    /// Examines the next block of the file.
    pub(super) fn feed(&mut self, block: &[u8]) {
        if self.unfinished.is_empty() && block.is_ascii() {
            self.pass(block);
            return;
        }
        let errors_before = self.errors;
        let mut bytes = std::mem::take(&mut self.unfinished);
        bytes.extend_from_slice(block);
        let mut remaining = &bytes[..];
        while let Err(error) = std::str::from_utf8(remaining) {
            let (valid, bad) = remaining.split_at(error.valid_up_to());
            self.pass(valid);
            let Some(length) = error.error_len() else {
                self.unfinished = bad.to_vec();
                remaining = &[];
                break;
            };
            self.error();
            remaining = &bad[length..];
        }
        self.pass(remaining);
        // Guessing is slow, and valid UTF-8 needs none.
        if self.errors > errors_before {
            self.guess.feed(block, false);
        }
    }

    /// Returns the encoding after the last block.
    ///
    /// # Errors
    /// [`FileProblem::InvalidEncoding`] for damaged UTF-8 and for encodings that are not supported.
    pub(super) fn finish(mut self, has_mark: bool) -> Result<Encoding, FileProblem> {
        if !self.unfinished.is_empty() {
            self.error();
        }
        let Some(line) = self.first_error else {
            return Ok(if has_mark { Encoding::Utf8Bom } else { Encoding::Utf8 });
        };
        self.guess.feed(&[], true);
        // Accented letters of other encodings are rarely valid UTF-8: if many are, the file is UTF-8 with damaged bytes.
        let damaged = has_mark || self.characters >= self.errors;
        if damaged || !self.is_western() {
            return Err(FileProblem::InvalidEncoding { line });
        }
        Ok(Encoding::Windows1252)
    }

    fn is_western(&self) -> bool {
        // Minimum number of letters for a guess.
        const MIN_LETTERS: u64 = 4;
        let guess = self.guess.guess(None, Utf8Detection::Deny);
        self.errors < MIN_LETTERS || guess == encoding_rs::WINDOWS_1252 || guess == encoding_rs::WINDOWS_1254
    }

    fn pass(&mut self, valid: &[u8]) {
        if self.first_error.is_none() {
            self.lines.advance(valid);
        }
        if !valid.is_ascii() {
            self.characters += valid.iter().filter(|byte| **byte >= 0xC0).count() as u64;
        }
    }

    fn error(&mut self) {
        self.errors += 1;
        self.first_error.get_or_insert(self.lines.current());
    }
}
