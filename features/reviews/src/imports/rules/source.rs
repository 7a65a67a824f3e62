//! Sites that reviews were written on, as files name them.

use text::fold;

use crate::types::Source;

/// Returns the site that a name means.
pub(super) fn source(name: &str) -> Source {
    let folded = fold(name);
    let is = |word: &str| folded.split(' ').any(|part| part == word);
    if is("google") || is("gbp") || is("gmb") {
        Source::Google
    } else if is("facebook") || is("meta") {
        Source::Facebook
    } else if is("trustpilot") {
        Source::Trustpilot
    } else {
        Source::Other
    }
}

/// Guesses the site of a file without a column for it, by the names that Google's exports use.
pub(crate) fn guess_source(headers: &[String]) -> Option<Source> {
    let has = |name: &str| headers.iter().any(|header| fold(header).replace(' ', "") == name);
    (has("starrating") && has("createtime")).then_some(Source::Google)
}
