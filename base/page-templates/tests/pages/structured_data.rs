//! Structured data: valid, and nothing that may not be said.

use page_templates::{
    Block, Language, LocatorState, Template, render_closed, render_directory, render_locator, render_page, sample,
    schema_types,
};
use serde_json::Value;

use crate::{all, documents, fixtures, html, vocabulary};

fn business(html: &str) -> Value {
    html::graph(html)["@graph"][0].clone()
}

#[test]
fn every_document_keeps_to_the_vocabulary() {
    for (template, language) in all() {
        let document = render_page(&sample(template, language));
        assert_eq!(vocabulary::faults(&html::graph(&document)), [""; 0], "{template:?} {language:?}");
        for document in documents(template, language, "Text").iter().filter(|document| document.contains("ld+json")) {
            assert_eq!(vocabulary::faults(&html::graph(document)), [""; 0], "{template:?} {language:?}");
        }
    }
}

#[test]
fn every_type_of_business_keeps_to_the_vocabulary() {
    let categories = [
        "shop/bakery",
        "amenity/restaurant",
        "amenity/dentist",
        "amenity/veterinary",
        "tourism/museum",
        "office/lawyer",
        "no/such",
    ];
    for category in categories {
        let mut page = fixtures::full(Template::Medical, Language::English, "Text");
        page.business.types = schema_types(category).iter().map(|name| (*name).to_owned()).collect();
        page.business.medical_specialties = vec!["Cardiovascular".into(), "Nonsense".into()];
        let document = render_page(&page);
        assert_eq!(vocabulary::faults(&html::graph(&document)), [""; 0], "{category}");
    }
}

#[test]
fn a_page_never_rates_itself() {
    for (template, language) in all() {
        for document in documents(template, language, "Text") {
            let data = document.split("ld+json").nth(1).unwrap_or_default();
            let (data, _) = data.split_once("</script>").unwrap_or_default();
            assert!(!data.contains("ggregateRating") && !data.contains("\"Review\"") && !data.contains("ratingValue"));
        }
    }
}

#[test]
fn a_hidden_address_has_no_street_postal_code_or_coordinates() {
    let mut page = fixtures::full(Template::HomeServices, Language::English, "Text");
    page.contact.address = None;
    let business = business(&render_page(&page));
    assert_eq!((&business["address"], &business["geo"]), (&Value::Null, &Value::Null));
    assert_eq!(business["areaServed"][0]["name"], "Text");
}

#[test]
fn hours_say_closed_days_nights_and_special_days_to_come() {
    let business = business(&render_page(&fixtures::full(Template::Legal, Language::French, "Text")));
    let hours = business["openingHoursSpecification"].as_array().unwrap();
    let times =
        |entry: &Value| (entry["opens"].as_str().unwrap().to_owned(), entry["closes"].as_str().unwrap().to_owned());
    assert_eq!(times(&hours[0]), ("00:00".to_owned(), "23:59".to_owned()), "all day");
    assert_eq!(times(&hours[3]), ("18:00".to_owned(), "02:00".to_owned()), "past midnight");
    let special = business["specialOpeningHoursSpecification"].as_array().unwrap();
    assert_eq!(special.len(), 1, "past days are left out");
    assert_eq!(special[0]["validFrom"], special[0]["validThrough"]);
    assert_eq!(times(&special[0]), ("00:00".to_owned(), "00:00".to_owned()), "closed");
    assert_eq!(hours.last(), special.last(), "as dated hours too");
}

#[test]
fn coordinates_have_five_decimals() {
    let business = business(&render_page(&fixtures::full(Template::Legal, Language::French, "Text")));
    assert_eq!(business["geo"]["latitude"], "48.50000");
}

#[test]
fn blocks_that_are_off_are_not_in_the_data() {
    let mut page = fixtures::full(Template::Retail, Language::English, "Text");
    page.blocks.retain(|block| matches!(block, Block::Faq(_)));
    let business = business(&render_page(&page));
    for name in ["department", "amenityFeature", "areaServed", "paymentAccepted", "knowsLanguage"] {
        assert_eq!(business[name], Value::Null, "{name}");
    }
}

#[test]
fn breadcrumbs_match_the_page() {
    let view = fixtures::directory(Template::Legal, Language::English, "Text", false);
    let graph = html::graph(&render_directory(&view));
    let crumbs = graph["@graph"].as_array().unwrap().iter().find(|node| node["@type"] == "BreadcrumbList").unwrap();
    let items = crumbs["itemListElement"].as_array().unwrap();
    assert_eq!(items.len(), view.frame.crumbs.len() + 1);
    assert_eq!(items.last().unwrap()["item"], view.frame.url());
}

#[test]
fn only_indexable_pages_name_a_canonical_address_and_languages() {
    let mut page = fixtures::full(Template::Retail, Language::English, "Text");
    let document = render_page(&page);
    assert!(document.contains("rel=\"canonical\"") && !document.contains("noindex"));
    assert_eq!(document.matches("rel=\"alternate\"").count(), 3, "two languages and the default");
    page.frame.versions[1].is_indexable = false;
    assert_eq!(render_page(&page).matches("rel=\"alternate\"").count(), 0, "hreflang is reciprocal");
    page.frame.is_indexable = false;
    let document = render_page(&page);
    assert!(document.contains("noindex, follow") && !document.contains("rel=\"canonical\""));
    let closed = render_closed(&fixtures::closed(Template::Retail, Language::French, "Text"));
    assert!(closed.contains("noindex") && !closed.contains("ld+json"));
}

#[test]
fn lists_name_the_pages_that_they_lead_to() {
    let view = fixtures::locator(Template::Retail, Language::English, "Text", LocatorState::Results);
    let graph = html::graph(&render_locator(&view));
    let list = &graph["@graph"][0]["mainEntity"];
    assert_eq!(list["numberOfItems"], 2, "a location without a page has no address");
    assert!(list["itemListElement"][0]["url"].as_str().unwrap().starts_with("https://"));
}
