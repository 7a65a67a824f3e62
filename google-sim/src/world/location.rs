//! One location as its owner entered it, out of the seed.

use serde_json::{Value, json};

use super::{
    World,
    data::{CITIES, Category, City, category_value, seeded_categories},
    hours, ids,
};

const BRANDS_EN: [&str; 10] = [
    "Maple & Main",
    "Harbor Lane",
    "Northfield",
    "The Copper Kettle",
    "Juniper Street",
    "Blue Lantern",
    "Oak & Ember",
    "Riverbend",
    "Silver Fern",
    "Parkside",
];
const BRANDS_FR: [&str; 10] = [
    "La Lucarne",
    "Au Petit Détour",
    "Maison Delorme",
    "L’Atelier des Halles",
    "Le Comptoir Bleu",
    "Chez Mireille",
    "Les Trois Platanes",
    "La Clé des Champs",
    "Aux Deux Rives",
    "Le Fournil d’Émile",
];
const STREETS_US: [&str; 8] =
    ["Main St", "Oak Ave", "Market St", "Washington Blvd", "2nd Ave", "Elm St", "Park Ave", "Lake Shore Dr"];
const STREETS_FR: [&str; 8] = [
    "rue de la République",
    "avenue Victor-Hugo",
    "rue des Écoles",
    "place du Marché",
    "boulevard Gambetta",
    "rue Saint-Jacques",
    "rue de l’Église",
    "cours Lafayette",
];

/// A location of the world before anybody edited it.
#[derive(Debug)]
pub(crate) struct Seeded {
    /// The resource, without what is computed for every answer (`metadata`).
    pub(crate) value: Value,
    pub(crate) french: bool,
    /// Whether it speaks for its merchant.
    pub(crate) verified: bool,
    /// What it copies, when it is a duplicate.
    pub(crate) duplicate_of: Option<usize>,
    pub(crate) food: bool,
}

impl World {
    /// Makes one location.
    pub(crate) fn location(&self, index: usize) -> Seeded {
        let owner = self.owner(index);
        let flavour = owner.map_or(3, |account| account.flavour);
        // One in forty is entered twice: the second time right after the first, by the same owner.
        let twin = index
            .checked_sub(1)
            .filter(|before| index % 40 == 39 && owner.is_some_and(|account| account.locations.contains(before)));
        let source = twin.unwrap_or(index);
        let mut dice = self.dice("location", source);
        let region = ["US", "FR", "CA"][if flavour < 3 { flavour } else { dice.below(3) }];
        let cities: Vec<&City> = CITIES.iter().filter(|city| city.region == region).collect();
        let city = *dice.pick(&cities);
        let french = region == "FR" || city.admin == "QC";
        let category = dice.pick(seeded_categories());
        let brand = *dice.pick(if french { &BRANDS_FR } else { &BRANDS_EN });
        let title = match dice.below(4) {
            0 => format!("{brand} {}", city.name),
            1 => brand.to_owned(),
            2 => format!("{brand} – {}", category.display(french)),
            _ => format!("{brand} {} {}", category.display(french), city.name),
        };
        let mut value = json!({
            "name": ids::location_name(self, index),
            "title": title,
            "languageCode": match (french, region) { (true, "CA") => "fr-CA", (true, _) => "fr", _ => "en" },
            "categories": { "primaryCategory": category_value(category, french, true) },
            "openInfo": { "status": "OPEN", "canReopen": true },
        });
        let area_only = dice.chance(8);
        place(&mut value, &mut dice, city, french, area_only);
        contact(&mut value, &mut dice, city, brand, index);
        words(&mut value, &mut dice, category, french);
        if twin.is_none() && dice.chance(85) {
            value["storeCode"] = json!(format!("{}{:05}", &region[..1], index + 1));
        }
        if let Some(regular) = hours::regular(&mut dice, category.food) {
            value["regularHours"] = regular;
        }
        if let Some(special) = hours::special(&mut dice) {
            value["specialHours"] = special;
        }
        if let Some(more) = hours::more(&mut dice, category.food) {
            value["moreHours"] = more;
        }
        match dice.below(100) {
            0..2 => value["openInfo"] = json!({ "status": "CLOSED_PERMANENTLY", "canReopen": true }),
            2..4 => value["openInfo"] = json!({ "status": "CLOSED_TEMPORARILY", "canReopen": true }),
            4..30 => {
                value["openInfo"]["openingDate"] =
                    json!({ "year": dice.between(1985, 2024), "month": dice.between(1, 12) });
            }
            _ => {}
        }
        let verified = twin.is_none() && !dice.chance(12);
        Seeded { value, french, verified, duplicate_of: twin, food: category.food }
    }

    /// Its id on Maps.
    pub(crate) fn place_id(&self, index: usize) -> String {
        ids::place_id(self, index)
    }
}

fn place(value: &mut Value, dice: &mut super::Dice, city: &City, french: bool, area_only: bool) {
    let number = dice.between(1, 1900);
    let line = match (french, city.region.as_str()) {
        (true, "FR") => format!("{} {}", number % 180 + 1, dice.pick(&STREETS_FR)),
        (true, _) => format!("{number}, {}", dice.pick(&STREETS_FR)),
        _ => format!("{number} {}", dice.pick(&STREETS_US)),
    };
    let mut lines = vec![line];
    if dice.chance(15) {
        lines.push(if french {
            format!("Bâtiment {}", dice.between(1, 9))
        } else {
            format!("Suite {}", dice.between(100, 900))
        });
    }
    if area_only {
        value["serviceArea"] = json!({
            "businessType": "CUSTOMER_LOCATION_ONLY",
            "regionCode": city.region,
            "places": { "placeInfos": [{ "placeName": city.name, "placeId": format!("ChIJarea{}", city.area) }] },
        });
        return;
    }
    value["storefrontAddress"] = json!({
        "regionCode": city.region,
        "languageCode": if french { "fr" } else { "en" },
        "postalCode": city.postal,
        "administrativeArea": city.admin,
        "locality": city.name,
        "addressLines": lines,
    });
    if dice.chance(6) {
        value["serviceArea"] = json!({ "businessType": "CUSTOMER_AND_BUSINESS_LOCATION", "regionCode": city.region });
    }
    // The API gives coordinates only for pins that people set.
    if dice.chance(70) {
        let near = |middle: f64, part: f64| ((middle + (part - 0.5) * 0.08) * 1e6).round() / 1e6;
        value["latlng"] = json!({ "latitude": near(city.lat, dice.part()), "longitude": near(city.lng, dice.part()) });
    }
}

fn contact(value: &mut Value, dice: &mut super::Dice, city: &City, brand: &str, index: usize) {
    if !dice.chance(12) {
        let mut phones = json!({ "primaryPhone": phone(dice, city) });
        if dice.chance(10) {
            phones["additionalPhones"] = json!([phone(dice, city)]);
        }
        value["phoneNumbers"] = phones;
    }
    // Google wants a telephone or a website at least.
    if value.get("phoneNumbers").is_none() || !dice.chance(15) {
        let host: String = brand.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
        value["websiteUri"] = json!(format!("https://{host}.example.com/{}", index + 1));
    }
}

/// Numbers of the ranges that are kept for fiction.
fn phone(dice: &mut super::Dice, city: &City) -> String {
    if city.region == "FR" {
        let block = match city.area.as_str() {
            "1" => "01 99 00",
            "2" => "02 61 91",
            "3" => "03 53 01",
            "4" => "04 65 71",
            _ => "05 36 49",
        };
        return format!("{block} {:02} {:02}", dice.below(100), dice.below(100));
    }
    format!("({}) 555-01{:02}", city.area, dice.below(100))
}

fn words(value: &mut Value, dice: &mut super::Dice, category: &Category, french: bool) {
    let title = value["title"].as_str().unwrap_or_default().to_owned();
    let kind = category.display(french);
    if !dice.chance(20) {
        let text = if french {
            format!(
                "{title} vous accueille toute la semaine. {kind} de quartier, équipe à l’écoute et conseils personnalisés."
            )
        } else {
            format!(
                "{title} is your neighborhood {}. Friendly team, fair prices and honest advice.",
                kind.to_lowercase()
            )
        };
        value["profile"] = json!({ "description": text });
    }
    if dice.chance(35) {
        let other = dice.pick(seeded_categories());
        if other.id != category.id {
            value["categories"]["additionalCategories"] = json!([category_value(other, french, true)]);
        }
    }
    let labels: Vec<&str> =
        ["flagship", "north", "franchise", "2025", "pilot"].into_iter().filter(|_| dice.chance(15)).collect();
    if !labels.is_empty() {
        value["labels"] = json!(labels);
    }
}
