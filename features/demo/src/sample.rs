//! Conversion of the shops and their figures into locations and daily views.

use jiff::{SignedDuration, Timestamp, ToSpan, tz::TimeZone};
use locations::{CoordinatesSource, DailyViews, Details, Location, LocationId, OpeningHours, SyncStatus};

use crate::rules::{self, Figures, Kept, Shop};

/// Returns every location of the demo as of `now`, and its daily views of the previous 30 days.
///
/// # Errors
/// When the shipped file of shops cannot be read.
pub(crate) fn locations(now: Timestamp) -> Result<(Vec<Location>, Vec<DailyViews>), csv::Error> {
    let shops = rules::shops()?.into_iter().enumerate();
    let made = shops.map(|(number, shop)| location(number, &shop, &rules::figures(number), now));
    let (locations, views): (Vec<_>, Vec<Vec<_>>) = made.unzip();
    Ok((locations, views.concat()))
}

fn location(number: usize, shop: &Shop, figures: &Figures, now: Timestamp) -> (Location, Vec<DailyViews>) {
    let mut location = Location::by_hand(LocationId::new(now), details(number, shop, figures), now);
    location.sync_status = match figures.kept {
        Kept::ByHand => SyncStatus::Manual,
        Kept::Synced => SyncStatus::Synced,
        Kept::Failed => SyncStatus::Error,
    };
    location.verified = figures.is_verified;
    location.rating = figures.rating;
    location.reviews = figures.reviews;
    location.last_sync = figures.synced_hours_ago.map(|hours| now - SignedDuration::from_hours(hours));
    if figures.has_hours {
        location.details.opening_hours = hours(number);
    }
    let today = now.to_zoned(TimeZone::UTC).date();
    let days = figures.views.iter().rev().zip(1_i64..);
    let views = days
        .map(|(views, ago)| DailyViews {
            location: location.id.clone(),
            date: today.saturating_sub(ago.days()),
            views: *views,
        })
        .collect();
    (location, views)
}

fn details(number: usize, shop: &Shop, figures: &Figures) -> Details {
    let known = || shop.phone.clone().unwrap_or_else(|| rules::phone(&shop.country, number));
    let phone = figures.has_phone.then(known);
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

/// Returns hours from nine to seven, Monday to Saturday. Some shops are also open on Sunday morning.
fn hours(number: usize) -> OpeningHours {
    use hours::{Day, Period, Time};
    let at = |text: &str| text.parse::<Time>().ok();
    let period = |day: Day, open: &str, close: &str| {
        Some(Period { open_day: day, open_time: at(open)?, close_day: day, close_time: at(close)? })
    };
    let week = [Day::Monday, Day::Tuesday, Day::Wednesday, Day::Thursday, Day::Friday, Day::Saturday];
    let mut regular: Vec<Period> = week.into_iter().filter_map(|day| period(day, "09:00", "19:00")).collect();
    if number.is_multiple_of(3) {
        regular.extend(period(Day::Sunday, "10:00", "13:00"));
    }
    OpeningHours(Some(hours::OpeningHours { regular, special: Vec::new() }))
}
