//! Samples of the templates: invented businesses, for previews and tests.

mod home_services;
mod legal;
mod medical;
mod parts;
mod real_estate;
mod restaurant;
mod retail;

use crate::view::{Language, PageView, Template};

/// Returns the sample of a template. Its links lead nowhere but to the sample itself, and search engines must not index it.
pub fn sample(template: Template, language: Language) -> PageView {
    match template {
        Template::Restaurant => restaurant::view(language),
        Template::Medical => medical::view(language),
        Template::RealEstate => real_estate::view(language),
        Template::Legal => legal::view(language),
        Template::HomeServices => home_services::view(language),
        Template::Retail => retail::view(language),
    }
}
