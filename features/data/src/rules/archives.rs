//! Limits on an uploaded export: number of files, sizes and names.

/// Maximum number of files in an export, photos included.
const MAX_FILES: usize = 1_000_000;
/// Maximum total size of all unpacked files: 64 GiB.
const MAX_TOTAL_BYTES: u64 = 64 << 30;
/// Maximum ratio of the unpacked to the packed size of a file; repetitive text reaches about 50.
const MAX_RATIO: u64 = 200;
/// Size in bytes below which the ratio is not checked: 1 MiB.
const SMALL: u64 = 1 << 20;
/// Maximum size of the manifest: 256 MiB.
pub(crate) const MAX_MANIFEST_BYTES: u64 = 256 << 20;
/// Maximum size of a row as JSON: 1 MiB.
pub(crate) const MAX_ROW_BYTES: u64 = 1 << 20;

/// Name of the manifest, which lists all other files.
pub(crate) const MANIFEST: &str = "manifest.json";
/// Names of the introductions for human readers; an import ignores their content.
pub(crate) const READ_ME: [&str; 2] = ["README.txt", "LISEZMOI.txt"];

/// File in an archive, as its table of contents describes it; sizes in bytes.
#[derive(Clone, Debug)]
pub(crate) struct ArchiveEntry {
    pub(crate) name: String,
    pub(crate) packed: u64,
    pub(crate) unpacked: u64,
}

/// Path of the rows of a table.
pub(crate) fn rows_of(table: &str) -> String {
    format!("data/{table}.jsonl")
}

/// Path of the spreadsheet of a table.
pub(crate) fn sheet_of(table: &str) -> String {
    format!("csv/{table}.csv")
}

/// Path of a picture.
pub(crate) fn picture(name: &str) -> String {
    format!("photos/{name}")
}

/// Finds the first defect in the table of contents of an archive, worded for the operator.
pub(crate) fn flaw(files: &[ArchiveEntry]) -> Option<String> {
    if files.len() > MAX_FILES {
        return Some(format!("it has more than {MAX_FILES} files"));
    }
    let mut names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
    names.sort_unstable();
    if let Some((duplicate, _)) = names.iter().zip(names.iter().skip(1)).find(|(name, next)| name == next) {
        return Some(format!("{duplicate:?} is in it twice"));
    }
    if let Some(odd) = names.iter().find(|name| !is_name(name)) {
        return Some(format!("no export has a file called {odd:?}"));
    }
    let is_bomb = |file: &&ArchiveEntry| file.unpacked > SMALL && file.unpacked / file.packed.max(1) > MAX_RATIO;
    if let Some(bomb) = files.iter().find(is_bomb) {
        return Some(format!(
            "{:?} is {} times as large as it is packed",
            bomb.name,
            bomb.unpacked / bomb.packed.max(1)
        ));
    }
    let total = files.iter().fold(0_u64, |sum, file| sum.saturating_add(file.unpacked));
    (total > MAX_TOTAL_BYTES).then(|| format!("it has more than {MAX_TOTAL_BYTES} bytes"))
}

/// Returns true if an export may contain a file of this name. It accepts only names that exports write, so that no path
/// leads out of its folder.
fn is_name(name: &str) -> bool {
    let is_plain = |part: &str, ending: &str| {
        part.strip_suffix(ending).is_some_and(|stem| {
            !stem.is_empty() && stem.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"_-".contains(&b))
        })
    };
    match name.split_once('/') {
        None => name == MANIFEST || READ_ME.contains(&name),
        Some(("data", file)) => is_plain(file, ".jsonl"),
        Some(("csv", file)) => is_plain(file, ".csv"),
        Some(("photos", file)) => is_plain(file, ".jpg") || is_plain(file, ".png"),
        Some(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, packed: u64, unpacked: u64) -> ArchiveEntry {
        ArchiveEntry { name: name.into(), packed, unpacked }
    }

    #[test]
    fn an_export_has_no_names_but_ours() {
        let key = "0123456789abcdef0123456789abcdef";
        for fine in [
            "manifest.json",
            "LISEZMOI.txt",
            &rows_of("locations"),
            &sheet_of("labels"),
            &picture(&format!("{key}-small.jpg")),
            &picture(&format!("{key}t.png")),
        ] {
            assert!(flaw(&[file(fine, 10, 10)]).is_none(), "{fine}");
        }
        for wrong in [
            "",
            "../manifest.json",
            "data/../../etc/passwd.jsonl",
            "/data/locations.jsonl",
            "data\\locations.jsonl",
            "data/locations.json",
            "data/.jsonl",
            "photos/a.svg",
            "photos/a/b.jpg",
            "bin/sh",
            "manifest.json/",
            "data/Locations.jsonl",
        ] {
            assert!(flaw(&[file(wrong, 10, 10)]).is_some(), "{wrong}");
        }
    }

    #[test]
    fn zip_bombs_are_detected_by_ratio_and_by_size() {
        assert!(flaw(&[file("data/a.jsonl", 1, SMALL)]).is_none());
        assert!(flaw(&[file("data/a.jsonl", 10_000, 2_000_000)]).is_none());
        assert!(flaw(&[file("data/a.jsonl", 9_000, 2_000_000)]).is_some());
        assert!(flaw(&[file("data/a.jsonl", 0, u64::MAX)]).is_some());
        let half = MAX_TOTAL_BYTES / 2 + 1;
        let two = [file("data/a.jsonl", half / 10, half), file("data/b.jsonl", half / 10, half)];
        assert!(flaw(&two[..1]).is_none() && flaw(&two).is_some());
    }

    #[test]
    fn no_file_is_in_it_twice() {
        assert!(flaw(&[file("data/a.jsonl", 1, 1), file("data/a.jsonl", 1, 1)]).is_some());
    }
}
