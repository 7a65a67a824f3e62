//! NPPES, the register of health care providers in the United States.

use futures::{FutureExt, future::BoxFuture};
use serde::Deserialize;
use url::Url;

use super::{Entry, Source, bare};
use crate::{fetch::Web, rules::comparison::Reference, types::Values};

/// Search of the register.
const SEARCH: &str = "https://npiregistry.cms.hhs.gov/api/";

/// The register. Only organizations are looked for: people have entries of their own.
pub(super) struct Nppes;

impl Source for Nppes {
    fn find<'a>(&'a self, web: &'a Web, reference: &'a Reference) -> BoxFuture<'a, Option<Vec<Entry>>> {
        async move {
            let name = format!("{}*", bare(&reference.name));
            let by_place = search(web, &name, ("postal_code", &reference.postcode)).await?;
            if !by_place.is_empty() || reference.city.is_empty() {
                return Some(by_place);
            }
            search(web, &name, ("city", &reference.city)).await
        }
        .boxed()
    }

    fn has_phones(&self) -> bool {
        true
    }
}

async fn search(web: &Web, name: &str, (field, value): (&str, &str)) -> Option<Vec<Entry>> {
    // Two letters at least stand before the asterisk.
    if name.chars().count() < 3 || value.is_empty() {
        return Some(Vec::new());
    }
    let mut url = Url::parse(SEARCH).ok()?;
    {
        let mut query = url.query_pairs_mut();
        query.append_pair("version", "2.1").append_pair("enumeration_type", "NPI-2");
        query.append_pair("organization_name", name).append_pair(field, value).append_pair("limit", "200");
    }
    let answer: Answer = serde_json::from_value(web.json(&url).await?).ok()?;
    Some(answer.results.into_iter().flat_map(entries).collect())
}

#[derive(Deserialize)]
struct Answer {
    /// Left out when the register refuses the question.
    #[serde(default)]
    results: Vec<Provider>,
}

#[derive(Deserialize)]
struct Provider {
    number: serde_json::Value,
    basic: Option<Basic>,
    #[serde(default)]
    addresses: Vec<ProviderAddress>,
    #[serde(default, rename = "practiceLocations")]
    practices: Vec<ProviderAddress>,
    #[serde(default)]
    other_names: Vec<Basic>,
}

#[derive(Deserialize)]
struct Basic {
    organization_name: Option<String>,
    status: Option<String>,
}

#[derive(Deserialize)]
struct ProviderAddress {
    address_purpose: Option<String>,
    address_1: Option<String>,
    address_2: Option<String>,
    city: Option<String>,
    postal_code: Option<String>,
    telephone_number: Option<String>,
}

fn entries(provider: Provider) -> Vec<Entry> {
    let id = match &provider.number {
        serde_json::Value::String(number) => number.clone(),
        other => other.to_string(),
    };
    let is_closed =
        provider.basic.as_ref().and_then(|basic| basic.status.as_deref()).is_some_and(|status| status != "A");
    let names: Vec<String> =
        provider.basic.into_iter().chain(provider.other_names).filter_map(|basic| basic.organization_name).collect();
    let is_place = |place: &ProviderAddress| place.address_purpose.as_deref() == Some("LOCATION");
    let places = provider.addresses.into_iter().filter(is_place).chain(provider.practices);
    let entry = |place: ProviderAddress| {
        let lines = [place.address_1, place.address_2].into_iter().flatten().filter(|line| !line.is_empty());
        Entry {
            names: names.clone(),
            found: Values {
                name: None,
                address: Some(lines.collect::<Vec<_>>().join(", ")),
                city: place.city,
                postcode: place.postal_code.as_deref().map(zip),
                phone: place.telephone_number,
            },
            url: format!("https://npiregistry.cms.hhs.gov/provider-view/{id}"),
            id: id.clone(),
            is_closed,
        }
    };
    places.map(entry).collect()
}

/// Returns a ZIP code of nine digits with its hyphen.
fn zip(code: &str) -> String {
    match code.split_at_checked(5) {
        Some((zip, more)) if more.len() == 4 => format!("{zip}-{more}"),
        _ => code.to_owned(),
    }
}
