//! `docs/security.md` names tests: they must be there, and every requirement on signing in must have its row.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The requirements of ASVS 5.0, level 2, that are about signing in.
const REQUIREMENTS: &str = "1.3.11 3.7.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 \
    6.2.12 6.3.1 6.3.2 6.3.3 6.3.4 6.4.1 6.4.2 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.3 6.8.1 6.8.2 7.2.1 7.2.2 \
    7.2.3 7.2.4 7.3.1 7.3.2 7.4.1 7.4.2 7.4.3 7.4.5 7.5.1 7.5.2 9.1.1 9.1.2 9.1.3 9.2.1 9.2.2 9.2.3 9.2.4 10.2.1 10.4.1 \
    10.4.2 10.4.3 10.4.5 10.4.6 10.4.8 10.5.1 10.5.2 10.5.3 10.5.4 14.2.1 14.3.1 14.3.2 14.3.3";

/// A row of the table of requirements.
struct Row {
    ids: Vec<String>,
    tests: Vec<Named>,
}

/// A test, as the document names it.
#[derive(PartialEq)]
enum Named {
    /// A function, in Rust.
    Function(String),
    /// A title, in TypeScript.
    Title(String),
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("server/ is in the root").to_owned()
}

fn rows(document: &str) -> Vec<Row> {
    let table = document.split("## Requirements").nth(1).and_then(|rest| rest.split("\n## ").next());
    let lines = table.expect("a table of requirements").lines().filter(|line| line.starts_with("| "));
    let cells = lines.skip(1).map(|line| line.trim_matches('|').split(" | ").map(str::trim).collect::<Vec<_>>());
    cells
        .map(|cells| {
            assert_eq!(cells.len(), 4, "{cells:?}");
            Row { ids: cells[0].split(", ").map(str::to_owned).collect(), tests: named(cells[3]) }
        })
        .collect()
}

/// `functions` and "titles".
fn named(cell: &str) -> Vec<Named> {
    let between = |mark: char| -> Vec<String> { cell.split(mark).skip(1).step_by(2).map(str::to_owned).collect() };
    between('`').into_iter().map(Named::Function).chain(between('"').into_iter().map(Named::Title)).collect()
}

/// The text of every file of ours with this ending that holds tests.
fn sources(ending: &str) -> String {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git runs");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let files = listed.lines().filter(|file| file.ends_with(ending) && *file != "server/tests/security.rs");
    files.filter_map(|file| fs::read_to_string(root().join(file)).ok()).collect()
}

#[test]
fn every_test_that_the_document_names_is_there() {
    let document = fs::read_to_string(root().join("docs/security.md")).expect("the document");
    let (rust, typescript) = (sources(".rs"), sources(".ts"));
    let is_there = |test: &Named| match test {
        Named::Function(name) => {
            ["#[test]", "#[tokio::test]", "#[tokio::test(flavor = \"multi_thread\")]"].iter().any(|attribute| {
                let after = rust.split(attribute).skip(1);
                after.map(|code| code.trim_start().trim_start_matches("async ")).any(|code| {
                    code.strip_prefix("fn ")
                        .and_then(|code| code.strip_prefix(name.as_str()))
                        .is_some_and(|code| code.starts_with('('))
                })
            })
        }
        Named::Title(title) => ['"', '`'].iter().any(|mark| typescript.contains(&format!("test({mark}{title}{mark}"))),
    };
    let rows = rows(&document);
    assert!(rows.len() > 40, "only {} rows were read", rows.len());
    let gone: Vec<&str> = rows
        .iter()
        .flat_map(|row| &row.tests)
        .filter(|test| !is_there(test))
        .map(|test| match test {
            Named::Function(name) | Named::Title(name) => name.as_str(),
        })
        .collect();
    assert!(gone.is_empty(), "named in docs/security.md, and not there: {gone:#?}");
}

#[test]
fn every_requirement_on_signing_in_has_its_row() {
    let document = fs::read_to_string(root().join("docs/security.md")).expect("the document");
    let rows = rows(&document);
    let known: BTreeSet<&str> = rows.iter().flat_map(|row| &row.ids).map(String::as_str).collect();
    let missing: Vec<&str> = REQUIREMENTS.split_whitespace().filter(|id| !known.contains(id)).collect();
    assert!(missing.is_empty(), "without a row: {missing:?}");
    // Two that nothing can test: that there is no rule, and that something is not met, as the document says.
    let untested: Vec<&String> = rows.iter().filter(|row| row.tests.is_empty()).flat_map(|row| &row.ids).collect();
    assert_eq!(untested, ["6.2.10", "6.2.11"], "rows without a test");
}
