//! Sample of demos: a live site in two languages.

use db::Tx;
use jiff::{SignedDuration, Timestamp};
use locations::Location;
use orgs::{OrgId, UserId};
use serde_json::json;

use crate::{
    addresses,
    contents::stored,
    measures,
    queries::{self, CountRow, SiteRow, VersionRow},
    rules::{limits, paths::chosen_levels, uniqueness::NameWords},
    types::{Content, Figures, Language, NewPagesSite, SiteState, VersionId},
    views::day,
    visits::Visit,
};

/// Days with figures: a period, and the one that it is compared with.
const DAYS: i64 = 60;

/// Adds a live site with a page for each of these locations, the last one as a draft.
pub async fn seed(
    tx: &mut Tx,
    (org, user): (&OrgId, &UserId),
    name: &str,
    places: &[&Location],
    now: Timestamp,
) -> api::Result<()> {
    let id = org.to_string();
    let slug = format!("demo-{}", &id[id.len() - 8..]);
    let new = json!({
        "name": name, "slug": slug, "state": "live", "template": "restaurant", "languages": ["en", "fr"],
        "default_language": "en", "font": "serif", "colors": { "primary": "#6b3f1d", "accent": "#b4532a" },
        "intro": { "en": "Coffee roasted in small batches, and bread from the oven next door.",
            "fr": "Un café torréfié en petites quantités, et le pain du four d’à côté." },
        "legal": { "company": name },
    });
    let new: NewPagesSite = serde_json::from_value(new).map_err(api::Error::internal)?;
    let levels = chosen_levels(places.iter().map(|place| &place.details));
    let settings = limits::settings(new, levels)?;
    let row = SiteRow {
        org_id: org.clone(),
        slug,
        state: SiteState::Live,
        settings: serde_json::to_value(&settings).map_err(api::Error::internal)?,
        version: 1,
        followed: -1,
        created_at: now,
    };
    if !queries::add_site(tx, &row).await? {
        return Ok(());
    }
    let mut names = NameWords::default();
    for place in places {
        names.add(&place.details);
    }
    for (number, place) in places.iter().enumerate() {
        let is_draft = number + 1 == places.len();
        let content = content(number, place)?;
        let (location, json) = ((&place.id, &place.details), stored(&content)?);
        queries::put_draft(tx, org, &place.id, json.clone(), (1, now)).await?;
        measures::put(tx, org, location, &content, (&settings, &names)).await?;
        if is_draft {
            continue;
        }
        queries::put_published(tx, org, &place.id, json.clone(), (1, now)).await?;
        let version =
            VersionRow { id: VersionId::new(now), content: json, created_by: Some(user.clone()), created_at: now };
        queries::add_version(tx, org, &place.id, &version).await?;
        addresses::settle(tx, org, &settings, location, now).await?;
        figures(tx, org, (number, place), now).await?;
    }
    Ok(())
}

/// Adds figures of the last days, more on weekends.
async fn figures(tx: &mut Tx, org: &OrgId, (number, place): (usize, &Location), now: Timestamp) -> api::Result<()> {
    for ago in 1..=DAYS {
        let at = now - SignedDuration::from_hours(24 * ago);
        let week = [3, 2, 2, 3, 4, 7, 6][(ago.rem_euclid(7)) as usize];
        let views = week * (6 - number as i64 % 4) + (ago * 7 + number as i64 * 3) % 5;
        let mut figures = Figures { views, ..Figures::default() };
        for (visit, share) in [(Visit::Call, 9), (Visit::Directions, 5), (Visit::Order, 14)] {
            figures = figures + visit.times(views / share);
        }
        let row = CountRow { org: org.clone(), location: place.id.clone(), day: day(at), figures };
        queries::add_counts(tx, &row).await?;
    }
    Ok(())
}

/// Facts of a page that no other page has, in English and French.
const FACTS: [[&str; 2]; 6] = [
    [
        "The counter faces the window, and the first tray of croissants comes out at seven. On Saturdays we grind beans for the week, and regulars bring their jars. The upstairs room has twelve seats and a piano that nobody tunes but everybody plays. Ask for the corner table: it has the only socket and the best light until noon.",
        "Le comptoir donne sur la vitrine, et la première plaque de croissants sort à sept heures. Le samedi, nous moulons le café de la semaine, et les habitués apportent leurs bocaux. À l’étage, douze places et un piano que personne n’accorde mais que tout le monde joue. Demandez la table d’angle\u{202f}: elle a la seule prise et la plus belle lumière jusqu’à midi.",
    ],
    [
        "Two tables stand under the arcade, dry even when it pours. Our pastry chef trained in Brittany, which explains the kouign-amann on Fridays. Dogs get a bowl of water, children a hot chocolate with the spoon standing up.",
        "Deux tables sous les arcades, au sec même par grosse pluie. Notre pâtissière s’est formée en Bretagne, d’où le kouign-amann du vendredi. Une gamelle pour les chiens, et pour les enfants un chocolat où la cuillère tient debout.",
    ],
    [
        "Commuters order at the side door, which opens straight onto the platform stairs. Soup changes daily and is gone by two. In summer the roller shutters go up and the whole front becomes a terrace.",
        "Les voyageurs commandent par la porte latérale, qui donne sur l’escalier du quai. La soupe change chaque jour et part avant quatorze heures. L’été, le rideau se lève et toute la façade devient terrasse.",
    ],
    [
        "This was a bookbinder’s workshop, and the press still stands by the till. Readings take place on the first Thursday of the month. The reading room is quiet on purpose: no calls, no music, good chairs.",
        "C’était un atelier de reliure, et la presse est toujours près de la caisse. Lectures publiques le premier jeudi du mois. La salle de lecture est calme à dessein\u{202f}: ni appels, ni musique, de bons fauteuils.",
    ],
    [
        "Cold brew on tap, and a bench in the sun from four. The bread comes by cargo bike twice a day.",
        "Café infusé à froid à la pression, et un banc au soleil dès seize heures. Le pain arrive deux fois par jour à vélo cargo.",
    ],
    ["We open this spring. The oven is already in place.", "Ouverture au printemps. Le four est déjà en place."],
];

/// Long text of the first page, so that one page has enough words of its own.
const STORY: [&str; 2] = [
    "We opened in 2014 with one machine and a borrowed oven. The neighbors came for the bread and stayed for the coffee, so we kept both. Today four of us bake, three pull espresso, and Mina, who has been here since the first week, knows every order by the sound of the door. We buy from two farms and say so on the bags. When a batch turns out badly we give it away rather than sell it. If you need a quiet hour, come between ten and eleven on a weekday; if you want to hear the street's news, come at half past eight and stand at the bar.",
    "Nous avons ouvert en 2014 avec une machine et un four prêté. Les voisins venaient pour le pain et restaient pour le café, alors nous avons gardé les deux. Aujourd’hui, quatre d’entre nous boulangent, trois préparent les expressos, et Mina, là depuis la première semaine, reconnaît chaque commande au bruit de la porte. Nous achetons à deux fermes et l’écrivons sur les sachets. Une fournée ratée se donne, elle ne se vend pas. Pour une heure tranquille, venez en semaine entre dix et onze heures\u{202f}; pour les nouvelles de la rue, à huit heures et demie, debout au comptoir.",
];

fn content(number: usize, place: &Location) -> api::Result<Content> {
    let [en, fr] = FACTS[number % FACTS.len()];
    let city = &place.details.city;
    let story = |language: Language| match (number, language) {
        (0, Language::En) => json!([STORY[0]]),
        (0, Language::Fr) => json!([STORY[1]]),
        _ => json!([]),
    };
    let content = json!({
        "texts": {
            "en": { "headline": format!("Coffee and fresh bread in {city}"), "intro": en, "paragraphs": story(Language::En) },
            "fr": { "headline": format!("Café et pain frais à {city}"), "intro": fr, "paragraphs": story(Language::Fr) },
        },
        "action": { "kind": "order", "url": "https://order.example.com/" },
        "menu": [{ "name": { "en": "At the counter", "fr": "Au comptoir" }, "items": [
            { "name": { "en": "Espresso", "fr": "Expresso" }, "price": "2.20" },
            { "name": { "en": "Croissant with butter", "fr": "Croissant au beurre" }, "price": "1.40" },
            { "name": { "en": "Soup of the day with bread", "fr": "Soupe du jour et son pain" }, "price": "6.50" },
        ] }],
        "payments": [{ "en": "Cards", "fr": "Cartes bancaires" }, { "en": "Cash", "fr": "Espèces" }],
        "accessibility": { "en": "Step-free entrance", "fr": "Entrée de plain-pied" },
    });
    limits::content(serde_json::from_value(content).map_err(api::Error::internal)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sample_is_accepted_and_the_first_has_enough_words() {
        let place = Location::by_hand(
            locations::LocationId::new(Timestamp::UNIX_EPOCH),
            locations::Details::default(),
            Timestamp::UNIX_EPOCH,
        );
        for number in 0..FACTS.len() {
            content(number, &place).unwrap();
        }
        for story in 0..2 {
            let words = FACTS[0][story].split_whitespace().count() + STORY[story].split_whitespace().count();
            assert!(words >= 150, "{words}");
        }
    }
}
