//! Which locations a bulk edit means, taken down when somebody asks for it.

use std::collections::HashSet;

use api::{App, Error, FieldError, Kind, Result};
use orgs::OrgId;
use serde_json::json;

use super::{
    rules,
    types::{NewBulk, Scope},
};
use crate::{
    LocationId,
    queries::{self, LocationFilter},
    search::Search,
};

/// The ids of the locations that are meant, each once.
pub(super) async fn take(app: &App, org: &OrgId, search: &Search, new: &NewBulk) -> Result<Vec<String>> {
    let mut meant = match &new.scope {
        Scope::Ids(ids) if ids.is_empty() => return Err(out_of_range("ids", 1)),
        Scope::Ids(ids) if ids.len() > rules::MOST_IDS => return Err(out_of_range("ids", 1)),
        _ if new.except.len() > rules::MOST_IDS => return Err(out_of_range("except", 0)),
        Scope::Ids(ids) => {
            let filter: HashSet<String> = ids.iter().map(ToString::to_string).collect();
            let there = queries::there(&app.db, org, filter.into_iter().collect()).await?;
            if there.is_empty() {
                return Err(Error::not_found());
            }
            there
        }
        Scope::Filters(filters) => search.ids(app, org, LocationFilter::of(filters)).await?,
    };
    let except: HashSet<&str> = new.except.iter().map(LocationId::as_str).collect();
    meant.retain(|id| !except.contains(id.as_str()));
    Ok(meant)
}

fn out_of_range(field: &str, min: usize) -> Error {
    let error = FieldError::new(field, "out_of_range", format!("From {min} to 1,000 ids."));
    Error::invalid(vec![error.with_params(json!({ "min": min, "max": rules::MOST_IDS }))])
}

/// The ids as they are kept: a list for each part.
pub(super) fn parts(ids: &[String]) -> Vec<serde_json::Value> {
    ids.chunks(rules::PART).map(Into::into).collect()
}

/// Other locations are meant than the caller believed.
pub(super) fn count_changed(count: i64) -> Error {
    let error = Error::new(Kind::Conflict, "bulk_count_changed", "The number of locations has changed meanwhile.");
    error.with_params(json!({ "count": count }))
}
