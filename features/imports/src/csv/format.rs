//! First pass over a file: whether it is text, its encoding and its separator.

use super::encoding::{EightBit, Encoding};
use super::problem::FileProblem;
use super::separator::Separator;
use serde::{Deserialize, Serialize};

/// Encoding and separator of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
pub struct Format {
    /// Character encoding.
    pub encoding: Encoding,
    /// Separator between the cells.
    pub separator: Separator,
}

/// Block size of the detection in bytes. It makes the result independent of the sizes of the pieces.
const BLOCK: usize = 64 * 1024;

/// Detects the format of a file: `feed` it all pieces, then `finish`.
pub struct Sniffer {
    block: Vec<u8>,
    /// The first block, once it is full.
    head: Option<Vec<u8>>,
    eight_bit: EightBit,
    wide: Option<Encoding>,
}

impl Default for Sniffer {
    fn default() -> Self {
        Self { block: Vec::new(), head: None, eight_bit: EightBit::new(), wide: None }
    }
}

impl Sniffer {
    /// Reads the next piece of the file.
    ///
    /// # Errors
    /// [`FileProblem::NotCsv`] as soon as the content is not a CSV file's.
    pub fn feed(&mut self, mut piece: &[u8]) -> Result<(), FileProblem> {
        while !piece.is_empty() {
            let (now, later) = piece.split_at(piece.len().min(BLOCK - self.block.len()));
            self.block.extend_from_slice(now);
            piece = later;
            if self.block.len() == BLOCK {
                self.look()?;
            }
        }
        Ok(())
    }

    /// Returns the format after the last piece.
    ///
    /// # Errors
    /// Not a CSV file, empty, or not readable text in any supported encoding.
    pub fn finish(mut self) -> Result<Format, FileProblem> {
        let is_short = self.head.is_none();
        self.look()?;
        let head = self.head.unwrap_or_default();
        let encoding = match self.wide {
            Some(encoding) => encoding,
            None => self.eight_bit.finish(Encoding::of_beginning(&head) == Some(Encoding::Utf8Bom))?,
        };
        let mut text = String::with_capacity(head.len() * 3);
        let _ = encoding.decoder().decode_to_string(&head, &mut text, is_short);
        if is_short && text.trim().is_empty() {
            return Err(FileProblem::Empty);
        }
        Ok(Format { encoding, separator: Separator::of_beginning(text.as_bytes(), is_short) })
    }

    fn look(&mut self) -> Result<(), FileProblem> {
        let block = std::mem::take(&mut self.block);
        if self.head.is_none() {
            self.wide = Encoding::of_beginning(&block).filter(|encoding| *encoding != Encoding::Utf8Bom);
            if self.wide.is_none() && is_something_else(&block) {
                return Err(FileProblem::NotCsv);
            }
        }
        if self.wide.is_none() {
            self.eight_bit.feed(&block);
        }
        if self.head.is_some() {
            self.block = block;
            self.block.clear();
        } else {
            self.head = Some(block);
        }
        Ok(())
    }
}

/// True when the beginning of a file has the signature of another format, or many control characters.
fn is_something_else(head: &[u8]) -> bool {
    const SIGNATURES: [&[u8]; 10] = [
        b"PK\x03\x04",
        b"\xD0\xCF\x11\xE0",
        b"%PDF-",
        b"\x89PNG",
        b"GIF8",
        b"\xFF\xD8\xFF",
        b"\x1F\x8B",
        b"{\\rtf",
        b"SQLite format 3",
        b"7z\xBC\xAF",
    ];
    const MARKUP: [&[u8]; 6] = [b"<!doctype", b"<html", b"<?xml", b"<svg", b"{\"", b"[{"];
    let start = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
    let begins = |with: &&[u8]| start.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    let is_control = |byte: &&u8| matches!(**byte, 0..=8 | 14..=31 | 127);
    let sample = &head[..head.len().min(8192)];
    let controls = sample.iter().filter(is_control).count();
    SIGNATURES.iter().any(|signature| head.starts_with(signature))
        || MARKUP.iter().any(begins)
        || controls > 4 && controls * 20 > sample.len()
}
