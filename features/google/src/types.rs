//! Ids of this feature, stored in the database and shown in the API.

use utoipa::ToSchema;

db::id!(
    /// Id of a connection to a Google user.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ConnectionId
);

db::id!(
    /// Id of a Business Profile account within an organization.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    GoogleAccountId
);

db::id!(
    /// Id of an import, a sync or a publication.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    RunId
);

db::id!(
    /// Id of a change at Google.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ChangeId
);
