//! Posts that a location had when the world began.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use super::World;

/// Up to four posts; `parent` is `accounts/…/locations/…`.
pub(crate) fn seeded_posts(world: &World, index: usize, parent: &str, french: bool) -> Vec<Value> {
    let mut dice = world.dice("posts", index);
    let count = dice.below(5);
    let newest = Timestamp::from_second(1_767_225_600 + dice.below(20_000_000) as i64).unwrap_or(Timestamp::UNIX_EPOCH);
    (0..count)
        .map(|number| {
            let at =
                newest.checked_sub(SignedDuration::from_hours(24 * 9 * number as i64)).unwrap_or(newest).to_string();
            let summary = match (french, dice.below(2)) {
                (false, 0) => "Our new opening hours start on Monday. See you soon!",
                (false, _) => "This week only: a little something for our regulars.",
                (true, 0) => "Nos nouveaux horaires commencent lundi. À très bientôt\u{202f}!",
                (true, _) => "Cette semaine seulement\u{202f}: une petite attention pour nos habitués.",
            };
            let id = format!("{index}{number:03}0457");
            let mut post = json!({
                "name": format!("{parent}/localPosts/{id}"),
                "languageCode": if french { "fr" } else { "en" },
                "summary": summary,
                "topicType": "STANDARD",
                "state": "LIVE",
                "searchUrl": format!("https://local.google.example/place?id={id}&use=posts"),
                "createTime": at,
                "updateTime": at,
            });
            if dice.chance(40) {
                post["callToAction"] = json!({ "actionType": "LEARN_MORE", "url": "https://www.example.com/news" });
            }
            if dice.chance(25) {
                post["topicType"] = json!("EVENT");
                post["event"] = json!({
                    "title": if french { "Soirée portes ouvertes" } else { "Open evening" },
                    "schedule": {
                        "startDate": { "year": 2026, "month": 12, "day": 4 },
                        "startTime": { "hours": 18 },
                        "endDate": { "year": 2026, "month": 12, "day": 4 },
                        "endTime": { "hours": 21, "minutes": 30 },
                    },
                });
            }
            post
        })
        .collect()
}
