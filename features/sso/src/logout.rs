//! Signing out: the provider ends sessions here (back-channel logout), and sessions here end at the provider.

use api::{App, Event};
use audit::{Act, Actor, Origin};
use auth::SessionId;
use jiff::Timestamp;
use orgs::OrgId;
use url::Url;

use crate::{
    authorization_request::hash,
    callback::token_context,
    events::SsoSignedOut,
    provider_cache::KeyRead,
    queries,
    rules::{
        jose::Reason,
        logout::{self, Expected},
    },
    settings::Sso,
    types::{Connection, SignInId},
};

impl Sso {
    /// Ends the sessions that a logout token names.
    pub(crate) async fn end_by_provider(
        &self,
        app: &App,
        connection: &Connection,
        (token, origin): (&str, Origin),
    ) -> Result<(), Reason> {
        let now = app.now();
        let discovery = self.discovery(&connection.issuer, now).await?;
        let expected = Expected {
            provider: connection.provider,
            issuer: &connection.issuer,
            client_id: &connection.client_id,
            algorithms: &discovery.id_token_signing_alg_values_supported,
            has_more_algorithms: connection.has_more_algorithms,
            now: now.as_second(),
        };
        let keys = self.keys(&connection.issuer, &discovery, KeyRead::Cached, now).await?;
        let ending = match logout::check(token, &keys, &expected) {
            Err("key_unknown") => {
                let keys = self.keys(&connection.issuer, &discovery, KeyRead::SignOut, now).await?;
                logout::check(token, &keys, &expected)?
            }
            checked => checked?,
        };
        let until = Timestamp::from_second(ending.until).map_err(|_| "expired")?;
        let org = &connection.org_id;
        let end = async {
            let mut tx = app.db.begin().await?;
            if !queries::use_logout(&mut tx, org, &hash(&ending.jti), until).await? {
                return api::Result::<bool, api::Error>::Ok(false);
            }
            let at = (&connection.id, connection.issuer.as_str());
            let (sid, subject) = (ending.sid.as_deref(), ending.subject.as_deref());
            let ids = queries::sign_ins(&mut tx, org, at, sid, subject).await?;
            let ended = auth::end_sign_ins(&mut tx, &ids).await?;
            queries::remove_sign_ins(&mut tx, org, ids).await?;
            let act = Act::new(SsoSignedOut).on("organisation", org).with("sessions", ended);
            act.record(&mut tx, &Actor::stranger(origin).in_log_of(org), now).await?;
            Event::new(org, "members", None).announce(&mut tx);
            tx.commit().await?;
            Ok(true)
        };
        match end.await {
            Ok(true) => Ok(()),
            Ok(false) => Err("logout_replayed"),
            Err(error) => {
                tracing::error!(%error, "sessions not ended by their provider");
                Err("failed")
            }
        }
    }

    /// Returns the address that signs a session out at its provider; `None` for a session that no provider began, or a
    /// provider without such an address.
    pub(crate) async fn sign_out_address(
        &self,
        app: &App,
        org: &OrgId,
        session: &SessionId,
    ) -> api::Result<Option<Url>> {
        let Some(sign_in) = auth::sign_in_of(&app.db, session).await? else { return Ok(None) };
        let Some(connection) = queries::connection(&app.db, org).await? else { return Ok(None) };
        let discovery = self.discovery(&connection.issuer, app.now()).await.ok();
        let end = discovery
            .and_then(|discovery| discovery.end_session_endpoint)
            .or_else(|| connection.end_session_endpoint.clone());
        let Some(mut url) = end.and_then(|end| Url::parse(&end).ok()).filter(|url| self.is_allowed(url)) else {
            return Ok(None);
        };
        let id: SignInId = sign_in.parse().map_err(api::Error::internal)?;
        let sealed = queries::id_token(&app.db, org, &sign_in).await?;
        let token = sealed.and_then(|sealed| self.sealer().open(&token_context(&id), &sealed).ok());
        let mut query = url.query_pairs_mut();
        query
            .append_pair("client_id", &connection.client_id)
            .append_pair("post_logout_redirect_uri", &format!("{}/login", app.site.url))
            .append_pair("state", &hash(&sign_in)[..16]);
        if let Some(token) = token.and_then(|token| String::from_utf8(token).ok()) {
            query.append_pair("id_token_hint", &token);
        }
        drop(query);
        Ok(Some(url))
    }
}
