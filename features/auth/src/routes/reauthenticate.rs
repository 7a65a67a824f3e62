//! `POST /reauthenticate`: ours, beside the protocol's `GET`, which mails the code.

use api::App;
use axum::{Extension, Json, extract::State};
use serde::Deserialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::request::Body;
use crate::{
    Auth,
    accounts::audit_entries,
    error::{Error, Result},
    queries::{self, Device},
    rules,
    sessions::{
        reauthentication::{self, PasswordOrCode},
        signed_in::Caller,
    },
};

/// Body of a reauthentication: a password or a code.
#[derive(Deserialize, ToSchema)]
#[schema(as = Again)]
pub(crate) struct ReauthenticationRequest {
    #[serde(default)]
    password: Option<String>,
    /// The code of a reauthentication email.
    #[serde(default)]
    nonce: Option<String>,
}

/// Proves that the signed-in user is still the one who signed in, which opens adding and removing ways in for ten minutes.
#[utoipa::path(post, path = "/reauthenticate", operation_id = "prove_again", tag = "auth", request_body = ReauthenticationRequest,
    responses((status = 200, description = "Proved"), (status = 400, description = "The password or code is wrong"),
        (status = 429, description = "Too many tries")))]
pub(crate) async fn prove_again(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Caller(caller): Caller,
    device: Device,
    Body(given): Body<ReauthenticationRequest>,
) -> Result<Json<Value>> {
    let proof = PasswordOrCode::given(given.password.as_deref(), given.nonce.as_deref());
    let proof = proof.ok_or_else(|| Error::invalid("Reauthentication requires a password or a nonce"))?;
    let user = queries::find_user(&app.db, &caller.user).await?.ok_or_else(Error::user_gone)?;
    if !reauthentication::is_still(&auth, &app, user, device.address.into(), &proof).await? {
        audit_entries::record_refusal(&auth, &app, Some(&caller.user), device.origin(), proof.method()).await?;
        return Err(match proof {
            PasswordOrCode::Password(_) => Error::bad("current_password_invalid", "Current password is incorrect."),
            PasswordOrCode::Code(_) => Error::bad("reauthentication_not_valid", "Nonce has expired or is invalid"),
        });
    }
    let mut tx = app.db.begin().await?;
    let session = queries::refreshable(&mut tx, &caller.session).await?.ok_or_else(Error::user_gone)?;
    let amr = serde_json::from_value(session.amr).map_err(api::Error::internal)?;
    let amr = rules::renewed(amr, proof.method(), app.now());
    queries::note_proofs(&mut tx, &caller.session, json!(amr)).await?;
    tx.commit().await?;
    Ok(Json(json!({})))
}
