//! `vitrine rules reply-guard`

use reply_guard::{Counters, Draft, Location, Profile, Reason, Review, guard, may_send_without_approval};
use sentiment::Language;
use serde::{Deserialize, Serialize};

/// A draft with its review and location.
#[derive(Deserialize)]
pub(super) struct Case {
    #[serde(default)]
    profile: Profile,
    lang: Option<String>,
    stars: u8,
    #[serde(default)]
    review: String,
    #[serde(default)]
    reviewer: String,
    draft: String,
    #[serde(default)]
    instructions: String,
    #[serde(default)]
    location: OfLocation,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct OfLocation {
    name: String,
    phone: Option<String>,
    website: Option<String>,
    email: Option<String>,
    city: Option<String>,
    languages: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct Answer {
    refused_for: Vec<Reason>,
    may_send_without_approval: bool,
}

pub(super) fn answer(case: &Case) -> Answer {
    let languages: Vec<Language> = case.location.languages.iter().map(|code| Language::of_code(code)).collect();
    let location = Location {
        name: &case.location.name,
        phone: case.location.phone.as_deref(),
        website: case.location.website.as_deref(),
        email: case.location.email.as_deref(),
        city: case.location.city.as_deref(),
        profile: case.profile,
        languages: &languages,
    };
    let language = case.lang.as_deref().map(Language::of_code);
    let review = Review { text: &case.review, stars: case.stars, language, reviewer: &case.reviewer };
    let draft = Draft { text: &case.draft, instructions: &case.instructions, earlier: &[] };
    // The case is about the texts: the counters of the location are free.
    let counters = Counters { replies: u32::MAX, today: 0 };
    Answer {
        refused_for: guard(&review, &location, &draft),
        may_send_without_approval: may_send_without_approval(&review, &location, &draft, counters),
    }
}
