//! Names of rivals, in the language of the search.

use simulated_world::Dice;

const SURNAMES_EN: [&str; 24] = [
    "Harper",
    "Whitfield",
    "Donovan",
    "Castellano",
    "Brennan",
    "Okafor",
    "Lindqvist",
    "Marlowe",
    "Pruitt",
    "Sandoval",
    "Tran",
    "Gallagher",
    "Beckett",
    "Hollis",
    "Vargas",
    "Kowalski",
    "Ames",
    "Fielding",
    "Nakamura",
    "Prescott",
    "Rossi",
    "Sutton",
    "Wexler",
    "Yates",
];
const SURNAMES_FR: [&str; 24] = [
    "Morvan",
    "Lefèvre",
    "Bonnet",
    "Perrin",
    "Guillot",
    "Chauvet",
    "Marchetti",
    "Dufour",
    "Le Goff",
    "Besson",
    "Colin",
    "Ferrand",
    "Garnier",
    "Huet",
    "Jacquet",
    "Lacombe",
    "Masson",
    "Nguyen",
    "Pasquier",
    "Renaud",
    "Schmitt",
    "Tessier",
    "Vasseur",
    "Weber",
];
const FIRST_NAMES_EN: [&str; 12] =
    ["Mia", "Tony", "Rosa", "Walter", "Nina", "Gus", "Ellie", "Hank", "Priya", "Otto", "June", "Sal"];
const FIRST_NAMES_FR: [&str; 12] = [
    "Lucette", "Marcel", "Odile", "Fernand", "Suzanne", "Paulette", "Gaston", "Yvonne", "Armand", "Colette", "Félix",
    "Jeanne",
];
const PLACES_EN: [&str; 14] = [
    "Elm Street",
    "Hillcrest",
    "Old Mill",
    "Station Road",
    "Lakeview",
    "Cedar Grove",
    "Fifth Street",
    "Westgate",
    "Union Square",
    "Orchard",
    "Pine Ridge",
    "Canal Street",
    "Highland",
    "Summit",
];
const PLACES_FR: [&str; 14] = [
    "du Marché",
    "de la Gare",
    "des Halles",
    "du Vieux Pont",
    "de la Mairie",
    "du Parc",
    "Saint-Michel",
    "des Lilas",
    "de l’Horloge",
    "du Château",
    "des Tilleuls",
    "de la Fontaine",
    "Sainte-Anne",
    "du Moulin",
];
const ADJECTIVES_EN: [&str; 10] =
    ["Golden", "Friendly", "Corner", "Modern", "Classic", "Premier", "Little", "Urban", "Family", "Heritage"];
const ADJECTIVES_FR: [&str; 8] =
    ["Express", "Prestige", "Tradition", "Centre", "Avenir", "Passion", "Plus", "Confiance"];

/// Draws the name of a business of a category.
pub(super) fn name(dice: &mut Dice, category: &str, is_food: bool, is_french: bool) -> String {
    if is_french { french(dice, category, is_food) } else { english(dice, category, is_food) }
}

fn french(dice: &mut Dice, category: &str, is_food: bool) -> String {
    let (surname, first, place) = (dice.pick(&SURNAMES_FR), dice.pick(&FIRST_NAMES_FR), dice.pick(&PLACES_FR));
    match dice.below(6) {
        0 => format!("{category} {place}"),
        1 => format!("{category} {surname}"),
        2 if is_food => format!("Chez {first}"),
        2 => format!("{surname} & Fils"),
        3 if is_food => format!("Les Délices {}", of(first)),
        3 => format!("{category} {}", dice.pick(&ADJECTIVES_FR)),
        4 if is_food => format!("Maison {surname}"),
        4 => format!("L’Atelier {surname}"),
        _ => format!("{category} {surname} – {}", without_article(place)),
    }
}

fn english(dice: &mut Dice, category: &str, is_food: bool) -> String {
    let (surname, first, place) = (dice.pick(&SURNAMES_EN), dice.pick(&FIRST_NAMES_EN), dice.pick(&PLACES_EN));
    let category = title_case(category);
    let possessive = if surname.ends_with('s') { "’" } else { "’s" };
    match dice.below(6) {
        0 => format!("{place} {category}"),
        1 => format!("{surname}{possessive} {category}"),
        2 if is_food => format!("{first}’s Kitchen"),
        2 => format!("{surname} & Sons"),
        3 => format!("The {} {category}", dice.pick(&ADJECTIVES_EN)),
        4 => format!("{surname} {category} – {place}"),
        _ => format!("{category} on {place}"),
    }
}

/// Returns a first name behind "de".
fn of(name: &str) -> String {
    if name.starts_with(['A', 'É', 'I', 'O', 'U', 'Y']) { format!("d’{name}") } else { format!("de {name}") }
}

/// Returns the words of a category as they are written in a name.
fn title_case(category: &str) -> String {
    let words = category.split(' ').map(|word| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect::<String>()).unwrap_or_default()
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the place without the article of its name.
fn without_article(place: &str) -> String {
    let bare = ["du ", "de la ", "des ", "de l’"].iter().find_map(|article| place.strip_prefix(article));
    bare.unwrap_or(place).to_owned()
}
