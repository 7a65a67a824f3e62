//! Accounts at providers of ranks, and the monthly cap.

use api::{App, Error, FieldError, Json, Kind, Path, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use orgs::{
    May, OrgId, Within,
    may::{ManageIntegrations, ManagePanels, SetRankBudget},
};

use super::org_of;
use crate::{
    events::{RankAccountAdded, RankAccountRemoved, RankBudgetChanged},
    heatmaps::{Heatmaps, announce},
    providers::price_micros,
    queries,
    scans::month_of,
    types::{AccountRow, Credentials, Mode, NewBudget, Provider, RankAccount, RankAccounts},
};

/// Maximum characters of a login or secret.
const MAX_SECRET: usize = 200;
/// Characters at the end of a key by which members recognize it.
const HINT: usize = 4;
/// Maximum cap: 100,000 dollars.
const MAX_CAP: i64 = 100_000_000_000;

/// Returns the accounts at all providers, the cap, and what was spent this month.
#[utoipa::path(get, path = "/rank-accounts", operation_id = "list_rank_accounts", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_panels"))),
    responses((status = 200, body = RankAccounts)))]
pub(super) async fn list_rank_accounts(
    member: Within<ManagePanels>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
) -> Result<Json<RankAccounts>> {
    all(&app, &heatmaps, org_of(&member.scope)).await.map(Json)
}

/// Adds or replaces the account at a provider, once the provider accepts it.
#[utoipa::path(put, path = "/rank-accounts/{provider}", operation_id = "put_rank_account", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    params(("provider" = Provider, Path)), request_body = Credentials,
    responses((status = 200, body = RankAccounts), (status = 409, body = Problem), (status = 422, body = Problem),
        (status = 503, body = Problem)))]
pub(super) async fn put_rank_account(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Path(provider): Path<Provider>,
    Json(credentials): Json<Credentials>,
) -> Result<Json<RankAccounts>> {
    let (org, now) = (&member.org, app.now());
    let credentials = checked(provider, &credentials)?;
    refuse_in_demo(&heatmaps, org, provider).await?;
    let account = heatmaps.with(provider, credentials.clone());
    let balance_micros = account.check(heatmaps.http()).await.map_err(|failure| refused(provider, failure))?;
    let row = AccountRow {
        provider,
        credentials: heatmaps.seal(org, provider, &credentials)?,
        hint: hint(&credentials),
        checked_at: Some(now),
        code: None,
        balance_micros,
    };
    let mut tx = app.db.begin().await?;
    queries::put_account(&mut tx, org, &row, &member.user, now).await?;
    let act = Act::new(RankAccountAdded).on("organisation", org).with("provider", provider.as_str());
    act.record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    all(&app, &heatmaps, org).await.map(Json)
}

/// Removes the account at a provider. Its scans stay.
#[utoipa::path(delete, path = "/rank-accounts/{provider}", operation_id = "delete_rank_account", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    params(("provider" = Provider, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_rank_account(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Path(provider): Path<Provider>,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    if !queries::remove_account(&mut tx, &member.org, provider).await? {
        return Err(Error::not_found());
    }
    let act = Act::new(RankAccountRemoved).on("organisation", &member.org).with("provider", provider.as_str());
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org, None);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks the account at a provider again, and reads the money left.
#[utoipa::path(post, path = "/rank-accounts/{provider}/check", operation_id = "check_rank_account", tag = "heatmaps",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    params(("provider" = Provider, Path)),
    responses((status = 200, body = RankAccounts), (status = 404, body = Problem)))]
pub(super) async fn check_rank_account(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Path(provider): Path<Provider>,
) -> Result<Json<RankAccounts>> {
    let org = &member.org;
    let account = heatmaps.account(&app.db, org, provider).await?.ok_or_else(Error::not_found)?;
    let outcome = match account.check(heatmaps.http()).await {
        Ok(balance_micros) => (None, balance_micros),
        Err(failure) => (Some(failure.code()), None),
    };
    let mut tx = app.db.begin().await?;
    queries::note_checked(&mut tx, org, provider, outcome, app.now()).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    all(&app, &heatmaps, org).await.map(Json)
}

/// Sets the monthly cap on the cost of scans.
#[utoipa::path(put, path = "/rank-budget", operation_id = "set_rank_budget", tag = "heatmaps",
    extensions(("x-permission" = json!("set_rank_budget"))), security(("session" = [])),
    request_body = NewBudget,
    responses((status = 200, body = RankAccounts), (status = 422, body = Problem)))]
pub(super) async fn set_rank_budget(
    member: May<SetRankBudget>,
    State(app): State<App>,
    Extension(heatmaps): Extension<Heatmaps>,
    Json(new): Json<NewBudget>,
) -> Result<Json<RankAccounts>> {
    let org = &member.org;
    if !(0..=MAX_CAP).contains(&new.cap_micros) {
        let error = FieldError::new("cap_micros", "out_of_range", "The cap must be between 0 and 100,000 dollars.");
        return Err(Error::invalid(vec![error]));
    }
    let mut tx = app.db.begin().await?;
    let before = queries::budget(&mut tx, org, &month_of(app.now())).await?.cap_micros;
    queries::set_cap(&mut tx, org, new.cap_micros).await?;
    let act = Act::new(RankBudgetChanged).on("organisation", org);
    act.changed("cap_micros", before, new.cap_micros).record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, org, None);
    tx.commit().await?;
    all(&app, &heatmaps, org).await.map(Json)
}

async fn all(app: &App, heatmaps: &Heatmaps, org: &OrgId) -> Result<RankAccounts> {
    let rows = queries::accounts(&app.db, org).await?;
    let mut items = Vec::new();
    for provider in Provider::ALL {
        let row = rows.iter().find(|row| row.provider == provider);
        let is_simulated = heatmaps.simulated(org, provider).await?.is_some();
        items.push(RankAccount {
            provider,
            is_connected: is_simulated || row.is_some(),
            is_simulated,
            hint: row.map(|row| row.hint.clone()),
            checked_at: row.and_then(|row| row.checked_at),
            code: row.and_then(|row| row.code.clone()),
            balance_micros: row.and_then(|row| row.balance_micros),
            queue_price_micros: price_micros(provider, Mode::Queue),
            live_price_micros: price_micros(provider, Mode::Live).unwrap_or_default(),
        });
    }
    Ok(RankAccounts { items, budget: queries::budget(&app.db, org, &month_of(app.now())).await? })
}

/// Refuses keys of its own to a demo, which asks a simulator.
async fn refuse_in_demo(heatmaps: &Heatmaps, org: &OrgId, provider: Provider) -> Result<()> {
    match heatmaps.simulated(org, provider).await? {
        Some(_) => Err(Error::new(Kind::Conflict, "demo", "Demos use a simulated provider and don’t accept keys.")),
        None => Ok(()),
    }
}

fn checked(provider: Provider, given: &Credentials) -> Result<Credentials> {
    let needs_login = provider == Provider::DataForSeo;
    let login = given.login.as_deref().map(str::trim).filter(|login| needs_login && !login.is_empty());
    let secret = given.secret.trim();
    let is_valid = |text: &str| text.chars().count() <= MAX_SECRET && !text.chars().any(char::is_control);
    let mut errors = Vec::new();
    if needs_login && !login.is_some_and(is_valid) {
        errors.push(FieldError::new("login", "required", "Enter the API login."));
    }
    if secret.is_empty() || !is_valid(secret) {
        errors.push(FieldError::new("secret", "required", "Enter the API password or key."));
    }
    if !errors.is_empty() {
        return Err(Error::invalid(errors));
    }
    Ok(Credentials { login: login.map(str::to_owned), secret: secret.to_owned() })
}

fn hint(credentials: &Credentials) -> String {
    let end = credentials.secret.chars().rev().take(HINT).collect::<Vec<_>>().into_iter().rev().collect();
    credentials.login.clone().unwrap_or(end)
}

fn refused(provider: Provider, failure: crate::providers::Failure) -> Error {
    use crate::providers::Failure;
    match failure {
        Failure::Auth if provider == Provider::DataForSeo => {
            let detail = "The provider rejected this login and password.";
            Error::invalid(vec![FieldError::new("secret", "refused", detail)])
        }
        Failure::Auth => Error::invalid(vec![FieldError::new("secret", "refused", "The provider rejected this key.")]),
        Failure::Funds => {
            let detail = "The provider account is out of funds. Add funds, then try again.";
            Error::invalid(vec![FieldError::new("secret", "out_of_funds", detail)])
        }
        _ => Error::new(Kind::Unavailable, "provider_unavailable", "The provider can’t be reached. Try again later."),
    }
}
