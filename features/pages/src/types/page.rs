//! Page of a location.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Content, Language, Template, VersionId};

db::stored! {
    /// State of a page.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = LocalPageState)]
    pub(crate) enum PageState {
        /// Prepared, and not published.
        Draft = "draft",
        /// Visitors see it.
        Live = "live",
        /// The location closed for good: visitors see the nearest other one for 90 days.
        Closed = "closed",
        /// Nothing was prepared.
        None = "none",
    }
}

db::stored! {
    /// Problem of a page. All but `like_sister` and `title_clash` keep it out of search engines.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = LocalPageProblem)]
    pub(crate) enum PageProblem {
        /// Fewer than 150 own words.
        TooFewWords = "too_few_words",
        /// Less than 30 % of the text is its own.
        TooLikeSister = "too_like_sister",
        /// Less than half of the text is its own.
        LikeSister = "like_sister",
        /// No photo of its own.
        NoPhoto = "no_photo",
        /// No opening hours.
        NoHours = "no_hours",
        /// No phone number.
        NoPhone = "no_phone",
        /// No address, and no area that is served.
        NoAddress = "no_address",
        /// Another page has the same title.
        TitleClash = "title_clash",
        /// A machine wrote the text, and no person has read it.
        MachineText = "machine_text",
    }
}

/// Location of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = LocalPagePlace)]
pub(crate) struct PageLocation {
    /// Id of the location.
    pub(crate) id: LocationId,
    /// Name.
    pub(crate) name: String,
    /// City.
    pub(crate) city: String,
    /// Country: ISO 3166 alpha-2.
    #[schema(required)]
    pub(crate) country: Option<String>,
}

/// Problem of a page with what to do about it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LocalPageAdvice)]
pub(crate) struct Advice {
    /// Problem.
    pub(crate) code: PageProblem,
    /// True when the page is left out of search engines because of it.
    pub(crate) blocks_index: bool,
    /// Remedy, in English.
    pub(crate) detail: String,
    /// Number of words that are missing, for `too_few_words`; null otherwise.
    #[schema(required)]
    pub(crate) missing_words: Option<i64>,
}

/// Page in one language.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LocalPageLanguage)]
pub(crate) struct PageLanguage {
    /// Language.
    pub(crate) language: Language,
    /// Address below that of the site. That of a page that is not published is the one that it would get.
    pub(crate) path: String,
    /// Whole address.
    pub(crate) url: String,
    /// Number of own words.
    pub(crate) own_words: i64,
    /// Share of the text that no other page has, 0 to 1.
    pub(crate) uniqueness: f64,
    /// True when search engines may list it, once it is published.
    pub(crate) indexable: bool,
    /// Problems.
    pub(crate) problems: Vec<Advice>,
}

/// Page of a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocalPage {
    /// Location.
    pub(crate) location: PageLocation,
    /// State.
    pub(crate) state: PageState,
    /// The page in each language of the site, the default one first.
    pub(crate) languages: Vec<PageLanguage>,
    /// True when the draft differs from what visitors see.
    pub(crate) changed_since_publish: bool,
    /// Time at which it was published; null before.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) published_at: Option<Timestamp>,
    /// Time at which its location closed for good.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) closed_at: Option<Timestamp>,
    /// Views in the last 30 days.
    pub(crate) views_30d: i64,
    /// Calls in the last 30 days.
    pub(crate) calls_30d: i64,
    /// Requests for directions in the last 30 days.
    pub(crate) directions_30d: i64,
    /// Clicks on booking links in the last 30 days.
    pub(crate) bookings_30d: i64,
}

/// Page of a location with its content.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocalPageDetail {
    /// Page.
    #[serde(flatten)]
    pub(crate) page: LocalPage,
    /// Content that members edit.
    pub(crate) content: Content,
    /// Template of the site.
    pub(crate) template: Template,
    /// Addresses that lead to the page, because they were its own before.
    pub(crate) old_paths: Vec<String>,
}

/// Published content of a page.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LocalPageVersion)]
pub(crate) struct Version {
    /// Id of the version.
    pub(crate) id: VersionId,
    /// Time at which it was published.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// User who published it; null for the program.
    #[schema(required, value_type = Option<String>)]
    pub(crate) created_by: Option<UserId>,
    /// Name of that user; null when the user left.
    #[schema(required)]
    pub(crate) created_by_name: Option<String>,
    /// Content.
    pub(crate) content: Content,
}

/// Versions of a page, the newest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LocalPageVersions)]
pub(crate) struct Versions {
    /// Versions, at most 20.
    pub(crate) items: Vec<Version>,
}

/// Version to restore.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = RestoreLocalPage)]
pub(crate) struct Restore {
    /// Id of the version. Its content becomes the draft.
    #[schema(value_type = String)]
    pub(crate) version_id: VersionId,
}

/// Content to look at. It is not stored.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = PreviewLocalPage)]
pub(crate) struct Preview {
    /// Content; null for the draft.
    #[serde(default)]
    pub(crate) content: Option<Content>,
    /// Template; null for that of the site.
    #[serde(default)]
    pub(crate) template: Option<Template>,
    /// Language; null for the default one.
    #[serde(default)]
    pub(crate) language: Option<Language>,
}

/// Rendered page.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RenderedLocalPage)]
pub(crate) struct Rendered {
    /// Complete HTML document, without a script.
    pub(crate) html: String,
}

/// Link that shows the draft without signing in.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LocalPagePreviewLink)]
pub(crate) struct PreviewLink {
    /// Address.
    pub(crate) url: String,
    /// Time at which it stops working.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) expires_at: Timestamp,
}

/// Uniqueness of the draft of a page.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LocalPageUniqueness)]
pub(crate) struct Uniqueness {
    /// Language.
    pub(crate) language: Language,
    /// Number of own words.
    pub(crate) own_words: i64,
    /// Number of own words below which the page is not indexed.
    pub(crate) words_needed: i64,
    /// Share of the text that no other published page has, 0 to 1.
    pub(crate) share: f64,
    /// Published page that has most of this text; null when none has any of it.
    #[schema(required)]
    pub(crate) sister: Option<Sister>,
    /// Problems.
    pub(crate) problems: Vec<Advice>,
}

/// Published page with some of the same text.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LocalPageSister)]
pub(crate) struct Sister {
    /// Location of that page.
    pub(crate) location: PageLocation,
    /// Share of the text that this page has too, 0 to 1.
    pub(crate) shared: f64,
}
