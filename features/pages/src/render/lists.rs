//! Lists of locations: directory pages, the locator, the page of a closed location.

use api::App;
use locations::Details;
use page_templates::{
    ClosedView, DirectoryView, Folder as FolderView, Frame, ListedLocation, LocatorView, Sister, Version,
};

use super::{Frames, address_lines, local, phone};
use crate::{
    board::{Board, Entry},
    directory::Listing,
    types::Language,
};

/// Meters of a mile.
const MILE: f64 = 1_609.344;

/// Returns the nearest other published pages with their distances in meters.
pub(crate) fn nearest<'a>(board: &'a Board, entry: &Entry, count: usize) -> Vec<(Option<f64>, &'a Entry)> {
    let others = board.live().filter(|other| other.id() != entry.id()).map(AsRef::as_ref);
    let Some(point) = entry.point else {
        let same = |other: &&Entry| other.city == entry.city;
        return others.filter(same).take(count).map(|other| (None, other)).collect();
    };
    let mut near: Vec<(f64, &Entry)> =
        others.filter_map(|other: &Entry| Some((geo::metres(point, other.point?), other))).collect();
    let by_distance = |a: &(f64, &Entry), b: &(f64, &Entry)| a.0.total_cmp(&b.0);
    if near.len() > count {
        near.select_nth_unstable_by(count, by_distance);
        near.truncate(count);
    }
    near.sort_unstable_by(by_distance);
    near.into_iter().map(|(far, other)| (Some(far), other)).collect()
}

/// Returns a distance in the unit of a country.
pub(crate) fn distance(meters: f64, details: &Details, language: Language) -> String {
    let is_imperial = matches!(details.country.as_deref(), Some("US" | "GB"));
    let (amount, unit) = if is_imperial { (meters / MILE, "mi") } else { (meters / 1_000.0, "km") };
    let number = if amount < 10.0 { format!("{amount:.1}") } else { format!("{amount:.0}") };
    let number = if language == Language::Fr { number.replace('.', ",") } else { number };
    format!("{number}\u{a0}{unit}")
}

/// Returns another location for a list of links.
pub(crate) fn sister(_frames: &Frames, entry: &Entry, language: Language, far: Option<f64>) -> Sister {
    let details = &entry.location.details;
    let is_hidden = details.service_area_business;
    Sister {
        name: details.name.clone(),
        address: (!is_hidden).then(|| address_lines(details).join(", ")),
        distance: far.map(|far| distance(far, details, language)),
        path: format!("/{}", entry.path(language).unwrap_or_default()),
    }
}

/// Returns a location for a list with hours and phone number.
pub(crate) fn place(app: &App, frames: &Frames, entry: &Entry, language: Language, far: Option<f64>) -> ListedLocation {
    let details = &entry.location.details;
    let is_hidden = details.service_area_business;
    let hours = details.opening_hours.0.clone().filter(|hours| !hours.is_empty());
    ListedLocation {
        name: details.name.clone(),
        path: entry.path(language).map(|path| format!("/{path}")),
        address: if is_hidden { vec![details.city.clone()] } else { address_lines(details) },
        phone: phone(details, |_| frames.go(entry.id(), "call")),
        now: hours.is_some().then(|| local(details, app.now())),
        hours,
        distance: far.map(|far| distance(far, details, language)),
        directions: (!is_hidden).then(|| frames.go(entry.id(), "directions")),
    }
}

/// Returns the page of a level of the directory.
pub(crate) fn directory(
    app: &App,
    frames: &Frames,
    board: &Board,
    (language, path): (Language, &str),
    listing: &Listing<'_>,
) -> String {
    let is_root = listing.trail.is_empty();
    let site = frames.site_name();
    let name = listing.trail.last().map_or_else(|| site.to_owned(), |folder| folder.label.clone());
    let count = listing.count();
    let (title, description) = words(language, site, (!is_root).then_some(name.as_str()), count);
    let path = if path.is_empty() { String::new() } else { format!("/{path}") };
    let mut frame = frames.frame(&path, (title, name), &description);
    frame.is_indexable = !board.is_demo && count > 0;
    let above = listing.trail.len().saturating_sub(1);
    frame.crumbs = if is_root { Vec::new() } else { frames.crumbs(&listing.trail[..above]) };
    if is_root {
        frame.versions = home_versions(board);
    }
    let intro = if is_root { board.settings.intro.of(language) } else { "" };
    let view = DirectoryView {
        heading: None,
        intro: intro.split('\n').filter(|line| !line.is_empty()).map(ToOwned::to_owned).collect(),
        is_root,
        folders: listing
            .folders
            .iter()
            .map(|folder| FolderView {
                name: folder.label.clone(),
                path: format!("/{}", folder.path),
                count: folder.count,
            })
            .collect(),
        places: listing.places.iter().map(|entry| place(app, frames, entry, language, None)).collect(),
        frame,
    };
    page_templates::render_directory(&view)
}

/// Returns the first page of the site in each language.
fn home_versions(board: &Board) -> Vec<Version> {
    let default = board.settings.default_language;
    let languages = board.languages();
    if languages.len() < 2 {
        return Vec::new();
    }
    let version = |language: &Language| Version {
        language: (*language).into(),
        tag: language.as_str().to_owned(),
        path: if *language == default { String::new() } else { format!("/{}", language.as_str()) },
        is_indexable: !board.is_demo,
        is_default: *language == default,
    };
    languages.iter().map(version).collect()
}

/// Returns title and description of a level.
fn words(language: Language, site: &str, name: Option<&str>, count: usize) -> (String, String) {
    match (language, name) {
        (Language::En, None) => (
            format!("{site} – All locations"),
            format!("All {count} locations of {site} with address, opening hours and phone number."),
        ),
        (Language::En, Some(name)) => (
            format!("{site} in {name}"),
            format!("{count} locations of {site} in {name} with address, opening hours and phone number."),
        ),
        (Language::Fr, None) => (
            format!("{site} – Tous nos établissements"),
            format!("Les {count} établissements {site}\u{a0}: adresse, horaires et numéro de téléphone."),
        ),
        (Language::Fr, Some(name)) => (
            format!("{site} – {name}"),
            format!("{site} à {name}\u{a0}: {count} établissements, adresse, horaires et numéro de téléphone."),
        ),
    }
}

/// Returns the legal notice.
pub(crate) fn legal(frames: &Frames, board: &Board, language: Language) -> String {
    let legal = &board.settings.legal;
    let (title, path) = super::legal_page(language);
    let frame = frames.frame(&format!("{}/{path}", frames.home()), (title.to_owned(), title.to_owned()), title);
    let frame = Frame { is_indexable: false, crumbs: frames.crumbs(&[]), ..frame };
    let label = |en: &'static str, fr: &'static str| match language {
        Language::En => en,
        Language::Fr => fr,
    };
    let company = [&legal.company, &legal.form, &legal.capital].map(String::as_str);
    let company = company.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ");
    let lines = [
        (label("Publisher", "Éditeur"), company.as_str()),
        (label("Registered office", "Siège social"), &legal.seat),
        (label("Registration", "Immatriculation"), &legal.registration),
        (label("VAT number", "N° de TVA"), &legal.vat),
        (label("Publication director", "Directeur de la publication"), &legal.director),
        (label("Phone", "Téléphone"), &legal.phone),
        (label("Email", "Adresse e-mail"), &legal.email),
        (label("Profession", "Profession"), &legal.profession),
        (label("Host", "Hébergeur"), &legal.host),
    ];
    let colon = label(": ", "\u{a0}: ");
    let intro = lines.into_iter().filter(|(_, text)| !text.is_empty());
    let intro = intro.map(|(label, text)| format!("{label}{colon}{}", text.replace('\n', ", "))).collect();
    page_templates::render_directory(&DirectoryView {
        frame,
        heading: Some(title.to_owned()),
        intro,
        is_root: false,
        folders: Vec::new(),
        places: Vec::new(),
    })
}

/// Returns the page of a closed location.
pub(crate) fn closed(frames: &Frames, board: &Board, entry: &Entry, language: Language, count: usize) -> String {
    let details = &entry.location.details;
    let path = format!("/{}", entry.path(language).unwrap_or_default());
    let title = format!("{} – {}", details.name, details.city);
    let mut frame: Frame = frames.frame(&path, (title, details.name.clone()), "");
    frame.is_indexable = false;
    frame.crumbs = frames.crumbs(&[]);
    let nearest = nearest(board, entry, count);
    page_templates::render_closed(&ClosedView {
        frame,
        name: details.name.clone(),
        city: details.city.clone(),
        nearest: nearest.iter().map(|(far, other)| sister(frames, other, language, *far)).collect(),
    })
}

/// Returns the page of the locator.
pub(crate) fn locator(view: &LocatorView) -> String {
    page_templates::render_locator(view)
}
