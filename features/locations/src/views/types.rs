//! Saved views in the API and the database.

use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Names a saved view.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ViewId
);

db::stored! {
    /// Screen whose list a view shows.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = SavedViewScreen)]
    pub(crate) enum Screen {
        /// List of locations.
        #[default]
        Locations = "locations",
        /// Inbox of reviews.
        Reviews = "reviews",
    }
}

/// View as it is stored.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ViewRow {
    pub(crate) id: ViewId,
    /// Author of the view.
    pub(crate) user_id: UserId,
    pub(crate) screen: Screen,
    pub(crate) name: String,
    pub(crate) search: String,
    pub(crate) columns: Columns,
    pub(crate) density: Density,
    pub(crate) is_shared: bool,
}

/// A way to look at the list, under a name.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = SavedView)]
pub(crate) struct View {
    /// Id of the view.
    pub(crate) id: ViewId,
    /// Screen of the list.
    pub(crate) screen: Screen,
    /// Name that its author gave it.
    pub(crate) name: String,
    /// The list's query string: filters and order.
    pub(crate) search: String,
    /// The columns shown, in order.
    pub(crate) columns: Columns,
    /// Row density of the list.
    pub(crate) density: Density,
    /// True when all members see the view; false when only its author does.
    pub(crate) is_shared: bool,
    /// True for a view of the caller.
    pub(crate) is_mine: bool,
    /// True when the caller may change and delete the view.
    pub(crate) can_change: bool,
}

/// Screen whose views are listed.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ViewsOf {
    /// Screen of the list; the list of locations when it is omitted.
    #[param(inline)]
    pub(crate) screen: Screen,
}

/// The saved views of the caller and the shared ones, the oldest first.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = SavedViewList)]
pub(crate) struct ViewList {
    /// At most 50 of the caller, and 50 shared ones.
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
    /// Screen of the list; it cannot be changed.
    pub(crate) screen: Screen,
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
    /// True to show the view to all members, which takes `see_members`.
    pub(crate) is_shared: bool,
}

/// Changes to a view. An absent field stays unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = SavedViewPatch)]
pub(crate) struct ViewChanges {
    /// Name that its author gave it.
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
    /// True to show the view to all members, which takes `see_members`; false to show it to its author only.
    pub(crate) is_shared: Option<bool>,
}
