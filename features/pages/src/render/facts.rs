//! Facts of a business for structured data, and addresses of maps.

use locations::Details;
use page_templates::{Business, schema_types};
use url::Url;

use super::PageToRender;
use crate::{board::Board, rules::category, types::Template};

/// Returns the facts of a business.
pub(super) fn business(board: &Board, page: &PageToRender<'_>) -> Business {
    let details = page.details();
    let legal = &board.settings.legal;
    let is_given = |text: &String| (!text.is_empty()).then(|| text.clone());
    Business {
        types: types(details.category.as_deref(), page.template),
        category: details.category.clone(),
        branch_code: details.external_id.clone(),
        legal_name: is_given(&legal.company),
        vat_id: is_given(&legal.vat),
        is_accepting_new_patients: page.content.accepts_new.filter(|_| page.template == Template::Medical),
        ..Business::default()
    }
}

/// Returns the types of a category, or those of the industry.
fn types(category: Option<&str>, template: Template) -> Vec<String> {
    let presets = category.map(category::presets).unwrap_or_default();
    let specific = presets.iter().map(|preset| schema_types(preset)).find(|types| *types != ["LocalBusiness"]);
    let of_industry = match template {
        Template::Restaurant => "FoodEstablishment",
        Template::Medical => "MedicalBusiness",
        Template::RealEstate => "RealEstateAgent",
        Template::Legal => "LegalService",
        Template::HomeServices => "HomeAndConstructionBusiness",
        Template::Retail => "Store",
    };
    specific.map_or_else(|| vec![of_industry.to_owned()], |types| types.iter().map(ToString::to_string).collect())
}

/// Returns the address of a location in one line.
fn one_line(details: &Details) -> String {
    let mut parts = vec![details.name.clone()];
    parts.extend(super::address_lines(details));
    parts.join(", ")
}

/// Returns the address of a location on a map.
pub(super) fn map_url(details: &Details) -> String {
    with_query("https://www.google.com/maps/search/", &[("api", "1"), ("query", &one_line(details))])
}

/// Returns the address of the directions to a location.
pub(crate) fn directions_url(details: &Details) -> String {
    with_query("https://www.google.com/maps/dir/", &[("api", "1"), ("destination", &one_line(details))])
}

fn with_query(base: &str, pairs: &[(&str, &str)]) -> String {
    Url::parse_with_params(base, pairs).map_or_else(|_| base.to_owned(), String::from)
}
