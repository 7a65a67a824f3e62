//! Directory pages, the locator, closed locations.

use askama::Template as _;

use super::{Head, document, filters};
use crate::{
    json_ld,
    opening_hours::{self, OpenState},
    view::{ClosedView, DirectoryView, Frame, ListedLocation, LocatorState, LocatorView, Look},
    words::Words,
};

#[derive(askama::Template)]
#[template(path = "directory.html", whitespace = "minimize")]
struct Directory<'a> {
    head: Head<'a>,
    frame: &'a Frame,
    look: Look,
    words: &'static Words,
    view: &'a DirectoryView,
    heading: String,
    entries: Vec<Entry<'a>>,
}

#[derive(askama::Template)]
#[template(path = "locator.html", whitespace = "minimize")]
struct Locator<'a> {
    head: Head<'a>,
    frame: &'a Frame,
    look: Look,
    words: &'static Words,
    view: &'a LocatorView,
    action: String,
    entries: Vec<Entry<'a>>,
}

#[derive(askama::Template)]
#[template(path = "closed.html", whitespace = "minimize")]
struct Closed<'a> {
    head: Head<'a>,
    frame: &'a Frame,
    look: Look,
    words: &'static Words,
    view: &'a ClosedView,
}

/// Location in a list with its state.
struct Entry<'a> {
    place: &'a ListedLocation,
    state: Option<OpenState>,
}

fn entries<'a>(places: &'a [ListedLocation], words: &Words) -> Vec<Entry<'a>> {
    let entry = |place: &'a ListedLocation| {
        let state =
            place.hours.as_ref().zip(place.now).and_then(|(hours, now)| opening_hours::state(hours, now, words));
        Entry { place, state }
    };
    places.iter().map(entry).collect()
}

/// Returns the document of a directory page: root, country, region or city.
pub fn render_directory(view: &DirectoryView) -> String {
    let frame = &view.frame;
    let words = Words::of(frame.language);
    let own = view.heading.clone().filter(|heading| !heading.trim().is_empty());
    let level = (!view.is_root).then_some(frame.name.as_str());
    let page = Directory {
        head: Head::new(frame, Some(json_ld::directory(view))),
        frame,
        look: frame.site.look,
        words,
        view,
        heading: own.unwrap_or_else(|| words.directory(&frame.site.name, level)),
        entries: entries(&view.places, words),
    };
    document(page.render())
}

/// Returns the document of the locator. It works without a script.
pub fn render_locator(view: &LocatorView) -> String {
    let frame = &view.frame;
    let words = Words::of(frame.language);
    let page = Locator {
        head: Head::new(frame, Some(json_ld::locator(view))),
        frame,
        look: frame.site.look,
        words,
        view,
        action: frame.href(&frame.path),
        entries: entries(&view.places, words),
    };
    document(page.render())
}

/// Returns the document of a location that is closed for good. It is never indexed.
pub fn render_closed(view: &ClosedView) -> String {
    let frame = &Frame { is_indexable: false, ..view.frame.clone() };
    let page =
        Closed { head: Head::new(frame, None), frame, look: frame.site.look, words: Words::of(frame.language), view };
    document(page.render())
}
