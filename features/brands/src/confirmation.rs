//! Confirmation of a brand's reply-to address: its owner opens an emailed link and clicks a button.

use std::{net::IpAddr, sync::Arc, time::Duration};

use api::{App, ClientAddress, Error, RateLimit, Result};
use axum::{
    Extension, Router,
    extract::{Path, State},
    http::{HeaderMap, StatusCode, header},
    response::Response,
    routing::get,
};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use mail::{Block, Email, Language};
use notice::{Form, Page};
use sha2::{Digest, Sha256};

use crate::{queries, types::BrandRow};

/// Length of a confirmation token, in characters.
const TOKEN_LENGTH: usize = 22;

/// Returns the routes of the confirmation page. Mount them at the root.
pub fn pages(rate_limit_factor: u32) -> Router<App> {
    let times = |requests: u32| requests.saturating_mul(rate_limit_factor);
    let limit: RateLimit<IpAddr> = RateLimit::new(times(60), Duration::from_mins(15), times(30));
    Router::new().route("/confirm-reply/{token}", get(show).post(confirm)).layer(Extension(Arc::new(limit)))
}

/// Returns a new random token: 128 bits in 22 characters.
pub(crate) fn new_token() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>())
}

/// Returns the hash under which a token is stored.
pub(crate) fn token_hash(token: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(token))
}

/// Returns the confirmation email with the link.
pub(crate) fn confirmation_email(brand: &str, language: Language, url: String) -> Email {
    let brand = mail::quotable(brand, mail::MAX_NAME);
    let (subject, text, label, reason) = match language {
        Language::English => (
            "Confirm your reply-to address",
            match brand {
                Some(brand) => format!("Replies to reports by {brand} will go to this address once you confirm it."),
                None => "Replies to reports will go to this address once you confirm it.".to_owned(),
            },
            "Confirm address",
            "You’re receiving this email because someone entered this address as a reply-to address. If you don’t recognize this request, ignore it.",
        ),
        Language::French => (
            "Confirmez votre adresse de réponse",
            match brand {
                Some(brand) => {
                    format!("Une fois confirmée, cette adresse recevra les réponses aux rapports de {brand}.")
                }
                None => "Une fois confirmée, cette adresse recevra les réponses aux rapports.".to_owned(),
            },
            "Confirmer l’adresse",
            "Vous recevez cet e-mail parce que cette adresse a été indiquée pour les réponses. Si vous ignorez pourquoi, ne faites rien.",
        ),
    };
    Email {
        language,
        subject: subject.into(),
        preview: text.clone(),
        blocks: vec![Block::Text(text), Block::Button { label: label.into(), url }],
        reason: reason.into(),
    }
}

/// Shows the confirmation button. Opening the link confirms nothing, because email scanners open links too.
async fn show(
    State(app): State<App>,
    Extension(limit): Extension<Arc<RateLimit<IpAddr>>>,
    client: ClientAddress,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let confirmation = async {
        limit.check(&client.network())?;
        find(&app, &token).await
    };
    match confirmation.await {
        Ok(Some(row)) => confirmation_page(language, &row, &token),
        Ok(None) => invalid_link_page(language),
        Err(error) => error_page(&error, language),
    }
}

async fn confirm(
    State(app): State<App>,
    Extension(limit): Extension<Arc<RateLimit<IpAddr>>>,
    client: ClientAddress,
    headers: HeaderMap,
    Path(token): Path<String>,
) -> Response {
    let language = language(&headers);
    let done = async {
        limit.check(&client.network())?;
        let Some(row) = find(&app, &token).await? else { return Ok(false) };
        let mut tx = app.db.begin().await?;
        // If the address has changed in the meantime, the link confirms nothing.
        if !queries::confirm(&mut tx, &row.org_id, &token_hash(&token)).await? {
            return Ok(false);
        }
        api::Event::new(&row.org_id, "brands", None).announce(&mut tx);
        tx.commit().await?;
        Ok::<_, Error>(true)
    };
    let words = match language {
        Language::English => ("Address confirmed", "Replies will go to this address."),
        Language::French => ("Adresse confirmée", "Les réponses arriveront à cette adresse."),
    };
    match done.await {
        Ok(true) => Page::new(language, words.0, words.1).answer(StatusCode::OK),
        Ok(false) => invalid_link_page(language),
        Err(error) => error_page(&error, language),
    }
}

async fn find(app: &App, token: &str) -> Result<Option<BrandRow>> {
    let is_token =
        token.len() == TOKEN_LENGTH && token.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    if !is_token {
        return Ok(None);
    }
    Ok(queries::find_by_confirmation_hash(&app.db, &token_hash(token)).await?)
}

fn language(headers: &HeaderMap) -> Language {
    let header = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    header.map(Language::accepted).unwrap_or_default()
}

fn confirmation_page(language: Language, row: &BrandRow, token: &str) -> Response {
    let address = row.reply_to.as_deref().unwrap_or_default();
    let (title, text, button) = match language {
        Language::English => ("Confirm your address", format!("Replies will go to {address}."), "Confirm address"),
        Language::French => {
            ("Confirmez votre adresse", format!("Les réponses arriveront à {address}."), "Confirmer l’adresse")
        }
    };
    let form =
        Form { action: format!("/confirm-reply/{token}"), fields: Vec::new(), button: button.into(), leads_to: None };
    Page { form: Some(form), ..Page::new(language, title, text) }.answer(StatusCode::OK)
}

fn invalid_link_page(language: Language) -> Response {
    let (title, text) = match language {
        Language::English => ("This link isn’t valid", "It was already used, or the address has changed."),
        Language::French => ("Ce lien n’est plus valable", "Il a déjà servi, ou l’adresse a été modifiée."),
    };
    Page::new(language, title, text).answer(StatusCode::NOT_FOUND)
}

fn error_page(error: &Error, language: Language) -> Response {
    if error.kind().is_server_error() {
        tracing::error!(%error, "could not confirm the reply-to address");
    }
    let (title, text) = match language {
        Language::English => ("That didn’t work", "Try again in a moment."),
        Language::French => ("Cela n’a pas fonctionné", "Réessayez dans un instant."),
    };
    let status = StatusCode::from_u16(error.problem().status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    Page::new(language, title, text).answer(status)
}
