//! Rules of organizations for signing in, which `auth` asks for.

use api::App;
use auth::{FindSso, NewUser, OnSignUp, SignOn, UserId};
use db::{Db, Tx};
use futures::{FutureExt, future::BoxFuture};
use jiff::{SignedDuration, Timestamp};
use url::Url;

use crate::{emails, queries, rules::addresses, settings::Sso, types::Mode};

/// Method of a sign-in that breaks the glass.
const PASSKEY: &str = "passkey";

/// Registers users as `orgs` does, and asks for single sign-on where an organization enforces it.
#[derive(Clone, Debug)]
pub struct Registrar {
    sso: Sso,
    site: String,
    others: orgs::Registrar,
}

impl Registrar {
    /// Creates the registrar of the site at `site`.
    pub fn new(sso: &Sso, site: &str) -> Self {
        Self { sso: sso.clone(), site: site.to_owned(), others: orgs::Registrar }
    }

    async fn rule(&self, db: &Db, user: &UserId, email: &str, method: &str) -> api::Result<SignOn> {
        let Some(domain) = addresses::domain_of(email) else { return Ok(SignOn::Free) };
        let Some(org) = self.sso.domains().claimant(db, &domain).await? else { return Ok(SignOn::Free) };
        let connection = queries::connection(db, &org).await?;
        if connection.is_none_or(|connection| connection.mode != Mode::Enforced) {
            return Ok(SignOn::Free);
        }
        if method != PASSKEY || !queries::break_glass(db, &org).await?.contains(user) {
            return Ok(SignOn::Required);
        }
        let position = orgs::provisioning::position(db, &org, user).await?;
        let is_owner = position.is_some_and(|position| position.role == orgs::Role::Owner);
        Ok(if is_owner { SignOn::BreakGlass } else { SignOn::Required })
    }
}

impl OnSignUp for Registrar {
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>> {
        self.others.on_sign_up(tx, user, now)
    }

    fn log_of<'a>(&'a self, tx: &'a mut Tx, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>> {
        self.others.log_of(tx, user)
    }

    fn read_log_of<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>> {
        self.others.read_log_of(db, user)
    }

    fn idle_limit<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<SignedDuration>>> {
        self.others.idle_limit(db, user)
    }

    fn sign_on<'a>(
        &'a self,
        db: &'a Db,
        user: &'a UserId,
        email: &'a str,
        method: &'a str,
    ) -> BoxFuture<'a, api::Result<SignOn>> {
        self.rule(db, user, email, method).boxed()
    }

    fn notify_break_glass<'a>(
        &'a self,
        tx: &'a mut Tx,
        user: &'a UserId,
        now: Timestamp,
    ) -> BoxFuture<'a, api::Result<()>> {
        emails::write(tx, self.sso.sealer(), &self.site, user, now).boxed()
    }
}

impl FindSso for Sso {
    fn find_sso<'a>(&'a self, app: &'a App, name: &'a str) -> BoxFuture<'a, api::Result<Option<Url>>> {
        async move {
            let Some(connection) = self.connection_for(app, name).await? else { return Ok(None) };
            let start = format!("{}/auth/sso/{}/start", app.site.url, connection.id);
            let mut url = Url::parse(&start).map_err(api::Error::internal)?;
            if name.contains('@') {
                url.query_pairs_mut().append_pair("login_hint", name);
            }
            Ok(Some(url))
        }
        .boxed()
    }
}
