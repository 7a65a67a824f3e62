//! Filters of the lists.

use jiff::civil::Date;
use locations::{LabelId, LocationId};
use serde::Deserialize;
use utoipa::IntoParams;

use super::{Kind, PostState, TargetState};

/// Maximum characters of a text in a filter.
const MAX_TEXT: usize = 100;

/// Text of a filter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct FilterText(pub(crate) String);

impl TryFrom<String> for FilterText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_valid = text.chars().count() <= MAX_TEXT && !text.chars().any(char::is_control);
        if is_valid { Ok(Self(text)) } else { Err("at most 100 characters, and no control characters") }
    }
}

/// Filters of the list of posts.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct PostFilters {
    /// Posts in this state.
    #[param(inline)]
    pub(crate) state: Option<PostState>,
    /// Posts of this kind.
    #[param(inline)]
    pub(crate) kind: Option<Kind>,
    /// Posts at this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Posts at locations with this label.
    #[param(value_type = Option<String>)]
    pub(crate) label: Option<LabelId>,
    /// Posts with an occurrence on this day or later.
    #[param(value_type = Option<String>, format = Date)]
    pub(crate) from: Option<Date>,
    /// Posts with an occurrence on this day or earlier.
    #[param(value_type = Option<String>, format = Date)]
    pub(crate) to: Option<Date>,
    /// Posts with these words in a text or title.
    #[param(value_type = Option<String>, max_length = 100)]
    pub(crate) search: Option<FilterText>,
    /// Posts that Google refused at a location, or that could not be sent there.
    #[param(value_type = Option<bool>)]
    pub(crate) refused: bool,
}

/// Filters of the locations of a post.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct TargetFilters {
    /// Locations in this state.
    #[param(inline)]
    pub(crate) state: Option<TargetState>,
    /// Locations of this occurrence, 0 for the first.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 65535)]
    pub(crate) occurrence: Option<u16>,
}
