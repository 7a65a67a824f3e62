//! Types of brands, as the API and the database have them.

use jiff::Timestamp;
use media::names;
use orgs::{OrgId, Palettes};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Id of a brand.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    BrandId
);

db::stored! {
    /// Typeface of pages.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = BrandTypeface)]
    pub enum Typeface {
        /// Without serifs.
        #[default]
        Sans = "sans",
        /// Headings with serifs.
        Serif = "serif",
        /// Typeface of the reader's device.
        System = "system",
    }
}

/// Background that a logo is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = LogoTheme)]
pub(crate) enum Theme {
    /// Light background.
    #[default]
    Light,
    /// Dark background.
    Dark,
}

/// Logo to change.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LogoOf {
    /// Background that it is made for; light when it is left out.
    #[serde(default)]
    #[param(inline)]
    pub(crate) theme: Theme,
}

/// Brand in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BrandRow {
    pub(crate) org_id: OrgId,
    pub(crate) id: BrandId,
    pub(crate) name: String,
    pub(crate) is_default: bool,
    pub(crate) primary_color: String,
    pub(crate) accent_color: String,
    pub(crate) typeface: Typeface,
    pub(crate) logo_key: Option<String>,
    pub(crate) dark_logo_key: Option<String>,
    pub(crate) sender_name: Option<String>,
    pub(crate) reply_to: Option<String>,
    pub(crate) reply_confirmed: bool,
    pub(crate) footer: String,
    pub(crate) hides_vitrine: bool,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

impl BrandRow {
    /// Returns the brand of a demo.
    pub(crate) fn sample(org: &OrgId, name: &str, now: Timestamp) -> Self {
        Self {
            org_id: org.clone(),
            id: BrandId::new(now),
            name: name.chars().take(80).collect(),
            is_default: true,
            primary_color: "#7a3b1d".into(),
            accent_color: "#b9832f".into(),
            typeface: Typeface::Serif,
            logo_key: None,
            dark_logo_key: None,
            sender_name: None,
            reply_to: None,
            reply_confirmed: false,
            footer: String::new(),
            hides_vitrine: true,
            created_at: now,
            updated_at: now,
        }
    }
}

/// Content of a brand.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewBrand {
    /// Name that clients see.
    #[schema(min_length = 1, max_length = 80)]
    pub(crate) name: String,
    /// True for the brand of all clients that have no other one.
    #[serde(default)]
    pub(crate) is_default: bool,
    /// Main color, like `#12355b`.
    #[schema(max_length = 7)]
    pub(crate) primary_color: String,
    /// Second color of charts, like `#b9832f`.
    #[schema(max_length = 7)]
    pub(crate) accent_color: String,
    /// Typeface of pages.
    #[serde(default)]
    pub(crate) typeface: Typeface,
    /// Name of the sender of emails; that of the brand when it is left out.
    #[serde(default)]
    #[schema(max_length = 80)]
    pub(crate) sender_name: Option<String>,
    /// Address for replies to emails. Its owner gets an email with a link that confirms it.
    #[serde(default)]
    #[schema(max_length = 254)]
    pub(crate) reply_to: Option<String>,
    /// Lines at the end of pages and files, such as a postal address.
    #[serde(default)]
    #[schema(max_length = 500)]
    pub(crate) footer: String,
    /// True when nothing that clients see names Vitrine.
    #[serde(default)]
    pub(crate) hides_vitrine: bool,
}

/// Brand of an agency.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = AgencyBrand)]
pub(crate) struct Brand {
    /// Id.
    pub(crate) id: BrandId,
    /// Name that clients see.
    pub(crate) name: String,
    /// True for the brand of all clients that have no other one.
    pub(crate) is_default: bool,
    /// Main color.
    pub(crate) primary_color: String,
    /// Second color of charts.
    pub(crate) accent_color: String,
    /// Palettes of both themes, readable for any main color.
    #[schema(required)]
    pub(crate) palettes: Option<Palettes>,
    /// Typeface of pages.
    pub(crate) typeface: Typeface,
    /// Path of the logo for light backgrounds.
    #[schema(required)]
    pub(crate) logo_url: Option<String>,
    /// Path of the logo for dark backgrounds.
    #[schema(required)]
    pub(crate) dark_logo_url: Option<String>,
    /// Name of the sender of emails.
    #[schema(required)]
    pub(crate) sender_name: Option<String>,
    /// Address for replies.
    #[schema(required)]
    pub(crate) reply_to: Option<String>,
    /// True when the owner of that address confirmed it. Until then, replies go to the operator of this site.
    pub(crate) reply_confirmed: bool,
    /// Lines at the end of pages and files.
    pub(crate) footer: String,
    /// True when nothing that clients see names Vitrine.
    pub(crate) hides_vitrine: bool,
    /// Time of the last change.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) updated_at: Timestamp,
}

impl Brand {
    pub(crate) fn of(row: BrandRow) -> Self {
        let url = |key: Option<String>| key.map(|key| names::url(&key));
        Self {
            id: row.id,
            name: row.name,
            is_default: row.is_default,
            palettes: orgs::palettes(&row.primary_color),
            primary_color: row.primary_color,
            accent_color: row.accent_color,
            typeface: row.typeface,
            logo_url: url(row.logo_key),
            dark_logo_url: url(row.dark_logo_key),
            sender_name: row.sender_name,
            reply_to: row.reply_to,
            reply_confirmed: row.reply_confirmed,
            footer: row.footer,
            hides_vitrine: row.hides_vitrine,
            updated_at: row.updated_at,
        }
    }
}

/// Client of the agency, with its brand.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ClientBrand {
    /// Id of the client.
    #[schema(value_type = String)]
    pub(crate) id: OrgId,
    /// Name of the client.
    pub(crate) name: String,
    /// Brand that was chosen for it; null for the default one.
    #[schema(required)]
    pub(crate) brand_id: Option<BrandId>,
}

/// Brands of the organization, and its clients.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct BrandList {
    /// Brands, the default one first.
    pub(crate) items: Vec<Brand>,
    /// Clients, by name.
    pub(crate) clients: Vec<ClientBrand>,
    /// False for a client, whose agency has the brands.
    pub(crate) is_agency: bool,
}

/// Brand to choose for a client.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct ChosenBrand {
    /// Brand; null for the default one.
    pub(crate) brand_id: Option<BrandId>,
}
