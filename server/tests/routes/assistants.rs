//! Assistants: the protocol of both eras, what a token may, and what the program leaves behind of it.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

mod calls;
mod oauth;
mod protocol;
mod switch;
mod world;

use std::{fs, path::PathBuf};

use vitrine::document;

fn described() -> serde_json::Value {
    serde_json::to_value(document()).expect("JSON")
}

#[test]
fn each_tool_stands_for_an_operation_of_the_document() {
    assert_eq!(mcp::missing(&described()), [] as [&str; 0]);
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/mcp.md")
}

/// Returns the page with its table written anew.
fn written() -> String {
    let page = fs::read_to_string(file()).expect("docs/mcp.md");
    let (before, after_marker) = page.split_once("<!-- tools -->").expect("where the table begins");
    let (_, after) = after_marker.split_once("<!-- /tools -->").expect("where the table ends");
    format!("{before}<!-- tools -->\n{}<!-- /tools -->{after}", mcp::table(&described()))
}

#[test]
fn the_page_has_the_tools_of_the_code() {
    let stored = fs::read_to_string(file()).unwrap_or_default();
    assert!(stored == written(), "docs/mcp.md is out of date: run `make openapi` and look at what changed");
}

#[test]
#[ignore = "writes docs/mcp.md: `make openapi` runs it"]
fn write_the_page() {
    fs::write(file(), written()).expect("docs/mcp.md");
}
