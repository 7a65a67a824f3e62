//! Site of an organization: its look, languages, addresses and texts of the law.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Language, Words};

db::stored! {
    /// State of a site.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PagesSiteState)]
    pub(crate) enum SiteState {
        /// Visitors do not see the site.
        #[default]
        Off = "off",
        /// Visitors see its published pages.
        Live = "live",
    }
}

db::stored! {
    /// Template of the pages, by industry.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PageTemplate)]
    pub(crate) enum Template {
        /// Restaurants, cafés, bakeries.
        Restaurant = "restaurant",
        /// Practices and clinics.
        Medical = "medical",
        /// Real estate agencies.
        RealEstate = "real_estate",
        /// Law firms.
        Legal = "legal",
        /// Trades that come to the customer.
        HomeServices = "home_services",
        /// Shops.
        #[default]
        Retail = "retail",
    }
}

db::stored! {
    /// Typeface of the pages. Each is a stack of fonts that devices have.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PageFont)]
    pub(crate) enum Font {
        /// Humanist sans serif.
        #[default]
        Humanist = "humanist",
        /// Serif.
        Serif = "serif",
        /// Geometric sans serif.
        Geometric = "geometric",
    }
}

/// Colors of the pages. The color of texts on them is computed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = PageColors)]
pub(crate) struct Colors {
    /// Main color, like `#12355b`.
    pub(crate) primary: String,
    /// Color of buttons and links, like `#b4232a`.
    pub(crate) accent: String,
}

impl Default for Colors {
    fn default() -> Self {
        Self { primary: "#1f3a4d".into(), accent: "#0b6b53".into() }
    }
}

/// Publisher of the site, as laws demand it. Each text is shown where it is given.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PagesLegal)]
pub(crate) struct Legal {
    /// Name of the company or the person.
    pub(crate) company: String,
    /// Legal form, such as SAS or LLC.
    #[serde(rename = "legal_form")]
    pub(crate) form: String,
    /// Share capital.
    pub(crate) capital: String,
    /// Registered office.
    pub(crate) seat: String,
    /// Number and place of registration.
    pub(crate) registration: String,
    /// VAT number.
    pub(crate) vat: String,
    /// Publication director.
    pub(crate) director: String,
    /// Host of the site: name, address, phone number.
    pub(crate) host: String,
    /// Phone number.
    pub(crate) phone: String,
    /// Email address.
    pub(crate) email: String,
    /// Regulated profession, its order and its rules.
    pub(crate) profession: String,
}

/// Levels of the addresses between the site and the city. They are chosen when the site is created and stay, so that
/// addresses stay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Levels {
    /// Addresses name the country.
    pub(crate) country: bool,
    /// Addresses name the state, province or region.
    pub(crate) region: bool,
}

/// Settings of a site, as the database has them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct SiteSettings {
    pub(crate) name: String,
    pub(crate) template: Template,
    pub(crate) languages: Vec<Language>,
    pub(crate) default_language: Language,
    pub(crate) colors: Colors,
    pub(crate) font: Font,
    pub(crate) intro: Words,
    pub(crate) legal: Legal,
    pub(crate) shows_reviews: bool,
    pub(crate) levels: Levels,
}

/// Number of pages by state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PagesCounts)]
pub(crate) struct Counts {
    /// Pages that visitors see.
    pub(crate) live: i64,
    /// Pages that are prepared and not published.
    pub(crate) draft: i64,
    /// Pages of locations that closed for good.
    pub(crate) closed: i64,
    /// Locations without a page.
    pub(crate) none: i64,
    /// Published pages that search engines are told to leave out in at least one language.
    pub(crate) noindex: i64,
    /// Published pages whose draft differs from what visitors see.
    pub(crate) changed: i64,
}

/// Pages that the plan includes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PagesPlan)]
pub(crate) struct PlanUse {
    /// Published pages.
    pub(crate) used: i64,
    /// Pages that the plan includes; null without a limit.
    #[schema(required)]
    pub(crate) limit: Option<i64>,
}

/// Contrast of a color of the site.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = PageContrast)]
pub(crate) struct Contrast {
    /// Color of texts on the main color: black or white.
    pub(crate) on_primary: &'static str,
    /// Contrast of that text with the main color, 1 to 21.
    pub(crate) primary: f64,
    /// Color of texts on the second color.
    pub(crate) on_accent: &'static str,
    /// Contrast of that text with the second color, 1 to 21.
    pub(crate) accent: f64,
}

/// Site of the organization.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PagesSite {
    /// True when the site was created. The other fields are proposals before.
    pub(crate) exists: bool,
    /// Name of the business, at the top of each page.
    pub(crate) name: String,
    /// Part of the address that names the site.
    pub(crate) slug: String,
    /// Visibility to visitors.
    pub(crate) state: SiteState,
    /// Template of all pages.
    pub(crate) template: Template,
    /// Languages of the pages, the default one first.
    pub(crate) languages: Vec<Language>,
    /// Language whose addresses do not name it.
    pub(crate) default_language: Language,
    /// Colors.
    pub(crate) colors: Colors,
    /// Contrast of the colors.
    pub(crate) contrast: Contrast,
    /// Typeface.
    pub(crate) font: Font,
    /// Address of the organization's logo; null without one.
    #[schema(required)]
    pub(crate) logo_url: Option<String>,
    /// Introduction on the first page.
    pub(crate) intro: Words,
    /// Publisher of the site.
    pub(crate) legal: Legal,
    /// Pages show the latest reviews. Those of French physicians never do.
    pub(crate) shows_reviews: bool,
    /// Address of the site.
    pub(crate) base_url: String,
    /// False when search engines are told to leave the whole site out, as for a demo.
    pub(crate) indexed: bool,
    /// Number of pages by state.
    pub(crate) counts: Counts,
    /// Pages of the plan.
    pub(crate) plan: PlanUse,
    /// Countries whose law asks for a language that the site does not have, such as `FR` without French.
    pub(crate) missing_languages: Vec<String>,
}

/// New settings of the site.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewPagesSite {
    /// Name of the business, at most 80 characters.
    #[schema(max_length = 80)]
    pub(crate) name: String,
    /// Part of the address that names the site: 3 to 40 letters a to z, digits and hyphens.
    #[schema(min_length = 3, max_length = 40)]
    pub(crate) slug: String,
    /// Visibility to visitors.
    #[serde(default)]
    pub(crate) state: SiteState,
    /// Template of all pages.
    pub(crate) template: Template,
    /// Languages of the pages: one or two.
    #[schema(min_items = 1, max_items = 2)]
    pub(crate) languages: Vec<Language>,
    /// Language whose addresses do not name it.
    pub(crate) default_language: Language,
    /// Colors.
    #[serde(default)]
    pub(crate) colors: Colors,
    /// Typeface.
    #[serde(default)]
    pub(crate) font: Font,
    /// Introduction on the first page, at most 600 characters in each language.
    #[serde(default)]
    pub(crate) intro: Words,
    /// Publisher of the site, at most 300 characters each.
    #[serde(default)]
    pub(crate) legal: Legal,
    /// Pages show the latest reviews.
    #[serde(default = "yes")]
    pub(crate) shows_reviews: bool,
}

fn yes() -> bool {
    true
}
