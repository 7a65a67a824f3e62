//! Directory of a site: countries, regions, cities. A level exists while a published page is below it.

use std::collections::BTreeMap;

use crate::{
    board::{Board, Entry},
    rules::paths::prefix,
    types::Language,
};

/// Level of the directory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Folder {
    /// Name.
    pub(crate) label: String,
    /// Path below the site: of the lowest level that has all of its pages, or of its only page.
    pub(crate) path: String,
    /// Number of pages below it.
    pub(crate) count: usize,
}

/// Content of a level.
#[derive(Clone, Debug, Default)]
pub(crate) struct Listing<'a> {
    /// Levels above it, and the level itself at the end; empty for the first page of the site.
    pub(crate) trail: Vec<Folder>,
    pub(crate) folders: Vec<Folder>,
    pub(crate) places: Vec<&'a Entry>,
}

impl Listing<'_> {
    /// Number of pages below it.
    pub(crate) fn count(&self) -> usize {
        self.folders.iter().map(|folder| folder.count).sum::<usize>() + self.places.len()
    }
}

/// Returns the content of a level; `None` when no published page is below it.
pub(crate) fn listing<'a>(board: &'a Board, language: Language, path: &str) -> Option<Listing<'a>> {
    let start = prefix(language, board.settings.default_language);
    let above: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let skipped = usize::from(!start.is_empty());
    if skipped > 0 && above.first() != Some(&start) {
        return None;
    }
    let depth = above.len() - skipped;
    let mut listing = Listing::default();
    let mut folders: BTreeMap<String, Folder> = BTreeMap::new();
    for entry in board.live() {
        let Some(own) = entry.path(language).filter(|own| is_below(own, path)) else { continue };
        let parts: Vec<&str> = own.split('/').collect();
        let labels = entry.labels(language);
        if listing.trail.len() < depth {
            listing.trail = trail(&parts, labels, skipped, depth);
        }
        if parts.len() == above.len() + 1 {
            listing.places.push(entry);
            continue;
        }
        let part = parts[above.len()];
        if !folders.contains_key(part) {
            let label = labels.get(depth).cloned().unwrap_or_else(|| part.to_owned());
            folders.insert(part.to_owned(), Folder { label, path: own.to_owned(), count: 0 });
        }
        let Some(folder) = folders.get_mut(part) else { continue };
        folder.path = shared_start(&folder.path, own);
        folder.count += 1;
    }
    if depth > 0 && folders.is_empty() && listing.places.is_empty() {
        return None;
    }
    listing.folders = folders.into_values().collect();
    listing.folders.sort_by_cached_key(|folder| text::sort_key(&folder.label));
    Some(listing)
}

/// Returns true for an address below a level.
fn is_below(own: &str, level: &str) -> bool {
    level.is_empty() || own.strip_prefix(level).is_some_and(|below| below.starts_with('/'))
}

/// Returns the levels that two addresses have in common.
fn shared_start(a: &str, b: &str) -> String {
    if a == b {
        return a.to_owned();
    }
    a.split('/').zip(b.split('/')).take_while(|(a, b)| a == b).map(|(part, _)| part).collect::<Vec<_>>().join("/")
}

fn trail(parts: &[&str], labels: &[String], skipped: usize, depth: usize) -> Vec<Folder> {
    let folder = |level: usize| Folder {
        label: labels.get(level).cloned().unwrap_or_else(|| parts[skipped + level].to_owned()),
        path: parts[..=skipped + level].join("/"),
        count: 0,
    };
    (0..depth).map(folder).collect()
}

/// Returns the levels above an address that list more than one thing. The others lead on to the one that they have.
pub(crate) fn above(board: &Board, language: Language, path: &str) -> Vec<Folder> {
    let parts: Vec<&str> = path.split('/').collect();
    let skipped = usize::from(!prefix(language, board.settings.default_language).is_empty());
    let mut folders = Vec::new();
    for end in skipped + 1..parts.len() {
        let Some(mut listing) = listing(board, language, &parts[..end].join("/")) else { continue };
        let things = listing.folders.len() + listing.places.len();
        if things > 1
            && let Some(folder) = listing.trail.pop()
        {
            folders.push(folder);
        }
    }
    folders
}

/// Returns where a level with one thing in it leads: the first level below with more, or the page. `None` when it has more.
pub(crate) fn only_below(language: Language, listing: &Listing<'_>) -> Option<String> {
    match (listing.folders.as_slice(), listing.places.as_slice()) {
        ([], [only]) => only.path(language).map(ToOwned::to_owned),
        ([only], []) => Some(only.path.clone()),
        _ => None,
    }
}
