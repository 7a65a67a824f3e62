//! `docs/security.md` names tests: they must be there, and every requirement of the lists here must have its row.

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

/// Requirements of the rest of ASVS as far as implemented, of HIPAA and the GDPR, and the faults that these tests
/// inject.
const OTHER_REQUIREMENTS: &str = "1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.9, 1.2.10, 1.3.1, 1.3.6, 1.4.2, 1.5.2, 2.2.1, 2.2.2, 2.2.3, 2.3.1, \
    2.3.2, 2.3.3, 2.3.4, 2.4.1, 3.2.2, 3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.4.1, 3.4.2, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 3.5.1, \
    3.5.2, 3.5.3, 4.1.1, 4.1.3, 4.4.1, 4.4.2, 5.2.1, 5.2.2, 5.2.3, 5.3.1, 5.3.2, 5.4.1, 5.4.2, 8.2.1, 8.2.2, 8.2.3, \
    8.3.1, 8.4.1, 11.2.1, 11.3.2, 11.3.3, 11.4.2, 12.2.1, 12.3.2, 13.2.4, 13.3.1, 13.4.1, 13.4.2, 13.4.3, 13.4.4, \
    13.4.5, 15.2.2, 15.3.2, 15.3.3, 15.3.5, 16.2.1, 16.3.1, 16.3.2, 16.4.2, 16.5.1, 16.5.2, 16.5.3, 164.312(a)(1), \
    164.312(a)(2)(i), 164.312(a)(2)(ii), 164.312(a)(2)(iii), 164.312(a)(2)(iv), 164.312(b), 164.312(c), 164.312(d), 164.312(e), GDPR 7, \
    GDPR 15, GDPR 17, GDPR 20, GDPR 30, GDPR 33, ePrivacy 5(3), fault 15, fault 20, fault 21, fault 22";

/// A row of a table of requirements.
struct RequirementRow {
    ids: Vec<String>,
    tests: Vec<TestReference>,
}

/// A test, as the document names it.
#[derive(PartialEq)]
enum TestReference {
    /// A function, in Rust.
    Function(String),
    /// A title, in TypeScript.
    Title(String),
    /// A program of its own that `make test` runs.
    Program(String),
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("server/ is in the root").to_owned()
}

fn rows(document: &str) -> Vec<RequirementRow> {
    let tables = document.split("| ids | requirement |").skip(1);
    let lines = tables.flat_map(|table| table.lines().skip(2).take_while(|line| line.starts_with("| ")));
    lines
        .map(|line| {
            let cells: Vec<_> = line.trim_matches('|').split(" | ").map(str::trim).collect();
            assert_eq!(cells.len(), 4, "{cells:?}");
            RequirementRow { ids: cells[0].split(", ").map(str::to_owned).collect(), tests: test_references(cells[3]) }
        })
        .collect()
}

/// `functions`, `folders/programs` and "titles".
fn test_references(cell: &str) -> Vec<TestReference> {
    let between = |mark: char| -> Vec<String> { cell.split(mark).skip(1).step_by(2).map(str::to_owned).collect() };
    let code =
        |text: String| if text.contains('/') { TestReference::Program(text) } else { TestReference::Function(text) };
    between('`').into_iter().map(code).chain(between('"').into_iter().map(TestReference::Title)).collect()
}

/// The text of every file of ours with this ending that holds tests.
fn sources(ending: &str) -> String {
    let listed = Command::new("git")
        .args(["ls-files", "--cached", "--others", "--exclude-standard"])
        .current_dir(root())
        .output()
        .expect("git runs");
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let files = listed.lines().filter(|file| file.ends_with(ending) && *file != "server/tests/project/security.rs");
    files.filter_map(|file| fs::read_to_string(root().join(file)).ok()).collect()
}

#[test]
fn every_test_that_the_document_names_is_there() {
    let document = fs::read_to_string(root().join("docs/security.md")).expect("the document");
    let (rust, typescript) = (sources(".rs"), sources(".ts"));
    let is_there = |test: &TestReference| match test {
        TestReference::Function(name) => {
            ["#[test]", "#[tokio::test]", "#[tokio::test(flavor = \"multi_thread\")]"].iter().any(|attribute| {
                let after = rust.split(attribute).skip(1);
                after.map(|code| code.trim_start().trim_start_matches("async ")).any(|code| {
                    code.strip_prefix("fn ")
                        .and_then(|code| code.strip_prefix(name.as_str()))
                        .is_some_and(|code| code.starts_with('('))
                })
            })
        }
        TestReference::Program(path) => {
            root().join(path).is_file()
                && fs::read_to_string(root().join("make/test")).is_ok_and(|make| make.contains(path))
        }
        TestReference::Title(title) => {
            ['"', '`'].iter().any(|mark| typescript.contains(&format!("test({mark}{title}{mark}")))
        }
    };
    let rows = rows(&document);
    assert!(rows.len() > 80, "only {} rows were read", rows.len());
    let gone: Vec<&str> = rows
        .iter()
        .flat_map(|row| &row.tests)
        .filter(|test| !is_there(test))
        .map(|test| match test {
            TestReference::Function(name) | TestReference::Title(name) | TestReference::Program(name) => name.as_str(),
        })
        .collect();
    assert!(gone.is_empty(), "named in docs/security.md, and not there: {gone:#?}");
}

#[test]
fn every_requirement_has_its_row() {
    let document = fs::read_to_string(root().join("docs/security.md")).expect("the document");
    let rows = rows(&document);
    let ids: BTreeSet<&str> = rows.iter().flat_map(|row| &row.ids).map(String::as_str).collect();
    let missing: Vec<&str> =
        REQUIREMENTS.split_whitespace().chain(OTHER_REQUIREMENTS.split(", ")).filter(|id| !ids.contains(id)).collect();
    assert!(missing.is_empty(), "without a row: {missing:?}");
    // Nothing can test that there is no rule.
    let untested: Vec<&String> = rows.iter().filter(|row| row.tests.is_empty()).flat_map(|row| &row.ids).collect();
    assert_eq!(untested, ["6.2.10"], "rows without a test");
}
