//! Google's sign-in service: consent, tokens, user info.

mod consent;
mod consent_request;
mod discovery;
mod grants;
mod keys;
mod pages;
mod token;
mod userinfo;

use std::sync::Arc;

use axum::{
    Router,
    routing::{get, post},
};

use crate::sim::Sim;

pub(crate) use grants::{Bearer, Grants, Use};
pub(crate) use keys::Keys;

/// Scopes that may be asked for, and how the consent page words them in English and French; None needs no words.
pub(crate) const SCOPES: [(&str, Option<[&str; 2]>); 6] = [
    (
        crate::dispatch::BUSINESS,
        Some([
            "See, edit, create and delete your Google business listings",
            "Consulter, modifier, créer et supprimer vos fiches d’établissement Google",
        ]),
    ),
    ("openid", None),
    (
        "email",
        Some([
            "See your primary Google Account email address",
            "Voir l’adresse e-mail principale de votre compte Google",
        ]),
    ),
    ("profile", Some(["See your personal info", "Voir vos informations personnelles"])),
    ("https://www.googleapis.com/auth/userinfo.email", None),
    ("https://www.googleapis.com/auth/userinfo.profile", None),
];

/// Its paths: those of accounts.google.com, oauth2.googleapis.com and openidconnect.googleapis.com together.
pub(crate) fn routes() -> Router<Arc<Sim>> {
    Router::new()
        .route("/o/oauth2/v2/auth", get(consent::show).post(consent::decide))
        .route("/o/oauth2/auth", get(consent::show).post(consent::decide))
        .route("/token", post(token::exchange))
        .route("/revoke", post(token::revoke))
        .route("/oauth2/v2/userinfo", get(userinfo::v2))
        .route("/userinfo/v2/me", get(userinfo::v2))
        .route("/v1/userinfo", get(userinfo::openid))
        .route("/oauth2/v3/userinfo", get(userinfo::openid))
        .route("/tokeninfo", get(userinfo::token_info).post(userinfo::token_info))
        .route("/oauth2/v3/certs", get(discovery::certificates))
        .route("/.well-known/openid-configuration", get(discovery::discovery))
}
