//! Names of contacts in memory, folded.

use std::collections::HashMap;

/// Maximum number of contacts that a search finds.
const MAX_MATCHES: usize = 2_000;
/// Bytes of a name besides its text.
const OVERHEAD: usize = 120;

/// Names of the contacts of an organization, folded, up to a number of its writes.
#[derive(Debug, Default)]
pub(crate) struct Names {
    pub(crate) version: i64,
    by_id: HashMap<String, String>,
    pub(crate) bytes: usize,
}

impl Names {
    /// Writes the name of a contact.
    pub(crate) fn put(&mut self, id: String, name: &str) {
        let folded = format!(" {}", text::fold(name));
        self.bytes += folded.len() + OVERHEAD;
        if let Some(before) = self.by_id.insert(id, folded) {
            self.bytes -= before.len() + OVERHEAD;
        }
    }

    /// Returns the ids of names with all words, each of which begins a word of the name.
    pub(crate) fn search(&self, words: &[String]) -> Vec<String> {
        let is_match = |name: &String| words.iter().all(|word| name.contains(word.as_str()));
        let ids = self.by_id.iter().filter(|(_, name)| is_match(name)).map(|(id, _)| id.clone());
        let mut ids: Vec<String> = ids.collect();
        ids.sort_unstable_by(|a, b| b.cmp(a));
        ids.truncate(MAX_MATCHES);
        ids
    }
}
