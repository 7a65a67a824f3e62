//! The market: the same everywhere and always, without seams, with noise of the stated size.

use std::collections::{HashMap, HashSet};

use jiff::{SignedDuration, Timestamp};
use simulated_rank::{Ask, Business, Market, OpeningHours, RankedListing, Trend};
use simulated_world::{OpeningPeriod, World};

use crate::harness::{PARIS, bakery, noon};

fn ask(keyword: &str, (lat, lng): (f64, f64), nonce: u64) -> Ask {
    Ask { keyword: keyword.into(), lat, lng, language: "en".into(), depth: 20, nonce }
}

fn ids(listed: &[RankedListing]) -> Vec<&str> {
    listed.iter().map(|listing| listing.cid.as_str()).collect()
}

/// Returns the true ranks of the first business over `keywords` different markets.
fn true_ranks(market: &Market, point: (f64, f64), at: Timestamp, keywords: usize) -> Vec<Option<usize>> {
    (0..keywords).map(|number| market.truth(&format!("search {number}"), point.0, point.1, at)[0].rank).collect()
}

#[test]
fn the_same_seed_time_and_ask_give_the_same_answer() {
    let market = |seed| Market::new(seed, vec![bakery("ours", PARIS)], Vec::new());
    let answer = |seed, nonce| market(seed).ranking(&ask("bakery", PARIS, nonce), noon());
    assert_eq!(answer(1, 0), answer(1, 0));
    assert_ne!(ids(&answer(1, 0)), ids(&answer(2, 0)), "another seed");
    assert_ne!(ids(&answer(1, 0)), ids(&answer(1, 1)), "another reading");
    assert_eq!(answer(1, 0), market(1).ranking(&ask(" BAKERY ", PARIS, 0), noon()), "upper case and spaces");
    assert_ne!(
        ids(&answer(1, 0)),
        ids(&market(1).ranking(&ask("bakery", PARIS, 0), noon() + SignedDuration::from_mins(1))),
        "another minute"
    );
}

#[test]
fn a_market_is_everywhere() {
    let market = Market::new(1, Vec::new(), Vec::new());
    for point in [PARIS, (0.0, 0.0), (-33.87, 151.2), (21.3, -157.85), (-17.7, 179.9999), (71.0, -8.0), (84.9, 0.0)] {
        let listed = market.ranking(&ask("dentist", point, 0), noon());
        assert_eq!(listed.len(), 20, "{point:?}");
        assert!(listed.iter().all(|listing| (listing.lat - point.0).abs() < 0.1), "{point:?}");
    }
}

#[test]
fn rivals_are_about_six_on_ten_square_kilometers_in_denser_and_emptier_parts() {
    let market = Market::new(3, Vec::new(), Vec::new());
    let counts: Vec<usize> = (0..40)
        .map(|number| {
            let point = (40.0 + f64::from(number) * 0.31, 5.0);
            market.ranking(&Ask { depth: 1_000, ..ask("plumber", point, 0) }, noon()).len()
        })
        .collect();
    // A circle of 10 km has 314 square kilometers.
    let mean = counts.iter().sum::<usize>() as f64 / 40.0 / 314.0;
    assert!((0.55..0.65).contains(&mean), "{mean}");
    let around_here = Ask { depth: 1_000, ..ask("plumber", PARIS, 0) };
    let mut by_tile: HashMap<(i64, i64), usize> = HashMap::new();
    for listing in market.ranking(&around_here, noon()) {
        *by_tile.entry(((listing.lat * 55.0) as i64, (listing.lng * 36.0) as i64)).or_default() += 1;
    }
    assert!(by_tile.values().any(|count| *count >= 6), "{by_tile:?}");
}

#[test]
fn ranks_of_near_points_differ_little_across_tiles_and_the_antimeridian() {
    for (lat, lng) in [(48.8566, 2.3522), (0.0, 0.0), (-16.5, 179.95), (63.4, 10.4)] {
        let market = Market::new(1, vec![bakery("ours", (lat, lng))], Vec::new());
        let (mut last, mut largest, mut total) = (None, 0, 0);
        // 100 m to the north-east at each step, over ten tiles.
        for step in 0..100 {
            let (lat, lng) = (lat + f64::from(step) * 0.0006, lng + f64::from(step) * 0.0007);
            let lng = if lng >= 180.0 { lng - 360.0 } else { lng };
            let rank = market.truth("hotel", lat, lng, noon())[0].rank.map(|rank| rank as i64);
            if let (Some(before), Some(rank)) = (last, rank) {
                let change: i64 = rank - before;
                largest = largest.max(change.abs());
                total += change.abs();
            }
            last = rank;
        }
        assert!(largest <= 9, "{largest} at once at {lat}, {lng}");
        assert!(total < 250, "{total} at {lat}, {lng}");
    }
}

#[test]
fn a_business_ranks_better_where_it_is_near() {
    let market = Market::new(1, vec![bakery("ours", PARIS)], Vec::new());
    let ranks = |point| true_ranks(&market, point, noon(), 60).into_iter().flatten().collect::<Vec<_>>();
    let mean = |ranks: Vec<usize>| ranks.iter().sum::<usize>() as f64 / ranks.len() as f64;
    let (here, far) = (mean(ranks(PARIS)), mean(ranks((PARIS.0 + 0.045, PARIS.1))));
    assert!(here < 5.0 && far > here + 8.0, "{here} at the door, {far} five kilometers away");
}

#[test]
fn some_searches_hide_a_business_behind_its_neighbor() {
    let market = Market::new(1, vec![bakery("ours", PARIS)], Vec::new());
    let away = (PARIS.0 + 0.02, PARIS.1);
    let hidden = true_ranks(&market, away, noon(), 300).iter().filter(|rank| rank.is_none()).count();
    // 15 percent of the searches, where the neighbor is better.
    assert!((6..40).contains(&hidden), "{hidden}");
}

/// Returns the deviation of the first business's rank between readings of one minute.
fn spread(market: &Market) -> f64 {
    let mut squares = Vec::new();
    for keyword in 0..40 {
        let keyword = format!("search {keyword}");
        let point = (PARIS.0 + 0.01, PARIS.1);
        let rank = |nonce| {
            let listed = market.ranking(&Ask { depth: 200, ..ask(&keyword, point, nonce) }, noon());
            listed.iter().position(|listing| listing.title == "ours")
        };
        if let (Some(first_rank), Some(second_rank)) = (rank(0), rank(1)) {
            squares.push((first_rank as f64 - second_rank as f64).powi(2));
        }
    }
    assert!(squares.len() > 25, "{}", squares.len());
    squares.iter().sum::<f64>() / squares.len() as f64
}

#[test]
fn two_readings_differ_and_less_so_in_a_calm_market() {
    let market = Market::new(1, vec![bakery("ours", PARIS)], Vec::new());
    let (standard, calm) = (spread(&market), spread(&market.calm(true)));
    assert!(standard > 0.5 && calm < standard / 3.0, "{standard} {calm}");
}

#[test]
fn few_answers_lose_a_business_and_few_items_lack_their_place_id() {
    let market = Market::new(1, vec![bakery("ours", PARIS)], Vec::new());
    // A search in which the business is first at its door.
    let keyword = (0..).map(|number| format!("search {number}"));
    let keyword =
        keyword.into_iter().find(|keyword| market.truth(keyword, PARIS.0, PARIS.1, noon())[0].rank == Some(1)).unwrap();
    let (mut lost, mut without, mut items) = (0, 0, 0);
    for nonce in 0..500 {
        let listed = market.ranking(&ask(&keyword, PARIS, nonce), noon());
        lost += usize::from(listed.iter().all(|listing| listing.title != "ours"));
        items += listed.len();
        without += listed.iter().filter(|listing| listing.place_id.is_none()).count();
    }
    assert!((3..20).contains(&lost), "{lost} of 500");
    assert!((50..150).contains(&without), "{without} of {items}");
}

#[test]
fn a_fifth_of_the_answers_have_ads_of_rivals() {
    let market = Market::new(1, vec![bakery("ours", PARIS)], Vec::new());
    let ads: Vec<Vec<RankedListing>> = (0..300).map(|nonce| market.ads(&ask("bakery", PARIS, nonce), noon())).collect();
    let with = ads.iter().filter(|ads| !ads.is_empty()).count();
    assert!((40..80).contains(&with), "{with} of 300");
    assert!(ads.iter().flatten().all(|ad| ad.title != "ours"));
}

#[test]
fn a_trend_moves_a_business_over_time() {
    let from: Timestamp = "2026-06-01T00:00:00Z".parse().unwrap();
    let trend = Trend { business: 0, from, days: 60.0, change: 1.5 };
    let point = (PARIS.0 + 0.02, PARIS.1);
    let market = Market::new(1, vec![bakery("ours", PARIS)], vec![trend]);
    let mean = |at| {
        let ranks: Vec<usize> = true_ranks(&market, point, at, 60).into_iter().flatten().collect();
        ranks.iter().sum::<usize>() as f64 / ranks.len() as f64
    };
    let day = |days: i64| from + SignedDuration::from_hours(24 * days);
    let [before, middle, after, later] = [-30, 30, 60, 150].map(|days| mean(day(days)));
    assert!(before > middle + 1.0 && middle > after + 0.5, "{before} {middle} {after}");
    assert!((after - later).abs() < 1e-9, "it stays");
}

#[test]
fn a_closed_business_ranks_lower() {
    let weekly = (0..7).map(|day| OpeningPeriod { open_day: day, open: 9 * 60, close_day: day, close: 18 * 60 });
    let hours = OpeningHours { weekly: weekly.collect(), zone: jiff::tz::TimeZone::UTC };
    let market = Market::new(1, vec![Business { hours: Some(hours), ..bakery("ours", PARIS) }], Vec::new());
    let sum = |at| true_ranks(&market, (PARIS.0 + 0.02, PARIS.1), at, 60).into_iter().flatten().sum::<usize>();
    assert!(sum(noon() + SignedDuration::from_hours(9)) > sum(noon()) + 60, "at 21:00 and at noon");
}

#[test]
fn a_business_of_another_category_ranks_lower() {
    let ranks = |category: &str| {
        let business = Business { category: Some(category.into()), ..bakery("ours", PARIS) };
        let market = Market::new(1, vec![business], Vec::new());
        market.truth("boulangerie", PARIS.0 + 0.02, PARIS.1, noon())[0].rank.unwrap()
    };
    assert_eq!(ranks("Bakery"), ranks("Boulangerie"));
    assert!(ranks("Dentist") > ranks("Bakery") + 5, "{} {}", ranks("Dentist"), ranks("Bakery"));
}

#[test]
fn listed_businesses_are_distinguished_by_all_their_ids() {
    let market = Market::new(1, vec![bakery("ours", PARIS)], Vec::new());
    let listed = market.ranking(&Ask { depth: 500, ..ask("boulangerie", PARIS, 0) }, noon());
    let (mut cids, mut places) = (HashSet::new(), HashSet::new());
    for listing in &listed {
        let cid: u64 = listing.cid.parse().unwrap();
        assert!(listing.feature_id.ends_with(&format!(":0x{cid:x}")), "{}", listing.feature_id);
        assert!(cids.insert(cid));
        let Some(place) = &listing.place_id else { continue };
        assert!(place.starts_with("ChIJ") && places.insert(place.clone()), "{place}");
        assert!(listing.title == "ours" || place.len() == 27, "{place}");
    }
}

#[test]
fn rivals_have_names_in_the_language_of_the_ask_and_keep_their_ids() {
    let market = Market::new(1, Vec::new(), Vec::new());
    let listed =
        |language: &str| market.ranking(&Ask { language: language.into(), ..ask("boulangerie", PARIS, 0) }, noon());
    let (french, english) = (listed("fr"), listed("en"));
    assert_eq!(ids(&french), ids(&english));
    assert!(french.iter().all(|listing| listing.category == "Boulangerie"));
    assert!(english.iter().all(|listing| listing.category == "Bakery"));
    assert!(french.iter().filter(|listing| listing.title.starts_with("Boulangerie ")).count() >= 4, "{french:?}");
    assert_eq!(ids(&listed("fr-CA")), ids(&french));
    assert_eq!(listed("fr-CA")[0].title, french[0].title);
}

#[test]
fn the_businesses_of_the_world_keep_their_place_ids() {
    let world = World::new(1, 250);
    let businesses = Business::of_world(&world, noon());
    assert!(businesses.len() > 100, "{}", businesses.len());
    for business in &businesses {
        let index = world.place_index(business.place_id.as_ref().unwrap()).unwrap();
        assert_eq!(world.business(index).title, business.name);
    }
    assert!(businesses.iter().any(|business| business.hours.is_some() && business.rating.is_some()));
}
