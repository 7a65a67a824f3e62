//! Words that the templates add, in both languages.

mod en;
mod fr;
mod time;

use crate::view::{ActionKind, Language, Listing, ListingState, Template};

pub(crate) use time::{Week, long_date, short_date, time_range};

/// Words of one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) language: Language,
    pub(crate) skip: &'static str,
    pub(crate) you_are_here: &'static str,
    pub(crate) languages: &'static str,
    pub(crate) all_locations: &'static str,
    pub(crate) find_location: &'static str,
    pub(crate) open: &'static str,
    pub(crate) closed: &'static str,
    pub(crate) closed_today: &'static str,
    pub(crate) all_day: &'static str,
    pub(crate) by_appointment: &'static str,
    pub(crate) visit: &'static str,
    pub(crate) visit_by_phone: &'static str,
    pub(crate) hours: &'static str,
    pub(crate) special_days: &'static str,
    pub(crate) emergency: &'static str,
    pub(crate) address: &'static str,
    pub(crate) directions: &'static str,
    pub(crate) map: &'static str,
    pub(crate) call: &'static str,
    pub(crate) contact: &'static str,
    pub(crate) about: &'static str,
    pub(crate) menu: &'static str,
    pub(crate) photos: &'static str,
    pub(crate) access: &'static str,
    pub(crate) parking: &'static str,
    pub(crate) transport: &'static str,
    pub(crate) accessibility: &'static str,
    pub(crate) amenities: &'static str,
    pub(crate) spoken: &'static str,
    pub(crate) payment: &'static str,
    pub(crate) insurance: &'static str,
    pub(crate) methods: &'static str,
    pub(crate) departments: &'static str,
    pub(crate) stock: &'static str,
    pub(crate) faq: &'static str,
    pub(crate) news: &'static str,
    pub(crate) reply: &'static str,
    pub(crate) on_source: &'static str,
    pub(crate) nearby: &'static str,
    pub(crate) new_patients: &'static str,
    pub(crate) no_new_patients: &'static str,
    pub(crate) search_label: &'static str,
    pub(crate) search_hint: &'static str,
    pub(crate) search: &'static str,
    pub(crate) filters: &'static str,
    pub(crate) results: &'static str,
    pub(crate) previous: &'static str,
    pub(crate) next: &'static str,
    pub(crate) pages: &'static str,
    pub(crate) unknown_place: &'static str,
    pub(crate) nothing_near: &'static str,
    pub(crate) nearest: &'static str,
    pub(crate) closed_for_good: &'static str,
    pub(crate) browse: &'static str,
}

impl Words {
    /// Returns the words of a language.
    pub(crate) fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &en::WORDS,
            Language::French => &fr::WORDS,
        }
    }

    fn pick<T>(&self, english: T, french: T) -> T {
        match self.language {
            Language::English => english,
            Language::French => french,
        }
    }

    /// Returns the heading above services.
    pub(crate) fn services(&self, template: Template) -> &'static str {
        match template {
            Template::Restaurant => self.pick("For groups and parties", "Groupes et fêtes"),
            Template::Medical => self.pick("What we treat", "Nos soins"),
            Template::RealEstate => self.pick("What we do", "Nos services"),
            Template::Legal => self.pick("Practice areas", "Nos domaines"),
            Template::HomeServices => self.pick("What jobs usually cost", "Nos prix habituels"),
            Template::Retail => self.pick("In this store", "Dans ce magasin"),
        }
    }

    /// Returns the heading above reviews.
    pub(crate) fn reviews(&self, template: Template) -> &'static str {
        match template {
            Template::Medical => self.pick("What patients say", "Ce qu’en disent les patients"),
            Template::Legal | Template::RealEstate => self.pick("What clients say", "Ce qu’en disent les clients"),
            Template::Restaurant => self.pick("What guests say", "Ce qu’en disent les clients"),
            Template::HomeServices | Template::Retail => self.pick("What customers say", "Ce qu’en disent les clients"),
        }
    }

    /// Returns the heading above areas.
    pub(crate) fn areas(&self, template: Template) -> &'static str {
        match template {
            Template::RealEstate => self.pick("Our neighborhoods", "Nos quartiers"),
            _ => self.pick("Where we work", "Où nous intervenons"),
        }
    }

    /// Returns the heading above people.
    pub(crate) fn people(&self, template: Template) -> &'static str {
        match template {
            Template::Medical => self.pick("Our practitioners", "Nos praticiens"),
            Template::RealEstate => self.pick("Your agents", "Vos conseillers"),
            Template::Legal => self.pick("Our attorneys", "Nos avocats"),
            Template::Restaurant | Template::HomeServices | Template::Retail => self.pick("The team", "L’équipe"),
        }
    }

    /// Returns the text of a button without a label of its own.
    pub(crate) fn action(&self, template: Template, kind: ActionKind) -> &'static str {
        match (kind, template) {
            (ActionKind::Book, Template::Restaurant) => self.pick("Book a table", "Réserver une table"),
            (ActionKind::Book, Template::Legal) => self.pick("Book a consultation", "Prendre un premier rendez-vous"),
            (ActionKind::Book, _) => self.pick("Book an appointment", "Prendre rendez-vous"),
            (ActionKind::Order, _) => self.pick("Order online", "Commander en ligne"),
            (ActionKind::Quote, Template::RealEstate) => self.pick("Get your home’s value", "Demander une estimation"),
            (ActionKind::Quote, _) => self.pick("Get a quote", "Demander un devis"),
            (ActionKind::Call, _) => self.pick("Call now", "Appeler maintenant"),
            (ActionKind::Shop, _) => self.pick("Check stock", "Voir le stock"),
            (ActionKind::Menu, _) => self.pick("See the menu", "Voir la carte"),
        }
    }

    /// Returns the heading above homes.
    pub(crate) fn listings(&self, homes: &[Listing]) -> &'static str {
        if homes.iter().any(|home| home.state == ListingState::Sold) {
            self.pick("For sale, and recently sold", "À vendre et vendus récemment")
        } else {
            self.pick("Available now", "Disponibles en ce moment")
        }
    }

    /// Returns the word for the state of a home.
    pub(crate) fn listing(&self, state: ListingState) -> &'static str {
        match state {
            ListingState::ForSale => self.pick("For sale", "À vendre"),
            ListingState::ForRent => self.pick("For rent", "À louer"),
            ListingState::Sold => self.pick("Sold", "Vendu"),
        }
    }

    /// Returns the stars of a review in words.
    pub(crate) fn stars(&self, stars: u8) -> String {
        match self.language {
            Language::English => format!("{stars} out of 5 stars"),
            Language::French => format!("{stars} étoile{} sur 5", if stars > 1 { "s" } else { "" }),
        }
    }

    /// Returns the text of the link to another language, in that language.
    pub(crate) fn own_name(language: Language) -> &'static str {
        match language {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// Returns a number of locations.
    pub(crate) fn count(&self, count: usize) -> String {
        match (self.language, count) {
            (Language::English, 1) => "1 location".to_owned(),
            (Language::English, _) => format!("{count} locations"),
            (Language::French, 0 | 1) => format!("{count} établissement"),
            (Language::French, _) => format!("{count} établissements"),
        }
    }

    /// Returns the heading of a directory page.
    pub(crate) fn directory(&self, site: &str, level: Option<&str>) -> String {
        match (self.language, level) {
            (Language::English, Some(level)) => format!("{site} in {level}"),
            (Language::French, Some(level)) => format!("{site}\u{a0}: {level}"),
            (Language::English, None) => format!("{site}: all locations"),
            (Language::French, None) => format!("{site}\u{a0}: tous les établissements"),
        }
    }

    /// Returns the sentence of the page of a closed location.
    pub(crate) fn is_closed(&self, name: &str, city: &str) -> String {
        match self.language {
            Language::English => format!("{name} in {city} has permanently closed."),
            Language::French => format!("{name} ({city}) a définitivement fermé."),
        }
    }

    /// Returns the sentence above the results of a search.
    pub(crate) fn near(&self, total: usize, center: Option<&str>) -> String {
        let count = self.count(total);
        match (self.language, center) {
            (Language::English, Some(center)) => format!("{count} near {center}"),
            (Language::French, Some(center)) => format!("{count} près {}", of_place(center)),
            (_, None) => count,
        }
    }

    /// Returns the title of the page of a location.
    pub(crate) fn title(&self, name: &str, category: Option<&str>, city: &str) -> String {
        match (self.language, category) {
            (Language::English, Some(category)) => format!("{name} – {category} in {city}"),
            (Language::French, Some(category)) => format!("{name} – {category} {}", at_place(city)),
            (_, None) => format!("{name} – {city}"),
        }
    }
}

/// Returns a French city with its preposition: `à Lyon`, `au Mans`, `aux Lilas`.
fn at_place(city: &str) -> String {
    match city.split_once(' ') {
        Some(("Le", rest)) => format!("au {rest}"),
        Some(("Les", rest)) => format!("aux {rest}"),
        _ => format!("à {city}"),
    }
}

/// Returns a French city after `près`: `de Lyon`, `d’Orléans`, `du Mans`.
fn of_place(city: &str) -> String {
    match city.split_once(' ') {
        Some(("Le", rest)) => format!("du {rest}"),
        Some(("Les", rest)) => format!("des {rest}"),
        _ if city.starts_with(|first: char| "AEIOUYÉÈÊÎÂaeiouyéèêîâ".contains(first)) => format!("d’{city}"),
        _ => format!("de {city}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_cities_take_their_preposition() {
        for (city, at, genitive) in [
            ("Lyon", "à Lyon", "de Lyon"),
            ("Orléans", "à Orléans", "d’Orléans"),
            ("Le Mans", "au Mans", "du Mans"),
            ("Les Lilas", "aux Lilas", "des Lilas"),
            ("La Rochelle", "à La Rochelle", "de La Rochelle"),
        ] {
            assert_eq!((at_place(city), of_place(city)), (at.to_owned(), genitive.to_owned()));
        }
    }
}
