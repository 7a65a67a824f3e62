//! Routes under `/brands`, and the brand of a client.

use std::{sync::Arc, time::Duration};

use api::{App, Error, Event, Json, Kind, Path, Problem, Query, RateLimit, Result};
use audit::Act;
use auth::Auth;
use axum::{
    Extension,
    extract::{Request, State},
    http::StatusCode,
};
use db::Tx;
use jiff::Timestamp;
use media::{Form, Pictures, StoredPicture};
use orgs::{
    May, OrgId,
    may::ManageBrands,
    plans::{self, Feature},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    confirmation::{confirmation_email, new_token, token_hash},
    events::{BrandAdded, BrandChanged, BrandChosen, BrandDeleted},
    queries,
    rules::checked,
    types::{Brand, BrandId, BrandList, BrandRow, ChosenBrand, ClientBrand, LogoOf, NewBrand, Theme},
};

/// Maximum brands of an organization.
const MAX_BRANDS: usize = 50;
/// Maximum emails of an organization in an hour that ask to confirm an address.
const MAX_EMAILS: u32 = 10;
/// Requirements and sizes of a logo: sharp at twice the displayed size.
const LOGO: Form = Form { is_square: false, min_side: 32, largest_side: 640, thumbnail_side: 160, is_clear: true };

/// Returns all routes of this feature, to be mounted under `/api/v1`.
pub fn routes(pictures: &Pictures) -> OpenApiRouter<App> {
    let emails: RateLimit<OrgId> = RateLimit::new(MAX_EMAILS, Duration::from_hours(1), MAX_EMAILS);
    OpenApiRouter::new()
        .routes(routes!(list_brands, create_brand))
        .routes(routes!(update_brand, delete_brand))
        .routes(routes!(set_brand_logo, remove_brand_logo))
        .routes(routes!(confirm_brand_reply_to))
        .routes(routes!(choose_client_brand))
        .layer(Extension(pictures.clone()))
        .layer(Extension(Emails(Arc::new(emails))))
}

/// Limit of the emails that ask strangers to confirm an address.
#[derive(Clone)]
struct Emails(Arc<RateLimit<OrgId>>);

/// Returns the brands of the organization, and the brand of each of its clients.
#[utoipa::path(get, path = "/brands", operation_id = "list_brands", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    responses((status = 200, body = BrandList)))]
async fn list_brands(admin: May<ManageBrands>, State(app): State<App>) -> Result<Json<BrandList>> {
    let (db, org) = (&app.db, &admin.org);
    let items = queries::list(db, org).await?.into_iter().map(Brand::of).collect();
    let chosen = queries::choices(db, org).await?;
    let clients = orgs::clients_of(db, org).await?.into_iter().map(|(id, name)| {
        let brand_id = chosen.iter().find(|(client, _)| *client == id).map(|(_, brand)| brand.clone());
        ClientBrand { id, name, brand_id }
    });
    let is_agency = orgs::agency_of(db, org).await?.is_none();
    Ok(Json(BrandList { items, clients: clients.collect(), is_agency }))
}

/// Adds a brand. The first one is the default one.
#[utoipa::path(post, path = "/brands", operation_id = "create_brand", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    request_body = NewBrand,
    responses((status = 201, body = Brand),
        (status = 409, body = Problem, description = "too_many_brands, brands_of_agency, plan_feature"),
        (status = 422, body = Problem), (status = 429, body = Problem)))]
async fn create_brand(
    admin: May<ManageBrands>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(emails): Extension<Emails>,
    Json(new): Json<NewBrand>,
) -> Result<(StatusCode, Json<Brand>)> {
    let (org, now) = (&admin.org, app.now());
    let new = checked(&new)?;
    may_have_brands(&app, org).await?;
    let mut tx = app.db.begin().await?;
    let brands = queries::list(&mut tx, org).await?;
    if brands.len() >= MAX_BRANDS {
        let detail = format!("An organization has at most {MAX_BRANDS} brands. Delete one first.");
        return Err(Error::new(Kind::Conflict, "too_many_brands", detail));
    }
    let is_default = new.is_default || brands.is_empty();
    if is_default {
        queries::clear_default(&mut tx, org).await?;
    }
    let row = with(BrandRow { id: BrandId::new(now), ..BrandRow::sample(org, "", now) }, &new, is_default, now);
    queries::add(&mut tx, &row).await?;
    if row.reply_to.is_some() {
        ask(&mut tx, &app, (&auth, &emails), &row, &admin.user).await?;
    }
    let act = Act::new(BrandAdded).on("brand", &row.id).named(&row.name);
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok((StatusCode::CREATED, Json(Brand::of(row))))
}

/// Changes a brand. Another brand becomes the default one by being chosen for it.
#[utoipa::path(put, path = "/brands/{id}", operation_id = "update_brand", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    params(("id" = BrandId, Path)), request_body = NewBrand,
    responses((status = 200, body = Brand), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "brands_of_agency, plan_feature"), (status = 422, body = Problem),
        (status = 429, body = Problem)))]
async fn update_brand(
    admin: May<ManageBrands>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(emails): Extension<Emails>,
    Path(id): Path<BrandId>,
    Json(new): Json<NewBrand>,
) -> Result<Json<Brand>> {
    let (org, now) = (&admin.org, app.now());
    let new = checked(&new)?;
    may_have_brands(&app, org).await?;
    let mut tx = app.db.begin().await?;
    let before = queries::find(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if new.is_default && !before.is_default {
        queries::clear_default(&mut tx, org).await?;
    }
    let is_default = before.is_default || new.is_default;
    let is_same_address = before.reply_to == new.reply_to;
    let reply_confirmed = before.reply_confirmed && is_same_address;
    let row = BrandRow { reply_confirmed, ..with(before.clone(), &new, is_default, now) };
    queries::put(&mut tx, &row).await?;
    if !is_same_address {
        match &row.reply_to {
            Some(_) => ask(&mut tx, &app, (&auth, &emails), &row, &admin.user).await?,
            None => queries::set_confirmation_hash(&mut tx, org, &id, None).await?,
        }
    }
    let act = Act::new(BrandChanged).on("brand", &id).named(&row.name);
    act.changed("name", before.name.as_str(), row.name.as_str())
        .changed("hides_vitrine", before.hides_vitrine, row.hides_vitrine)
        .record(&mut tx, &admin.actor, now)
        .await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(Json(Brand::of(row)))
}

/// Deletes a brand. Its clients get the default one; that one can be deleted last.
#[utoipa::path(delete, path = "/brands/{id}", operation_id = "delete_brand", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    params(("id" = BrandId, Path)),
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "default_brand")))]
async fn delete_brand(admin: May<ManageBrands>, State(app): State<App>, Path(id): Path<BrandId>) -> Result<StatusCode> {
    let (org, now) = (&admin.org, app.now());
    let mut tx = app.db.begin().await?;
    let row = queries::find(&mut tx, org, &id).await?.ok_or_else(Error::not_found)?;
    if row.is_default && queries::list(&mut tx, org).await?.len() > 1 {
        let detail = "This is the default brand. Make another brand the default one first.";
        return Err(Error::new(Kind::Conflict, "default_brand", detail));
    }
    for key in [&row.logo_key, &row.dark_logo_key].into_iter().flatten() {
        media::remove(&mut tx, key, now).await?;
    }
    queries::remove(&mut tx, org, &id).await?;
    let act = Act::new(BrandDeleted).on("brand", &id).named(&row.name);
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets a logo of a brand: a JPEG, PNG or WebP image, at most 10 MB. The format is detected from the content. The image is
/// re-encoded; transparency is kept.
#[utoipa::path(put, path = "/brands/{id}/logo", operation_id = "set_brand_logo", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    params(("id" = BrandId, Path), LogoOf),
    request_body(content((String = "image/jpeg"), (String = "image/png"), (String = "image/webp"))),
    responses((status = 200, body = Brand), (status = 404, body = Problem), (status = 413, body = Problem),
        (status = 415, body = Problem), (status = 422, body = Problem)))]
async fn set_brand_logo(
    admin: May<ManageBrands>,
    State(app): State<App>,
    Extension(pictures): Extension<Pictures>,
    Path(id): Path<BrandId>,
    Query(query): Query<LogoOf>,
    request: Request,
) -> Result<Json<Brand>> {
    queries::find(&app.db, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    let logo = pictures.take(request, LOGO).await?;
    change_logo(&app, &admin, (&id, query.theme), Some(logo)).await
}

/// Removes a logo of a brand.
#[utoipa::path(delete, path = "/brands/{id}/logo", operation_id = "remove_brand_logo", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    params(("id" = BrandId, Path), LogoOf),
    responses((status = 200, body = Brand), (status = 404, body = Problem)))]
async fn remove_brand_logo(
    admin: May<ManageBrands>,
    State(app): State<App>,
    Path(id): Path<BrandId>,
    Query(query): Query<LogoOf>,
) -> Result<Json<Brand>> {
    change_logo(&app, &admin, (&id, query.theme), None).await
}

async fn change_logo(
    app: &App,
    admin: &May<ManageBrands>,
    (id, theme): (&BrandId, Theme),
    logo: Option<StoredPicture>,
) -> Result<Json<Brand>> {
    let (org, now) = (&admin.org, app.now());
    let mut tx = app.db.begin().await?;
    let before = queries::find(&mut tx, org, id).await?.ok_or_else(Error::not_found)?;
    let key = match theme {
        Theme::Light => &before.logo_key,
        Theme::Dark => &before.dark_logo_key,
    };
    if let Some(key) = key {
        media::remove(&mut tx, key, now).await?;
    }
    let done = if logo.is_some() { "added" } else { "removed" };
    queries::set_logo(&mut tx, (org, id), theme, logo.map(|logo| logo.key), now).await?;
    let act = Act::new(BrandChanged).on("brand", id).named(&before.name).with("logo", done);
    act.record(&mut tx, &admin.actor, now).await?;
    let row = queries::find(&mut tx, org, id).await?.ok_or_else(Error::not_found)?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(Json(Brand::of(row)))
}

/// Emails the link that confirms the address for replies again. The link before it stops working.
#[utoipa::path(post, path = "/brands/{id}/confirm-reply-to", operation_id = "confirm_brand_reply_to", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    params(("id" = BrandId, Path)),
    responses((status = 204), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "nothing_to_confirm"), (status = 429, body = Problem)))]
async fn confirm_brand_reply_to(
    admin: May<ManageBrands>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(emails): Extension<Emails>,
    Path(id): Path<BrandId>,
) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    let row = queries::find(&mut tx, &admin.org, &id).await?.ok_or_else(Error::not_found)?;
    if row.reply_to.is_none() || row.reply_confirmed {
        let detail = "No reply-to address is waiting for confirmation.";
        return Err(Error::new(Kind::Conflict, "nothing_to_confirm", detail));
    }
    ask(&mut tx, &app, (&auth, &emails), &row, &admin.user).await?;
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Chooses the brand that a client of the agency shows.
#[utoipa::path(put, path = "/organisations/{id}/brand", operation_id = "choose_client_brand", tag = "brands",
    extensions(("x-permission" = json!("manage_brands"))), security(("session" = [])),
    params(("id" = String, Path)), request_body = ChosenBrand,
    responses((status = 204), (status = 404, body = Problem)))]
async fn choose_client_brand(
    admin: May<ManageBrands>,
    State(app): State<App>,
    Path(id): Path<OrgId>,
    Json(chosen): Json<ChosenBrand>,
) -> Result<StatusCode> {
    let (org, now) = (&admin.org, app.now());
    let mut tx = app.db.begin().await?;
    if orgs::agency_of(&mut tx, &id).await?.as_ref() != Some(org) {
        return Err(Error::not_found());
    }
    let mut name = None;
    if let Some(brand) = &chosen.brand_id {
        name = Some(queries::find(&mut tx, org, brand).await?.ok_or_else(Error::not_found)?.name);
    }
    queries::choose(&mut tx, org, &id, chosen.brand_id.as_ref()).await?;
    let act = Act::new(BrandChosen).on("organisation", &id).with("brand", name.unwrap_or_default().as_str());
    act.record(&mut tx, &admin.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks that an organization may have brands.
///
/// # Errors
/// 409 `brands_of_agency` for a client, and the refusal of a plan without white label.
async fn may_have_brands(app: &App, org: &OrgId) -> Result<()> {
    if orgs::agency_of(&app.db, org).await?.is_some() {
        let detail = "Your agency manages the branding of your reports.";
        return Err(Error::new(Kind::Conflict, "brands_of_agency", detail));
    }
    plans::check_feature(&app.db, &app.site, org, Feature::WhiteLabel, app.now()).await
}

fn with(row: BrandRow, new: &NewBrand, is_default: bool, now: Timestamp) -> BrandRow {
    BrandRow {
        name: new.name.clone(),
        is_default,
        primary_color: new.primary_color.clone(),
        accent_color: new.accent_color.clone(),
        typeface: new.typeface,
        sender_name: new.sender_name.clone(),
        reply_to: new.reply_to.clone(),
        footer: new.footer.clone(),
        hides_vitrine: new.hides_vitrine,
        updated_at: now,
        ..row
    }
}

/// Emails the link that confirms the address for replies.
async fn ask(
    tx: &mut Tx,
    app: &App,
    (auth, emails): (&Auth, &Emails),
    row: &BrandRow,
    user: &orgs::UserId,
) -> Result<()> {
    let Some(address) = &row.reply_to else { return Ok(()) };
    emails.0.check(&row.org_id)?;
    let token = new_token();
    queries::set_confirmation_hash(tx, &row.org_id, &row.id, Some(&token_hash(&token))).await?;
    if orgs::is_demo(&mut *tx, &row.org_id).await? {
        return Ok(());
    }
    let language = orgs::language_of(tx, &row.org_id, user).await?;
    let email = confirmation_email(&row.name, language, format!("{}/confirm-reply/{token}", app.site.url));
    mail::enqueue(tx, auth.sealer(), address, &email, app.now()).await
}

fn announce(tx: &mut Tx, org: &OrgId) {
    Event::new(org, "brands", None).announce(tx);
}
