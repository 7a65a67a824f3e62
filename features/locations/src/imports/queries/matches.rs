//! Locations that rows match.

use std::collections::HashMap;

use ::imports::ImportId;
use db::{Result, Run, query};
use orgs::OrgId;

use crate::LocationId;

/// The locations with these keys, the oldest of each; those that came with `import` itself do not count.
pub(in super::super) async fn matches(
    on: impl Run,
    org: &OrgId,
    import: &ImportId,
    keys: Vec<String>,
) -> Result<HashMap<String, LocationId>> {
    if keys.is_empty() {
        return Ok(HashMap::new());
    }
    let (external, place): (Vec<_>, Vec<_>) = keys.into_iter().partition(|key| key.starts_with("x:"));
    let matches = query!(
        (String, LocationId),
        "select place_key, min(id) from locations
         where org_id = $1 and deleted_at is null and place_key = any($3) and (import_id is null or import_id <> $2)
         group by place_key
         union all
         select external_key, min(id) from locations
         where org_id = $1 and deleted_at is null and external_key = any($4)
           and (import_id is null or import_id <> $2)
         group by external_key",
        org,
        import,
        place,
        external
    );
    Ok(matches.all(on).await?.into_iter().collect())
}
