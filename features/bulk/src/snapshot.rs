//! Selection of the locations of a bulk edit, at the time of the request.

use std::collections::HashSet;

use api::{App, Error, FieldError, Kind, Result};
use locations::{LocationId, Search, existing_ids};
use orgs::OrgId;
use serde_json::json;

use crate::{
    rules,
    types::{NewBulk, Scope},
};

/// Returns the ids of the selected locations, each once.
pub(super) async fn take(app: &App, org: &OrgId, search: &Search, new: &NewBulk) -> Result<Vec<String>> {
    let mut selected = match &new.scope {
        Scope::Ids(ids) if ids.is_empty() => return Err(out_of_range("ids", 1)),
        Scope::Ids(ids) if ids.len() > rules::MAX_IDS => return Err(out_of_range("ids", 1)),
        _ if new.except.len() > rules::MAX_IDS => return Err(out_of_range("except", 0)),
        Scope::Ids(ids) => {
            let filter: HashSet<String> = ids.iter().map(ToString::to_string).collect();
            let existing = existing_ids(&app.db, org, filter.into_iter().collect()).await?;
            if existing.is_empty() {
                return Err(Error::not_found());
            }
            existing
        }
        Scope::Filters(filters) => search.ids(app, org, filters).await?,
    };
    let except: HashSet<&str> = new.except.iter().map(LocationId::as_str).collect();
    selected.retain(|id| !except.contains(id.as_str()));
    Ok(selected)
}

fn out_of_range(field: &str, min: usize) -> Error {
    let error = FieldError::new(field, "out_of_range", format!("Must contain between {min} and 1,000 ids."));
    Error::invalid(vec![error.with_params(json!({ "min": min, "max": rules::MAX_IDS }))])
}

/// Splits the ids into parts, as they are stored.
pub(super) fn parts(ids: &[String]) -> Vec<serde_json::Value> {
    ids.chunks(rules::PART_SIZE).map(Into::into).collect()
}

/// Returns the error that the selection has another size than expected.
pub(super) fn count_changed(count: i64) -> Error {
    let error = Error::new(Kind::Conflict, "bulk_count_changed", "The number of locations has changed since then.");
    error.with_params(json!({ "count": count }))
}
