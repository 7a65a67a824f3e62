//! Labels in the API and the database.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Names a label.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    LabelId
);

/// A label of the organization.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Label {
    /// Id of the label.
    pub id: LabelId,
    /// Name of the label.
    pub name: String,
    /// Color of the label.
    pub color: Color,
    /// Number of locations with the label.
    pub locations: i64,
}

/// Every label of the organization, by name.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LabelList {
    /// At most 200.
    pub items: Vec<Label>,
}

db::stored! {
    /// The color of a label.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = LabelColor)]
    pub enum Color {
        /// Blue.
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Brass.
        Brass = "brass",
        /// Red.
        Red = "red",
        /// Purple.
        Purple = "purple",
        /// Gray.
        Grey = "grey",
    }
}

/// A label to be added.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub struct NewLabel {
    /// 1 to 50 characters; no other label of the organization differs by case or accents alone.
    #[serde(default)]
    #[schema(required = true, min_length = 1, max_length = 50)]
    pub name: String,
    /// Color of the label.
    pub color: Color,
}

/// Changes to a label. An absent field stays unchanged.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = LabelPatch)]
pub struct LabelChanges {
    /// Name of the label.
    #[schema(min_length = 1, max_length = 50)]
    pub name: Option<String>,
    /// Color of the label.
    pub color: Option<Color>,
}
