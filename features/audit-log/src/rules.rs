//! Which actions a group has, and how a row is written into a file. Pure.

use jiff::civil::Date;
use text::spreadsheet;

use crate::types::{AuditEntry, Format, Group};

/// The columns of a file for a spreadsheet.
const COLUMNS: [&str; 15] = [
    "Time (UTC)",
    "Action",
    "By",
    "User",
    "User ID",
    "Token ID",
    "Object",
    "Object ID",
    "Object name",
    "Changes",
    "Facts",
    "IP address",
    "User agent",
    "Number",
    "Signature",
];

impl Group {
    /// All groups.
    pub const ALL: [Self; 10] = [
        Self::SignIn,
        Self::Members,
        Self::Locations,
        Self::Heatmaps,
        Self::Citations,
        Self::Settings,
        Self::Google,
        Self::Data,
        Self::Assistants,
        Self::Refused,
    ];

    /// Returns the areas of its actions: the part of the text before the dot.
    pub fn areas(self) -> &'static [&'static str] {
        match self {
            Self::SignIn => &["session", "account", "factor", "passkey", "sso"],
            Self::Members => &["member", "role", "scim"],
            Self::Locations => &[
                "location",
                "label",
                "view",
                "photo",
                "review",
                "reply_template",
                "contact",
                "campaign",
                "request",
                "feedback",
                "page",
                "site",
                "post",
                "automatic_replies",
            ],
            Self::Heatmaps => &["heatmap", "rank_account", "rank_budget"],
            Self::Citations => &["citation", "citation_audit", "citation_task", "directory"],
            Self::Settings => {
                &["organisation", "billing", "brand", "domain", "drafting", "portal_person", "token", "webhook"]
            }
            Self::Google => &["google"],
            Self::Data => &["data", "audit", "report", "report_schedule", "share"],
            Self::Assistants => &["assistant"],
            Self::Refused => &["access"],
        }
    }
}

impl Format {
    /// The content type of the file.
    pub(crate) fn content_type(self) -> &'static str {
        match self {
            Self::Csv => "text/csv; charset=utf-8",
            Self::Jsonl => "application/x-ndjson",
        }
    }

    /// As the API and the log call it.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Jsonl => "jsonl",
        }
    }

    /// The name of the file exported on `date`.
    pub(crate) fn file_name(self, date: Date) -> String {
        format!("audit-log-{date}.{}", self.as_str())
    }

    /// Header of the file; empty for JSON lines.
    pub(crate) fn header(self) -> String {
        match self {
            Self::Csv => spreadsheet::header(&COLUMNS),
            Self::Jsonl => String::new(),
        }
    }

    /// One row as a line of the file.
    pub(crate) fn line(self, entry: &AuditEntry, out: &mut String) {
        match self {
            Self::Csv => csv(entry, out),
            Self::Jsonl => {
                out.push_str(&serde_json::to_string(entry).unwrap_or_default());
                out.push('\n');
            }
        }
    }
}

fn csv(entry: &AuditEntry, out: &mut String) {
    let text = Option::<String>::as_deref;
    let object = entry.object.as_ref();
    let (at, number) = (entry.at.to_string(), entry.number.map(|number| number.to_string()));
    let changes: Vec<String> =
        entry.changes.iter().map(|change| format!("{}: {} -> {}", change.field, change.before, change.after)).collect();
    let (changes, facts) = (changes.join("; "), entry.facts.to_string());
    let cells = [
        Some(at.as_str()),
        Some(&entry.action),
        Some(&entry.by.kind),
        text(&entry.by.name),
        text(&entry.by.user),
        text(&entry.by.token),
        object.map(|object| object.kind.as_str()),
        object.and_then(|object| text(&object.id)),
        object.and_then(|object| text(&object.name)),
        Some(&changes),
        Some(&facts).filter(|facts| *facts != "{}").map(String::as_str),
        text(&entry.ip),
        text(&entry.user_agent),
        text(&number),
        text(&entry.signature),
    ];
    spreadsheet::line(cells.map(Option::unwrap_or_default), out);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::types::{By, Change, Thing};

    fn entry() -> AuditEntry {
        let at: jiff::Timestamp = "2026-03-01T12:00:00Z".parse().unwrap();
        AuditEntry {
            id: audit::EntryId::new(at),
            at,
            action: "location.updated".into(),
            by: By { kind: "user".into(), user: Some("u1".into()), name: Some("Zoé, A.".into()), token: None },
            object: Some(Thing { kind: "location".into(), id: Some("l1".into()), name: Some("=1+1".into()) }),
            changes: vec![Change { field: "phone".into(), before: json!(null), after: json!("+1") }],
            facts: json!({}),
            ip: Some("192.0.2.1".into()),
            user_agent: None,
            number: Some(7),
            signature: Some("k.s".into()),
        }
    }

    #[test]
    fn a_row_of_a_spreadsheet_has_its_columns_and_runs_no_formula() {
        let mut out = Format::Csv.header();
        Format::Csv.line(&entry(), &mut out);
        let lines: Vec<&str> = out.lines().collect();
        assert_eq!(lines[0].split(',').count(), COLUMNS.len());
        assert_eq!(
            lines[1],
            [
                "2026-03-01T12:00:00Z",
                "location.updated",
                "user",
                "Zoé, A.",
                "u1",
                "",
                "location",
                "l1",
                "'=1+1",
                "phone: null -> \"\"'+1\"\"",
                "",
                "192.0.2.1",
                "",
                "7",
                "k.s"
            ]
            .map(|cell| format!("\"{cell}\""))
            .join(",")
        );
    }

    #[test]
    fn a_row_for_a_program_is_the_json_of_the_api_on_one_line() {
        let (entry, mut out) = (entry(), Format::Jsonl.header());
        Format::Jsonl.line(&entry, &mut out);
        assert_eq!(out.matches('\n').count(), 1);
        assert_eq!(serde_json::from_str::<serde_json::Value>(&out).unwrap(), json!(entry));
    }

    #[test]
    fn a_file_is_named_after_its_day_and_its_kind() {
        assert_eq!(Format::Jsonl.file_name(jiff::civil::date(2026, 3, 9)), "audit-log-2026-03-09.jsonl");
    }
}
