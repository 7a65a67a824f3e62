//! Reviews. The public writes them at each location's own pace, past and future: what is there depends on the time only.

use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use super::World;

const GOOD_EN: [&str; 6] = [
    "Great service and a warm welcome.",
    "Best in town, I keep coming back.",
    "Friendly staff, fair prices.",
    "Exactly what I was looking for.",
    "Quick, clean and professional.",
    "Lovely place, highly recommended!",
];
const BAD_EN: [&str; 4] = [
    "Waited far too long.",
    "Not what it used to be.",
    "Staff seemed overwhelmed and rude.",
    "Overpriced for what it is.",
];
const GOOD_FR: [&str; 6] = [
    "Accueil chaleureux et service impeccable.",
    "Une très belle adresse, j’y retourne souvent.",
    "Équipe aux petits soins, prix corrects.",
    "Rapide, propre et professionnel.",
    "Je recommande les yeux fermés\u{202f}!",
    "Toujours un plaisir d’y aller.",
];
const BAD_FR: [&str; 4] = [
    "Beaucoup trop d’attente.",
    "La qualité a baissé.",
    "Personnel débordé et peu aimable.",
    "Trop cher pour ce que c’est.",
];
const NAMES: [&str; 16] = [
    "Olivia Hart",
    "Hugo Lambert",
    "Mason Clark",
    "Inès Garnier",
    "Liam Turner",
    "Zoé Marchand",
    "Ava Brooks",
    "Louis Fontaine",
    "Noah Reed",
    "Manon Girard",
    "Emma Stone-Hill",
    "Nathan Roussel",
    "Mia Carter",
    "Léa Chevalier",
    "Ethan Wells",
    "Jade Picard",
];
const STARS: [&str; 6] = ["STAR_RATING_UNSPECIFIED", "ONE", "TWO", "THREE", "FOUR", "FIVE"];
/// 1 January 2019, in seconds.
const BEGINNING: i64 = 1_546_300_800;
const DAY: i64 = 86_400;

/// The rhythm of one location's reviews.
#[derive(Clone, Debug)]
pub(crate) struct Reviews<'a> {
    world: &'a World,
    index: usize,
    french: bool,
    start: i64,
    interval: i64,
    /// Percent of reviewers who are content.
    mood: usize,
}

/// One review.
#[derive(Clone, Debug)]
pub(crate) struct Review {
    /// Its place in the location's history: 0 is the first ever.
    pub(crate) number: usize,
    pub(crate) stars: usize,
    pub(crate) comment: Option<String>,
    pub(crate) reviewer: &'static str,
    pub(crate) anonymous: bool,
    pub(crate) at: Timestamp,
    /// What the owner answered when it was written.
    pub(crate) reply: Option<(String, Timestamp)>,
}

impl<'a> Reviews<'a> {
    /// The rhythm at a location.
    pub(crate) fn of(world: &'a World, index: usize, french: bool) -> Self {
        let mut dice = world.dice("reviews", index);
        let start = BEGINNING + DAY * dice.below(2200) as i64;
        // One in twelve was never reviewed.
        let interval = if dice.chance(8) { i64::MAX / 4 } else { DAY / 2 * dice.between(4, 160) as i64 };
        let start = if interval > DAY * 1000 { i64::MAX / 4 } else { start };
        Self { world, index, french, start, interval, mood: dice.between(55, 95) }
    }

    /// How many there are at a time.
    pub(crate) fn count(&self, now: Timestamp) -> usize {
        let passed = now.as_second() - self.start;
        if passed < 0 { 0 } else { (passed / self.interval) as usize + 1 }
    }

    /// The stars of one, without the words.
    pub(crate) fn stars(&self, number: usize) -> usize {
        let mut dice = self.world.dice("stars", self.index.wrapping_mul(100_003).wrapping_add(number));
        if dice.chance(self.mood) { dice.between(4, 5) } else { dice.between(1, 4) }
    }

    /// One review.
    pub(crate) fn get(&self, number: usize) -> Review {
        let mut dice = self.world.dice("review", self.index.wrapping_mul(100_003).wrapping_add(number));
        let stars = self.stars(number);
        let second = self.start + self.interval * number as i64;
        let at = Timestamp::from_second(second).unwrap_or(Timestamp::UNIX_EPOCH);
        let words: &[&str] = match (stars > 3, self.french) {
            (true, false) => &GOOD_EN,
            (false, false) => &BAD_EN,
            (true, true) => &GOOD_FR,
            (false, true) => &BAD_FR,
        };
        let comment = dice.chance(70).then(|| (*dice.pick(words)).to_owned());
        let thanks =
            if self.french { "Merci beaucoup pour votre avis\u{202f}!" } else { "Thank you for taking the time!" };
        let later = at.checked_add(SignedDuration::from_hours(20)).unwrap_or(at);
        let reply = dice.chance(35).then(|| (thanks.to_owned(), later));
        Review { number, stars, comment, reviewer: dice.pick::<&str>(&NAMES), anonymous: dice.chance(3), at, reply }
    }
}

/// How Google spells so many stars.
pub(crate) fn stars_word(stars: usize) -> &'static str {
    STARS[stars.min(5)]
}

impl Review {
    /// Its id.
    pub(crate) fn id(&self, index: usize) -> String {
        format!("AbFvOq{index:08x}x{:06x}", self.number)
    }

    /// Which review of which location an id means.
    pub(crate) fn parse(id: &str) -> Option<(usize, usize)> {
        let (index, number) = id.strip_prefix("AbFvOq")?.split_once('x')?;
        Some((usize::from_str_radix(index, 16).ok()?, usize::from_str_radix(number, 16).ok()?))
    }

    /// The resource; `parent` is `accounts/…/locations/…`.
    pub(crate) fn value(&self, parent: &str, index: usize, now: Timestamp) -> Value {
        let id = self.id(index);
        let reviewer = if self.anonymous {
            json!({ "displayName": "A Google user", "isAnonymous": true })
        } else {
            json!({ "displayName": self.reviewer, "profilePhotoUrl": format!("https://lh3.googleusercontent.example/a/{id}=c0x00000000-cc-rp") })
        };
        let mut value = json!({
            "name": format!("{parent}/reviews/{id}"),
            "reviewId": id,
            "reviewer": reviewer,
            "starRating": stars_word(self.stars),
            "createTime": self.at.to_string(),
            "updateTime": self.at.to_string(),
        });
        if let Some(comment) = &self.comment {
            value["comment"] = json!(comment);
        }
        if let Some((comment, at)) = self.reply.as_ref().filter(|(_, at)| *at <= now) {
            value["reviewReply"] = json!({ "comment": comment, "updateTime": at.to_string() });
        }
        value
    }
}
