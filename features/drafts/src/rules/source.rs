//! Author of a draft.

use reply_guard::Profile;

use crate::types::DraftSource;

/// Facts that decide about the author of a draft.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Situation {
    /// Author that was asked for.
    pub(crate) requested_source: DraftSource,
    pub(crate) has_maker: bool,
    pub(crate) profile: Profile,
    /// An owner allows drafts for professions with a duty of confidentiality.
    pub(crate) is_confidential_allowed: bool,
    /// The review has a text in another language than English and French.
    pub(crate) is_other_language: bool,
}

/// Author of a draft, as decided before a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Author {
    /// The language model.
    Model,
    /// A template, as it was asked for.
    Template,
    /// A template in place of the model, for this reason.
    Fallback(&'static str),
}

/// Returns the author of a draft.
pub(crate) fn author(situation: Situation) -> Author {
    if situation.requested_source == DraftSource::Template {
        return Author::Template;
    }
    let reason = if !situation.has_maker {
        "no_maker"
    } else if situation.profile != Profile::General && !situation.is_confidential_allowed {
        "confidential"
    } else if situation.is_other_language {
        "language"
    } else {
        return Author::Model;
    };
    Author::Fallback(reason)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_model_writes_only_where_its_maker_may_read_the_review() {
        let usual = Situation {
            requested_source: DraftSource::Model,
            has_maker: true,
            profile: Profile::General,
            is_confidential_allowed: false,
            is_other_language: false,
        };
        let health = Situation { profile: Profile::Healthcare, ..usual };
        for (situation, expected) in [
            (usual, Author::Model),
            (Situation { requested_source: DraftSource::Template, ..usual }, Author::Template),
            (Situation { has_maker: false, ..usual }, Author::Fallback("no_maker")),
            (health, Author::Fallback("confidential")),
            (Situation { profile: Profile::Legal, ..usual }, Author::Fallback("confidential")),
            (Situation { is_confidential_allowed: true, ..health }, Author::Model),
            (Situation { is_other_language: true, ..usual }, Author::Fallback("language")),
        ] {
            assert_eq!(author(situation), expected, "{situation:?}");
        }
    }
}
