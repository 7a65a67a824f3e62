//! Listings that a site has.

/// Way in which a page writes down a business.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// JSON-LD.
    #[default]
    JsonLd,
    /// Microdata.
    Microdata,
    /// Plain HTML.
    Plain,
}

/// A listing, as its site shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Planted {
    /// Host, such as `www.n49.com`.
    pub host: String,
    /// Path of the page, such as `/biz/1`. For a register, the id of the entry.
    pub path: String,
    /// Way in which the page is written.
    pub shape: Shape,
    /// Name.
    pub name: String,
    /// Address, without city and postal code.
    pub address: String,
    /// City.
    pub city: String,
    /// Postal code.
    pub postcode: String,
    /// Phone number; empty for none.
    pub phone: String,
    /// True for a business that its site calls closed.
    pub is_closed: bool,
}
