//! Lines of the stream, and their verification. Pure.

use std::{
    collections::{BTreeMap, VecDeque},
    fmt::Write,
};

use audit::Record;
use crypto::Sealer;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Records that may be repeated after a crash: at least two batches.
const MAX_REPEATED: usize = 2_000;

/// Line of the stream.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Line {
    /// Number of the record in the stream, from 1 without gaps.
    pub(crate) number: i64,
    /// SHA-256 of the previous line, in hexadecimal; empty for the first.
    pub(crate) previous: String,
    /// Signature of the previous row of the same log, which the signature of this row covers.
    pub(crate) before: String,
    /// Row of the audit log.
    pub(crate) record: Record,
}

/// Returns the SHA-256 of a line, without its line break.
pub(crate) fn digest(line: &str) -> String {
    Sha256::digest(line.as_bytes()).iter().fold(String::new(), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Result of the verification of a stream.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StreamCheck {
    /// Verified lines, including repeated ones.
    pub lines: u64,
    /// Number of the first record.
    pub first: Option<i64>,
    /// Number of the last record.
    pub last: Option<i64>,
    /// Position and signature of the last record of each log.
    pub ends: BTreeMap<String, (i64, String)>,
}

/// Verified line.
struct LatestLine {
    number: i64,
    digest: String,
    log: String,
    /// Position and signature of the previous record of the log.
    position: Option<(i64, String)>,
}

/// Verifier of a stream, line by line. After a crash the latest records come again, under the same numbers.
pub struct StreamChecker<'a> {
    sealer: &'a Sealer,
    check: StreamCheck,
    /// Latest lines, which may come again.
    latest: VecDeque<LatestLine>,
}

impl<'a> StreamChecker<'a> {
    /// Creates a verifier with the keys that sealed the log.
    pub fn new(sealer: &'a Sealer) -> Self {
        Self { sealer, check: StreamCheck::default(), latest: VecDeque::new() }
    }

    /// Verifies the next line.
    ///
    /// # Errors
    /// A sentence about the first line that was changed, removed, added, or moved.
    pub fn add(&mut self, text: &str) -> Result<(), String> {
        let at = self.check.lines + 1;
        let line: Line = serde_json::from_str(text).map_err(|error| format!("line {at} is not a record: {error}"))?;
        self.rewind(line.number);
        if let Some(LatestLine { number, digest, .. }) = self.latest.back() {
            if line.number != number + 1 {
                return Err(format!("line {at} has number {}: records after number {number} are missing", line.number));
            }
            if line.previous != *digest {
                return Err(format!("record {number} is not what was sent: the next one has another digest"));
            }
        } else if self.check.first.is_some() {
            return Err(format!("line {at} has number {}, which came long before", line.number));
        }
        let record = &line.record;
        let position = self.check.ends.get(&record.log).cloned();
        if let Some((seq, hash)) = &position {
            if record.seq != seq + 1 {
                return Err(format!("rows after {seq} of the log {} are missing before line {at}", record.log));
            }
            if line.before != *hash {
                return Err(format!("line {at} does not follow row {seq} of the log {}", record.log));
            }
        }
        record.check(self.sealer, &line.before).map_err(|flaw| format!("line {at}, log {}: {flaw}", record.log))?;
        self.check.ends.insert(record.log.clone(), (record.seq, record.hash.clone()));
        self.check.first = self.check.first.or(Some(line.number));
        self.check.last = Some(line.number);
        self.check.lines += 1;
        self.latest.push_back(LatestLine { number: line.number, digest: digest(text), log: line.record.log, position });
        if self.latest.len() > MAX_REPEATED {
            self.latest.pop_front();
        }
        Ok(())
    }

    /// Forgets the records from `number` on: they come again.
    fn rewind(&mut self, number: i64) {
        while self.latest.back().is_some_and(|latest| latest.number >= number) {
            let Some(LatestLine { log, position, .. }) = self.latest.pop_back() else { return };
            match position {
                Some(position) => self.check.ends.insert(log, position),
                None => self.check.ends.remove(&log),
            };
        }
        if self.latest.is_empty() && self.check.first == Some(number) {
            self.check.first = None;
        }
    }

    /// Returns the result.
    pub fn end(self) -> StreamCheck {
        self.check
    }
}
