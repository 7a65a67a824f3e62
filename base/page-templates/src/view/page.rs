//! Page of one location.

use hours::OpeningHours;
use jiff::civil::DateTime;

use super::{Block, Frame, Picture};

/// Page of one location.
#[derive(Clone, Debug, PartialEq)]
pub struct PageView {
    /// Site, address, title, languages.
    pub frame: Frame,
    /// Business, as structured data names it.
    pub business: Business,
    /// Name of the location. The main heading is the name with the city.
    pub name: String,
    /// Sentence in large type, in the owner's words.
    pub headline: Option<String>,
    /// First paragraph, in the owner's words.
    pub intro: Option<String>,
    /// Picture at the top.
    pub picture: Option<Picture>,
    /// Address, phone, directions.
    pub contact: Contact,
    /// Opening hours.
    pub hours: Option<Hours>,
    /// Main button.
    pub action: Option<Action>,
    /// Further actions.
    pub more_actions: Vec<Action>,
    /// Blocks in the order of the page. Blocks without data are left out.
    pub blocks: Vec<Block>,
    /// Present local time at the location. Without it the page does not say whether the location is open.
    pub now: Option<DateTime>,
}

/// Facts of a business for structured data. Except for the types, each must be visible on the page as well or be an
/// identifier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Business {
    /// Types of schema.org below `LocalBusiness`, most specific first. Empty means `LocalBusiness`.
    pub types: Vec<String>,
    /// Category in the language of the page.
    pub category: Option<String>,
    /// Code of the branch in the books of the company.
    pub branch_code: Option<String>,
    /// Name of the company.
    pub legal_name: Option<String>,
    /// VAT identification number.
    pub vat_id: Option<String>,
    /// Identifiers such as SIRET or NPI: name and value.
    pub identifiers: Vec<(String, String)>,
    /// Absolute addresses of the claimed listings that are live.
    pub same_as: Vec<String>,
    /// Range of prices, such as `$$`; shown on the page.
    pub price_range: Option<String>,
    /// Codes of the currencies that are accepted, such as `EUR`.
    pub currencies: Vec<String>,
    /// Kinds of food of a restaurant; shown on the page.
    pub cuisines: Vec<String>,
    /// Members of schema.org's `MedicalSpecialty`, such as `Cardiovascular`.
    pub medical_specialties: Vec<String>,
    /// A medical practice accepts new patients; shown on the page.
    pub is_accepting_new_patients: Option<bool>,
}

/// Contact details.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Contact {
    /// City for the heading; also where the address is hidden.
    pub city: String,
    /// Address; absent where customers cannot visit.
    pub address: Option<Address>,
    /// Phone number.
    pub phone: Option<Phone>,
    /// Email address.
    pub email: Option<String>,
    /// Target of the link to directions.
    pub directions: Option<String>,
    /// Absolute address of the place on a map.
    pub map_url: Option<String>,
    /// Coordinates; ignored without an address.
    pub coordinates: Option<Coordinates>,
}

/// Postal address.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// Street and number.
    pub street: String,
    /// City.
    pub city: String,
    /// State, province or region, as addresses write it.
    pub region: Option<String>,
    /// Postal code.
    pub postal_code: Option<String>,
    /// Two-letter code of the country.
    pub country: String,
    /// Lines as the country writes them.
    pub lines: Vec<String>,
}

/// Coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coordinates {
    /// Latitude in degrees.
    pub latitude: f64,
    /// Longitude in degrees.
    pub longitude: f64,
}

/// Phone number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phone {
    /// Number as people of the country write it.
    pub display: String,
    /// International form: `+14155550123`.
    pub e164: String,
    /// Target of the link: a counted path, or absent for `tel:`.
    pub href: Option<String>,
}

/// Opening hours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hours {
    /// Regular hours and special days. Days before now are left out of the page.
    pub opening: OpeningHours,
    /// Visits by appointment only.
    pub is_by_appointment: bool,
    /// Line below the table, such as the season of the patio.
    pub note: Option<String>,
    /// Emergency hours, such as "Leaks: 24 hours a day".
    pub emergency: Option<String>,
}

/// Kind of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionKind {
    /// Book a table or an appointment
    Book,
    /// Order
    Order,
    /// Request a quote or an estimate
    Quote,
    /// Call
    Call,
    /// Shop or check stock
    Shop,
    /// See the menu
    Menu,
}

/// Button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// Kind.
    pub kind: ActionKind,
    /// Text, or the template's word for the kind.
    pub label: Option<String>,
    /// Target of the link, which may be a counted path.
    pub href: String,
    /// Absolute address that the link leads to in the end, for structured data.
    pub target: Option<String>,
}
