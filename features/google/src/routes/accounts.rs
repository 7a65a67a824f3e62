//! Business Profile accounts that can be imported.

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

/// Business Profile account that a connected user may see.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleAccount {
    /// Id of the account.
    id: GoogleAccountId,
    /// Id of the account at Google, which an import request takes.
    account_id: String,
    /// Name of the account.
    account_name: String,
    /// `PERSONAL` or `ORGANIZATION`.
    #[schema(example = "PERSONAL")]
    account_type: String,
    /// Role of the user in the account: `PRIMARY_OWNER`, `OWNER`, `MANAGER` or `SITE_MANAGER`.
    #[schema(required)]
    role: Option<String>,
    /// Connection that gives access to the account.
    connection_id: ConnectionId,
    /// True when the locations of the account are synced automatically, because some were imported.
    is_synced: bool,
}

impl From<AccountRow> for GoogleAccount {
    fn from(account: AccountRow) -> Self {
        Self {
            id: account.id,
            account_id: account.account_id,
            account_name: account.account_name,
            account_type: account.account_type,
            role: account.role,
            connection_id: account.connection_id,
            is_synced: account.next_sync_at.is_some(),
        }
    }
}

/// Accounts, by name.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct GoogleAccountList {
    /// Accounts.
    items: Vec<GoogleAccount>,
    /// Stable code of the reason why some accounts could not be read; null when all were read.
    #[schema(required)]
    error: Option<String>,
}

/// Returns the accounts as last read from Google.
#[utoipa::path(get, path = "/google/accounts", operation_id = "list_google_accounts", tag = "google",
    extensions(("x-permission" = json!("see_google"))),
    responses((status = 200, body = GoogleAccountList)))]
pub(super) async fn list_google_accounts(
    member: May<SeeGoogle>,
    State(app): State<App>,
) -> Result<Json<GoogleAccountList>> {
    list(&app, &member.org, None).await
}

/// Reads the accounts from Google again.
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
