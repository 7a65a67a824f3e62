//! Permission as the argument of a handler.

use api::{App, Error, Kind};
use auth::{Bearer, SessionId, UserId};
use axum::{extract::FromRequestParts, http::request::Parts};

use crate::{OrgId, Role, queries};

macro_rules! permission {
    ($(#[$doc:meta])* $name:ident, $least:expr) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $name {
            /// Their organisation: the only one whose things they ever see.
            pub org: OrgId,
            /// Who.
            pub user: UserId,
            /// On which device.
            pub session: SessionId,
            /// What they are in the organisation.
            pub role: Role,
        }

        impl FromRequestParts<App> for $name {
            type Rejection = Error;

            async fn from_request_parts(parts: &mut Parts, app: &App) -> api::Result<Self> {
                let Belongs { org, user, session, role } = belongs(parts, app).await?;
                if role.is_at_least($least) { Ok(Self { org, user, session, role }) } else { Err(forbidden()) }
            }
        }
    };
}

permission!(
    /// Anybody who belongs to an organisation: may read. 403 `organisation_required` for those who belong to none.
    Member,
    Role::Client
);
permission!(
    /// Owner, admin or manager: may change locations. 403 `forbidden` for others.
    Manager,
    Role::Manager
);
permission!(
    /// The owner: may do everything. 403 `forbidden` for others.
    Owner,
    Role::Owner
);

struct Belongs {
    org: OrgId,
    user: UserId,
    session: SessionId,
    role: Role,
}

async fn belongs(parts: &Parts, app: &App) -> api::Result<Belongs> {
    let bearer = Bearer::of(parts, app)?;
    let user = bearer.user().clone();
    // At the same time: on PostgreSQL each is a round trip.
    let (signed_in, membership) = tokio::join!(bearer.signed_in(app), queries::membership(&app.db, &user));
    let session = signed_in?.session;
    let membership = membership?.filter(|membership| membership.expires_at.is_none_or(|at| at > app.now()));
    let membership = membership.ok_or_else(organisation_required)?;
    let role = Role::of(&membership.role).ok_or_else(organisation_required)?;
    Ok(Belongs { org: membership.org_id, user, session, role })
}

fn organisation_required() -> Error {
    Error::new(Kind::Forbidden, "organisation_required", "Organization access required")
}

fn forbidden() -> Error {
    Error::new(Kind::Forbidden, "forbidden", "Your role does not allow this.")
}
