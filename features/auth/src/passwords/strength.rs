//! Strength of new passwords.

use serde_json::Map;

use crate::{
    Auth, Settings,
    error::{Error, Result},
    queries::UserRow,
    rules,
};

/// Answers 400 for a password that is too long, 422 for one that is weak or made of `words`, which identify the
/// user.
pub(crate) async fn check_strength(auth: &Auth, password: &str, words: Vec<String>) -> Result<()> {
    if password.len() > rules::MAX_PASSWORD_BYTES {
        return Err(Error::invalid("Password cannot be longer than 72 characters"));
    }
    let Settings { shortest_password, is_strength_required, .. } = auth.0.settings;
    let password = password.to_owned();
    let judge = move || rules::weakness(&password, &words, shortest_password, is_strength_required);
    // Estimating the number of guesses can take as long as hashing.
    match auth.0.hasher.at_the_gate(judge).await? {
        None => Ok(()),
        Some(weakness) => Err(Error::weak_password(weakness.message(shortest_password), vec![weakness.reason()])),
    }
}

impl UserRow {
    /// Words that the user's password must not consist of.
    pub(crate) fn own_words(&self) -> Vec<String> {
        rules::own_words(&self.email, self.user_metadata.as_object().unwrap_or(&Map::new()))
    }
}
