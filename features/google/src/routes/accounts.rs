//! Business Profile accounts, to choose from.

use api::{App, Json, Result};
use axum::{Extension, extract::State};
use orgs::{
    May, OrgId,
    may::{SeeGoogle, SyncGoogle},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    connect,
    google::Google,
    queries::{self, AccountRow},
    types::{ConnectionId, GoogleAccountId},
};

/// A Business Profile account that a connected user may see.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleAccount {
    /// Names it here.
    id: GoogleAccountId,
    /// Google's number of it: what an import is asked for with.
    account_id: String,
    /// What it is called.
    account_name: String,
    /// `PERSONAL` or `ORGANIZATION`.
    #[schema(example = "PERSONAL")]
    account_type: String,
    /// What the user is in it: `PRIMARY_OWNER`, `OWNER`, `MANAGER`, `SITE_MANAGER`.
    #[schema(required)]
    role: Option<String>,
    /// Through whom it is seen.
    connection_id: ConnectionId,
    /// Whether its locations are brought in line by themselves: some were imported.
    is_synced: bool,
}

impl From<AccountRow> for GoogleAccount {
    fn from(of: AccountRow) -> Self {
        Self {
            id: of.id,
            account_id: of.account_id,
            account_name: of.account_name,
            account_type: of.account_type,
            role: of.role,
            connection_id: of.connection_id,
            is_synced: of.next_sync_at.is_some(),
        }
    }
}

/// Every account that is known, by name.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleAccountList {
    /// The accounts.
    items: Vec<GoogleAccount>,
    /// Why some could not be read just now, as a stable code; null when all is well.
    #[schema(required)]
    error: Option<String>,
}

/// The accounts that were read last.
#[utoipa::path(get, path = "/google/accounts", operation_id = "list_google_accounts", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    responses((status = 200, body = GoogleAccountList)))]
pub(super) async fn list_google_accounts(
    member: May<SeeGoogle>,
    State(app): State<App>,
) -> Result<Json<GoogleAccountList>> {
    list(&app, &member.org, None).await
}

/// Reads the accounts anew from Google.
#[utoipa::path(post, path = "/google/accounts/refresh", operation_id = "refresh_google_accounts", tag = "google",
    extensions(("x-permission" = json!("sync_google"))),
    responses((status = 200, body = GoogleAccountList)))]
pub(super) async fn refresh_google_accounts(
    member: May<SyncGoogle>,
    State(app): State<App>,
    Extension(google): Extension<Google>,
) -> Result<Json<GoogleAccountList>> {
    let failure = connect::refresh_accounts(&google, &member.org).await?;
    list(&app, &member.org, failure.map(|failure| failure.code().to_owned())).await
}

async fn list(app: &App, org: &OrgId, error: Option<String>) -> Result<Json<GoogleAccountList>> {
    let items = queries::accounts(&app.db, org).await?.into_iter().map(Into::into).collect();
    Ok(Json(GoogleAccountList { items, error }))
}
