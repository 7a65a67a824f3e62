//! Index of the names of contacts in memory: names are sealed in the database, so it cannot search them.

use db::{Db, Result};
use orgs::OrgId;

use crate::{queries, requests::Requests};

/// Number of names per query.
const BATCH: i64 = 5_000;

/// Returns the ids of the contacts whose name has all words of a text, the latest added first. Contacts that were
/// forgotten may be among them.
pub(crate) async fn search(requests: &Requests, db: &Db, org: &OrgId, text: &str) -> Result<Vec<String>> {
    let folded = text::fold(text);
    let words: Vec<String> = folded.split(' ').filter(|word| !word.is_empty()).map(|word| format!(" {word}")).collect();
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let names = requests.names().value(org);
    let mut names = names.lock().await;
    let current = queries::version(db, org).await?;
    let (mut change, mut id) = (names.version, String::from("\u{7f}"));
    while change < current || names.version == 0 {
        let rows = queries::changed_names(db, org, (change, &id), BATCH).await?;
        let is_last = (rows.len() as i64) < BATCH;
        for row in rows {
            let name = requests.open((org, "contacts", row.id.as_str(), "name"), &row.name).unwrap_or_default();
            names.put(row.id.to_string(), &name);
            (change, id) = (row.change, row.id.to_string());
        }
        if is_last {
            break;
        }
    }
    names.version = current;
    requests.names().resize(org, names.bytes);
    Ok(names.search(&words))
}
