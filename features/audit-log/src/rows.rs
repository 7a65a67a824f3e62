//! Rows of the log as an organization sees them: with the names of those who still belong to it.

use std::collections::HashMap;

use api::{App, Cursor, Error, Limit, Page, Result};
use audit::{Entry, EntryId, Search};
use orgs::{OrgId, UserId};

use crate::types::{AuditEntry, By, Change, Filters, Thing};

/// Objects that are people: their names are looked up, and not kept in the log.
const PEOPLE: [&str; 2] = ["member", "account"];

impl Filters {
    /// Converts the filters to a search of the log.
    pub(crate) fn search(&self) -> Search {
        let areas = self.group.map(|group| group.areas().iter().map(ToString::to_string).collect());
        Search {
            user: self.user.as_ref().map(ToString::to_string),
            object: self.object.clone().filter(|object| !object.is_empty()),
            areas: areas.unwrap_or_default(),
            from: self.from,
            to: self.to,
        }
    }
}

/// The page after a cursor.
pub(crate) async fn page(
    app: &App,
    org: &OrgId,
    search: &Search,
    cursor: Option<&str>,
    limit: Limit,
) -> Result<Page<AuditEntry>> {
    let cursor = cursor.filter(|cursor| !cursor.is_empty());
    let before: Option<EntryId> = cursor.map(Cursor::unpack).transpose()?;
    let rows = audit::list(&app.db, org.as_str(), search, before.as_ref(), limit.and_one()).await?;
    let page = Page::of(rows, limit, |last| Cursor::pack(&last.id));
    let names = names(app, org, &page.items).await?;
    let items = page.items.into_iter().map(|row| entry_view(row, &names)).collect::<Result<_>>()?;
    Ok(Page { items, next_cursor: page.next_cursor })
}

async fn names(app: &App, org: &OrgId, rows: &[Entry]) -> Result<HashMap<UserId, String>> {
    let people = rows.iter().flat_map(|row| [row.user_id.as_deref(), person(row)]).flatten();
    let mut people: Vec<UserId> = people.filter_map(|id| id.parse().ok()).collect();
    people.sort();
    people.dedup();
    Ok(orgs::names(&app.db, org, &people).await?)
}

/// The user it was done to.
fn person(row: &Entry) -> Option<&str> {
    row.object_id.as_deref().filter(|_| row.object_kind.as_deref().is_some_and(|kind| PEOPLE.contains(&kind)))
}

fn entry_view(row: Entry, names: &HashMap<UserId, String>) -> Result<AuditEntry> {
    let name = |id: &str| names.get(&id.parse().ok()?).cloned();
    let called = row.object_name.clone().or(row.person.clone()).or_else(|| person(&row).and_then(name));
    let changes: Vec<Change> = serde_json::from_value(row.changes).map_err(Error::internal)?;
    Ok(AuditEntry {
        by: By { name: row.user_id.as_deref().and_then(name), kind: row.actor, user: row.user_id, token: row.token_id },
        object: row.object_kind.map(|kind| Thing { kind, id: row.object_id, name: called }),
        id: row.id,
        at: row.at,
        action: row.action,
        changes,
        facts: row.facts,
        ip: row.ip,
        user_agent: row.user_agent,
        number: row.seq,
        signature: row.hash,
    })
}
