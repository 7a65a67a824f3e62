//! Ids.

use utoipa::ToSchema;

db::id!(
    /// Id of a panel.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    PanelId
);

db::id!(
    /// Id of a scan.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ScanId
);
