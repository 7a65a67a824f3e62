//! Trade of a business, from its category in English or French.

use std::{collections::HashMap, sync::LazyLock};

use text::fold;

/// Trade of a business without a category, or of another category.
pub(crate) const OTHER: &str = "other";

/// Categories by trade, one trade per line.
const DATA: &str = include_str!("../../data/trades.tsv");

static CATEGORIES: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let lines = DATA.lines().filter_map(|line| line.split_once('\t'));
    lines.flat_map(|(trade, names)| names.split('|').map(move |name| (name, trade))).collect()
});

/// Beginnings of words that decide when a category is not in the list. The first line that fits wins.
const WORDS: [(&str, &[&str]); 13] = [
    ("coffee_shop", &["coffee", "cafe", "tea house", "salon de the"]),
    ("legal", &["lawyer", "attorney", "law firm", "legal", "avocat", "notai", "notary", "huissier", "juridi"]),
    (
        "healthcare",
        &[
            "doctor", "medic", "dent", "clini", "hospital", "hopita", "pharmac", "physio", "kine", "optic", "opti",
            "veterin", "therap", "chiropra", "osteo", "nurs", "infirm", "sante", "health", "psych", "ehpad",
        ],
    ),
    ("restaurant", &["restaurant", "pizz", "brasserie", "bistro", "burger", "sushi", "creperie", "grill", "diner"]),
    (
        "lodging",
        &["hotel", "motel", "hostel", "auberge", "lodg", "gite", "camping", "bed & breakfast", "chambre d'hote"],
    ),
    ("property", &["real estate", "realt", "estate agent", "immobili", "property", "notaire immobilier"]),
    ("beauty", &["hair", "beaut", "nail", "barb", "coiff", "spa", "esthe", "onglerie", "salon", "tatou", "tattoo"]),
    (
        "home_services",
        &[
            "plumb",
            "plomb",
            "electric",
            "roof",
            "couvr",
            "paint",
            "peint",
            "contractor",
            "hvac",
            "chauffag",
            "serrur",
            "locksmith",
            "garden",
            "jardin",
            "landscap",
            "paysag",
            "clean",
            "nettoya",
            "menuis",
            "carpent",
            "mover",
            "demenag",
            "pest",
            "renovation",
            "builder",
            "macon",
        ],
    ),
    ("automotive", &["car ", "auto", "garage", "tire", "pneu", "mechanic", "motor", "concession"]),
    ("education", &["school", "ecole", "college", "universit", "lycee", "formation", "tutor", "training"]),
    (
        "entertainment",
        &["cinema", "theat", "museum", "musee", "bowling", "night club", "zoo", "gym", "fitness", "sport"],
    ),
    (
        "professional",
        &["account", "compta", "consult", "agency", "agence", "insur", "assur", "bank", "banque", "archite"],
    ),
    ("retail", &["store", "shop", "magasin", "boutique", "market", "marche", "boulang", "baker", "boucher", "librair"]),
];

/// Returns the trade of a category: `restaurant`, `coffee_shop`, `retail`, `healthcare`, `automotive`, `beauty`,
/// `professional`, `home_services`, `entertainment`, `education`, `legal`, `property`, `lodging` or `other`.
pub(crate) fn trade_of(category: Option<&str>) -> &'static str {
    let folded = fold(category.unwrap_or_default()).replace(['_', '/'], " ");
    let folded = folded.trim();
    if folded.is_empty() {
        return OTHER;
    }
    if let Some(trade) = CATEGORIES.get(folded) {
        return trade;
    }
    let padded = format!(" {folded} ");
    let begins = |word: &&str| padded.contains(&format!(" {word}"));
    WORDS.iter().find(|(_, words)| words.iter().any(&begins)).map_or(OTHER, |(trade, _)| trade)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_category_in_either_language_has_a_trade() {
        for (category, trade) in [
            ("Restaurant", "restaurant"),
            ("Coffee Shop", "coffee_shop"),
            ("Café", "coffee_shop"),
            ("Retail Store", "retail"),
            ("Librairie", "retail"),
            ("Pharmacie", "healthcare"),
            ("Cabinet dentaire", "healthcare"),
            ("Law firm", "legal"),
            ("Cabinet d’avocats", "legal"),
            ("Hôtel 3 étoiles", "lodging"),
            ("Plombier chauffagiste", "home_services"),
            ("Garage automobile", "automotive"),
            ("Agence immobilière", "property"),
            ("Salon de coiffure", "beauty"),
            ("Something else entirely", "other"),
            ("", "other"),
        ] {
            assert_eq!(trade_of(Some(category)), trade, "{category}");
        }
        assert_eq!(trade_of(None), OTHER);
    }
}
