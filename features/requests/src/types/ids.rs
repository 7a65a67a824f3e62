//! Ids.

use utoipa::ToSchema;

db::id!(
    /// Id of a contact.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ContactId
);

db::id!(
    /// Id of a campaign.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    CampaignId
);

db::id!(
    /// Id of a request.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    RequestId
);

db::id!(
    /// Id of private feedback.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    FeedbackId
);

db::id!(
    /// Id of an answer to private feedback.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    MessageId
);
