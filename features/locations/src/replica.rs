//! Reading an organization's locations where the primary is spared.

use api::App;
use orgs::{OrgId, Scope};

use crate::queries;

/// Reads the locations of a scope at a replica that has every write of the organization, else at the primary. Every
/// write raises the version, so the writer's next read includes it.
pub(crate) async fn at_replica<T, R: Future<Output = api::Result<T>>>(
    app: &App,
    scope: &Scope,
    read: impl Fn(App) -> R,
) -> api::Result<T> {
    let (Scope::Whole(org) | Scope::Part(org, _)) = scope;
    // Boxed because the future holds the read twice: at the replica and at the primary.
    Box::pin(app.read_at_replica(|db| version(db, org), read)).await
}

async fn version(db: db::Db, org: &OrgId) -> db::Result<i64> {
    queries::version(&db, org).await
}
