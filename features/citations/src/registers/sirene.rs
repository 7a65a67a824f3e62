//! SIRENE, the French register of businesses, through "Recherche d'entreprises".

use futures::{FutureExt, future::BoxFuture};
use serde::Deserialize;
use url::Url;

use super::{Entry, Source, bare};
use crate::{fetch::Web, rules::comparison::Reference, types::Values};

/// Search of the register.
const SEARCH: &str = "https://recherche-entreprises.api.gouv.fr/search";

/// The register.
pub(super) struct Sirene;

impl Source for Sirene {
    fn find<'a>(&'a self, web: &'a Web, reference: &'a Reference) -> BoxFuture<'a, Option<Vec<Entry>>> {
        async move {
            let name = bare(&reference.name);
            let by_place = search(web, &name, Some(&reference.postcode)).await?;
            if !by_place.is_empty() || reference.city.is_empty() {
                return Some(by_place);
            }
            search(web, &format!("{name} {}", reference.city), None).await
        }
        .boxed()
    }

    fn has_phones(&self) -> bool {
        false
    }
}

async fn search(web: &Web, words: &str, postcode: Option<&str>) -> Option<Vec<Entry>> {
    // The register refuses shorter questions.
    if words.chars().count() < 3 {
        return Some(Vec::new());
    }
    let mut url = Url::parse(SEARCH).ok()?;
    {
        let mut query = url.query_pairs_mut();
        query.append_pair("q", words);
        if let Some(postcode) = postcode.filter(|postcode| !postcode.is_empty()) {
            query.append_pair("code_postal", postcode);
        }
        query.append_pair("per_page", "25").append_pair("minimal", "true");
        query.append_pair("include", "siege,matching_etablissements");
        query.append_pair("limite_matching_etablissements", "100");
    }
    let answer: Answer = serde_json::from_value(web.json(&url).await?).ok()?;
    Some(answer.results.into_iter().flat_map(entries).collect())
}

#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    results: Vec<Firm>,
}

#[derive(Deserialize)]
struct Firm {
    siren: String,
    nom_complet: Option<String>,
    nom_raison_sociale: Option<String>,
    siege: Option<Establishment>,
    #[serde(default)]
    matching_etablissements: Vec<Establishment>,
}

#[derive(Deserialize)]
struct Establishment {
    siret: Option<String>,
    adresse: Option<String>,
    code_postal: Option<String>,
    libelle_commune: Option<String>,
    liste_enseignes: Option<Vec<String>>,
    nom_commercial: Option<String>,
    etat_administratif: Option<String>,
}

fn entries(firm: Firm) -> Vec<Entry> {
    let names: Vec<String> = firm.nom_complet.into_iter().chain(firm.nom_raison_sociale).collect();
    let mut places = firm.matching_etablissements;
    if places.is_empty() {
        places.extend(firm.siege);
    }
    let siren = firm.siren;
    let entry = |place: Establishment| {
        let signs = place.liste_enseignes.unwrap_or_default().into_iter().chain(place.nom_commercial);
        let id = place.siret.unwrap_or_else(|| siren.clone());
        Entry {
            names: names.iter().cloned().chain(signs).filter(|name| !name.is_empty()).collect(),
            found: Values {
                name: None,
                address: place.adresse,
                city: place.libelle_commune,
                postcode: place.code_postal,
                phone: None,
            },
            url: format!("https://annuaire-entreprises.data.gouv.fr/etablissement/{id}"),
            is_closed: place.etat_administratif.as_deref() == Some("F"),
            id,
        }
    };
    places.into_iter().map(entry).collect()
}
