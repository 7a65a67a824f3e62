//! `docs/permissions.md`, written from the matrix and the OpenAPI document.

use std::{fmt::Write as _, fs, path::PathBuf};

use axum::http::Method;
use orgs::{About, MATRIX, Role, Through};

use super::world::operations;

const ROLES: [(Role, &str); 6] = [
    (Role::Owner, "owner"),
    (Role::Admin, "admin"),
    (Role::Manager, "manager"),
    (Role::Responder, "responder"),
    (Role::Viewer, "viewer"),
    (Role::Client, "client"),
];

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs/permissions.md")
}

fn written() -> String {
    let mut text = String::from(
        "# Permissions\n\n\
         Who may do what. The matrix stands in `features/orgs/src/permissions.rs`; this page is written from it and from\n\
         `docs/openapi.json` (`make openapi`), and `server/tests/routes/permissions` tries every route in every role.\n\n\
         - A **limited** member sees some locations, by name or by label. *theirs* means that they may, with those.\n\
         - A **token** acts for the member who made it, in their role and within their limits. What takes a person needs a\n  \
           session. Its **scopes** say what it may change: the last column has the scope that requests need which change\n  \
           something. `read` reads, `write` changes what stays in the organization, `publish` what others see (replies,\n  \
           posts, profiles, public pages, emails), `spend` starts what costs money. Some operations of a permission need\n  \
           another scope; their `x-scope` in `docs/openapi.json` says so, and the lists below.\n\
         - A **custom role** has any of these permissions but `close_organisation`. Nobody creates or gives a role with a\n  \
           permission that they lack. It reads as the closest role of this table where programs know no custom roles.\n\
         - Whoever works for an agency has in its clients the role they have in the agency, but clients and limited members.\n",
    );
    let outlasting = MATRIX.iter().filter(|row| row.outlasts_emergency() && row.allows(Role::Admin, false));
    let outlasting: Vec<_> = outlasting.map(|row| format!("`{}`", row.permission.as_str())).collect();
    let _ = writeln!(
        text,
        "- **Emergency access** gives a member the rights of an admin for some hours, but these, whose effects would outlast\n  \
           it: {}.",
        outlasting.join(", ")
    );
    text.push_str("\n| permission | | ");
    let names: Vec<_> = ROLES.iter().map(|(_, name)| *name).collect();
    let _ = writeln!(text, "{} | limited | token | scope |", names.join(" | "));
    let _ = writeln!(text, "|---|---|{}", ":-:|".repeat(ROLES.len() + 3));
    for row in MATRIX {
        let tick = |may: bool| if may { "✓" } else { "" };
        let roles: Vec<_> = ROLES.iter().map(|(role, _)| tick(row.allows(*role, false))).collect();
        let limited = match row.about {
            About::Each => "theirs",
            About::Whole => "",
            About::Own => "✓",
        };
        let (name, says, token) =
            (row.permission.as_str(), row.description.trim(), tick(row.through == Through::Anything));
        let scope = if row.through == Through::Anything { format!("`{}`", row.writes.as_str()) } else { String::new() };
        let _ = writeln!(text, "| `{name}` | {says} | {} | {limited} | {token} | {scope} |", roles.join(" | "));
    }
    text.push_str("\n## Routes\n\nOf the permission of each; `signed_in` is enough to be signed in.\n\n| permission | operations |\n|---|---|\n");
    let operations = operations();
    let rows = MATRIX.iter().map(|row| (row.permission.as_str(), Some(row)));
    for (name, row) in rows.chain([("signed_in", None)]) {
        let operation_ids: Vec<_> = operations
            .iter()
            .filter(|operation| operation.permission.as_deref() == Some(name))
            .map(|operation| match (&operation.scope, row) {
                (Some(scope), Some(row)) if operation.method != Method::GET && scope != row.writes.as_str() => {
                    format!("`{}` ({scope})", operation.id)
                }
                _ => format!("`{}`", operation.id),
            })
            .collect();
        let _ = writeln!(text, "| `{name}` | {} |", operation_ids.join(", "));
    }
    text
}

#[test]
fn the_permissions_page_matches_the_code() {
    let stored = fs::read_to_string(file()).unwrap_or_default();
    assert!(stored == written(), "docs/permissions.md is out of date: run `make openapi` and look at what changed");
}

#[test]
#[ignore = "writes docs/permissions.md: `make openapi` runs it"]
fn write_the_page() {
    fs::write(file(), written()).expect("docs/permissions.md");
}
