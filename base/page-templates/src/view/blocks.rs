//! Blocks of the page of a location.

use hours::OpeningHours;
use jiff::civil::Date;

use super::{Link, Picture};

/// Block of the page of a location. A block without data is not drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// Own paragraphs.
    About(Vec<String>),
    /// Menu of a restaurant.
    Menu(Vec<MenuSection>),
    /// Services, practice areas or usual prices.
    Services(Services),
    /// Practitioners, agents, attorneys or team.
    People(Vec<Person>),
    /// Homes for sale and sold.
    Listings(Vec<Listing>),
    /// Departments of a store.
    Departments(Vec<Department>),
    /// Stock and in-store pickup: paragraphs.
    Stock(Vec<String>),
    /// Insurance, payment and prices.
    Payment(Payment),
    /// Photos besides the one at the top.
    Photos(Vec<Picture>),
    /// Parking, transit, accessibility, languages.
    Access(Access),
    /// Areas that the team serves.
    Areas(Vec<Area>),
    /// Questions and answers.
    Faq(Vec<Question>),
    /// News.
    News(Vec<News>),
    /// Reviews.
    Reviews(Reviews),
    /// Nearest locations of the same site.
    Nearby(Vec<Sister>),
}

/// Part of a menu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuSection {
    /// Name; empty for a menu without parts.
    pub name: String,
    /// Dishes.
    pub items: Vec<MenuItem>,
}

/// Dish or drink.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuItem {
    /// Name.
    pub name: String,
    /// Description.
    pub description: Option<String>,
    /// Price with its currency.
    pub price: Option<String>,
}

/// Services.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Services {
    /// Services.
    pub items: Vec<Service>,
    /// Line below the prices.
    pub price_note: Option<String>,
}

/// Service, practice area, or job with its usual price.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Service {
    /// Name.
    pub name: String,
    /// Description.
    pub description: Option<String>,
    /// Price with its currency, such as "from $95".
    pub price: Option<String>,
    /// Path below the site of a page about it.
    pub path: Option<String>,
}

/// Member of the team.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// Name.
    pub name: String,
    /// Profession or role.
    pub role: Option<String>,
    /// Specialties, neighborhoods or practice areas.
    pub specialties: Vec<String>,
    /// Languages in the language of the page.
    pub languages: Vec<String>,
    /// Hours in words.
    pub hours: Option<String>,
    /// Portrait.
    pub picture: Option<Picture>,
}

/// State of a home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListingState {
    /// For sale
    ForSale,
    /// For rent
    ForRent,
    /// Sold
    Sold,
}

/// Home that is for sale or was sold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    /// Title.
    pub title: String,
    /// Rooms, surface, street.
    pub description: Option<String>,
    /// Price with its currency.
    pub price: Option<String>,
    /// State.
    pub state: ListingState,
    /// Address of its page.
    pub href: Option<String>,
    /// Picture.
    pub picture: Option<Picture>,
}

/// Department of a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Department {
    /// Name.
    pub name: String,
    /// Description.
    pub description: Option<String>,
    /// Type of schema.org below `LocalBusiness`.
    pub schema_type: Option<String>,
    /// Own hours, where they differ.
    pub hours: Option<OpeningHours>,
}

/// Insurance, payment and prices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Payment {
    /// Insurance plans or, in France, the agreement with the health insurance.
    pub insurances: Vec<String>,
    /// Means of payment.
    pub methods: Vec<String>,
    /// Line about fees.
    pub price_note: Option<String>,
}

/// Access and languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Access {
    /// Parking.
    pub parking: Option<String>,
    /// Public transport.
    pub transport: Option<String>,
    /// Accessibility in words.
    pub accessibility: Option<String>,
    /// Amenities, such as "Wheelchair-accessible entrance".
    pub amenities: Vec<String>,
    /// Languages spoken: language tag and name in the language of the page.
    pub languages: Vec<(String, String)>,
}

/// Area that the team serves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Name of the town or neighborhood.
    pub name: String,
    /// Note, such as the driving time or an example of a job.
    pub note: Option<String>,
    /// Path below the site of a page about it.
    pub path: Option<String>,
}

/// Question with its answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Question {
    /// Question.
    pub question: String,
    /// Answer.
    pub answer: String,
}

/// News item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct News {
    /// Date.
    pub date: Date,
    /// Title.
    pub title: Option<String>,
    /// Text.
    pub text: String,
    /// Link.
    pub link: Option<Link>,
}

/// Reviews that may be shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reviews {
    /// Reviews, newest first.
    pub items: Vec<Review>,
    /// Note on the selection and verification of reviews; due in France.
    pub note: Option<String>,
}

/// Review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// Name that the author shows.
    pub author: String,
    /// Date of publication.
    pub date: Date,
    /// Stars, 1 to 5.
    pub stars: Option<u8>,
    /// Text.
    pub text: String,
    /// Language tag of the text, where it differs from the page's.
    pub tag: Option<String>,
    /// Site that published it, with the address of the review or of the listing.
    pub source: Option<Link>,
    /// Answer of the business.
    pub reply: Option<Reply>,
}

/// Answer of the business to a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Text.
    pub text: String,
    /// Date.
    pub date: Option<Date>,
}

/// Another location of the site.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sister {
    /// Name.
    pub name: String,
    /// Address in one line.
    pub address: Option<String>,
    /// Distance with its unit.
    pub distance: Option<String>,
    /// Path below the site.
    pub path: String,
}
