//! Access to Google through the connection of an account.

use orgs::OrgId;

use super::run_context::RunError;
use crate::{client::Calls, google::Google, queries};

/// Returns a client with the connection that gives access to an account.
pub(crate) async fn calls<'a>(google: &'a Google, org: &OrgId, account: &str) -> Result<Calls<'a>, RunError> {
    let connection = queries::connections_of_account(&google.app().db, org, account).await?;
    let connection = connection.ok_or(RunError::NotConnected)?;
    if connection.state != "connected" {
        return Err(RunError::Google(crate::failure::Failure::Reconnect));
    }
    Ok(Calls::new(google, connection))
}

/// Subscribes to the notices of these accounts, if notices are received. After a failure, syncs still find the changes.
pub(super) async fn subscribe(google: &Google, org: &OrgId, accounts: &[String]) {
    let Ok(at) = google.settings_of(org).await else { return };
    let Some(notices) = &at.notices else { return };
    for account in accounts {
        let Ok(calls) = calls(google, org, account).await else { continue };
        if let Err(failure) = calls.subscribe(account, &notices.topic).await {
            tracing::warn!(code = failure.code(), "Google does not publish an account's notices");
        }
    }
}
