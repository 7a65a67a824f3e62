//! Settings of an organization, as the API shows them.

use api::App;
use auth::Auth;
use orgs::{OrgId, Role};

use crate::{
    authorization_request::redirect_uri,
    queries,
    settings::Sso,
    types::{Connection, ShownConnection, ShownOwner, SsoSettings},
};

impl Sso {
    /// Returns single sign-on of an organization.
    pub(crate) async fn settings(&self, app: &App, auth: &Auth, org: &OrgId) -> api::Result<SsoSettings> {
        let connection = queries::connection(&app.db, org).await?;
        let domains = self.domains().domains_of(&app.db, org).await?;
        let glass = queries::break_glass(&app.db, org).await?;
        let members = orgs::members(&app.db, org).await?.into_iter();
        let owners: Vec<_> = members.filter(|(_, role, _)| *role == Role::Owner).map(|(user, ..)| user).collect();
        let names = orgs::names(&app.db, org, &owners).await?;
        let mut shown_owners = Vec::with_capacity(owners.len());
        for id in owners {
            let has_passkey = auth::has_passkey(auth, &id).await?;
            let name = names.get(&id).cloned().unwrap_or_default();
            shown_owners.push(ShownOwner { may_break_glass: glass.contains(&id), id, name, has_passkey });
        }
        Ok(SsoSettings {
            connection: connection.map(|connection| shown_connection(app, connection)),
            domains,
            owners: shown_owners,
        })
    }
}

fn shown_connection(app: &App, connection: Connection) -> ShownConnection {
    let rules = connection.rules();
    ShownConnection {
        redirect_uri: redirect_uri(app, &connection.id),
        logout_uri: format!("{}/auth/sso/{}/backchannel", app.site.url, connection.id),
        id: connection.id,
        provider: connection.provider,
        issuer: connection.issuer,
        client_id: connection.client_id,
        has_secret: connection.client_secret.is_some(),
        scopes: connection.scopes,
        groups_claim: connection.groups_claim,
        rules,
        default_role: connection.default_role,
        default_role_id: connection.default_role_id,
        adds_members: connection.adds_members,
        has_more_algorithms: connection.has_more_algorithms,
        end_session_endpoint: connection.end_session_endpoint,
        mode: connection.mode,
        test: connection.test_report.and_then(|report| serde_json::from_value(report).ok()),
    }
}
