//! Documents of all kinds of pages.

mod filters;
mod lists;

use std::slice;

use askama::Template as _;
use hours::OpeningHours;

use crate::{
    cut, json_ld,
    opening_hours::{self, HoursRow, OpenState},
    style::style,
    tidy::tidy,
    view::{Action, ActionKind, Block, Frame, ListingState, Look, PageView, Phone, Template, Version},
    words::Words,
};

pub use lists::{render_closed, render_directory, render_locator};

/// Symbols that pages refer to.
const ICONS: &str = include_str!("../templates/icons.svg");
/// Characters of a heading above which its type becomes smaller, twice.
const LONG_HEADINGS: [usize; 2] = [26, 52];
/// Characters of a headline above which its type becomes smaller.
const LONG_HEADLINE: usize = 60;

/// Beginning of a document.
struct Head<'a> {
    title: String,
    description: String,
    og_locale: String,
    style: String,
    json_ld: Option<String>,
    icons: &'static str,
    /// `hreflang` with its address.
    alternates: Vec<(&'a str, String)>,
    /// Versions in other languages.
    others: Vec<&'a Version>,
}

impl<'a> Head<'a> {
    fn new(frame: &'a Frame, json_ld: Option<String>) -> Self {
        Self {
            title: cut(&frame.title, crate::MAX_TITLE),
            description: cut(&frame.description, crate::MAX_DESCRIPTION),
            og_locale: frame.tag.replace('-', "_"),
            style: style(frame.site.look),
            json_ld,
            icons: ICONS.trim_end(),
            alternates: alternates(frame),
            others: frame.versions.iter().filter(|version| version.tag != frame.tag).collect(),
        }
    }
}

/// Returns the language versions for search engines: none unless this page and another version are indexable.
fn alternates(frame: &Frame) -> Vec<(&str, String)> {
    let indexable: Vec<&Version> = frame.versions.iter().filter(|version| version.is_indexable).collect();
    if !frame.is_indexable || indexable.len() < 2 {
        return Vec::new();
    }
    let versions = indexable.iter().map(|version| (version.tag.as_str(), frame.absolute(&version.path)));
    let default = indexable.iter().filter(|version| version.is_default);
    versions.chain(default.map(|version| ("x-default", frame.absolute(&version.path)))).collect()
}

#[derive(askama::Template)]
#[template(path = "page.html", whitespace = "minimize")]
struct Page<'a> {
    head: Head<'a>,
    frame: &'a Frame,
    look: Look,
    words: &'static Words,
    view: &'a PageView,
    shows_city: bool,
    heading_size: usize,
    is_long_headline: bool,
    facts: Vec<&'a str>,
    state: Option<OpenState>,
    week: Vec<HoursRow>,
    special: Vec<HoursRow>,
    has_visit: bool,
    has_actions: bool,
    has_dock: bool,
    /// Phone number beside the main action, unless it is shown elsewhere at the top.
    side_phone: Option<&'a Phone>,
    /// Action beside the phone number at the bottom of small screens.
    dock_actions: &'a [Action],
    has_short_services: bool,
}

/// Returns the document of the page of a location.
pub fn render_page(view: &PageView) -> String {
    let view = &tidy(view);
    let frame = &view.frame;
    let look = frame.site.look;
    let words = Words::of(frame.language);
    let contact = &view.contact;
    let shows_city = !contact.city.trim().is_empty() && !contains(&view.name, &contact.city);
    let opening = view.hours.as_ref().map(|hours| &hours.opening);
    let calls_first = view.action.as_ref().is_some_and(|action| action.kind == ActionKind::Call);
    let side_phone = contact.phone.as_ref().filter(|_| !calls_first && look.template != Template::HomeServices);
    let dock_actions = view.action.as_ref().filter(|_| !calls_first).map_or(&[][..], slice::from_ref);
    let page = Page {
        head: Head::new(frame, Some(json_ld::page(view))),
        frame,
        look,
        words,
        view,
        shows_city,
        heading_size: heading_size(&view.name, if shows_city { &contact.city } else { "" }),
        is_long_headline: view.headline.as_ref().is_some_and(|text| text.chars().count() > LONG_HEADLINE),
        facts: facts(view, words),
        state: opening.zip(view.now).and_then(|(hours, now)| opening_hours::state(hours, now, words)),
        week: opening.map_or_else(Vec::new, |hours| opening_hours::week(hours, view.now, words)),
        special: opening
            .map_or_else(Vec::new, |hours: &OpeningHours| opening_hours::special_days(hours, view.now, words)),
        has_visit: view.hours.is_some()
            || contact.address.is_some()
            || contact.phone.is_some()
            || contact.email.is_some(),
        has_actions: view.action.is_some()
            || side_phone.is_some()
            || contact.directions.is_some()
            || !view.more_actions.is_empty(),
        has_dock: contact.phone.is_some() || !dock_actions.is_empty(),
        side_phone,
        dock_actions,
        has_short_services: view.blocks.iter().any(|block| match block {
            Block::Services(services) => services.items.iter().all(|item| item.description.is_none()),
            _ => false,
        }),
    };
    document(page.render())
}

/// Returns the document. Writing to a string does not fail.
fn document(rendered: askama::Result<String>) -> String {
    rendered.unwrap_or_default()
}

fn contains(name: &str, city: &str) -> bool {
    name.to_lowercase().contains(&city.to_lowercase())
}

/// Returns 0 for a usual heading, 1 for a long one, 2 for a very long one.
fn heading_size(name: &str, city: &str) -> usize {
    let length = name.chars().count() + city.chars().count();
    LONG_HEADINGS.iter().filter(|limit| length > **limit).count()
}

/// Returns short facts for the top of a page.
fn facts<'a>(view: &'a PageView, words: &'a Words) -> Vec<&'a str> {
    let business = &view.business;
    let kinds: Vec<&str> = if business.cuisines.is_empty() {
        business.category.iter().map(String::as_str).collect()
    } else {
        business.cuisines.iter().map(String::as_str).collect()
    };
    let price = business.price_range.as_deref();
    let accepts = business.is_accepting_new_patients;
    let patients = accepts.map(|accepts| if accepts { words.new_patients } else { words.no_new_patients });
    kinds.into_iter().chain(price).chain(patients).collect()
}
