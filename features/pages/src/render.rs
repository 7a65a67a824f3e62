//! Renders pages: gathers everything that is visible into a view of `page-templates`.

mod blocks;
mod facts;
mod frame;
mod lists;

use api::App;
use hours::TimeZoneRegion;
use jiff::{Timestamp, civil::DateTime};
use locations::Details;
use page_templates::{
    Action, ActionKind as ButtonKind, Address, Contact, Coordinates, Hours, PageView, Phone, Photo as Picture,
    Picture as Shot, ShareImage, Source,
};

pub(crate) use facts::directions_url;
pub(crate) use frame::{Frames, legal_page, style_template};
pub(crate) use lists::{closed, directory, legal, locator, place, sister};

use crate::{
    board::{Board, Entry},
    place::SiteUrls,
    rules::paths,
    types::{ActionKind, Content, Language, Template},
};

/// Page to render.
pub(crate) struct PageToRender<'a> {
    pub(crate) board: &'a Board,
    pub(crate) place: &'a SiteUrls,
    pub(crate) entry: &'a Entry,
    pub(crate) content: &'a Content,
    pub(crate) language: Language,
    pub(crate) template: Template,
    /// A preview is never indexed, and its links are not counted.
    pub(crate) is_preview: bool,
}

impl PageToRender<'_> {
    fn details(&self) -> &Details {
        &self.entry.location.details
    }

    /// Returns the target of a link that is counted: a path of the site, or the target itself in a preview.
    fn counted(&self, frames: &Frames, kind: &str, target: &str) -> String {
        if self.is_preview { target.to_owned() } else { frames.go(self.entry.id(), kind) }
    }
}

/// Renders a page.
pub(crate) async fn page(app: &App, page: &PageToRender<'_>) -> api::Result<String> {
    Ok(page_templates::render_page(&view(app, page).await?))
}

/// Returns everything that is visible on a page.
async fn view(app: &App, page: &PageToRender<'_>) -> api::Result<PageView> {
    let (board, details, content) = (page.board, page.details(), page.content);
    let frames = Frames::new(app, (board, page.place), page.language, page.template).await?;
    let photos = photos::of_location(&app.db, &board.org, page.entry.id()).await?;
    let mut pictures: Vec<Picture> = photos.iter().map(|photo| picture(&frames, photo, &details.name)).collect();
    let cover = (!pictures.is_empty()).then(|| pictures.remove(0));
    let share_image = cover.as_ref().and_then(|cover| {
        Some(ShareImage { url: cover.absolute.first()?.clone(), width: cover.width, height: cover.height })
    });
    let texts = content.texts.of(page.language);
    let is_default = page.language == board.settings.default_language;
    let now = local(details, app.now());
    let mut frame = frames.page(board, page.entry, page.content, page.is_preview);
    frame.share_image = share_image;
    let uses_description = crate::rules::own_text::uses_description(content, page.language) && is_default;
    let intro = if uses_description { details.description.clone() } else { text(&texts.intro) };
    Ok(PageView {
        business: facts::business(board, page),
        name: details.name.clone(),
        headline: text(&texts.headline),
        intro,
        picture: cover.map(Shot::Photo),
        contact: contact(&frames, page),
        hours: opening(page),
        action: main_action(&frames, page),
        more_actions: more_actions(&frames, page),
        blocks: blocks::blocks(app, &frames, page, pictures, now).await?,
        now: Some(now),
        frame,
    })
}

/// Returns a text, unless it is empty.
fn text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

/// Returns the local time at a location.
pub(crate) fn local(details: &Details, now: Timestamp) -> DateTime {
    let place = TimeZoneRegion {
        country: details.country.as_deref(),
        state: details.state.as_deref(),
        postal_code: details.postal_code.as_deref(),
        longitude: details.longitude,
    };
    hours::legal_zone(place).to_datetime(now)
}

fn opening(page: &PageToRender<'_>) -> Option<Hours> {
    let opening = page.details().opening_hours.0.clone().unwrap_or_default();
    let is_on = page.content.blocks.iter().all(|block| block.kind != crate::types::BlockKind::Hours || block.on);
    let is_by_appointment = page.content.by_appointment;
    (is_on && (is_by_appointment || !opening.is_empty())).then(|| Hours {
        opening,
        is_by_appointment,
        ..Hours::default()
    })
}

fn picture(frames: &Frames, photo: &photos::Photo, name: &str) -> Picture {
    let size = |side: i64| u32::try_from(side).unwrap_or_default();
    let (width, height) = (size(photo.width), size(photo.height));
    // Thumbnails are 480 pixels on their longer side.
    let longer = width.max(height).max(1);
    let small = (u64::from(width) * u64::from(longer.min(480)) / u64::from(longer)) as u32;
    Picture {
        src: photo.url.clone(),
        sources: vec![
            Source { url: photo.thumbnail_url.clone(), width: small },
            Source { url: photo.url.clone(), width },
        ],
        webp: Vec::new(),
        absolute: vec![frames.origin(&photo.url)],
        width,
        height,
        alt: photo.alt.clone().unwrap_or_else(|| name.to_owned()),
    }
}

fn contact(frames: &Frames, page: &PageToRender<'_>) -> Contact {
    let details = page.details();
    let is_hidden = details.service_area_business;
    let map = (!is_hidden).then(|| facts::map_url(details));
    Contact {
        city: details.city.clone(),
        address: (!is_hidden && !details.address.is_empty()).then(|| address(details, page.language)),
        phone: phone(details, |e164| page.counted(frames, "call", &format!("tel:{e164}"))),
        email: None,
        directions: map.as_ref().map(|_| page.counted(frames, "directions", &facts::directions_url(details))),
        map_url: map,
        coordinates: details
            .latitude
            .zip(details.longitude)
            .map(|(latitude, longitude)| Coordinates { latitude, longitude }),
    }
}

/// Returns the phone number of a location, with the target of its link.
pub(crate) fn phone(details: &Details, href: impl Fn(&str) -> String) -> Option<Phone> {
    let phone = details.phone.clone()?;
    let e164 = details.phone_e164.clone()?;
    let href = href(&e164);
    let href = (!href.starts_with("tel:")).then_some(href);
    Some(Phone { display: phone, e164, href })
}

fn address(details: &Details, language: Language) -> Address {
    let country = details.country.clone().unwrap_or_default();
    let region = details.state.as_ref().map(|state| {
        if text::postal::has_states(&country) { state.clone() } else { paths::region_name(state, &country, language) }
    });
    Address {
        street: details.address.clone(),
        city: details.city.clone(),
        region,
        postal_code: details.postal_code.clone(),
        lines: address_lines(details),
        country,
    }
}

/// Returns the lines of an address as the country writes them.
pub(crate) fn address_lines(details: &Details) -> Vec<String> {
    let code = details.postal_code.as_deref().unwrap_or_default();
    let state = details.state.as_deref().unwrap_or_default();
    let country = details.country.as_deref().unwrap_or_default();
    let city = &details.city;
    let last = match country {
        "US" | "CA" | "AU" => format!("{city}, {state} {code}").trim().trim_end_matches(',').to_owned(),
        "GB" | "IE" => format!("{city} {code}").trim().to_owned(),
        _ => format!("{code} {city}").trim().to_owned(),
    };
    let lines = [details.address.clone(), details.address2.clone().unwrap_or_default(), last];
    lines.into_iter().filter(|line| !line.is_empty()).collect()
}

/// Returns the main action: the chosen one, else a call.
fn main_action(frames: &Frames, page: &PageToRender<'_>) -> Option<Action> {
    let action = page.content.action.as_ref().filter(|action| action.kind != ActionKind::Call);
    if let Some(action) = action {
        let (kind, counted) = match action.kind {
            ActionKind::Book => (ButtonKind::Book, "book"),
            ActionKind::Order => (ButtonKind::Order, "order"),
            ActionKind::Quote => (ButtonKind::Quote, "book"),
            ActionKind::Shop => (ButtonKind::Shop, "order"),
            ActionKind::Call => (ButtonKind::Call, "call"),
        };
        let href = page.counted(frames, &format!("action-{counted}"), &action.url);
        return Some(Action { kind, label: None, href, target: Some(action.url.clone()) });
    }
    let e164 = page.details().phone_e164.clone()?;
    let href = page.counted(frames, "call", &format!("tel:{e164}"));
    Some(Action { kind: ButtonKind::Call, label: None, href, target: None })
}

/// Returns the other links: booking, order, menu.
fn more_actions(frames: &Frames, page: &PageToRender<'_>) -> Vec<Action> {
    let links = &page.content.links;
    let main = page.content.action.as_ref().map(|action| action.url.as_str()).unwrap_or_default();
    [
        (ButtonKind::Book, "book", &links.booking),
        (ButtonKind::Order, "order", &links.order),
        (ButtonKind::Menu, "menu", &links.menu),
    ]
    .into_iter()
    .filter(|(_, _, url)| !url.is_empty() && url.as_str() != main)
    .map(|(kind, counted, url)| Action {
        kind,
        label: None,
        href: page.counted(frames, counted, url),
        target: Some(url.clone()),
    })
    .collect()
}
