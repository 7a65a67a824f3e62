//! The organization's own key for a language model.

use api::{App, Error, FieldError, Json, Kind, Problem, Result};
use audit::Act;
use axum::{Extension, extract::State, http::StatusCode};
use drafting::{Failure, Maker, Prompt};
use orgs::{May, OrgId, may::ManageIntegrations};

use super::{settings::refuse, status::status};
use crate::{
    drafts::{Drafts, announce},
    events::{DraftingKeyAdded, DraftingKeyRemoved},
    queries,
    rules::check_key,
    types::{DraftingStatus, KeyRow, NewKey},
};

/// Characters at the end of a key by which members recognize it.
const HINT_LENGTH: usize = 4;
/// Minimum characters of a key whose end is shown.
const MIN_HINTED: usize = 12;

/// Adds or replaces the organization's key, once the server accepts it. The server is the operator's for this wire, or that
/// of the company that defined it.
#[utoipa::path(put, path = "/drafting/key", operation_id = "put_drafting_key", tag = "drafting",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    request_body = NewKey,
    responses((status = 200, body = DraftingStatus),
        (status = 409, body = Problem, description = "demo: a demo uses a simulated model"), (status = 422, body = Problem),
        (status = 503, body = Problem, description = "The server cannot be reached; the code says why")))]
pub(super) async fn put_drafting_key(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
    Json(new): Json<NewKey>,
) -> Result<Json<DraftingStatus>> {
    refuse(check_key(&new))?;
    let (org, now) = (&member.org, app.now());
    refuse_in_demo(&drafts, org).await?;
    let (model, key) = (new.model.trim(), new.key.trim());
    let maker = drafts.with_key(new.kind, model, key.to_owned());
    test(&drafts, &maker).await.map_err(|failure| refused(&failure))?;
    let row = KeyRow {
        kind: new.kind,
        model: model.to_owned(),
        api_key: drafts.seal_key(org, key)?,
        hint: hint(key),
        checked_at: Some(now),
        code: None,
    };
    let mut tx = app.db.begin().await?;
    queries::put_key(&mut tx, org, &row, &member.user, now).await?;
    let act = Act::new(DraftingKeyAdded).on("organisation", org);
    act.with("kind", new.kind.as_str()).with("model", model).record(&mut tx, &member.actor, now).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    status(&app, &drafts, org, member.role).await.map(Json)
}

/// Removes the organization's key.
#[utoipa::path(delete, path = "/drafting/key", operation_id = "delete_drafting_key", tag = "drafting",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    responses((status = 204), (status = 404, body = Problem)))]
pub(super) async fn delete_drafting_key(member: May<ManageIntegrations>, State(app): State<App>) -> Result<StatusCode> {
    let mut tx = app.db.begin().await?;
    if !queries::remove_key(&mut tx, &member.org).await? {
        return Err(Error::not_found());
    }
    let act = Act::new(DraftingKeyRemoved).on("organisation", &member.org);
    act.record(&mut tx, &member.actor, app.now()).await?;
    announce(&mut tx, &member.org);
    tx.commit().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks the server for one word, with the organization's key.
#[utoipa::path(post, path = "/drafting/key/check", operation_id = "check_drafting_key", tag = "drafting",
    extensions(("x-permission" = json!("manage_integrations"))), security(("session" = [])),
    responses((status = 200, body = DraftingStatus), (status = 404, body = Problem)))]
pub(super) async fn check_drafting_key(
    member: May<ManageIntegrations>,
    State(app): State<App>,
    Extension(drafts): Extension<Drafts>,
) -> Result<Json<DraftingStatus>> {
    let org = &member.org;
    let maker = drafts.maker(&app.db, org).await?.filter(|maker| maker.is_own).ok_or_else(Error::not_found)?;
    let code = test(&drafts, &maker.maker).await.err().map(|failure| failure.code());
    let mut tx = app.db.begin().await?;
    queries::note_checked(&mut tx, org, code, app.now()).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    status(&app, &drafts, org, member.role).await.map(Json)
}

/// Asks for one word. An answer that was refused or cut shows that the key works.
async fn test(drafts: &Drafts, maker: &Maker) -> Result<(), Failure> {
    let prompt = Prompt { system: "Answer with the word OK.".into(), user: r#"{"test":true}"#.into() };
    match drafts.engine().draft(maker, &prompt, &mut |_| ()).await {
        Ok(_) | Err(Failure::Declined | Failure::Cut) => Ok(()),
        Err(failure) => Err(failure),
    }
}

fn refused(failure: &Failure) -> Error {
    let field = |name: &str, message: &str| Error::invalid(vec![FieldError::new(name, failure.code(), message)]);
    match failure {
        Failure::BadKey => field("key", "The server doesn’t accept this key."),
        Failure::NoFunds => field("key", "The account for this key is out of funds."),
        Failure::NoModel | Failure::Invalid(_) => field("model", "The server doesn’t know this model."),
        _ => {
            let detail = "The server of the language model can’t be reached right now. Nothing was changed. Try again.";
            Error::new(Kind::Unavailable, failure.code(), detail)
        }
    }
}

/// Refuses keys of its own to a demo, which asks a simulator.
async fn refuse_in_demo(drafts: &Drafts, org: &OrgId) -> Result<()> {
    match drafts.simulated(org).await? {
        Some(_) => Err(Error::new(Kind::Conflict, "demo", "Demos use a simulated model and don’t accept keys.")),
        None => Ok(()),
    }
}

/// Returns the end of a key, unless that were too much of it.
fn hint(key: &str) -> String {
    let end = if key.len() < MIN_HINTED { "" } else { key.get(key.len() - HINT_LENGTH..).unwrap_or_default() };
    format!("…{end}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_end_of_a_long_key_is_shown() {
        assert_eq!((hint("sk-0123456789abcd"), hint("demo-key")), ("…abcd".into(), "…".into()));
    }
}
