//! Registration of users in organizations: at sign-up, later, or as the visitor of a demo.

use api::Event;
use audit::{Act, Actor, Origin};
use auth::{NewUser, OnSignUp, User, UserId};
use db::{Db, Tx};
use futures::{FutureExt, future::BoxFuture};
use jiff::{SignedDuration, Timestamp};

use crate::{
    OrgId, brand, events, idle_sign_out, invitations,
    me::{FirstDefaults, Registration},
    members,
    plans::{self, ChosenPlan},
    post::Post,
    queries::{self, NewOrg},
    roles, rules,
};

/// Registers users who give their name at sign-up. Others can complete the registration later.
#[derive(Clone, Copy, Debug)]
pub struct Registrar;

impl OnSignUp for Registrar {
    fn on_sign_up<'a>(&'a self, tx: &'a mut Tx, user: &'a NewUser, now: Timestamp) -> BoxFuture<'a, api::Result<()>> {
        async move {
            let Some(given) = rules::registration_in(&user.metadata) else { return Ok(()) };
            // An invited or imported user, whose address is confirmed only now, may be registered already.
            if queries::has_profile(&mut *tx, &user.id).await? {
                return Ok(());
            }
            let registration = rules::check(&given).map_err(api::Error::invalid)?;
            if let Some(post) = invitations::used_at_sign_up(tx, &user.email, &user.metadata, now).await? {
                queries::add_registration(tx, &user.id, &user.email, &registration, now).await?;
                queries::add_profile(tx, &user.id, &post.org, &user.email, &registration.full_name(), now).await?;
                members::add(tx, &user.id, &post, now).await?;
                let by = Actor::user(&user.id, Origin::default()).in_log_of(&post.org);
                let act = Act::new(events::MemberJoined).on("member", &user.id);
                act.with("role", &roles::name_of(&mut *tx, &post.org, post.role, post.role_id.as_ref()).await?)
                    .record(tx, &by, now)
                    .await?;
                Event::new(&post.org, "members", Some(user.id.as_str())).announce(tx);
            } else {
                let chosen = plans::chosen(&user.metadata);
                let defaults = rules::first_defaults(&given);
                register(tx, (&user.id, &user.email), &registration, defaults, chosen, now).await?;
            }
            Ok(())
        }
        .boxed()
    }

    /// Returns the organization the user works in.
    fn log_of<'a>(&'a self, tx: &'a mut Tx, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>> {
        async move { Ok(queries::workplace(tx, user).await?.map(|org| org.to_string())) }.boxed()
    }

    fn read_log_of<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<String>>> {
        async move { Ok(queries::workplace(db, user).await?.map(|org| org.to_string())) }.boxed()
    }

    fn idle_limit<'a>(&'a self, db: &'a Db, user: &'a UserId) -> BoxFuture<'a, api::Result<Option<SignedDuration>>> {
        async move { Ok(idle_sign_out::limit_of(db, user).await?) }.boxed()
    }
}

/// Creates the registration, organization and profile of a user, who becomes the owner, and stores the chosen plan and the
/// first defaults of the organization.
pub(crate) async fn register(
    tx: &mut Tx,
    (user, email): (&UserId, &str),
    registration: &Registration,
    defaults: FirstDefaults,
    chosen: Option<ChosenPlan>,
    now: Timestamp,
) -> db::Result<()> {
    let id = OrgId::new(now);
    let name = registration.organisation();
    let org = NewOrg { id: &id, name: &name, trial_ends_at: plans::trial_end(now), expires_at: None };
    write(tx, user, email, registration, org, now).await?;
    queries::set_country(tx, &id, defaults.country).await?;
    brand::set_language(tx, &id, defaults.language).await?;
    match chosen {
        Some(plan) => plans::store_chosen_plan(tx, &id, plan).await,
        None => Ok(()),
    }
}

/// Adds a user to an organization and switches them to it. A user without a registration is registered with the
/// metadata of their account.
pub(crate) async fn join(tx: &mut Tx, user: &User, post: &Post, now: Timestamp) -> db::Result<()> {
    if queries::has_profile(&mut *tx, &user.id).await? {
        queries::work_in(tx, &user.id, &post.org).await?;
    } else {
        let registration = rules::assumed(&user.user_metadata, &user.email);
        queries::add_registration(tx, &user.id, &user.email, &registration, now).await?;
        queries::add_profile(tx, &user.id, &post.org, &user.email, &registration.full_name(), now).await?;
    }
    members::add(tx, &user.id, post, now).await
}

/// Creates the registration, demo organization and profile of a demo visitor.
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
    let NewOrg { id, name, .. } = org;
    queries::add_registration(tx, user, email, registration, now).await?;
    queries::add_org(tx, org, now).await?;
    queries::add_profile(tx, user, id, email, &registration.full_name(), now).await?;
    members::add(tx, user, &Post::owner(id), now).await?;
    let by = Actor::user(user, Origin::default()).in_log_of(id);
    Act::new(events::OrganisationCreated).on("organisation", id).named(name).record(tx, &by, now).await
}
