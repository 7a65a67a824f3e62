//! Templates of replies.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a template.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TemplateId
);

/// Template of a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReplyTemplate)]
pub(crate) struct Template {
    /// Id of the template.
    pub(crate) id: TemplateId,
    /// Name in the list.
    pub(crate) name: String,
    /// Language of the text: `en` or `fr`.
    pub(crate) language: String,
    /// Fewest stars for which it is offered.
    pub(crate) min_stars: i64,
    /// Most stars for which it is offered.
    pub(crate) max_stars: i64,
    /// Text with `{reviewer_first_name}`, `{business}` and `{city}`. A sentence with a variable that has no value is left
    /// out.
    pub(crate) text: String,
    /// Time of the last change.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) updated_at: Timestamp,
}

/// New or changed template.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewReplyTemplate)]
pub(crate) struct NewTemplate {
    /// Name, at most 80 characters.
    pub(crate) name: String,
    /// `en` or `fr`.
    pub(crate) language: String,
    /// 1 to 5.
    pub(crate) min_stars: i64,
    /// 1 to 5, not less than `min_stars`.
    pub(crate) max_stars: i64,
    /// Text, at most 2,000 characters.
    pub(crate) text: String,
}

/// Templates of an organization, by name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReplyTemplateList)]
pub(crate) struct TemplateList {
    /// Templates.
    pub(crate) items: Vec<Template>,
}

/// Draft of a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReplyDraft)]
pub(crate) struct Draft {
    /// Name of the template; null for a built-in one.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Text with its variables filled in.
    pub(crate) text: String,
}

/// Drafts of a reply to one review.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReplyDraftList)]
pub(crate) struct DraftList {
    /// Drafts, the organization's own first.
    pub(crate) items: Vec<Draft>,
}
