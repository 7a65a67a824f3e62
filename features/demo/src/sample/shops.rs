//! Shops as locations, with the figures and profiles that the simulated Google has of them.

use hours::{Day, Period, Time};
use jiff::{SignedDuration, Timestamp, ToSpan, civil::Date, tz::TimeZone};
use locations::{
    CoordinatesSource, DailyFigures, Details, Location, LocationId, MoreHours, OpenStatus, OpeningHours, PartHours,
    Photos, SyncStatus,
};
use simulated_google::Sample;

use crate::rules::{self, Figures, ProfileState, Shop};

/// Days from the first day with figures to today.
const FIRST_DAY: i64 = 63;
/// Days from the last day with figures to today: Google reports late.
const LAST_DAY: i64 = 3;
/// Age of the locations.
const AGE: SignedDuration = SignedDuration::from_hours(41 * 24);
/// Positions of shops that also exist a second time, written differently.
const DUPLICATED: [usize; 3] = [22, 96, 141];
/// Position of the changed shop that Google shows as permanently closed.
const CLOSED: usize = 104;

/// Location with its profile at Google.
#[derive(Clone, Debug)]
pub(super) struct SampleLocation {
    pub(super) location: Location,
    pub(super) profile_state: ProfileState,
    /// The location as Google has it.
    pub(super) at_google: Location,
    /// The location before a change at Google, and the time of that change.
    pub(super) changed: Option<(Location, Timestamp)>,
    pub(super) figures: Vec<DailyFigures>,
}

/// Returns the number of shops that may have a profile.
pub(super) fn count() -> Result<usize, csv::Error> {
    Ok(rules::shops()?.len())
}

/// Returns the first and the last day with figures.
pub(super) fn days(now: Timestamp) -> (Date, Date) {
    let today = now.to_zoned(TimeZone::UTC).date();
    (today.saturating_sub(FIRST_DAY.days()), today.saturating_sub(LAST_DAY.days()))
}

/// Returns every location as of `now`, duplicates last. Without Google, no location has a profile.
///
/// # Errors
/// When the shipped file of shops cannot be read.
pub(super) fn all(world: &Sample, now: Timestamp, has_google: bool) -> Result<Vec<SampleLocation>, csv::Error> {
    let shops = rules::shops()?.into_iter().enumerate();
    let mut all: Vec<SampleLocation> =
        shops.map(|(number, shop)| sampled(world, number, &shop, now, has_google)).collect();
    let duplicates: Vec<SampleLocation> =
        DUPLICATED.iter().filter_map(|at| Some(duplicate(all.get(*at)?, now))).collect();
    all.extend(duplicates);
    Ok(all)
}

fn sampled(world: &Sample, number: usize, shop: &Shop, now: Timestamp, has_google: bool) -> SampleLocation {
    let figures = rules::figures(number);
    let created = now - AGE;
    let mut location = Location::by_hand(LocationId::new(created), details(number, shop, &figures), created);
    let has_profile = figures.profile_state != ProfileState::ByHand;
    location.sync_status = match figures.profile_state {
        ProfileState::ByHand => SyncStatus::Manual,
        ProfileState::Synced => SyncStatus::Synced,
        ProfileState::Failed => SyncStatus::Error,
    };
    location.verified = figures.is_verified;
    location.last_sync = figures.synced_hours_ago.map(|hours| now - SignedDuration::from_hours(hours));
    if figures.has_hours {
        location.details.opening_hours = hours(number, "19:00");
        location.details.more_hours = more_hours(number, shop);
    }
    if has_profile {
        (location.rating, location.reviews) = world.reviews(number);
        location.photos = Photos(world.photos(number));
        location.google_location_id = has_google.then(|| world.id(number));
    }
    let mut location = google::as_imported(location);
    let is_changed = has_profile && number % 31 == 11;
    if is_changed && has_google && number == CLOSED {
        location.open_status = OpenStatus::PermanentlyClosed;
    }
    let at_google = location.clone();
    let changed = is_changed.then(|| before_change(number, &location, now));
    if has_profile && number % 41 == 7 {
        location.details.description = Some(rules::news(shop));
        location = google::as_imported(location);
    }
    let days = if has_profile { daily(world, number, &location.id, now) } else { Vec::new() };
    let profile_state = figures.profile_state;
    SampleLocation { location, profile_state, at_google, changed, figures: days }
}

/// Returns a location before its change at Google, and the time of the change.
fn before_change(number: usize, after: &Location, now: Timestamp) -> (Location, Timestamp) {
    let mut before = after.clone();
    match number % 3 {
        _ if number == CLOSED => before.open_status = OpenStatus::Open,
        0 => before.details.opening_hours = hours(number, "18:30"),
        1 => before.details.website = Some(format!("https://www.example.com/shops/{number}")),
        _ => before.details.name = format!("{} & Co", after.details.name),
    }
    (google::as_imported(before), now - SignedDuration::from_hours(number as i64 % 40 + 1))
}

/// Returns the location a second time, as a person would type it.
fn duplicate(original: &SampleLocation, now: Timestamp) -> SampleLocation {
    let created = now - SignedDuration::from_hours(50);
    let mut details = original.location.details.clone();
    details.name = details.name.to_uppercase();
    details.external_id = None;
    let location = Location::by_hand(LocationId::new(created), details, created);
    SampleLocation {
        at_google: location.clone(),
        location,
        profile_state: ProfileState::ByHand,
        changed: None,
        figures: Vec::new(),
    }
}

fn daily(world: &Sample, number: usize, id: &LocationId, now: Timestamp) -> Vec<DailyFigures> {
    let (first, last) = days(now);
    let on = |date: Date| {
        let count = |metric: &str| world.daily(number, metric, date);
        let views = ["DESKTOP_MAPS", "DESKTOP_SEARCH", "MOBILE_MAPS", "MOBILE_SEARCH"];
        let views = views.iter().map(|kind| count(&format!("BUSINESS_IMPRESSIONS_{kind}"))).sum();
        let figures = locations::Figures {
            views,
            calls: count("CALL_CLICKS"),
            website_clicks: count("WEBSITE_CLICKS"),
            directions: count("BUSINESS_DIRECTION_REQUESTS"),
        };
        DailyFigures { location: id.clone(), date, figures }
    };
    first.series(1.day()).take_while(|day| *day <= last).map(on).collect()
}

fn details(number: usize, shop: &Shop, figures: &Figures) -> Details {
    let phone = || shop.phone.clone().unwrap_or_else(|| rules::phone(&shop.country, number));
    let phone = figures.has_phone.then(phone);
    Details {
        name: shop.name.clone(),
        address: shop.address.clone(),
        city: shop.city.clone(),
        state: shop.state.clone(),
        postal_code: Some(shop.postal_code.clone()),
        country: Some(shop.country.clone()),
        category: shop.category.clone(),
        phone_e164: phone.as_deref().and_then(|phone| text::phone::e164(phone, Some(&shop.country))),
        phone,
        website: shop.website.clone(),
        description: figures.has_description.then(|| rules::description(shop)),
        external_id: shop.external_id.clone(),
        latitude: Some(shop.latitude),
        longitude: Some(shop.longitude),
        coordinates_source: Some(CoordinatesSource::Given),
        ..Details::default()
    }
}

/// Returns hours from nine to `close`, Monday to Saturday. Some shops are also open on Sunday morning.
fn hours(number: usize, close: &str) -> OpeningHours {
    let mut regular = workdays("09:00", close);
    if number.is_multiple_of(3) {
        regular.extend(period(Day::Sunday, "10:00", "13:00"));
    }
    OpeningHours(Some(hours::OpeningHours { regular, special: Vec::new() }))
}

/// Returns the hours of delivery of some restaurants.
fn more_hours(number: usize, shop: &Shop) -> MoreHours {
    if shop.category.as_deref() != Some("Restaurant") || number % 4 != 1 {
        return MoreHours::default();
    }
    MoreHours(vec![PartHours { kind: "delivery".into(), periods: workdays("11:30", "18:30") }])
}

fn workdays(open: &str, close: &str) -> Vec<Period> {
    let days = [Day::Monday, Day::Tuesday, Day::Wednesday, Day::Thursday, Day::Friday, Day::Saturday];
    days.into_iter().filter_map(|day| period(day, open, close)).collect()
}

fn period(day: Day, open: &str, close: &str) -> Option<Period> {
    let at = |text: &str| text.parse::<Time>().ok();
    Some(Period { open_day: day, open_time: at(open)?, close_day: day, close_time: at(close)? })
}
