//! Views and actions of a location per day, by weekday and season.

use jiff::civil::Date;

use super::World;

/// Returns the count of a metric on a day, possibly 0.
pub(crate) fn daily(world: &World, index: usize, metric: &str, date: Date) -> u64 {
    let mut size = world.dice("size", index);
    // Most are small: the square of a uniform number.
    let busy = size.part().powi(2);
    let weekend_lover = size.chance(50);
    let share = match metric {
        "BUSINESS_IMPRESSIONS_MOBILE_MAPS" => 90.0,
        "BUSINESS_IMPRESSIONS_MOBILE_SEARCH" => 140.0,
        "BUSINESS_IMPRESSIONS_DESKTOP_MAPS" => 18.0,
        "BUSINESS_IMPRESSIONS_DESKTOP_SEARCH" => 45.0,
        "WEBSITE_CLICKS" => 12.0,
        "BUSINESS_DIRECTION_REQUESTS" => 9.0,
        "CALL_CLICKS" => 6.0,
        "BUSINESS_CONVERSATIONS" | "MESSAGING_CLICKS" => 0.6,
        "BUSINESS_FOOD_MENU_CLICKS" if world.location(index).food => 5.0,
        "BUSINESS_BOOKINGS" | "BUSINESS_FOOD_ORDERS" if world.location(index).food => 1.5,
        _ => return 0,
    };
    let weekday = f64::from(date.weekday().to_monday_zero_offset());
    let weekend = weekday >= 5.0;
    let week = match (weekend, weekend_lover) {
        (true, true) => 1.6,
        (true, false) => 0.35,
        (false, true) => 0.85,
        (false, false) => 1.15,
    };
    let season = 1.0 + 0.2 * (f64::from(date.day_of_year()) / 365.0 * std::f64::consts::TAU).sin();
    let day = i64::from(date.year()) * 400 + i64::from(date.day_of_year());
    let mut noise = world.dice(metric, index.wrapping_mul(1_000_003).wrapping_add(day as usize));
    let mean = share * (0.03 + busy) * week * season;
    // The part after the point decides whether there is one more, so that small means give days without any.
    let value = mean * (0.6 + 0.8 * noise.part());
    (value.trunc() as u64) + u64::from(noise.part() < value.fract())
}
