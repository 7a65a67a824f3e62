//! Directories: where businesses are listed.

use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{ids::DirectoryId, line::line};

db::stored! {
    /// Group of directories.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DirectoryGroup)]
    pub(crate) enum Group {
        /// Used by most customers.
        Major = "major",
        /// Maps and navigation.
        Maps = "maps",
        /// Reviews.
        Reviews = "reviews",
        /// Yellow pages and general directories.
        Local = "local",
        /// Passes data on to other directories.
        Aggregator = "aggregator",
        /// Public register.
        Register = "register",
        /// Chambers of commerce.
        Chamber = "chamber",
        /// Health.
        Healthcare = "healthcare",
        /// Law.
        Legal = "legal",
        /// Trades around the home.
        Home = "home",
        /// Restaurants and cafés.
        Restaurants = "restaurants",
        /// Hotels and lodging.
        Hospitality = "hospitality",
        /// Real estate.
        Property = "property",
        /// Cars.
        Auto = "auto",
        /// Beauty and hair.
        Beauty = "beauty",
    }
}

db::stored! {
    /// Way in which a business gets into a directory.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DirectorySubmission)]
    pub(crate) enum Effort {
        /// A form that needs no account.
        SelfServeForm = "self_serve_form",
        /// An account of the owner.
        OwnerAccount = "owner_account",
        /// A paid entry.
        Paid = "paid",
        /// Taken over from other sources.
        Feed = "feed",
        /// An entry in a public register.
        Register = "register",
        /// Written by its editors only.
        None = "none",
    }
}

db::stored! {
    /// Proof that a directory asks the owner for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DirectoryVerification)]
    pub(crate) enum Verification {
        /// A document.
        Document = "document",
        /// A link in an email.
        Email = "email",
        /// A call or a text message.
        Phone = "phone",
        /// A letter.
        Post = "post",
        /// Nothing.
        None = "none",
        /// Not known.
        Unknown = "unknown",
    }
}

db::stored! {
    /// Way in which listings of a directory are checked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DirectoryChecking)]
    pub(crate) enum Checking {
        /// Pages are read, where the robots rules of the site allow it.
        Automatic = "automatic",
        /// An API.
        Api = "api",
        /// A public register.
        Register = "register",
        /// A person looks.
        Manual = "manual",
    }
}

db::stored! {
    /// Origin of the data about a directory.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = DirectoryConfidence)]
    pub(crate) enum Confidence {
        /// Name and domain were seen in a source.
        Seen = "seen",
        /// Not confirmed.
        Memory = "memory",
    }
}

/// Fields of a directory.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = DirectoryDetails)]
pub(crate) struct Details {
    /// Name.
    pub(crate) name: String,
    /// Domain, such as `yelp.com`.
    pub(crate) domain: String,
    /// ISO 3166 alpha-2 codes; empty for all countries.
    pub(crate) countries: Vec<String>,
    /// Group.
    pub(crate) group: Group,
    /// Trades whose businesses it lists; empty for all trades.
    pub(crate) trades: Vec<String>,
    /// Weight: 1 (heaviest) to 5.
    pub(crate) tier: i64,
    /// Way into the directory.
    pub(crate) submit: Effort,
    /// Proof that it asks for.
    pub(crate) verify: Verification,
    /// Languages: ISO 639-1.
    pub(crate) languages: Vec<String>,
    /// Page on which a business is added.
    #[schema(required)]
    pub(crate) add_url: Option<String>,
    /// Address of a search, with `{name}`, `{postcode}`, `{city}`, `{region}` and `{phone}`.
    #[schema(required)]
    pub(crate) search_url: Option<String>,
}

/// Directory, as the organization uses it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Directory {
    /// Id.
    pub(crate) id: DirectoryId,
    /// Fields.
    #[serde(flatten)]
    pub(crate) details: Details,
    /// Way in which listings are checked: `manual` wherever the program has no client.
    pub(crate) checking: Checking,
    /// True for a public register.
    #[serde(skip)]
    pub(crate) is_register: bool,
    /// Origin of the data.
    pub(crate) confidence: Confidence,
    /// True for a directory that the organization added.
    pub(crate) is_own: bool,
    /// True for a directory that the organization does not use.
    pub(crate) is_hidden: bool,
}

/// All directories of an organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DirectoryList)]
pub(crate) struct Directories {
    /// Directories by tier and name.
    pub(crate) items: Vec<Directory>,
}

/// Filters of the list of directories.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct DirectoryFilters {
    /// Directories of this country: ISO 3166 alpha-2.
    #[param(max_length = 2)]
    #[serde(deserialize_with = "line::<2, _>")]
    pub(crate) country: Option<String>,
    /// Directories that list businesses of this trade.
    #[param(max_length = 40)]
    #[serde(deserialize_with = "line::<40, _>")]
    pub(crate) trade: Option<String>,
    /// Directories of this group.
    #[param(inline)]
    pub(crate) group: Option<Group>,
    /// Part of the name or the domain; case and accents do not count.
    #[param(max_length = 100)]
    #[serde(deserialize_with = "line::<100, _>")]
    pub(crate) search: Option<String>,
    /// True for hidden ones only, false for the others.
    pub(crate) hidden: Option<bool>,
}

/// New directory of an organization.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewDirectory {
    /// Name, at most 100 characters.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) name: String,
    /// Domain, such as `example.org`; the address of one of its pages is shortened.
    pub(crate) domain: String,
    /// ISO 3166 alpha-2 codes; empty for all countries.
    #[serde(default)]
    pub(crate) countries: Vec<String>,
    /// Group.
    #[schema(required = false)]
    pub(crate) group: Option<Group>,
    /// Trades; empty for all.
    #[serde(default)]
    pub(crate) trades: Vec<String>,
    /// Weight: 1 (heaviest) to 5; 3 when left out.
    #[schema(required = false, minimum = 1, maximum = 5)]
    pub(crate) tier: Option<i64>,
    /// Way into the directory.
    #[schema(required = false)]
    pub(crate) submit: Option<Effort>,
    /// Proof that it asks for.
    #[schema(required = false)]
    pub(crate) verify: Option<Verification>,
    /// Languages: ISO 639-1.
    #[serde(default)]
    pub(crate) languages: Vec<String>,
    /// Page on which a business is added.
    #[schema(required = false, max_length = 1000)]
    pub(crate) add_url: Option<String>,
    /// Address of a search, with `{name}`, `{postcode}`, `{city}`, `{region}` and `{phone}`.
    #[schema(required = false, max_length = 1000)]
    pub(crate) search_url: Option<String>,
}

/// Change of a directory. Of those of the program's list only `tier` and `is_hidden` can be changed.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct DirectoryPatch {
    /// Weight: 1 (heaviest) to 5.
    #[schema(minimum = 1, maximum = 5)]
    pub(crate) tier: Option<i64>,
    /// True for a directory that the organization does not use.
    pub(crate) is_hidden: Option<bool>,
    /// Name.
    #[schema(min_length = 1, max_length = 100)]
    pub(crate) name: Option<String>,
    /// Domain.
    pub(crate) domain: Option<String>,
    /// Countries.
    pub(crate) countries: Option<Vec<String>>,
    /// Group.
    pub(crate) group: Option<Group>,
    /// Trades.
    pub(crate) trades: Option<Vec<String>>,
    /// Way into the directory.
    pub(crate) submit: Option<Effort>,
    /// Proof that it asks for.
    pub(crate) verify: Option<Verification>,
    /// Languages.
    pub(crate) languages: Option<Vec<String>>,
    /// Page on which a business is added; empty to remove it.
    #[schema(max_length = 1000)]
    pub(crate) add_url: Option<String>,
    /// Address of a search; empty to remove it.
    #[schema(max_length = 1000)]
    pub(crate) search_url: Option<String>,
}

/// Directory in the database.
#[derive(Clone, Debug)]
pub(crate) struct DirectoryRow {
    pub(crate) id: DirectoryId,
    pub(crate) is_own: bool,
    pub(crate) tier: Option<i64>,
    pub(crate) is_hidden: bool,
    pub(crate) details: Option<serde_json::Value>,
}
