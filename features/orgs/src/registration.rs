//! How somebody comes to belong to an organisation: at sign-up, later, or as the visitor of a demo.

use auth::{NewUser, OnSignUp, UserId};
use db::Tx;
use futures::{FutureExt, future::BoxFuture};
use jiff::{SignedDuration, Timestamp};

use crate::{
    OrgId, Role,
    queries::{self, NewOrg},
    rules,
    types::Registration,
};

/// How long a new organisation may try everything.
const TRIAL: SignedDuration = SignedDuration::from_hours(14 * 24);

/// Registers those who tell their name at sign-up. Who does not can complete the registration later.
#[derive(Clone, Copy, Debug)]
pub struct Registrar;

impl OnSignUp for Registrar {
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>> {
        async move {
            let Some(told) = rules::told(&user.metadata) else { return Ok(()) };
            let registration = rules::check(&told).map_err(api::Error::invalid)?;
            register(tx, &user.id, &user.email, &registration, now).await?;
            Ok(())
        }
        .boxed()
    }
}

/// Writes registration, organisation and profile of `user`, who owns the organisation.
pub(crate) async fn register(
    tx: &mut Tx,
    user: &UserId,
    email: &str,
    registration: &Registration,
    now: Timestamp,
) -> db::Result<OrgId> {
    let id = OrgId::new(now);
    let name = registration.organisation();
    let org = NewOrg { id: &id, name: &name, trial_ends_at: now.checked_add(TRIAL).ok(), expires_at: None };
    write(tx, user, email, registration, org, now).await?;
    Ok(id)
}

/// The same for the visitor of a demo.
pub(crate) async fn demo(tx: &mut Tx, user: &UserId, expires_at: Timestamp, now: Timestamp) -> api::Result<OrgId> {
    let id = OrgId::new(now);
    let visitor = Registration { first_name: "Demo".into(), last_name: "User".into(), company: None };
    let org = NewOrg { id: &id, name: "Demo", trial_ends_at: None, expires_at: Some(expires_at) };
    write(tx, user, "", &visitor, org, now).await?;
    Ok(id)
}

async fn write(
    tx: &mut Tx,
    user: &UserId,
    email: &str,
    registration: &Registration,
    org: NewOrg<'_>,
    now: Timestamp,
) -> db::Result<()> {
    let id = org.id;
    queries::add_registration(tx, user, email, registration, now).await?;
    queries::add_org(tx, org, now).await?;
    queries::add_profile(tx, user, id, email, &registration.full_name(), Role::Owner, now).await
}
