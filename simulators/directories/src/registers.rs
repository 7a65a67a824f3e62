//! The public registers SIRENE and NPPES.

use axum::{
    Json,
    response::{IntoResponse, Response},
};
use http::StatusCode;
use serde_json::{Value, json};

use crate::{listings::Planted, pages::words};

/// Parameters that SIRENE knows.
const SIRENE: [&str; 8] = [
    "q",
    "code_postal",
    "per_page",
    "page",
    "minimal",
    "include",
    "limite_matching_etablissements",
    "etat_administratif",
];
/// Parameters that NPPES knows.
const NPPES: [&str; 7] = ["version", "enumeration_type", "organization_name", "postal_code", "city", "limit", "number"];

/// Answers for a register; `None` for every other site.
pub(crate) fn answer(host: &str, query: &str, listings: &[Planted]) -> Option<Response> {
    let pairs: Vec<(String, String)> = url::form_urlencoded::parse(query.as_bytes())
        .map(|(key, value)| (key.into_owned(), value.into_owned()))
        .collect();
    let get = |name: &str| pairs.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value.as_str());
    let unknown = |fields: &[&str]| pairs.iter().any(|(key, _)| !fields.contains(&key.as_str()));
    match host {
        "recherche-entreprises.api.gouv.fr" if unknown(&SIRENE) || get("q").chars().count() < 3 => Some(
            (StatusCode::BAD_REQUEST, Json(json!({ "erreur": "Veuillez indiquer des paramètres valides." })))
                .into_response(),
        ),
        "recherche-entreprises.api.gouv.fr" => Some(sirene(get("q"), get("code_postal"), listings)),
        "npiregistry.cms.hhs.gov" if unknown(&NPPES) => {
            let error = json!({ "description": "Unknown field", "field": "?", "number": "02" });
            Some(Json(json!({ "Errors": [error] })).into_response())
        }
        "npiregistry.cms.hhs.gov" => Some(nppes(get("organization_name"), get("postal_code"), get("city"), listings)),
        _ => None,
    }
}

fn is_named(listing: &Planted, query: &str) -> bool {
    let name_words = words(&listing.name);
    words(query).iter().any(|word| word.len() > 2 && name_words.contains(word))
}

fn sirene(query: &str, postcode: &str, listings: &[Planted]) -> Response {
    let matches = listings
        .iter()
        .filter(|listing| is_named(listing, query) && (postcode.is_empty() || listing.postcode == postcode));
    let results: Vec<Value> = matches
        .map(|listing| {
            json!({
                "siren": listing.path.chars().take(9).collect::<String>(),
                "nom_complet": format!("SOCIETE {}", listing.path),
                "nom_raison_sociale": format!("SOCIETE {}", listing.path),
                "etat_administratif": "A",
                "matching_etablissements": [{
                    "siret": listing.path,
                    "adresse": format!("{} {} {}", listing.address, listing.postcode, listing.city).to_uppercase(),
                    "code_postal": listing.postcode,
                    "libelle_commune": listing.city.to_uppercase(),
                    "liste_enseignes": [listing.name.to_uppercase()],
                    "nom_commercial": null,
                    "etat_administratif": if listing.is_closed { "F" } else { "A" },
                }],
            })
        })
        .collect();
    Json(json!({ "total_results": results.len(), "page": 1, "per_page": 25, "total_pages": 1, "results": results }))
        .into_response()
}

fn nppes(query: &str, postcode: &str, city: &str, listings: &[Planted]) -> Response {
    let matches = listings.iter().filter(|listing| {
        let is_there = listing.postcode.starts_with(postcode) || listing.city.eq_ignore_ascii_case(city);
        is_named(listing, query.trim_end_matches('*')) && is_there
    });
    let results: Vec<Value> = matches
        .map(|listing| {
            json!({
                "number": listing.path,
                "enumeration_type": "NPI-2",
                "basic": { "organization_name": listing.name.to_uppercase(), "status": if listing.is_closed { "D" } else { "A" } },
                "addresses": [
                    { "address_purpose": "MAILING", "address_1": "PO BOX 1", "city": "ELSEWHERE", "postal_code": "00000" },
                    { "address_purpose": "LOCATION", "address_1": listing.address.to_uppercase(), "address_2": "",
                      "city": listing.city.to_uppercase(), "postal_code": listing.postcode, "telephone_number": listing.phone },
                ],
                "practiceLocations": [],
                "taxonomies": [],
                "other_names": [],
            })
        })
        .collect();
    Json(json!({ "result_count": results.len(), "results": results })).into_response()
}
