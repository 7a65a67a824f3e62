//! Member who works on a review.

use orgs::UserId;
use serde::Serialize;
use utoipa::ToSchema;

/// Member who wrote something about a review, decided about it, or works on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReviewMember {
    /// Id of the user.
    #[schema(value_type = String)]
    pub id: UserId,
    /// Name; null for a former member.
    #[schema(required)]
    pub name: Option<String>,
}
