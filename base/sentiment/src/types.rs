//! Languages, topics and trades.

use serde::{Deserialize, Serialize};

/// Language of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[serde(rename = "en")]
    English,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Another language, or no language at all.
    #[serde(rename = "other")]
    Other,
}

impl Language {
    /// Every language, in the order of the weights.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::Other];

    /// Returns the code that the API uses: `en`, `fr` or `other`.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Other => "other",
        }
    }

    /// Returns the language of a code like `fr` or `fr-CA`; all but English and French are [`Language::Other`].
    pub fn of_code(code: &str) -> Self {
        match code.split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase().as_str() {
            "en" => Self::English,
            "fr" => Self::French,
            _ => Self::Other,
        }
    }
}

/// Topic of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Topic {
    /// Taste, temperature and size of dishes, and drinks.
    Food,
    /// Result of the work, the product, the equipment of a room.
    Quality,
    /// Range, stock and variety.
    Choice,
    /// Handling of the request: errors, refunds, organization, extras.
    Service,
    /// People, their manner and skill.
    Staff,
    /// Time in both directions: late, queue, quick, on time.
    Wait,
    /// Amount, value, wrong or surprising bills.
    Price,
    /// Reservation, appointment, phone line, slots.
    Booking,
    /// Information, explanations, honesty, answers.
    Communication,
    /// Cleanliness.
    Cleanliness,
    /// Noise, view, decoration, room temperature, crowding.
    Ambience,
    /// Place, parking, steps, opening hours.
    Access,
}

impl Topic {
    /// Every topic.
    pub const ALL: [Self; 12] = [
        Self::Food,
        Self::Quality,
        Self::Choice,
        Self::Service,
        Self::Staff,
        Self::Wait,
        Self::Price,
        Self::Booking,
        Self::Communication,
        Self::Cleanliness,
        Self::Ambience,
        Self::Access,
    ];

    /// Returns the name that the API uses.
    pub fn name(self) -> &'static str {
        match self {
            Self::Food => "food",
            Self::Quality => "quality",
            Self::Choice => "choice",
            Self::Service => "service",
            Self::Staff => "staff",
            Self::Wait => "wait",
            Self::Price => "price",
            Self::Booking => "booking",
            Self::Communication => "communication",
            Self::Cleanliness => "cleanliness",
            Self::Ambience => "ambience",
            Self::Access => "access",
        }
    }

    /// Returns the topic of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.name() == name)
    }
}

/// Trade of a location, which decides the topics that are shown for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trade {
    /// Restaurants, cafés and bars.
    Restaurant,
    /// Bakeries and other shops for food.
    Bakery,
    /// Hotels and guest houses.
    Hotel,
    /// Shops.
    Shop,
    /// Hairdressers, spas and beauty salons.
    Beauty,
    /// Gyms and sports clubs.
    Gym,
    /// Garages and car dealers.
    Garage,
    /// Plumbers, electricians, movers and other work at the customer's home.
    HomeServices,
    /// Doctors, dentists, opticians, veterinarians.
    Health,
    /// Lawyers, notaries, accountants.
    Law,
    /// Estate agents.
    Estate,
    /// Any other trade.
    #[default]
    Other,
}

impl Trade {
    /// Returns the topics that a trade shows.
    pub fn topics(self) -> &'static [Topic] {
        use Topic::{
            Access, Ambience, Booking, Choice, Cleanliness, Communication, Food, Price, Quality, Service, Staff, Wait,
        };
        match self {
            Self::Restaurant => &[Food, Choice, Service, Staff, Wait, Price, Booking, Cleanliness, Ambience, Access],
            Self::Bakery => &[Food, Choice, Service, Staff, Wait, Price, Cleanliness, Access],
            Self::Hotel => {
                &[Food, Quality, Service, Staff, Wait, Price, Booking, Communication, Cleanliness, Ambience, Access]
            }
            Self::Shop => &[Quality, Choice, Service, Staff, Wait, Price, Communication, Cleanliness, Access],
            Self::Beauty | Self::Gym => {
                &[Quality, Choice, Service, Staff, Wait, Price, Booking, Cleanliness, Ambience, Access]
            }
            Self::Garage | Self::HomeServices => {
                &[Quality, Service, Staff, Wait, Price, Booking, Communication, Cleanliness]
            }
            Self::Health => &[Quality, Service, Staff, Wait, Price, Booking, Communication, Cleanliness, Access],
            Self::Law | Self::Estate => &[Quality, Service, Staff, Wait, Price, Booking, Communication, Access],
            Self::Other => &Topic::ALL,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_topics_and_languages_match_the_api() {
        let names = Topic::ALL.map(Topic::name).join(" ");
        assert_eq!(
            names,
            "food quality choice service staff wait price booking communication cleanliness ambience access"
        );
        for topic in Topic::ALL {
            assert_eq!(Topic::of_name(topic.name()), Some(topic));
        }
        assert_eq!(
            ["en", "fr-CA", "FR", "de", ""].map(Language::of_code),
            [Language::English, Language::French, Language::French, Language::Other, Language::Other]
        );
    }

    #[test]
    fn every_trade_has_the_topics_that_the_site_lists() {
        for trade in [Trade::Restaurant, Trade::Law, Trade::Garage, Trade::Health, Trade::Other] {
            for topic in [Topic::Service, Topic::Staff, Topic::Price, Topic::Wait] {
                assert!(trade.topics().contains(&topic), "{trade:?} {topic:?}");
            }
        }
    }
}
