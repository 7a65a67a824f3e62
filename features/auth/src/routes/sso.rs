//! `POST /sso`: the way to the provider of an organization.

use api::{App, ClientAddress};
use axum::{Extension, Json, extract::State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::request::Body;
use crate::{
    Auth, SsoFinder,
    error::{Error, Result},
    flows::Challenge,
    single_sign_on,
};

/// Maximum length of a domain or address.
const MAX_NAME: usize = 254;

/// Email domain or address to find a provider for.
#[derive(Deserialize, ToSchema)]
pub(crate) struct SsoSearch {
    /// Email domain, or email address.
    #[serde(default)]
    domain: Option<String>,
    /// Page that the sign-in ends at.
    #[serde(default)]
    redirect_to: Option<String>,
    #[serde(flatten)]
    challenge: Challenge,
}

/// Address at which single sign-on begins.
#[derive(Serialize, ToSchema)]
pub(crate) struct Begun {
    url: String,
}

/// Returns the address at which single sign-on of an email domain begins.
#[utoipa::path(post, path = "/sso", operation_id = "find_sso_provider", tag = "auth", request_body = SsoSearch,
    responses((status = 200, body = Begun), (status = 404, description = "No organization signs in there")))]
pub(crate) async fn find_provider(
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    finder: Option<Extension<SsoFinder>>,
    ClientAddress(address): ClientAddress,
    Body(request): Body<SsoSearch>,
) -> Result<Json<Begun>> {
    let unknown = || Error::not_found("saml_provider_disabled", "SAML 2.0 is disabled");
    let name = request.domain.filter(|name| name.len() <= MAX_NAME && !name.contains('\0')).ok_or_else(unknown)?;
    auth.0.limits.token.check(&app.db, &address.into(), app.now()).await?;
    let Some(Extension(finder)) = finder else { return Err(unknown()) };
    let mut url = finder.0.find_sso(&app, &name).await?.ok_or_else(unknown)?;
    let challenge = request.challenge.check()?.ok_or_else(|| Error::invalid("code_challenge is required"))?;
    url.query_pairs_mut()
        .append_pair("redirect_to", single_sign_on::landing_of(&auth, request.redirect_to.as_deref()).as_str())
        .append_pair("code_challenge", &challenge.challenge)
        .append_pair("code_challenge_method", &challenge.kind);
    Ok(Json(Begun { url: url.into() }))
}
