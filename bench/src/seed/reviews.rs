//! Reviews of organizations that have locations, written by SQL as the program writes them.

use rusqlite::types::Value;

use super::{insert, run, send, without_indexes};
use crate::{Outcome, account::Account, site::Database};

const COLUMNS: [&str; 25] = [
    "org_id",
    "id",
    "location_id",
    "source",
    "external_id",
    "origin",
    "rating",
    "text",
    "language",
    "author",
    "written_at",
    "changed_at",
    "seen_at",
    "state",
    "is_answered",
    "is_done",
    "is_hidden",
    "rating_key",
    "best_key",
    "age_key",
    "words",
    "sentiment",
    "topics",
    "analysis",
    "reply",
];
/// Words of a text, of which the first are the most frequent.
const VOCABULARY: usize = 5_000;
const TEXT_WORDS: u64 = 14;
const SOURCES: [&str; 4] = ["google", "google", "facebook", "trustpilot"];
const DAY: i64 = 86_400_000;
/// Day of the latest review, in milliseconds.
const LATEST: i64 = 1_782_000_000_000;

/// Writes `count` reviews of 200 locations of an organization.
pub async fn fill_reviews(database: &Database, account: &Account, count: usize) -> Outcome {
    let locations = account.get("/api/v1/locations?limit=200").await?;
    let locations: Vec<String> = locations["items"]
        .as_array()
        .ok_or("no locations")?
        .iter()
        .filter_map(|location| location["id"].as_str().map(str::to_owned))
        .collect();
    let columns: Vec<String> = COLUMNS.map(str::to_owned).into();
    let rows = (0..count).map(|number| review(&account.org, &locations, number));
    let indexes = without_indexes(database, "reviews").await?;
    match database {
        Database::Sqlite(path) => insert(path, "reviews", &columns, rows)?,
        Database::Postgres(url) => send(url, "reviews", &columns, rows).await?,
    }
    run(database, &indexes).await?;
    run(database, "analyze").await
}

/// Returns a review that depends on its number alone.
fn review(org: &str, locations: &[String], number: usize) -> Vec<Value> {
    let mut random = number as u64;
    let mut next = move || {
        // splitmix64, by its published constants.
        random = random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (random ^ (random >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    };
    let stars = [5, 5, 5, 4, 4, 3, 2, 1][(next() % 8) as usize];
    let written = LATEST - (next() % (5 * 365 * DAY as u64)) as i64;
    let mut words: Vec<String> = (0..TEXT_WORDS).map(|_| word(next() % 1_000_000)).collect();
    let text = words.join(" ");
    let author = format!("{} {}", word(next() % 1_000_000), word(next() % 1_000_000));
    words.extend(author.split(' ').map(str::to_owned));
    words.sort();
    words.dedup();
    let location = &locations[(next() % locations.len() as u64) as usize];
    let id = format!("{:08x}-{:04x}-7000-a000-{number:012x}", number >> 16, number & 0xffff);
    let is_answered = next() % 2 == 0;
    let sentiment = ["negative", "neutral", "positive"][usize::from(stars > 2) + usize::from(stars > 3)];
    let is_changed = next() % 50 == 0;
    let text_of = |text: &str| Value::Text(text.to_owned());
    vec![
        text_of(org),
        text_of(&id),
        text_of(location),
        text_of(SOURCES[(next() % 4) as usize]),
        text_of(&number.to_string()),
        text_of("source"),
        Value::Integer(stars * 10),
        text_of(&text),
        text_of(if next() % 3 == 0 { "fr" } else { "en" }),
        text_of(&author),
        Value::Integer(written),
        Value::Integer(written),
        Value::Integer(written),
        text_of(if is_changed { "edited" } else { "shown" }),
        Value::Integer(is_answered.into()),
        Value::Integer((next() % 3 == 0).into()),
        Value::Integer(0),
        Value::Integer(stars * 10),
        Value::Integer(-stars * 10),
        Value::Integer(-written),
        text_of(&words.join(" ")),
        text_of(sentiment),
        // One topic with one sentiment.
        Value::Integer(1 << (next() % 36)),
        Value::Integer(1),
        Value::Null,
    ]
}

/// A word of the vocabulary; few of them make up most of a text.
fn word(chance: u64) -> String {
    let share = chance as f64 / 1_000_000.0;
    let mut rank = (share * share * share * VOCABULARY as f64) as usize + 1;
    let mut word = String::new();
    while rank > 0 {
        word.push_str(["ba", "de", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu"][rank % 10]);
        rank /= 10;
    }
    word
}
