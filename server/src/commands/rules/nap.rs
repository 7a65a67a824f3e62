//! `vitrine rules nap`

use nap::{
    Business, Check, Comparison, Fields, Row, Sameness, Scores, are_duplicates, compare_addresses, compare_listing,
    compare_names, compare_phones, compare_postcodes, location_scores, phone_number, same_business,
};
use serde::{Deserialize, Serialize};

/// Comparison of a listing (`b`) with a location (`a`).
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Case {
    Name {
        a: String,
        b: String,
        #[serde(default)]
        locality: Vec<String>,
    },
    Address {
        country: String,
        a: String,
        b: String,
        #[serde(default)]
        city: String,
    },
    Postcode {
        country: String,
        a: String,
        b: String,
    },
    Phone {
        country: String,
        a: String,
        b: String,
        #[serde(default)]
        others: Vec<String>,
    },
    E164 {
        country: String,
        a: String,
    },
    Listing(Pair),
    Same(Pair),
    Duplicate(Pair),
    Location {
        rows: Vec<OfDirectory>,
    },
}

#[derive(Deserialize)]
pub(super) struct Pair {
    a: OfBusiness,
    b: OfBusiness,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct OfBusiness {
    name: String,
    address: String,
    city: String,
    postcode: String,
    phone: String,
    others: Vec<String>,
    country: String,
    sab: bool,
}

#[derive(Deserialize)]
pub(super) struct OfDirectory {
    tier: u8,
    #[serde(flatten)]
    check: OfCheck,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(tag = "state", rename_all = "snake_case")]
enum OfCheck {
    Unchecked,
    Missing,
    Listed { score: f64 },
}

#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Field(Comparison),
    E164 { e164: Option<String>, extension: String },
    Listing { fields: Fields, score: Option<f64> },
    Same { same: Sameness },
    Duplicate { duplicate: bool },
    Location(Scores),
}

impl Pair {
    fn compare(&self) -> Fields {
        let others = borrowed(&self.a.others);
        compare_listing(&self.a.as_business(&others), &self.b.as_business(&[]))
    }
}

impl OfBusiness {
    fn as_business<'a>(&'a self, other_phones: &'a [&'a str]) -> Business<'a> {
        Business {
            name: &self.name,
            address: &self.address,
            city: &self.city,
            postcode: &self.postcode,
            phone: &self.phone,
            other_phones,
            country: &self.country,
            hides_address: self.sab,
        }
    }
}

impl OfDirectory {
    fn row(&self) -> Row {
        let check = match self.check {
            OfCheck::Unchecked => Check::Unchecked,
            OfCheck::Missing => Check::Missing,
            OfCheck::Listed { score } => Check::Listed(score),
        };
        Row { tier: self.tier, check }
    }
}

fn borrowed(texts: &[String]) -> Vec<&str> {
    texts.iter().map(String::as_str).collect()
}

pub(super) fn answer(case: &Case) -> Answer {
    match case {
        Case::Name { a, b, locality } => Answer::Field(compare_names(a, b, &borrowed(locality))),
        Case::Address { country, a, b, city } => Answer::Field(compare_addresses(a, b, country, &[city])),
        Case::Postcode { country, a, b } => Answer::Field(compare_postcodes(a, b, country)),
        Case::Phone { country, a, b, others } => Answer::Field(compare_phones(a, b, country, &borrowed(others))),
        Case::E164 { country, a } => {
            let number = phone_number(a, country).map(|number| (number.e164, number.extension));
            let (e164, extension) = number.unzip();
            Answer::E164 { e164, extension: extension.unwrap_or_default() }
        }
        Case::Listing(pair) => {
            let fields = pair.compare();
            Answer::Listing { fields, score: fields.score() }
        }
        Case::Same(pair) => Answer::Same { same: same_business(&pair.compare()) },
        Case::Duplicate(pair) => Answer::Duplicate { duplicate: are_duplicates(&pair.compare()) },
        Case::Location { rows } => {
            Answer::Location(location_scores(&rows.iter().map(OfDirectory::row).collect::<Vec<_>>()))
        }
    }
}
