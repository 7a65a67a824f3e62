//! All stored data about a person, as one JSON document. It is generated from the schema, so that no table is
//! forgotten.

use api::App;
use db::Table;
use orgs::UserId;
use serde_json::{Map, Value, json};

use crate::{archive, rules::personal, tables};

/// Returns all stored data about a user, as one list per table, without credentials.
pub(super) async fn everything(app: &App, user: &UserId) -> api::Result<Value> {
    let account = auth::find_user(&app.db, user).await?.ok_or_else(api::Error::not_found)?;
    let mut all = Map::new();
    for table in tables::ALL.iter().filter(|table| personal::is_ones_own(table.name)) {
        let mut rows = Vec::new();
        for (_, query) in table.of_user(user.as_str()) {
            let user_rows = query.all(&app.db).await?;
            rows.extend(
                user_rows.iter().map(|row| Value::Object(archive::object(table, row, |at| is_proof(table, at)))),
            );
        }
        all.insert(table.name.to_owned(), rows.into());
    }
    Ok(json!({ "format": "vitrine-account", "version": 1, "made_at": app.now(), "account": account, "kept": all }))
}

fn is_proof(table: &Table, at: usize) -> bool {
    personal::is_proof(table.columns[at].name)
}
