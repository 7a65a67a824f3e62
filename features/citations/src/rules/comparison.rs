//! Comparison of a location with its listing in a directory, and the state that follows.

use locations::Location;
use nap::{Business, Comparison, Fields, Sameness, State};
use sha2::{Digest, Sha256};

use crate::types::{FieldComparison, ListingState, NapField, Values};

/// Target content of a listing: the location as its owner wants it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reference {
    pub(crate) name: String,
    pub(crate) address: String,
    pub(crate) city: String,
    pub(crate) region: String,
    pub(crate) postcode: String,
    pub(crate) phone: String,
    pub(crate) other_phones: Vec<String>,
    pub(crate) country: String,
    pub(crate) hides_address: bool,
}

impl Reference {
    /// Returns the values that a listing of a location should show.
    pub(crate) fn of(location: &Location) -> Self {
        let details = &location.details;
        let text = |text: &Option<String>| text.clone().unwrap_or_default();
        let address = match details.address2.as_deref() {
            Some(more) if !more.is_empty() => format!("{}, {more}", details.address),
            _ => details.address.clone(),
        };
        Self {
            name: details.name.clone(),
            address,
            city: details.city.clone(),
            region: text(&details.state),
            postcode: text(&details.postal_code),
            phone: text(&details.phone),
            other_phones: details.additional_phones.0.clone(),
            country: text(&details.country),
            hides_address: details.service_area_business,
        }
    }

    /// Returns a hash of everything that is compared.
    pub(crate) fn fingerprint(&self) -> String {
        let mut hash = Sha256::new();
        let others = self.other_phones.join("\u{1}");
        let hidden = if self.hides_address { "1" } else { "" };
        for part in
            [&*self.name, &self.address, &self.city, &self.postcode, &self.phone, &others, &self.country, hidden]
        {
            hash.update(part.as_bytes());
            hash.update([0]);
        }
        hex(&hash.finalize()[..16])
    }

    /// Compares a listing with it.
    pub(crate) fn compare(&self, values: &Values) -> ListingComparison {
        let others: Vec<&str> = self.other_phones.iter().map(String::as_str).collect();
        let reference = Business {
            name: &self.name,
            address: &self.address,
            city: &self.city,
            postcode: &self.postcode,
            phone: &self.phone,
            other_phones: &others,
            country: &self.country,
            hides_address: self.hides_address,
        };
        let text = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        let (name, address, city) = (text(&values.name), text(&values.address), text(&values.city));
        let (postcode, phone) = (text(&values.postcode), text(&values.phone));
        let listing = Business {
            name: &name,
            address: &address,
            city: &city,
            postcode: &postcode,
            phone: &phone,
            ..Business::default()
        };
        let fields = nap::compare_listing(&reference, &listing);
        ListingComparison { comparisons: self.comparisons(&fields, values), score: fields.score(), fields }
    }

    fn comparisons(&self, fields: &Fields, values: &Values) -> Vec<FieldComparison> {
        let row = |field, reference: &String, value: &Option<String>, comparison: Comparison| FieldComparison {
            field,
            reference: (!reference.is_empty()).then(|| reference.clone()),
            found: value.clone(),
            state: comparison.state,
            score: comparison.score.map(nap::Points::value),
            reasons: vec![comparison.reason],
        };
        vec![
            row(NapField::Name, &self.name, &values.name, fields.name),
            row(NapField::Address, &self.address, &values.address, fields.address),
            row(NapField::Postcode, &self.postcode, &values.postcode, fields.postcode),
            row(NapField::Phone, &self.phone, &values.phone, fields.phone),
        ]
    }
}

/// Returns bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Comparison of a listing with a location.
#[derive(Clone, Debug)]
pub(crate) struct ListingComparison {
    pub(crate) comparisons: Vec<FieldComparison>,
    pub(crate) score: Option<f64>,
    fields: Fields,
}

impl ListingComparison {
    /// Returns whether the listing is about this business.
    pub(crate) fn sameness(&self) -> Sameness {
        nap::same_business(&self.fields)
    }

    /// Returns true when another listing may be a duplicate of this one.
    pub(crate) fn is_duplicate(&self) -> bool {
        nap::are_duplicates(&self.fields)
    }

    /// Returns the state of a listing that is about this business: wrong when a field says less, or something else.
    pub(crate) fn state(&self) -> ListingState {
        if wrong_fields(&self.comparisons).is_empty() { ListingState::Correct } else { ListingState::Wrong }
    }

    /// Returns true when the listing shows an address that the owner hides.
    pub(crate) fn number_of_equal_fields(&self) -> usize {
        self.comparisons.iter().filter(|field| field.score == Some(1.0)).count()
    }
}

/// Returns the fields to correct: those that say less than the location, or something else.
pub(crate) fn wrong_fields(fields: &[FieldComparison]) -> Vec<NapField> {
    let is_wrong = |field: &&FieldComparison| matches!(field.state, State::Mismatch | State::Incomplete);
    let is_shown_address = |field: &FieldComparison| {
        field.field == NapField::Address && field.reasons.contains(&nap::Reason::Hidden) && field.found.is_some()
    };
    fields.iter().filter(|field| is_wrong(field) || is_shown_address(field)).map(|field| field.field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reference() -> Reference {
        Reference {
            name: "Chez Nous".into(),
            address: "12 bis rue Mercière, étage 2".into(),
            city: "Lyon".into(),
            postcode: "69002".into(),
            phone: "04 78 37 00 00".into(),
            country: "FR".into(),
            ..Reference::default()
        }
    }

    fn values(name: &str, address: &str, postcode: &str, phone: &str) -> Values {
        let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
        Values {
            name: some(name),
            address: some(address),
            city: Some("Lyon".into()),
            postcode: some(postcode),
            phone: some(phone),
        }
    }

    #[test]
    fn a_listing_is_wrong_when_a_field_says_less_or_something_else() {
        use ListingState::{Correct, Wrong};
        use NapField::{Address, Phone};
        let address = "12 bis rue Mercière, étage 2";
        for (listing, state, fields) in [
            (values("CHEZ NOUS", address, "69002", "+33 4 78 37 00 00"), Correct, vec![]),
            (values("Chez Nous", "12 bis, r. Merciere 2e étage", "F-69002", "04.78.37.00.00"), Correct, vec![]),
            (values("Chez Nous", "12 bis rue Mercière", "69002", "04 78 37 00 00"), Wrong, vec![Address]),
            (values("Chez Nous", address, "69002", "04 78 37 00 01"), Wrong, vec![Phone]),
            (values("Chez Nous", address, "69002", ""), Wrong, vec![Phone]),
            (values("Restaurant Chez Nous", address, "69002", "04 78 37 00 00"), Correct, vec![]),
        ] {
            let compared = reference().compare(&listing);
            assert_eq!((compared.state(), wrong_fields(&compared.comparisons)), (state, fields), "{listing:?}");
        }
    }

    #[test]
    fn a_shown_address_is_wrong_where_the_owner_hides_it() {
        let hidden = Reference { hides_address: true, ..reference() };
        let compared = hidden.compare(&values("Chez Nous", "12 rue Mercière", "69002", "04 78 37 00 00"));
        assert_eq!(wrong_fields(&compared.comparisons), [NapField::Address]);
        let not_shown = hidden.compare(&values("Chez Nous", "", "", "04 78 37 00 00"));
        assert_eq!((not_shown.state(), not_shown.score), (ListingState::Correct, Some(100.0)));
    }

    #[test]
    fn the_fingerprint_depends_only_on_compared_fields() {
        let same = reference().fingerprint();
        assert_eq!(Reference { region: "Rhône".into(), ..reference() }.fingerprint(), same);
        assert_ne!(Reference { phone: "04 78 37 00 01".into(), ..reference() }.fingerprint(), same);
        assert_ne!(Reference { hides_address: true, ..reference() }.fingerprint(), same);
    }
}
