//! Presets of OpenStreetMap that a category may mean, which tell its type in structured data.

/// Keys under which presets have the word of a category.
const KEYS: [&str; 8] = ["shop", "amenity", "office", "craft", "healthcare", "leisure", "tourism", "club"];

/// Categories whose preset has another word, by their folded beginning.
const OTHERS: [(&str, &str); 46] = [
    ("agence immobiliere", "office/estate_agent"),
    ("avocat", "office/lawyer"),
    ("bar", "amenity/bar"),
    ("boucherie", "shop/butcher"),
    ("boulangerie", "shop/bakery"),
    ("brasserie", "amenity/restaurant"),
    ("bijouterie", "shop/jewelry"),
    ("cabinet d avocat", "office/lawyer"),
    ("cabinet dentaire", "amenity/dentist"),
    ("cabinet medical", "amenity/doctors"),
    ("cafe", "amenity/cafe"),
    ("chirurgien dentiste", "amenity/dentist"),
    ("chocolatier", "shop/chocolate"),
    ("coffee shop", "amenity/cafe"),
    ("coiffeur", "shop/hairdresser"),
    ("dental clinic", "amenity/dentist"),
    ("dentiste", "amenity/dentist"),
    ("doctor", "amenity/doctors"),
    ("electricien", "craft/electrician"),
    ("epicerie", "shop/convenience"),
    ("fleuriste", "shop/florist"),
    ("fromagerie", "shop/cheese"),
    ("garage", "shop/car_repair"),
    ("grocery store", "shop/supermarket"),
    ("hair salon", "shop/hairdresser"),
    ("hotel", "tourism/hotel"),
    ("law firm", "office/lawyer"),
    ("librairie", "shop/books"),
    ("bookstore", "shop/books"),
    ("medecin", "amenity/doctors"),
    ("medical clinic", "amenity/clinic"),
    ("notaire", "office/notary"),
    ("opticien", "shop/optician"),
    ("patisserie", "shop/pastry"),
    ("personal injury attorney", "office/lawyer"),
    ("pharmacie", "amenity/pharmacy"),
    ("physician", "amenity/doctors"),
    ("pizzeria", "amenity/restaurant"),
    ("plombier", "craft/plumber"),
    ("plumbing", "craft/plumber"),
    ("real estate", "office/estate_agent"),
    ("restauration rapide", "amenity/fast_food"),
    ("salon de coiffure", "shop/hairdresser"),
    ("supermarche", "shop/supermarket"),
    ("veterinaire", "amenity/veterinary"),
    ("veterinarian", "amenity/veterinary"),
];

/// Returns presets that a category may mean, the likeliest first.
pub(crate) fn presets(category: &str) -> Vec<String> {
    let folded = text::fold(category);
    let starts = |start: &str| {
        folded.strip_prefix(start).is_some_and(|ending| ending.is_empty() || ending.starts_with([' ', 's']))
    };
    let other = OTHERS.iter().find(|(start, _)| starts(start)).map(|(_, preset)| (*preset).to_owned());
    let word = folded.replace(' ', "_");
    let stems = [word.clone(), word.trim_end_matches("_shop").to_owned(), word.trim_end_matches("_store").to_owned()];
    let words = stems.into_iter().flat_map(|stem| KEYS.map(|key| format!("{key}/{stem}")));
    other.into_iter().chain(words).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_in_both_languages_have_a_preset() {
        for (category, expected) in [
            ("Boulangerie-pâtisserie", "shop/bakery"),
            ("Bakery", "shop/bakery"),
            ("Law firm", "office/lawyer"),
            ("Flower shop", "shop/flower"),
            ("Cabinet d’avocats", "office/lawyer"),
        ] {
            assert!(presets(category).contains(&expected.to_owned()), "{category}");
        }
        assert_eq!(presets("Barber")[0], "shop/barber", "no bar");
    }
}
