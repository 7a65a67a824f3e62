//! Email addresses on the command line.

/// Parses an email address.
pub(super) fn mailbox(text: &str) -> Result<String, String> {
    text::email::normalise_public(text).ok_or_else(|| "this is not an email address".into())
}
