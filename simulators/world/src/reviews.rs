//! Reviews. The public writes them at each business's own pace, past and future: the number of reviews depends only on
//! the time.

use jiff::{SignedDuration, Timestamp};

use crate::World;

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
/// 1 January 2019, in seconds.
const BEGINNING: i64 = 1_546_300_800;
const DAY: i64 = 86_400;

/// Reviews of one business.
#[derive(Clone, Debug)]
pub struct Reviews<'a> {
    world: &'a World,
    index: usize,
    french: bool,
    start: i64,
    interval: i64,
    /// Percent of reviewers who are content.
    mood: usize,
}

/// Review.
#[derive(Clone, Debug)]
pub struct Review {
    /// Position in the history of the business; 0 is the first review.
    pub number: usize,
    /// Stars, 1 to 5.
    pub stars: usize,
    /// Text.
    pub comment: Option<String>,
    /// Name of the reviewer.
    pub reviewer: &'static str,
    /// True when the name is hidden.
    pub anonymous: bool,
    /// Time of the review.
    pub at: Timestamp,
    /// Reply of the owner, with its time.
    pub reply: Option<(String, Timestamp)>,
}

impl<'a> Reviews<'a> {
    /// Returns the reviews of a business.
    pub fn of(world: &'a World, index: usize, french: bool) -> Self {
        let mut dice = world.dice("reviews", index);
        let start = BEGINNING + DAY * dice.below(2200) as i64;
        // One in twelve was never reviewed.
        let interval = if dice.chance(8) { i64::MAX / 4 } else { DAY / 2 * dice.between(4, 160) as i64 };
        let start = if interval > DAY * 1000 { i64::MAX / 4 } else { start };
        Self { world, index, french, start, interval, mood: dice.between(55, 95) }
    }

    /// Returns the number of reviews at a time.
    pub fn count(&self, now: Timestamp) -> usize {
        let passed = now.as_second() - self.start;
        if passed < 0 { 0 } else { (passed / self.interval) as usize + 1 }
    }

    /// Returns the stars of a review, which costs less than the whole review.
    pub fn stars(&self, number: usize) -> usize {
        let mut dice = self.world.dice("stars", self.index.wrapping_mul(100_003).wrapping_add(number));
        if dice.chance(self.mood) { dice.between(4, 5) } else { dice.between(1, 4) }
    }

    /// Returns a review.
    pub fn get(&self, number: usize) -> Review {
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
