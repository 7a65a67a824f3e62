//! What a label is, for the API and the database.

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
    /// Names the label.
    pub id: LabelId,
    /// What it says.
    pub name: String,
    /// How it looks.
    pub color: Color,
    /// How many locations carry it.
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
    /// How it looks.
    pub color: Color,
}

/// What is changed about a label: a field left out stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = LabelPatch)]
pub struct LabelChanges {
    /// What it says.
    #[schema(min_length = 1, max_length = 50)]
    pub name: Option<String>,
    /// How it looks.
    pub color: Option<Color>,
}
