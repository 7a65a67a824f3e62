//! The sheet of a task: every value that a form of a directory asks for, ready to paste.

use locations::Location;

use super::{comparison::Reference, deep_links::filled};
use crate::types::{Directory, FieldComparison, NapField, Sheet, SheetField, TaskKind};

/// Returns the sheet of a task. `removal` has the pages of the listing to keep and of its duplicate.
pub(crate) fn sheet(
    location: &Location,
    directory: &Directory,
    kind: TaskKind,
    (listing_url, compared): (Option<&str>, &[FieldComparison]),
    duplicate_url: Option<&str>,
) -> Sheet {
    let reference = Reference::of(location);
    let fields = fields(location, &reference, compared);
    let text = fields.iter().map(|field| field.value.clone()).collect::<Vec<_>>().join("\n");
    let removal_request =
        (kind == TaskKind::Remove).then(|| removal_request(&reference, directory, listing_url, duplicate_url));
    Sheet {
        fields,
        text,
        removal_request,
        listing_url: listing_url.map(ToOwned::to_owned),
        add_url: directory.details.add_url.clone(),
        search_url: directory.details.search_url.as_deref().map(|template| filled(template, &reference)),
    }
}

fn fields(location: &Location, reference: &Reference, compared: &[FieldComparison]) -> Vec<SheetField> {
    let details = &location.details;
    let mut fields = Vec::new();
    let mut add = |key: &str, value: Option<&str>, field: Option<NapField>| {
        let Some(value) = value.filter(|value| !value.is_empty()) else { return };
        let other = |comparison: &&FieldComparison| Some(comparison.field) == field && comparison.score != Some(1.0);
        let found_value = compared.iter().find(other).and_then(|comparison| comparison.found.clone());
        fields.push(SheetField { key: key.to_owned(), value: value.to_owned(), found: found_value });
    };
    add("name", Some(&reference.name), Some(NapField::Name));
    if !reference.hides_address {
        add("address", Some(&details.address), Some(NapField::Address));
        add("address2", details.address2.as_deref(), None);
        add("postcode", Some(&reference.postcode), Some(NapField::Postcode));
    }
    add("city", Some(&reference.city), None);
    add("region", Some(&reference.region), None);
    add("country", Some(&reference.country), None);
    add("phone", Some(&phone(reference)), Some(NapField::Phone));
    add("website", details.website.as_deref(), None);
    add("category", details.category.as_deref(), None);
    add("description", details.description.as_deref(), None);
    fields
}

/// Returns the phone number as it is typed where the location is.
fn phone(reference: &Reference) -> String {
    reference.phone.clone()
}

/// Text that asks a directory to remove a duplicate, in French where the directory has no English.
fn removal_request(
    reference: &Reference,
    directory: &Directory,
    listing: Option<&str>,
    duplicate: Option<&str>,
) -> String {
    let name = &directory.details.name;
    let line = |label: &str, url: Option<&str>| url.map(|url| format!("\n{label}: {url}")).unwrap_or_default();
    let (business, city) = (&reference.name, &reference.city);
    let is_french = reference.country == "FR" || !directory.details.languages.iter().any(|language| language == "en");
    if is_french {
        let ligne = |label: &str, url| line(&format!("{label}\u{a0}"), url);
        format!(
            "Bonjour,\n\nNotre établissement {business} ({city}) figure deux fois sur {name}. Merci de supprimer la fiche en double et de conserver l’autre.\n{}{}\n\nCordialement",
            ligne("Fiche à conserver", listing),
            ligne("Fiche à supprimer", duplicate)
        )
    } else {
        format!(
            "Hello,\n\nOur business {business} ({city}) is listed twice on {name}. Please remove the duplicate and keep the other listing.\n{}{}\n\nThank you",
            line("Listing to keep", listing),
            line("Listing to remove", duplicate)
        )
    }
}
