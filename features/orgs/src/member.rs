//! Permission as the argument of a handler.

use api::{App, Error, Kind};
use auth::{SessionId, UserId};
use axum::{extract::FromRequestParts, http::request::Parts};

use crate::{
    OrgId, Role,
    queries::{self, Membership},
    tokens::{self, TokenId},
};

/// How somebody proved who they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Via {
    /// By signing in, on this device.
    Session(SessionId),
    /// By an API token that they made: a program acts for them.
    Token(TokenId),
}

impl Via {
    /// The id of the session or the token. When it has ended, an event of topic `session` says so to its user.
    pub fn id(&self) -> &str {
        match self {
            Self::Session(id) => id.as_str(),
            Self::Token(id) => id.as_str(),
        }
    }

    /// True when a program acts for the user.
    pub fn is_token(&self) -> bool {
        matches!(self, Self::Token(_))
    }
}

macro_rules! permission {
    ($(#[$doc:meta])* $name:ident, $least:expr, $accepts:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name {
            /// Their organisation: the only one whose things they ever see.
            pub org: OrgId,
            /// Who.
            pub user: UserId,
            /// In a session, or through a token.
            pub via: Via,
            /// What they are in the organisation.
            pub role: Role,
        }

        impl FromRequestParts<App> for $name {
            type Rejection = Error;

            async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
                let accepts: fn(&Via) -> api::Result<()> = $accepts;
                let Belongs { org, user, via, role } = belongs(parts, app).await?;
                accepts(&via)?;
                if role.is_at_least($least) { Ok(Self { org, user, via, role }) } else { Err(forbidden()) }
            }
        }
    };
}

permission!(
    /// Anybody who belongs to an organisation: may read. 403 `organisation_required` for those who belong to none.
    Member,
    Role::Client,
    anything
);
permission!(
    /// The same, signed in: 403 `session_required` for a token. For what is the user's own affair.
    MemberInSession,
    Role::Client,
    session
);
permission!(
    /// Owner, admin or manager: may change locations. 403 `forbidden` for others.
    Manager,
    Role::Manager,
    anything
);
permission!(
    /// Owner or admin, signed in: may decide who belongs to the organisation. 403 `forbidden` for others.
    Admin,
    Role::Admin,
    session
);
permission!(
    /// The owner: may do everything. 403 `forbidden` for others.
    Owner,
    Role::Owner,
    anything
);

#[expect(clippy::unnecessary_wraps, reason = "stands beside the one that refuses")]
fn anything(_: &Via) -> api::Result<()> {
    Ok(())
}

fn session(via: &Via) -> api::Result<()> {
    if via.is_token() { Err(session_required()) } else { Ok(()) }
}

struct Belongs {
    org: OrgId,
    user: UserId,
    via: Via,
    role: Role,
}

async fn belongs(parts: &mut Parts, app: &App) -> api::Result<Belongs> {
    let text = auth::bearer_text(&parts.headers)?;
    if tokens::is_token(text) {
        let text = text.to_owned();
        return by_token(parts, app, &text).await;
    }
    let bearer = auth::Bearer::of(parts, app)?;
    let user = bearer.user().clone();
    // At the same time: on PostgreSQL each is a round trip.
    let (signed_in, place) = tokio::join!(bearer.signed_in(app), place(app, &user));
    let via = Via::Session(signed_in?.session);
    let (org, role) = place?.ok_or_else(organisation_required)?;
    Ok(Belongs { org, user, via, role })
}

async fn by_token(parts: &mut Parts, app: &App, text: &str) -> api::Result<Belongs> {
    let tokens::Bearer { id, org, user } = tokens::bearer(parts, app, text).await?;
    // Where its user works now does not matter to a program; whether they still may work there does.
    let found = queries::role_in(&app.db, &org, &user).await?;
    let (org, role) = current(app, found).ok_or_else(tokens::not_valid)?;
    Ok(Belongs { org, user, via: Via::Token(id), role })
}

/// Where a user belongs now, and in what role.
async fn place(app: &App, user: &UserId) -> api::Result<Option<(OrgId, Role)>> {
    Ok(current(app, queries::membership(&app.db, user).await?))
}

fn current(app: &App, found: Option<Membership>) -> Option<(OrgId, Role)> {
    let found = found.filter(|membership| membership.expires_at.is_none_or(|at| at > app.now()))?;
    Some((found.org_id, Role::of(&found.role)?))
}

/// Whoever is calling, whether they belong anywhere or not.
pub(crate) struct Caller(pub(crate) UserId);

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
        let text = auth::bearer_text(&parts.headers)?;
        if tokens::is_token(text) {
            let text = text.to_owned();
            return by_token(parts, app, &text).await.map(|belongs| Self(belongs.user));
        }
        auth::SignedIn::from_request_parts(parts, app).await.map(|signed_in| Self(signed_in.user))
    }
}

fn organisation_required() -> Error {
    Error::new(Kind::Forbidden, "organisation_required", "Organization access required")
}

fn session_required() -> Error {
    Error::new(Kind::Forbidden, "session_required", "A token is not accepted here. Please sign in.")
}

fn forbidden() -> Error {
    Error::new(Kind::Forbidden, "forbidden", "Your role does not allow this.")
}
