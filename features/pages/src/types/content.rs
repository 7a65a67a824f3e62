//! Content of a page that members write. What the location says already is not repeated here.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Language, Words};

db::stored! {
    /// Block of a page.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PageBlockKind)]
    pub(crate) enum BlockKind {
        /// Opening hours.
        Hours = "hours",
        /// Own paragraphs.
        About = "about",
        /// Menu with dishes and prices.
        Menu = "menu",
        /// Services with prices.
        Services = "services",
        /// Practitioners, agents, lawyers, team.
        People = "people",
        /// Departments of a shop.
        Departments = "departments",
        /// Photos.
        Photos = "photos",
        /// Parking, transport, accessibility, payment, languages, insurances.
        Access = "access",
        /// Areas that are served.
        Areas = "areas",
        /// Questions and answers.
        Faq = "faq",
        /// News.
        News = "news",
        /// Latest reviews.
        Reviews = "reviews",
        /// Nearest other locations.
        Nearby = "nearby",
    }
}

/// Block of a page, in its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = PageBlock)]
pub(crate) struct Block {
    /// Block.
    pub(crate) kind: BlockKind,
    /// False when the page leaves it out.
    pub(crate) on: bool,
}

db::stored! {
    /// Main action of a page.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PageActionKind)]
    pub(crate) enum ActionKind {
        /// Book a table or an appointment.
        Book = "book",
        /// Order.
        Order = "order",
        /// Ask for a quote.
        Quote = "quote",
        /// Call.
        #[default]
        Call = "call",
        /// Shop online.
        Shop = "shop",
    }
}

/// Main action of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageAction)]
pub(crate) struct Action {
    /// Action.
    pub(crate) kind: ActionKind,
    /// Address that it leads to, `https` or `http`; empty for a call.
    pub(crate) url: String,
}

/// Further links of a page; empty ones are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageLinks)]
pub(crate) struct Links {
    /// Menu or price list elsewhere.
    pub(crate) menu: String,
    /// Booking.
    pub(crate) booking: String,
    /// Orders.
    pub(crate) order: String,
}

/// Own texts of a page in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageTexts)]
pub(crate) struct PageTexts {
    /// Title in search results, at most 60 characters; empty for `name – category in city`.
    #[schema(max_length = 60)]
    pub(crate) title: String,
    /// Description in search results, at most 155 characters; empty for the beginning of the own text.
    #[schema(max_length = 155)]
    pub(crate) description: String,
    /// Line below the name, at most 120 characters.
    #[schema(max_length = 120)]
    pub(crate) headline: String,
    /// First paragraph, at most 1,200 characters.
    #[schema(max_length = 1_200)]
    pub(crate) intro: String,
    /// Further paragraphs, at most 12 of at most 2,000 characters.
    #[schema(max_items = 12)]
    pub(crate) paragraphs: Vec<String>,
    /// News, at most 1,200 characters.
    #[schema(max_length = 1_200)]
    pub(crate) news: String,
    /// Note about stock, click and collect, or an offer, at most 400 characters.
    #[schema(max_length = 400)]
    pub(crate) stock_note: String,
    /// True when a person has not read a text that a machine wrote. Such a page is not indexed.
    pub(crate) is_machine: bool,
}

/// Own texts of a page in each language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageLanguageTexts)]
pub(crate) struct LanguageTexts {
    /// English texts.
    pub(crate) en: PageTexts,
    /// French texts.
    pub(crate) fr: PageTexts,
}

impl LanguageTexts {
    /// Returns the texts of a language.
    pub(crate) fn of(&self, language: Language) -> &PageTexts {
        match language {
            Language::En => &self.en,
            Language::Fr => &self.fr,
        }
    }
}

/// Dish or product.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageMenuItem)]
pub(crate) struct MenuItem {
    /// Name.
    pub(crate) name: Words,
    /// Description.
    pub(crate) description: Words,
    /// Price as it is written, such as `€4.50`.
    #[schema(max_length = 40)]
    pub(crate) price: String,
}

/// Section of a menu.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageMenuSection)]
pub(crate) struct MenuSection {
    /// Name of the section.
    pub(crate) name: Words,
    /// Dishes, at most 60.
    #[schema(max_items = 60)]
    pub(crate) items: Vec<MenuItem>,
}

/// Service.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageService)]
pub(crate) struct Service {
    /// Name.
    pub(crate) name: Words,
    /// Description.
    pub(crate) description: Words,
    /// Price as it is written.
    #[schema(max_length = 40)]
    pub(crate) price: String,
}

/// Member of the team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PagePerson)]
pub(crate) struct Person {
    /// Name.
    #[schema(max_length = 120)]
    pub(crate) name: String,
    /// Role, such as pharmacist.
    pub(crate) role: Words,
    /// Specialties, at most 12.
    #[schema(max_items = 12)]
    pub(crate) specialties: Vec<Words>,
    /// Languages that the person speaks, at most 12.
    #[schema(max_items = 12)]
    pub(crate) languages: Vec<String>,
    /// When the person is there.
    pub(crate) hours_text: Words,
    /// False when the page leaves the person out.
    pub(crate) shown: bool,
}

/// Question with its answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageQuestion)]
pub(crate) struct Question {
    /// Question, at most 200 characters.
    pub(crate) question: Words,
    /// Answer, at most 1,200 characters.
    pub(crate) answer: Words,
}

/// Department of a shop.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageDepartment)]
pub(crate) struct Department {
    /// Name.
    pub(crate) name: Words,
    /// Hours, if they differ.
    pub(crate) hours_text: Words,
}

/// Content of a page.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = PageContent)]
pub(crate) struct Content {
    /// Blocks in their order. A block that is left out here comes after the others, and is on.
    #[schema(max_items = 13)]
    pub(crate) blocks: Vec<Block>,
    /// Own texts by language.
    pub(crate) texts: LanguageTexts,
    /// Main action; null for a call.
    pub(crate) action: Option<Action>,
    /// Further links.
    pub(crate) links: Links,
    /// Menu, at most 20 sections.
    #[schema(max_items = 20)]
    pub(crate) menu: Vec<MenuSection>,
    /// Services, at most 60.
    #[schema(max_items = 60)]
    pub(crate) services: Vec<Service>,
    /// Team, at most 40.
    #[schema(max_items = 40)]
    pub(crate) people: Vec<Person>,
    /// Insurances that are accepted, at most 40.
    #[schema(max_items = 40)]
    pub(crate) insurances: Vec<String>,
    /// Languages that the team speaks, at most 20.
    #[schema(max_items = 20)]
    pub(crate) languages_spoken: Vec<String>,
    /// Ways to pay, at most 20.
    #[schema(max_items = 20)]
    pub(crate) payments: Vec<Words>,
    /// Parking.
    pub(crate) parking: Words,
    /// Public transport.
    pub(crate) transport: Words,
    /// Accessibility.
    pub(crate) accessibility: Words,
    /// Areas that are served, at most 60.
    #[schema(max_items = 60)]
    pub(crate) areas: Vec<String>,
    /// Questions and answers, at most 30.
    #[schema(max_items = 30)]
    pub(crate) faq: Vec<Question>,
    /// Departments, at most 40.
    #[schema(max_items = 40)]
    pub(crate) departments: Vec<Department>,
    /// Note about prices.
    pub(crate) price_note: Words,
    /// True when visits are by appointment, which stands in for opening hours.
    pub(crate) by_appointment: bool,
    /// True when new patients or customers are taken; null when nothing is said.
    pub(crate) accepts_new: Option<bool>,
}
