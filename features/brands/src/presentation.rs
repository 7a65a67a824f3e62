//! Look of an organization for the people that it reports to.

use api::App;
use db::Db;
use mail::{Look, Shade};
use media::names;
use orgs::{
    OrgId,
    plans::{self, Feature},
};

use crate::{
    queries,
    types::{BrandRow, Typeface},
};

/// Look of an organization for the people that it reports to.
#[derive(Clone, Debug, PartialEq)]
pub struct Presentation {
    /// Name at the top.
    pub name: String,
    /// Path of the logo for light backgrounds, on this site.
    pub logo: Option<String>,
    /// Path of the logo for dark backgrounds.
    pub dark_logo: Option<String>,
    /// Main color, like `#12355b`; `None` for ours.
    pub color: Option<String>,
    /// Second color of charts.
    pub accent: Option<String>,
    /// Typeface of pages.
    pub typeface: Typeface,
    /// Name of the sender of emails.
    pub sender: String,
    /// Confirmed address for replies.
    pub reply_to: Option<String>,
    /// Lines at the end of pages and files.
    pub footer: String,
    /// True when nothing names Vitrine.
    pub hides_vitrine: bool,
}

/// Returns the organization whose brands and portal domain an organization uses: its agency, else itself.
pub async fn presenter(db: &Db, org: &OrgId) -> db::Result<OrgId> {
    Ok(orgs::agency_of(db, org).await?.unwrap_or_else(|| org.clone()))
}

/// Returns the look of an organization for the people that it reports to; `None` when it does not exist.
pub async fn presentation_of(app: &App, org: &OrgId) -> db::Result<Option<Presentation>> {
    let Some((name, own)) = orgs::branding(&app.db, org).await? else { return Ok(None) };
    let has_brand = plans::standing(&app.db, &app.site, org, app.now()).await?.has(Feature::WhiteLabel);
    let mut plain = Presentation {
        sender: name.clone(),
        name,
        logo: None,
        dark_logo: None,
        color: None,
        accent: None,
        typeface: Typeface::Sans,
        reply_to: None,
        footer: String::new(),
        hides_vitrine: false,
    };
    if !has_brand {
        return Ok(Some(plain));
    }
    if let Some(row) = row(&app.db, org).await? {
        return Ok(Some(branded(row)));
    }
    plain.logo = own.logo_url().map(ToOwned::to_owned);
    plain.color = own.color().map(ToOwned::to_owned);
    Ok(Some(plain))
}

async fn row(db: &Db, org: &OrgId) -> db::Result<Option<BrandRow>> {
    match orgs::agency_of(db, org).await? {
        None => queries::default_of(db, org).await,
        Some(agency) => match queries::chosen_for(db, &agency, org).await? {
            None => queries::default_of(db, &agency).await,
            chosen => Ok(chosen),
        },
    }
}

fn branded(row: BrandRow) -> Presentation {
    let url = |key: Option<String>| key.map(|key| names::url(&key));
    Presentation {
        sender: row.sender_name.unwrap_or_else(|| row.name.clone()),
        name: row.name,
        logo: url(row.logo_key),
        dark_logo: url(row.dark_logo_key),
        color: Some(row.primary_color),
        accent: Some(row.accent_color),
        typeface: row.typeface,
        reply_to: row.reply_to.filter(|_| row.reply_confirmed),
        footer: row.footer,
        hides_vitrine: row.hides_vitrine,
    }
}

impl Presentation {
    /// Returns the name and colors of emails.
    pub fn look(&self) -> Look {
        let own = Look::default();
        let name = mail::quotable(&self.name, mail::MAX_NAME).unwrap_or_default().to_owned();
        match self.color.as_deref().and_then(orgs::palettes) {
            None => Look { name, ..own },
            Some(palettes) => {
                let shade = |palette: orgs::Palette| Shade { colour: palette.primary, on_colour: palette.on_primary };
                Look { name, light: shade(palettes.light), dark: shade(palettes.dark) }
            }
        }
    }
}
