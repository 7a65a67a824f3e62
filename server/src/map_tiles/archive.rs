//! Validation of PMTiles 3 files.

use std::{
    fs::File,
    io::{BufReader, Read},
    os::unix::fs::FileExt,
    path::Path,
};

use flate2::read::GzDecoder;
use serde_json::Value;

/// Bytes of the header.
const HEADER: usize = 127;
/// The root directory ends within these bytes.
const ROOT_END: u64 = 16_384;
/// Maximum bytes of an unpacked root directory.
const MAX_ROOT: u64 = 1 << 20;
/// Maximum bytes of the unpacked metadata.
const MAX_METADATA: u64 = 16 << 20;

/// Section of the file.
#[derive(Clone, Copy, Debug)]
struct Section {
    offset: u64,
    length: u64,
}

/// Fields of the header that a map needs.
#[derive(Debug)]
struct Header {
    root: Section,
    metadata: Section,
    leaves: Section,
    data: Section,
    is_packed: bool,
}

/// Checks that a file is a complete vector map.
///
/// # Errors
/// A sentence that names the problem.
pub(super) fn check(path: &Path) -> Result<(), String> {
    let file = File::open(path).map_err(|error| error.to_string())?;
    let length = file.metadata().map_err(|error| error.to_string())?.len();
    let mut bytes = [0; HEADER];
    file.read_exact_at(&mut bytes, 0).map_err(|_| "not a PMTiles file")?;
    let header = Header::read(&bytes, length)?;
    let root = unpacked(&file, header.root, header.is_packed, MAX_ROOT)?;
    check_directory(&root, &header)?;
    let metadata = unpacked(&file, header.metadata, header.is_packed, MAX_METADATA)?;
    let metadata: Value = serde_json::from_slice(&metadata).map_err(|_| "its metadata is not JSON")?;
    match metadata["vector_layers"].as_array() {
        Some(layers) if !layers.is_empty() => Ok(()),
        _ => Err("its metadata lists no vector layers".into()),
    }
}

impl Header {
    fn read(bytes: &[u8; HEADER], length: u64) -> Result<Self, String> {
        if &bytes[..7] != b"PMTiles" {
            return Err("not a PMTiles file".into());
        }
        if bytes[7] != 3 {
            return Err(format!("version {} of PMTiles is not supported; version 3 is", bytes[7]));
        }
        let number =
            |at: usize| bytes[at..at + 8].iter().rev().fold(0, |number, byte| (number << 8) | u64::from(*byte));
        let section = |at: usize| {
            let section = Section { offset: number(at), length: number(at + 8) };
            let end = section.offset.checked_add(section.length).filter(|end| *end <= length);
            end.map(|_| section).ok_or("the file is cut off")
        };
        let header = Self {
            root: section(8)?,
            metadata: section(24)?,
            leaves: section(40)?,
            data: section(56)?,
            is_packed: bytes[97] == 2,
        };
        if header.root.offset + header.root.length > ROOT_END || header.root.length == 0 {
            return Err("its root directory is not within the first 16,384 bytes".into());
        }
        if !matches!(bytes[97], 1 | 2) || !matches!(bytes[98], 1 | 2) {
            return Err("it is packed in a way that browsers cannot unpack; use gzip".into());
        }
        if bytes[99] != 1 {
            return Err("it has no vector tiles".into());
        }
        if bytes[100] > bytes[101] || bytes[101] > 26 {
            return Err("its zoom levels are invalid".into());
        }
        Ok(header)
    }
}

/// Reads a section, and unpacks at most `max` bytes of it.
fn unpacked(file: &File, section: Section, is_packed: bool, max: u64) -> Result<Vec<u8>, String> {
    let reader = BufReader::new(FileSection { file, offset: section.offset, remaining: section.length });
    let mut bytes = Vec::new();
    let read = if is_packed {
        GzDecoder::new(reader).take(max + 1).read_to_end(&mut bytes)
    } else {
        reader.take(max + 1).read_to_end(&mut bytes)
    };
    read.map_err(|_| "a part of it cannot be unpacked")?;
    if bytes.len() as u64 > max { Err("a part of it is too large".into()) } else { Ok(bytes) }
}

struct FileSection<'a> {
    file: &'a File,
    offset: u64,
    remaining: u64,
}

impl Read for FileSection<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let most = self.remaining.min(buffer.len() as u64) as usize;
        let read = self.file.read_at(&mut buffer[..most], self.offset)?;
        self.offset += read as u64;
        self.remaining -= read as u64;
        Ok(read)
    }
}

/// Checks that the entries of a directory are within the file.
fn check_directory(bytes: &[u8], header: &Header) -> Result<(), String> {
    const BROKEN: &str = "its root directory is broken";
    let mut remaining = bytes;
    let count = varint(&mut remaining).filter(|count| *count > 0 && *count <= bytes.len() as u64).ok_or(BROKEN)?;
    let mut column = || (0..count).map(|_| varint(&mut remaining)).collect::<Option<Vec<u64>>>().ok_or(BROKEN);
    let (_tile_ids, runs, lengths, offsets) = (column()?, column()?, column()?, column()?);
    let mut end = Some(0_u64);
    for ((run, length), offset) in runs.into_iter().zip(lengths).zip(offsets) {
        // 0 stands for the end of the entry before.
        let start = if offset == 0 { end } else { Some(offset - 1) };
        end = start.and_then(|start| start.checked_add(length));
        let section = if run == 0 { header.leaves } else { header.data };
        if length == 0 || end.is_none_or(|end| end > section.length) {
            return Err("its root directory points beyond the file".into());
        }
    }
    Ok(())
}

/// Reads a number of seven bits per byte, lowest first.
fn varint(remaining: &mut &[u8]) -> Option<u64> {
    let mut number = 0_u64;
    for at in 0..10 {
        let (byte, after) = remaining.split_first()?;
        *remaining = after;
        number |= u64::from(byte & 0x7f).checked_shl(7 * at)?;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}
