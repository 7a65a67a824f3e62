//! The business of a page.

use serde_json::Value;

use super::{hours, node::Node};
use crate::{
    types::{self, LOCAL_BUSINESS, is_a},
    view::{Access, Action, ActionKind, Block, Business, Contact, Department, PageView, Payment, Picture},
};

/// Decimals of coordinates: about a meter.
const DECIMALS: usize = 5;

/// Returns the business.
pub(super) fn business(view: &PageView) -> Value {
    let Business { legal_name, vat_id, branch_code, price_range, same_as, currencies, .. } = &view.business;
    let frame = &view.frame;
    let types = types::known_types(&view.business.types);
    let url = frame.url();
    let logo = frame.site.logo.as_ref().and_then(|logo| logo.absolute.first().cloned());
    let parent = Node::default().with("@id", format!("{}#organization", frame.absolute(&frame.site.home_path)));
    let node = Node::of_types(&types)
        .with("@id", format!("{url}#business"))
        .with("name", view.name.as_str())
        .with("url", url)
        .with("image", images(view))
        .with_some("logo", logo)
        .with_some("description", view.intro.clone().or_else(|| view.headline.clone()))
        .with_some("legalName", legal_name.clone())
        .with_some("vatID", vat_id.clone())
        .with_some("branchCode", branch_code.clone())
        .with_some("priceRange", price_range.clone().filter(|range| range.chars().count() < 100))
        .with("currenciesAccepted", currencies.join(", "))
        .with("sameAs", same_as.clone())
        .with("identifier", identifiers(&view.business))
        .with("parentOrganization", parent);
    let node = food(medical(actions(blocks(contact(node, &view.contact), view), view), view, &types), view, &types);
    let Some(given) = &view.hours else { return node.into() };
    node.with("openingHoursSpecification", hours::all(&given.opening, view.now))
        .with("specialOpeningHoursSpecification", hours::special(&given.opening, view.now))
        .into()
}

fn images(view: &PageView) -> Vec<String> {
    let more = view.blocks.iter().flat_map(|block| match block {
        Block::Photos(photos) => photos.as_slice(),
        _ => &[],
    });
    let absolute = |picture: &Picture| match picture {
        Picture::Photo(photo) => photo.absolute.clone(),
        Picture::Scene(..) => Vec::new(),
    };
    view.picture.iter().chain(more).flat_map(absolute).collect()
}

fn identifiers(business: &Business) -> Vec<Value> {
    let identifier = |(name, value): &(String, String)| {
        Node::new("PropertyValue").with("propertyID", name.as_str()).with("value", value.as_str()).into()
    };
    business.identifiers.iter().map(identifier).collect()
}

/// Adds address, phone and coordinates. Without an address there are no coordinates either.
fn contact(node: Node, contact: &Contact) -> Node {
    let node = node
        .with_some("telephone", contact.phone.as_ref().map(|phone| phone.e164.as_str()))
        .with_some("email", contact.email.clone())
        .with_some("hasMap", contact.map_url.clone());
    let Some(address) = &contact.address else {
        return node;
    };
    let postal = Node::new("PostalAddress")
        .with("streetAddress", address.street.as_str())
        .with("addressLocality", address.city.as_str())
        .with_some("addressRegion", address.region.clone())
        .with_some("postalCode", address.postal_code.clone())
        .with("addressCountry", address.country.as_str());
    let geo = contact.coordinates.filter(|at| at.latitude.is_finite() && at.longitude.is_finite()).map(|at| {
        // As text: a number would lose the zeros at its end.
        let degrees = |value: f64| format!("{value:.DECIMALS$}");
        Node::new("GeoCoordinates").with("latitude", degrees(at.latitude)).with("longitude", degrees(at.longitude))
    });
    node.with("address", postal).with_some("geo", geo)
}

/// Adds the data of the blocks: areas, departments, amenities, languages, payment.
fn blocks(node: Node, view: &PageView) -> Node {
    view.blocks.iter().fold(node, |node, block| match block {
        Block::Areas(areas) => {
            let area = |name: &str| Node::new("AdministrativeArea").with("name", name).into();
            node.with("areaServed", areas.iter().map(|place| area(&place.name)).collect::<Vec<Value>>())
        }
        Block::Departments(departments) => {
            node.with("department", departments.iter().map(department).collect::<Vec<_>>())
        }
        Block::Access(Access { amenities, languages, .. }) => {
            let feature = |name: &String| {
                Node::new("LocationFeatureSpecification").with("name", name.as_str()).with("value", true).into()
            };
            let tags: Vec<&str> = languages.iter().map(|(tag, _)| tag.as_str()).collect();
            node.with("amenityFeature", amenities.iter().map(feature).collect::<Vec<Value>>())
                .with("knowsLanguage", tags)
        }
        Block::Payment(Payment { methods, .. }) => node.with("paymentAccepted", methods.join(", ")),
        _ => node,
    })
}

fn department(department: &Department) -> Value {
    let kind = department.schema_type.as_deref().filter(|kind| is_a(kind, LOCAL_BUSINESS)).unwrap_or(LOCAL_BUSINESS);
    let node =
        Node::new(kind).with("name", department.name.as_str()).with_some("description", department.description.clone());
    match &department.hours {
        Some(given) => node.with("openingHoursSpecification", hours::all(given, None)).into(),
        None => node.into(),
    }
}

/// Adds the actions of visitors.
fn actions(node: Node, view: &PageView) -> Node {
    let action = |action: &Action| {
        let kind = match action.kind {
            ActionKind::Book => "ReserveAction",
            ActionKind::Order => "OrderAction",
            ActionKind::Quote | ActionKind::Call | ActionKind::Shop | ActionKind::Menu => return None,
        };
        Some(Node::new(kind).with("target", action.target.clone()?).into())
    };
    let all = view.action.iter().chain(&view.more_actions);
    node.with("potentialAction", all.filter_map(action).collect::<Vec<Value>>())
}

/// Adds the properties of medical businesses.
fn medical(node: Node, view: &PageView, types: &[&str]) -> Node {
    if !types.iter().any(|name| is_a(name, "MedicalOrganization")) {
        return node;
    }
    let specialties = view.business.medical_specialties.iter().filter(|name| types::is_specialty(name));
    let specialties: Vec<String> = specialties.map(|name| format!("https://schema.org/{name}")).collect();
    node.with_some("isAcceptingNewPatients", view.business.is_accepting_new_patients)
        .with("medicalSpecialty", specialties)
}

/// Adds the properties of places to eat.
fn food(node: Node, view: &PageView, types: &[&str]) -> Node {
    if !types.iter().any(|name| is_a(name, "FoodEstablishment")) {
        return node;
    }
    let mut all = view.action.iter().chain(&view.more_actions);
    let menu = all.clone().find(|action| action.kind == ActionKind::Menu).and_then(|action| action.target.clone());
    let has_menu = view.blocks.iter().any(|block| matches!(block, Block::Menu(_)));
    let menu = menu.or_else(|| has_menu.then(|| format!("{}#menu", view.frame.url())));
    let takes_bookings = all.any(|action| action.kind == ActionKind::Book);
    node.with("servesCuisine", view.business.cuisines.clone())
        .with_some("hasMenu", menu)
        .with_some("acceptsReservations", takes_bookings.then_some(true))
}
