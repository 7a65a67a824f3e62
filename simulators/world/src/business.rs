//! One business as its owner describes it, computed from the seed.

use crate::{
    CATEGORIES, CITIES, Category, City, Dice, World,
    hours::{self, OpeningPeriod, SpecialDay},
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

/// Business as its owner describes it.
#[derive(Clone, Debug)]
pub struct Business {
    /// Name.
    pub title: String,
    /// City, with its country.
    pub city: &'static City,
    /// True when its texts are French.
    pub french: bool,
    /// Main category.
    pub category: &'static Category,
    /// Second category.
    pub other_category: Option<&'static Category>,
    /// Street lines of the address; `None` for a business that only visits its customers.
    pub address_lines: Option<Vec<String>>,
    /// True when a business with an address also visits its customers.
    pub visits_customers: bool,
    /// Latitude and longitude that the owner has set.
    pub pin: Option<(f64, f64)>,
    /// Telephone numbers, the main one first.
    pub phones: Vec<String>,
    /// Website.
    pub website: Option<String>,
    /// Description.
    pub description: Option<String>,
    /// Labels of the owner.
    pub labels: Vec<&'static str>,
    /// Code of the owner.
    pub code: Option<String>,
    /// Hours of a week; `None` when it does not publish any.
    pub hours: Option<Vec<OpeningPeriod>>,
    /// Dates with hours of their own.
    pub special_days: Vec<SpecialDay>,
    /// Hours of delivery.
    pub delivery: Option<Vec<OpeningPeriod>>,
    /// State.
    pub status: Status,
    /// True when the owner has proved that it is theirs.
    pub verified: bool,
    /// Business that this one repeats, when it was entered twice.
    pub duplicate_of: Option<usize>,
}

/// State of a business.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Status {
    /// Open, since a year and a month if they are known.
    Open(Option<(usize, usize)>),
    /// Closed for some time.
    ClosedTemporarily,
    /// Closed for good.
    ClosedPermanently,
}

impl World {
    /// Returns a business.
    pub fn business(&self, index: usize) -> Business {
        let owner = self.owner(index).map(|owner| &self.owners[owner]);
        // One in forty is entered twice: the second time right after the first, by the same owner.
        let twin = index
            .checked_sub(1)
            .filter(|before| index % 40 == 39 && owner.is_some_and(|owner| owner.businesses.contains(before)));
        let mut dice = self.dice("location", twin.unwrap_or(index));
        let dice = &mut dice;
        let country = owner.and_then(|owner| owner.country).unwrap_or_else(|| ["US", "FR", "CA"][dice.below(3)]);
        let cities: Vec<&'static City> = CITIES.iter().filter(|city| city.region == country).collect();
        let city = *dice.pick(&cities);
        let french = country == "FR" || city.admin == "QC";
        let category = dice.pick(&CATEGORIES);
        let brand = *dice.pick(if french { &BRANDS_FR } else { &BRANDS_EN });
        let title = match dice.below(4) {
            0 => format!("{brand} {}", city.name),
            1 => brand.to_owned(),
            2 => format!("{brand} – {}", category.display(french)),
            _ => format!("{brand} {} {}", category.display(french), city.name),
        };
        let has_address = !dice.chance(8);
        let lines = address_lines(dice, city, french);
        let address_lines = has_address.then_some(lines);
        let visits_customers = has_address && dice.chance(6);
        let near = |middle: f64, part: f64| ((middle + (part - 0.5) * 0.08) * 1e6).round() / 1e6;
        let pin = (has_address && dice.chance(70)).then(|| (near(city.lat, dice.part()), near(city.lng, dice.part())));
        let phones = phones(dice, city);
        // At least a telephone or a website.
        let website = (phones.is_empty() || !dice.chance(15)).then(|| {
            let host: String = brand.to_lowercase().chars().filter(char::is_ascii_alphanumeric).collect();
            format!("https://{host}.example.com/{}", index + 1)
        });
        let description = (!dice.chance(20)).then(|| describe(&title, category, french));
        let other_category =
            if dice.chance(35) { Some(dice.pick(&CATEGORIES)).filter(|other| other.id != category.id) } else { None };
        let labels = ["flagship", "north", "franchise", "2025", "pilot"];
        let labels = labels.into_iter().filter(|_| dice.chance(15)).collect();
        let code = (twin.is_none() && dice.chance(85)).then(|| format!("{}{:05}", &country[..1], index + 1));
        let hours = hours::regular(dice, category.food);
        let special_days = hours::special(dice);
        let delivery = hours::delivery(dice, category.food);
        let status = match dice.below(100) {
            0..2 => Status::ClosedPermanently,
            2..4 => Status::ClosedTemporarily,
            4..30 => Status::Open(Some((dice.between(1985, 2024), dice.between(1, 12)))),
            _ => Status::Open(None),
        };
        let verified = twin.is_none() && !dice.chance(12);
        Business {
            title,
            city,
            french,
            category,
            other_category,
            address_lines,
            visits_customers,
            pin,
            phones,
            website,
            description,
            labels,
            code,
            hours,
            special_days,
            delivery,
            status,
            verified,
            duplicate_of: twin,
        }
    }
}

fn address_lines(dice: &mut Dice, city: &City, french: bool) -> Vec<String> {
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
    lines
}

fn phones(dice: &mut Dice, city: &City) -> Vec<String> {
    if dice.chance(12) {
        return Vec::new();
    }
    let mut phones = vec![phone(dice, city)];
    if dice.chance(10) {
        phones.push(phone(dice, city));
    }
    phones
}

/// Draws a number of the ranges that are reserved for fiction.
fn phone(dice: &mut Dice, city: &City) -> String {
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

fn describe(title: &str, category: &Category, french: bool) -> String {
    let kind = category.display(french);
    if french {
        format!(
            "{title} vous accueille toute la semaine. {kind} de quartier, équipe à l’écoute et conseils personnalisés."
        )
    } else {
        let kind = kind.to_lowercase();
        format!("{title} is your neighborhood {kind}. Friendly team, fair prices and honest advice.")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_is_one_world_and_another_seed_another() {
        let titles = |seed| (0..40).map(|index| World::new(seed, 40).business(index).title).collect::<Vec<_>>();
        assert_eq!(titles(1), titles(1));
        assert_ne!(titles(1), titles(2));
    }

    #[test]
    fn a_business_has_a_telephone_or_a_website() {
        let world = World::new(1, 1_000);
        for business in (0..world.size).map(|index| world.business(index)) {
            assert!(!business.phones.is_empty() || business.website.is_some(), "{business:?}");
        }
    }

    #[test]
    fn one_in_forty_is_entered_twice_by_the_same_owner() {
        let world = World::new(1, 250);
        let twins: Vec<(usize, usize)> =
            (0..world.size).filter_map(|index| Some((index, world.business(index).duplicate_of?))).collect();
        assert!(twins.len() >= 5, "{twins:?}");
        for (index, original) in twins {
            assert_eq!(world.owner(index), world.owner(original));
            assert_eq!(world.business(index).title, world.business(original).title);
        }
    }
}
