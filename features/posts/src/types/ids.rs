//! Ids.

use utoipa::ToSchema;

db::id!(
    /// Id of a post.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    PostId
);

db::id!(
    /// Id of a post at one location.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TargetId
);

db::id!(
    /// Id of a photo of posts.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    PhotoId
);

db::id!(
    /// Id of a template of an organization.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    TemplateId
);
