//! The way back from a provider: accounts, memberships and sessions.

use api::App;
use audit::{Act, Actor, Origin};
use auth::UserId;
use axum::http::HeaderMap;
use db::Tx;
use jiff::{SignedDuration, Timestamp};
use orgs::{
    provisioning::{self, Position},
    roles,
};
use serde_json::json;
use subtle::ConstantTimeEq;
use url::Url;

use crate::{
    assertion::Statement,
    authorization_request::{Secret, TEST, context, cookie, hash},
    events::{SsoLinked, SsoTested},
    queries::{self, Request},
    rules::{
        addresses,
        groups::{self, Groups, Placement},
        jose::Reason,
    },
    settings::Sso,
    types::{Connection, IdentityId, Mode, ShownClaim, SignInId, TestReport},
};

/// Time within which a sign-in has to come back.
const LIFETIME: SignedDuration = SignedDuration::from_mins(10);
/// Time for which the groups of the last sign-in hold when the provider names none.
const GROUPS_LIFETIME: SignedDuration = SignedDuration::from_hours(24);
/// Maximum length of a claim in the report of a test.
const MAX_SHOWN: usize = 200;
/// Maximum number of claims in the report of a test.
const MAX_CLAIMS: usize = 60;

/// Answer of a provider: the parameters of the callback.
#[derive(Debug, Default)]
pub(crate) struct Answer {
    code: Option<String>,
    state: Option<String>,
    error: Option<String>,
    issuers: Vec<String>,
}

impl Answer {
    /// Reads a query. The first of several parameters with one name counts, and all issuers are looked at.
    pub(crate) fn read(query: &str) -> Self {
        let mut answer = Self::default();
        for (name, value) in url::form_urlencoded::parse(query.as_bytes()).into_owned() {
            let slot = match name.as_str() {
                "code" => &mut answer.code,
                "state" => &mut answer.state,
                "error" => &mut answer.error,
                "iss" => {
                    answer.issuers.push(value);
                    continue;
                }
                _ => continue,
            };
            slot.get_or_insert(value);
        }
        answer
    }
}

/// Refused sign-in, with the reason in the log and the page that the browser goes to.
pub(crate) struct RefusedSignIn {
    pub(crate) reason: Reason,
    pub(crate) landing: Option<Url>,
}

impl From<Reason> for RefusedSignIn {
    fn from(reason: Reason) -> Self {
        Self { reason, landing: None }
    }
}

impl From<db::Error> for RefusedSignIn {
    fn from(error: db::Error) -> Self {
        api::Error::from(error).into()
    }
}

impl From<api::Error> for RefusedSignIn {
    fn from(error: api::Error) -> Self {
        tracing::warn!(%error, "single sign-on failed");
        Self { reason: "failed", landing: None }
    }
}

impl Sso {
    /// Takes an answer of a provider. Returns where the browser goes.
    pub(crate) async fn arrive(
        &self,
        app: &App,
        connection: &Connection,
        (answer, headers, origin): (Answer, &HeaderMap, Origin),
    ) -> Result<Url, RefusedSignIn> {
        let request = self.returned(app, connection, &answer, headers).await?;
        let landing = Url::parse(&request.request.return_to).map_err(|_| "return_to")?;
        let done = if request.request.purpose == TEST {
            self.test(app, connection, (&request, &answer, landing.clone()), origin).await
        } else {
            self.sign_in(app, connection, (&request, &answer, landing.clone()), origin).await
        };
        done.map_err(|refused| RefusedSignIn { landing: Some(refused.landing.unwrap_or(landing)), ..refused })
    }

    /// Finds the request of an answer, in the browser that began it. A request comes back once.
    async fn returned(
        &self,
        app: &App,
        connection: &Connection,
        answer: &Answer,
        headers: &HeaderMap,
    ) -> Result<ClaimedRequest, RefusedSignIn> {
        let state = answer.state.as_deref().filter(|state| !state.is_empty()).ok_or("state_missing")?;
        let state_hash = hash(state);
        let mut tx = app.db.begin().await?;
        let request = queries::lock_request(&mut tx, &connection.org_id, &state_hash).await?;
        let request = request.ok_or("state_unknown")?;
        if app.now().duration_since(request.created_at) > LIFETIME {
            return Err("state_expired".into());
        }
        if request.connection_id != connection.id {
            return Err("state_other_connection".into());
        }
        let cookie = cookie(headers).ok_or("state_other_browser")?;
        if !bool::from(hash(&cookie).as_bytes().ct_eq(request.cookie_hash.as_bytes())) {
            return Err("state_other_browser".into());
        }
        queries::remove_request(&mut tx, &connection.org_id, &state_hash).await?;
        tx.commit().await?;
        let sealed = self.sealer().open(&context(&state_hash), &request.secret).map_err(|_| "secret_unreadable")?;
        let secret = serde_json::from_slice(&sealed).map_err(|_| "secret_unreadable")?;
        Ok(ClaimedRequest { request, secret })
    }

    async fn judged(
        &self,
        app: &App,
        connection: &Connection,
        returned: &ClaimedRequest,
        answer: &Answer,
    ) -> Result<Statement, Reason> {
        let ClaimedRequest { request, secret } = returned;
        if request.issuer != connection.issuer {
            return Err("issuer_changed");
        }
        let discovery = self.discovery(&connection.issuer, app.now()).await?;
        match answer.issuers.as_slice() {
            [] if discovery.authorization_response_iss_parameter_supported => return Err("iss_parameter_missing"),
            [] => {}
            [issuer] if *issuer == connection.issuer => {}
            [_] => return Err("iss_parameter_other"),
            _ => return Err("iss_parameter_twice"),
        }
        if let Some(error) = &answer.error {
            return Err(if error == "access_denied" { "provider_denied" } else { "provider_error" });
        }
        let code = answer.code.as_deref().filter(|code| !code.is_empty()).ok_or("code_missing")?;
        self.judge(app, connection, (request, secret, code)).await
    }

    async fn sign_in(
        &self,
        app: &App,
        connection: &Connection,
        (returned, answer, landing): (&ClaimedRequest, &Answer, Url),
        origin: Origin,
    ) -> Result<Url, RefusedSignIn> {
        if connection.mode == Mode::Off {
            return Err("off".into());
        }
        let statement = self.judged(app, connection, returned, answer).await?;
        let flow = returned.request.flow_id.as_deref().ok_or("flow_missing")?;
        let (now, org) = (app.now(), &connection.org_id);
        let domains = self.domains().domains_of(&app.db, org).await?;
        let mut tx = app.db.begin().await?;
        let (user, identity) = self.account(&mut tx, connection, &statement, &domains, now).await?;
        self.seat(&mut tx, connection, &statement, (&user, &identity), now).await?;
        let groups = match &statement.groups {
            Groups::All(groups) => Some(json!(groups)),
            Groups::Missing => None,
        };
        queries::note_identity(&mut tx, org, &identity.id, groups, now).await?;
        let sign_in = SignInId::new(now);
        let sealed = self.sealer().seal(&token_context(&sign_in), statement.id_token.as_bytes());
        let sealed = sealed.map_err(api::Error::internal)?;
        queries::add_sign_in(&mut tx, org, (&sign_in, &identity.id), (statement.sid.clone(), &sealed), now).await?;
        if identity.is_new {
            let act = Act::new(SsoLinked).on("member", &user).with("provider", connection.provider.as_str());
            act.record(&mut tx, &Actor::user(&user, origin).in_log_of(org), now).await?;
        }
        provisioning::enter(&mut tx, org, &user).await?;
        let place = (org.as_str(), sign_in.as_str());
        let landing = auth::single_sign_on::finish(&mut tx, (flow, landing), &user, place, now).await?;
        tx.commit().await?;
        Ok(landing)
    }

    /// Returns the account of a person: the one of the same subject, else the one of a verified address in a claimed
    /// domain.
    async fn account(
        &self,
        tx: &mut Tx,
        connection: &Connection,
        statement: &Statement,
        domains: &[String],
        now: Timestamp,
    ) -> Result<(UserId, Person), RefusedSignIn> {
        let (org, id) = (&connection.org_id, &connection.id);
        let Statement { issuer, subject, .. } = statement;
        if let Some(identity) = queries::identity(&mut *tx, org, id, issuer, subject).await? {
            let user = auth::find_user_in(tx, &identity.user_id).await?.ok_or("account_gone")?;
            // Identities sleep while the organization does not have the domain of their address.
            let domain = addresses::domain_of(&user.email);
            if domain.is_none_or(|domain| !domains.contains(&domain)) {
                return Err("domain_lost".into());
            }
            let groups = identity.groups.and_then(|groups| serde_json::from_value(groups).ok());
            let groups = groups.zip(identity.groups_at).filter(|(_, at)| now.duration_since(*at) < GROUPS_LIFETIME);
            return Ok((
                identity.user_id,
                Person { id: identity.id, is_new: false, groups: groups.map(|(held, _)| held) },
            ));
        }
        let address = statement.address.as_ref().ok_or("email_missing")?;
        if !address.is_verified {
            return Err("email_unverified".into());
        }
        if !statement.is_claimed {
            return Err("email_foreign_domain".into());
        }
        let about = (statement.name.as_deref(), connection.adds_members);
        let user = auth::single_sign_on::account_for(tx, &address.email, about, now).await?.ok_or("account_unknown")?;
        let identity = IdentityId::new(now);
        queries::add_identity(tx, (org, id, &identity), (issuer, subject), &user, now).await?;
        Ok((user, Person { id: identity, is_new: true, groups: None }))
    }

    /// Gives a person the position of their groups.
    async fn seat(
        &self,
        tx: &mut Tx,
        connection: &Connection,
        statement: &Statement,
        (user, person): (&UserId, &Person),
        now: Timestamp,
    ) -> Result<(), RefusedSignIn> {
        let org = &connection.org_id;
        let before = provisioning::position(&mut *tx, org, user).await?;
        let by = Actor::job(Some(user)).in_log_of(org);
        let mapped = match (&connection.groups_claim, &before) {
            (None, Some(_)) => None,
            (None, None) => connection.default().map(Placement::whole),
            (Some(_), _) => {
                let held = match &statement.groups {
                    Groups::All(groups) => Some(groups.clone()),
                    Groups::Missing => person.groups.clone(),
                };
                let is_owner = before.as_ref().is_some_and(|before| before.role == orgs::Role::Owner);
                match held {
                    None if is_owner => None,
                    None => return Err("groups_missing".into()),
                    Some(groups) => {
                        let placed = groups::placed(&connection.rules(), &groups, connection.default());
                        if placed.is_none() && !is_owner {
                            return Err("no_rule".into());
                        }
                        placed
                    }
                }
            }
        };
        let mapped = match mapped {
            Some(placed) => {
                let given = roles::given(tx, org, placed.role, placed.role_id.as_ref()).await?.ok_or("no_rule")?;
                // A role that manages members sees all locations.
                let limits = placed.limits.filter(|_| given.role.may_be_limited());
                Some(Position { role: given.role, role_id: given.role_id, limits })
            }
            None => None,
        };
        match (before, mapped) {
            (Some(before), Some(after)) => {
                provisioning::place(tx, org, user, (&before, &after), &by, now).await?;
            }
            (Some(_), None) => {}
            (None, Some(position)) if connection.adds_members => {
                let account = auth::find_user_in(tx, user).await?.ok_or("account_gone")?;
                if queries::is_deactivated(tx, org, user, &account.email).await? {
                    return Err("no_membership".into());
                }
                provisioning::enroll(tx, &account, org, position, &by, now).await?;
            }
            (None, _) => return Err("no_membership".into()),
        }
        Ok(())
    }

    /// Stores what came and what would be given. It makes neither an account nor a session.
    async fn test(
        &self,
        app: &App,
        connection: &Connection,
        (returned, answer, landing): (&ClaimedRequest, &Answer, Url),
        origin: Origin,
    ) -> Result<Url, RefusedSignIn> {
        let (now, org) = (app.now(), &connection.org_id);
        let judged = self.judged(app, connection, returned, answer).await;
        let report = report(connection, &judged, now);
        let user = returned.request.user_id.as_ref();
        let mut tx = app.db.begin().await?;
        queries::note_test(&mut tx, org, user, (json!(report), report.has_passed), now).await?;
        let by = user.map_or_else(|| Actor::stranger(origin.clone()), |user| Actor::user(user, origin.clone()));
        let act = Act::new(SsoTested).on("organisation", org).with("has_passed", report.has_passed);
        act.with("reason", report.reason.as_deref()).record(&mut tx, &by.in_log_of(org), now).await?;
        tx.commit().await?;
        Ok(landing)
    }
}

struct ClaimedRequest {
    request: Request,
    secret: Secret,
}

/// Person of the provider with an account here.
struct Person {
    id: IdentityId,
    is_new: bool,
    /// Groups of an earlier sign-in that still hold.
    groups: Option<Vec<String>>,
}

/// Sealing context of the ID token of a sign-in.
pub(crate) fn token_context(sign_in: &SignInId) -> String {
    format!("sso_sign_ins/{sign_in}")
}

fn report(connection: &Connection, judged: &Result<Statement, Reason>, at: Timestamp) -> TestReport {
    let mut report = TestReport {
        at,
        has_passed: false,
        reason: judged.as_ref().err().map(ToString::to_string),
        claims: Vec::new(),
        email: None,
        is_verified: false,
        is_claimed: false,
        groups: None,
        rule: None,
        role: None,
        role_id: None,
    };
    let Ok(statement) = judged else { return report };
    let claims = statement.claims.iter().take(MAX_CLAIMS).map(|(name, value)| ShownClaim {
        name: name.chars().take(MAX_SHOWN).collect(),
        value: value.to_string().chars().take(MAX_SHOWN).collect(),
    });
    report.claims = claims.collect();
    report.email = statement.address.as_ref().map(|address| address.email.clone());
    report.is_verified = statement.address.as_ref().is_some_and(|address| address.is_verified);
    report.is_claimed = statement.is_claimed;
    let placed = match (&connection.groups_claim, &statement.groups) {
        (None, _) => connection.default().map(Placement::whole),
        (Some(_), Groups::Missing) => None,
        (Some(_), Groups::All(groups)) => {
            report.groups = Some(groups.clone());
            groups::placed(&connection.rules(), groups, connection.default())
        }
    };
    report.rule = placed.as_ref().and_then(|placed| placed.rule.map(|at| at + 1));
    report.role = placed.as_ref().map(|placed| placed.role);
    report.role_id = placed.as_ref().and_then(|placed| placed.role_id.clone());
    let is_missing = connection.groups_claim.is_some() && statement.groups == Groups::Missing;
    let failed = [
        (report.email.is_none(), "email_missing"),
        (!report.is_verified, "email_unverified"),
        (!report.is_claimed, "email_foreign_domain"),
        (is_missing, "groups_missing"),
        (connection.groups_claim.is_some() && placed.is_none(), "no_rule"),
    ];
    report.reason = failed.into_iter().find_map(|(is_failed, reason)| is_failed.then(|| reason.to_owned()));
    report.has_passed = report.reason.is_none();
    report
}
