//! Checked statement of a provider about a person: the token, the address, the groups.

use api::App;
use serde_json::{Map, Value};

use crate::{
    authorization_request::{Secret, redirect_uri},
    provider_cache::KeyRead,
    queries::Request,
    rules::{
        addresses::{self, Address},
        claims::{self, Expected},
        documents::Tokens,
        groups::{self, Groups},
        jose::Reason,
    },
    settings::Sso,
    types::Connection,
};

/// Statement of a provider whose signature, audience, times and nonce were checked.
pub(crate) struct Statement {
    pub(crate) subject: String,
    pub(crate) issuer: String,
    pub(crate) sid: Option<String>,
    pub(crate) name: Option<String>,
    /// Address, with what the same document says about its verification.
    pub(crate) address: Option<Address>,
    /// True when the organization has claimed the domain of the address.
    pub(crate) is_claimed: bool,
    pub(crate) groups: Groups,
    pub(crate) id_token: String,
    /// Claims of all documents: the report of a test shows them.
    pub(crate) claims: Map<String, Value>,
}

impl Sso {
    /// Exchanges the code of an answer, and checks what the provider says.
    pub(crate) async fn judge(
        &self,
        app: &App,
        connection: &Connection,
        (request, secret, code): (&Request, &Secret, &str),
    ) -> Result<Statement, Reason> {
        let now = app.now();
        let discovery = self.discovery(&connection.issuer, now).await?;
        let client_secret = self.client_secret(connection)?;
        let redirect_uri = redirect_uri(app, &connection.id);
        let client = (connection.client_id.as_str(), client_secret.as_deref());
        let Tokens { access_token, id_token, .. } =
            self.exchange(&discovery, client, (code, &redirect_uri, &secret.verifier)).await?;
        let domains = self.domains().domains_of(&app.db, &connection.org_id).await.map_err(|_| "database")?;
        let expected = Expected {
            provider: connection.provider,
            issuer: &connection.issuer,
            client_id: &connection.client_id,
            nonce: &secret.nonce,
            access_token: &access_token,
            algorithms: &discovery.id_token_signing_alg_values_supported,
            has_more_algorithms: connection.has_more_algorithms,
            fresh_since: request.has_max_age.then(|| request.created_at.as_second()),
            domains: &domains,
            now: now.as_second(),
        };
        let keys = self.keys(&connection.issuer, &discovery, KeyRead::Cached, now).await?;
        let token = match claims::check(&id_token, &keys, &expected) {
            Err("key_unknown") => {
                let keys = self.keys(&connection.issuer, &discovery, KeyRead::SignIn, now).await?;
                claims::check(&id_token, &keys, &expected)?
            }
            checked => checked?,
        };
        let subject = claims::subject(&token)?.to_owned();
        let mut all = token.clone();
        let mut address = claims::address(&token, connection.provider);
        let mut groups = connection
            .groups_claim
            .as_deref()
            .map_or(Groups::Missing, |claim| groups::read(&token, claim, connection.provider));
        let lacks_groups = connection.groups_claim.is_some() && groups == Groups::Missing;
        if let Some(endpoint) = discovery.userinfo_endpoint.as_deref().filter(|_| address.is_none() || lacks_groups) {
            let claims = self.userinfo(endpoint, &access_token).await?;
            if claims::text(&claims, "sub") != Some(subject.as_str()) {
                return Err("userinfo_other_subject");
            }
            // The address and its verification are never of two documents.
            address = address.or_else(|| claims::address(&claims, connection.provider));
            if let Some(claim) = connection.groups_claim.as_deref().filter(|_| lacks_groups) {
                groups = groups::read(&claims, claim, connection.provider);
            }
            for (name, value) in claims {
                all.entry(name).or_insert(value);
            }
        }
        let domain = address.as_ref().and_then(|address| addresses::domain_of(&address.email));
        Ok(Statement {
            subject,
            issuer: connection.issuer.clone(),
            sid: claims::text(&token, "sid").filter(|sid| sid.len() <= 255).map(str::to_owned),
            name: claims::text(&all, "name").map(|name| name.chars().take(100).collect()),
            is_claimed: domain.is_some_and(|domain| domains.contains(&domain)),
            address,
            groups,
            id_token,
            claims: all,
        })
    }

    /// Opens the client secret of a connection.
    pub(crate) fn client_secret(&self, connection: &Connection) -> Result<Option<String>, Reason> {
        let Some(sealed) = &connection.client_secret else { return Ok(None) };
        let secret = self.sealer().open(&secret_context(connection), sealed).map_err(|_| "secret_unreadable")?;
        String::from_utf8(secret).map(Some).map_err(|_| "secret_unreadable")
    }
}

/// Sealing context of a client secret.
pub(crate) fn secret_context(connection: &Connection) -> String {
    format!("sso_connections/{}/{}", connection.org_id, connection.id)
}
