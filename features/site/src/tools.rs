//! The free tools that need a server: the audit of what is known of a business, and the audit of its website.

mod details;
mod facts;
mod fetch;
mod rules;

use api::{App, ClientAddress, Error, FieldError, Json, Problem, Result};
use axum::Extension;
use locations::{Audit, Audited, Rule, audit_of};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Desk;

pub use fetch::{Fetcher, Reach, Resolver};

use details::Details;
use facts::{Business, Facts};
use rules::{PageProblem, PageRule};

/// Characters of the longest address that is looked at.
const MAX_ADDRESS_LENGTH: usize = 2_000;
/// Characters of the longest text about a business that is read.
const MAX_DETAILS_LENGTH: usize = 4_000;

pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(audit_profile)).routes(routes!(audit_page))
}

/// Facts about a business that a visitor entered.
#[derive(Deserialize, ToSchema)]
struct ProfileFacts {
    /// It has a telephone number.
    #[serde(default)]
    has_phone: bool,
    /// It has a website.
    #[serde(default)]
    has_website: bool,
    /// It has a category.
    #[serde(default)]
    has_category: bool,
    /// It says something about itself.
    #[serde(default)]
    has_description: bool,
    /// It has at least one photo.
    #[serde(default)]
    has_photos: bool,
    /// It says when it is open.
    #[serde(default)]
    has_opening_hours: bool,
    /// Its Business Profile is verified.
    #[serde(default)]
    is_verified: bool,
    /// Its average rating, 1 to 5, if it was rated.
    #[schema(minimum = 1.0, maximum = 5.0)]
    rating: Option<f64>,
    /// Details of the business as text, such as name, address, phone and hours, at most 4,000 characters. Details found
    /// in the text count too.
    #[schema(max_length = 4000)]
    details: Option<String>,
}

/// The audit of a business by what is known of it.
#[derive(Serialize, ToSchema)]
struct ProfileAudit {
    /// Result of the rules.
    #[serde(flatten)]
    audit: Audit,
    /// Details found in the text; null without a text.
    #[schema(required)]
    read: Option<Details>,
}

/// The audit of a business by what is known of it: the rules that the dashboard uses.
#[utoipa::path(post, path = "/tools/profile-audit", operation_id = "audit_profile", tag = "tools", security(()),
    request_body = ProfileFacts, responses((status = 200, body = ProfileAudit), (status = 422, body = Problem)))]
async fn audit_profile(Json(facts): Json<ProfileFacts>) -> Result<Json<ProfileAudit>> {
    let text = facts.details.as_deref().unwrap_or_default().trim();
    let wrong = [
        (facts.rating.is_some_and(|rating| !(1.0..=5.0).contains(&rating)))
            .then(|| FieldError::new("rating", "out_of_range", "Enter a rating from 1 to 5.")),
        (text.chars().count() > MAX_DETAILS_LENGTH)
            .then(|| FieldError::new("details", "too_long", format!("Maximum {MAX_DETAILS_LENGTH} characters."))),
    ];
    let wrong: Vec<_> = wrong.into_iter().flatten().collect();
    if !wrong.is_empty() {
        return Err(Error::invalid(wrong));
    }
    let read = (!text.is_empty()).then(|| Details::of(text));
    let audit = audit_of(&audited(&facts, &read.clone().unwrap_or_default()));
    Ok(Json(ProfileAudit { audit, read }))
}

/// Merges the checked boxes with the details found in the text.
fn audited(facts: &ProfileFacts, read: &Details) -> Audited {
    Audited {
        has_phone: facts.has_phone || read.phone.is_some(),
        has_website: facts.has_website || read.website.is_some(),
        has_category: facts.has_category || read.category.is_some(),
        has_description: facts.has_description || read.description.is_some(),
        has_photos: facts.has_photos,
        has_opening_hours: facts.has_opening_hours || read.hours.is_some(),
        is_verified: facts.is_verified,
        rating: facts.rating.or(read.rating),
    }
}

/// Which page to audit.
#[derive(Deserialize, ToSchema)]
struct PageAddress {
    /// Its address; `https://` is added where it is missing.
    #[schema(max_length = 2000)]
    url: String,
}

/// Audit of a page.
#[derive(Serialize, ToSchema)]
struct PageAudit {
    /// The page that was looked at, after redirects.
    url: String,
    /// Score of the information for search engines about the business, 0 to 100.
    score: i64,
    /// The rules that fail, the critical ones first.
    problems: Vec<PageProblem>,
    /// The rules that hold.
    passed: Vec<PageRule>,
    /// The page's title.
    #[schema(required)]
    title: Option<String>,
    /// Its description.
    #[schema(required)]
    description: Option<String>,
    /// The business it describes in structured data.
    #[schema(required)]
    business: Option<Business>,
    /// The rules of the dashboard, by what the page says. Whether Google verified the profile shows on no page: that rule
    /// is left out, and costs nothing.
    profile: Audit,
}

/// Fetches one page and looks whether search engines find out what business it is of.
#[utoipa::path(post, path = "/tools/page-audit", operation_id = "audit_page", tag = "tools", security(()),
    request_body = PageAddress,
    responses((status = 200, body = PageAudit), (status = 422, description = "This page can’t be fetched", body = Problem),
        (status = 429, body = Problem)))]
async fn audit_page(
    Extension(desk): Extension<Desk>,
    client: ClientAddress,
    Json(PageAddress { url }): Json<PageAddress>,
) -> Result<Json<PageAudit>> {
    if url.chars().count() > MAX_ADDRESS_LENGTH {
        return Err(Error::invalid(vec![FieldError::new("url", "too_long", "This address is too long.")]));
    }
    let url = fetch::address(&url)?;
    desk.0.limits.tools(client)?;
    let page = desk.0.settings.fetcher.fetch(url).await?;
    let facts = Facts::of(&page.html);
    let (problems, passed) = rules::judge(&facts, &page.url);
    let mut profile = audit_of(&facts.audited());
    profile.passed.retain(|rule| *rule != Rule::NotVerified);
    Ok(Json(PageAudit {
        profile,
        url: page.url.into(),
        score: rules::score(&problems),
        problems,
        passed,
        title: facts.title,
        description: facts.description,
        business: facts.business,
    }))
}
