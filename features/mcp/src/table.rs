//! The table of tools in the documentation.

use std::fmt::Write as _;

use serde_json::Value;

use crate::catalog::Catalog;

/// Returns a table of all tools, in Markdown.
pub fn table(document: &Value) -> String {
    let mut text = String::from("| tool | scope | hints | arguments | does |\n|---|---|---|---|---|\n");
    for ready in &Catalog::of(document).tools {
        let tool = ready.tool;
        let hints = [
            (tool.hints.is_read_only, "reads"),
            (tool.hints.is_destructive, "destructive"),
            (tool.hints.is_idempotent, "idempotent"),
            (tool.hints.is_open_world, "outside"),
        ];
        let hints: Vec<_> = hints.into_iter().filter(|(is_so, _)| *is_so).map(|(_, name)| name).collect();
        let named = |name: &str| {
            let mark = if ready.required.iter().any(|required| required == name) { "" } else { "?" };
            format!("`{name}`{mark}")
        };
        let arguments: Vec<_> = tool.arguments.iter().map(|argument| named(argument.name)).collect();
        let (name, scope, description) = (tool.name, ready.scope.as_str(), tool.description);
        let (hints, arguments) = (hints.join(", "), arguments.join(", "));
        let _ = writeln!(text, "| `{name}` | `{scope}` | {hints} | {arguments} | {description} |");
    }
    text
}
