//! The names of things, for the database and the API.

use utoipa::ToSchema;

db::id!(
    /// Names a connection to a Google user.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ConnectionId
);

db::id!(
    /// Names a Business Profile account within an organization.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    GoogleAccountId
);

db::id!(
    /// Names an import or a sync.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    RunId
);

db::id!(
    /// Names a change that was found at Google.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ChangeId
);
