//! Templates of posts.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{ButtonKind, Kind, Language, TemplateId};

db::stored! {
    /// Trade of a template.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostTrade)]
    pub(crate) enum Trade {
        /// Restaurants, cafés and bars.
        Restaurant = "restaurant",
        /// Doctors, dentists, pharmacies.
        Health = "health",
        /// Real estate.
        RealEstate = "real_estate",
        /// Lawyers and notaries.
        Legal = "legal",
        /// Plumbers, electricians, gardeners.
        HomeServices = "home_services",
        /// Shops.
        Retail = "retail",
        /// Hair and beauty.
        Beauty = "beauty",
        /// Gyms and studios.
        Fitness = "fitness",
    }
}

db::stored! {
    /// Season of a template.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostSeason)]
    pub(crate) enum Season {
        /// The whole year.
        Any = "any",
        /// Spring.
        Spring = "spring",
        /// Summer.
        Summer = "summer",
        /// Autumn.
        Autumn = "autumn",
        /// Winter.
        Winter = "winter",
    }
}

/// Filters of the templates.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct TemplateFilters {
    /// Templates of this trade.
    #[param(inline)]
    pub(crate) trade: Option<Trade>,
    /// Templates of this season, and those of the whole year.
    #[param(inline)]
    pub(crate) season: Option<Season>,
    /// Templates in this language.
    #[param(inline)]
    pub(crate) language: Option<Language>,
}

/// Template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PostTemplate)]
pub(crate) struct Template {
    /// Id; that of a built-in template is a word.
    pub(crate) id: String,
    /// True for a template of the program.
    pub(crate) is_built_in: bool,
    /// Name.
    pub(crate) name: String,
    /// Trade; null for a template of the organization.
    #[schema(required)]
    pub(crate) trade: Option<Trade>,
    /// Season; null for a template of the organization.
    #[schema(required)]
    pub(crate) season: Option<Season>,
    /// Language.
    pub(crate) language: Language,
    /// Kind.
    pub(crate) kind: Kind,
    /// Title.
    #[schema(required)]
    pub(crate) title: Option<String>,
    /// Text.
    pub(crate) text: String,
    /// Button.
    #[schema(required)]
    pub(crate) button: Option<ButtonKind>,
}

/// Templates, those of the organization first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PostTemplateList)]
pub(crate) struct TemplateList {
    /// Templates.
    pub(crate) items: Vec<Template>,
}

/// New template of the organization.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewPostTemplate)]
pub(crate) struct NewTemplate {
    /// Name, at most 80 characters.
    #[schema(min_length = 1, max_length = 80)]
    pub(crate) name: String,
    /// Kind.
    pub(crate) kind: Kind,
    /// Language.
    pub(crate) language: Language,
    /// Title, at most 58 characters.
    #[serde(default)]
    #[schema(max_length = 58)]
    pub(crate) title: Option<String>,
    /// Text, at most 1,500 characters.
    #[schema(min_length = 1, max_length = 1500)]
    pub(crate) text: String,
    /// Button.
    #[serde(default)]
    pub(crate) button: Option<ButtonKind>,
}

/// Template of an organization in the database.
#[derive(Clone, Debug)]
pub(crate) struct TemplateRow {
    pub(crate) id: TemplateId,
    pub(crate) name: String,
    pub(crate) kind: Kind,
    pub(crate) language: Language,
    pub(crate) content: serde_json::Value,
    pub(crate) created_by: UserId,
    pub(crate) created_at: Timestamp,
}
