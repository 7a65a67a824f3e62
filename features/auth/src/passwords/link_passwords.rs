//! Passwords of links, which belong to no account.

use api::{App, ClientAddress};

use super::hasher::Verdict;
use crate::{Auth, limits::Attempt};

/// Returns the Argon2id hash of a password that belongs to no account, such as the one of a link.
///
/// # Errors
/// When hashing fails.
pub async fn hash(auth: &Auth, password: String) -> api::Result<String> {
    auth.0.hasher.hash(password).await
}

/// Returns true when a password is the one of a link, whose hash was made by [`hash`]. The
/// attempt counts for the link and the client together, so that strangers use up their own attempts, and in a wider limit
/// for the link; all processes count together.
///
/// # Errors
/// 429 above a limit; when the hash is none.
pub async fn is_link_password(
    auth: &Auth,
    app: &App,
    from: ClientAddress,
    (link, hash): (&str, String),
    password: String,
) -> api::Result<bool> {
    let limits = &auth.0.limits;
    let attempt = Attempt { from: from.0.into(), account: format!("link {link}") };
    limits.password.check(&app.db, &attempt, app.now()).await?;
    limits.link_password.check(&app.db, &link.to_owned(), app.now()).await?;
    let verdict = auth.0.hasher.verify(Some(hash), password).await?;
    Ok(verdict != Verdict::Wrong)
}
