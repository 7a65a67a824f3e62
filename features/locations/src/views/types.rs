//! Saved views in the API and the database.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Names a saved view.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ViewId
);

/// A way to look at the list, under a name.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = SavedView)]
pub(crate) struct View {
    /// Id of the view.
    pub(crate) id: ViewId,
    /// Name that its owner gave it.
    pub(crate) name: String,
    /// The list's query string: filters and order.
    pub(crate) search: String,
    /// The columns shown, in order.
    pub(crate) columns: Columns,
    /// Row density of the list.
    pub(crate) density: Density,
}

/// Every saved view of the caller, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = SavedViewList)]
pub(crate) struct ViewList {
    /// At most 50.
    pub(crate) items: Vec<View>,
}

/// Names of columns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub(crate) struct Columns(pub(crate) Vec<String>);

impl db::Column for Columns {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let list = serde_json::Value::read(row, at)?;
        serde_json::from_value(list).map_err(|e| db::Error::Unreadable(e.to_string()))
    }
}

db::stored! {
    /// Row density of the list.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum Density {
        /// As usual.
        #[default]
        Comfortable = "comfortable",
        /// More rows at once.
        Compact = "compact",
    }
}

/// A view to be saved.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NewSavedView)]
pub(crate) struct NewView {
    /// 1 to 50 characters.
    #[schema(required = true, min_length = 1, max_length = 50)]
    pub(crate) name: String,
    /// The list's query string, at most 2,000 characters.
    #[schema(max_length = 2000)]
    pub(crate) search: String,
    /// Names of columns, at most 50.
    #[schema(max_items = 50)]
    pub(crate) columns: Vec<String>,
    /// Row density of the list.
    pub(crate) density: Density,
}

/// Changes to a view. An absent field stays unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = SavedViewPatch)]
pub(crate) struct ViewChanges {
    /// Name that its owner gave it.
    #[schema(min_length = 1, max_length = 50)]
    pub(crate) name: Option<String>,
    /// The list's query string.
    #[schema(max_length = 2000)]
    pub(crate) search: Option<String>,
    /// Names of columns.
    #[schema(max_items = 50)]
    pub(crate) columns: Option<Vec<String>>,
    /// Row density of the list.
    pub(crate) density: Option<Density>,
}
