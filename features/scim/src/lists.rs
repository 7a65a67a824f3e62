//! Lists: filters, pages, and the people whom the provider does not know yet.

use api::App;
use axum::{
    Extension,
    body::Bytes,
    extract::State,
    http::{StatusCode, Uri},
    response::Response,
};
use orgs::OrgId;
use serde_json::{Map, Value, json};
use sso::positions::is_in_domains;

use crate::{
    answers,
    bodies::object,
    errors::Result,
    queries,
    rules::{filter::Filter, people::key, projection::Projection},
    settings::Scim,
    types::{Person, PersonId, Provider},
};

/// Default number of resources of a page.
const PAGE: i64 = 100;
/// Maximum number of resources of a page.
pub(crate) const MAX_PAGE: i64 = 200;
/// Maximum number of people of an organization.
pub(crate) const MAX_PEOPLE: i64 = 100_000;
/// Number of people that a filter reads at a time.
const BATCH: i64 = 1_000;
const SCHEMA: &str = "urn:ietf:params:scim:api:messages:2.0:ListResponse";

/// Parameters of a list request. Unknown ones are ignored.
#[derive(Clone, Debug, Default)]
pub(crate) struct ListQuery {
    pub(crate) filter: Option<String>,
    start: Option<i64>,
    count: Option<i64>,
    attributes: Option<String>,
    excluded: Option<String>,
}

impl ListQuery {
    /// Reads a query. The first of several parameters with one name counts; numbers that cannot be read are left out.
    pub(crate) fn read(uri: &Uri) -> Self {
        let mut query = Self::default();
        for (name, value) in form(uri.query().unwrap_or_default()) {
            query.take(&name, value);
        }
        query
    }

    /// Reads the body of a search.
    fn of_search(body: &Map<String, Value>) -> Self {
        let mut query = Self::default();
        for (name, value) in body {
            let text = match value {
                Value::String(text) => text.clone(),
                Value::Number(number) => number.to_string(),
                Value::Array(values) => values.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
                _ => continue,
            };
            query.take(name, text);
        }
        query
    }

    fn take(&mut self, name: &str, value: String) {
        match name.to_ascii_lowercase().as_str() {
            "filter" => self.filter = self.filter.take().or(Some(value)),
            "attributes" => self.attributes = self.attributes.take().or(Some(value)),
            "excludedattributes" => self.excluded = self.excluded.take().or(Some(value)),
            "startindex" => self.start = self.start.or(value.parse().ok()),
            "count" => self.count = self.count.or(value.parse().ok()),
            _ => {}
        }
    }

    /// Returns the attributes of the answer.
    pub(crate) fn projection(&self) -> Projection {
        Projection::read(self.attributes.as_deref(), self.excluded.as_deref())
    }

    fn start(&self) -> i64 {
        self.start.unwrap_or(1).max(1)
    }

    fn count(&self) -> i64 {
        self.count.unwrap_or(PAGE).clamp(0, MAX_PAGE)
    }

    fn filter(&self) -> Result<Option<Filter>> {
        self.filter.as_deref().map(Filter::read).transpose()
    }
}

/// Reads a query: names and values, decoded.
fn form(query: &str) -> Vec<(String, String)> {
    let decode = |text: &str| {
        let mut bytes = Vec::with_capacity(text.len());
        let mut encoded = text.bytes();
        while let Some(byte) = encoded.next() {
            let decoded = match byte {
                b'+' => b' ',
                b'%' => {
                    let mut ahead = encoded.clone();
                    let pair = [ahead.next().unwrap_or_default(), ahead.next().unwrap_or_default()];
                    let digits = std::str::from_utf8(&pair).ok().and_then(|pair| u8::from_str_radix(pair, 16).ok());
                    match digits {
                        Some(decoded) => {
                            encoded = ahead;
                            decoded
                        }
                        None => byte,
                    }
                }
                byte => byte,
            };
            bytes.push(decoded);
        }
        String::from_utf8_lossy(&bytes).into_owned()
    };
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (decode(name), decode(value)))
        .collect()
}

/// Lists users.
pub(crate) async fn users(
    provider: Provider,
    State(app): State<App>,
    Extension(scim): Extension<Scim>,
    uri: Uri,
) -> Result<Response> {
    let query = ListQuery::read(&uri);
    let (users, total) = find_users(&app, &scim, &provider.org, &query).await?;
    Ok(page(users, total, &query))
}

/// Searches users by a body.
pub(crate) async fn search_users(
    provider: Provider,
    State(app): State<App>,
    Extension(scim): Extension<Scim>,
    body: Bytes,
) -> Result<Response> {
    let query = ListQuery::of_search(&object(&body)?);
    let (users, total) = find_users(&app, &scim, &provider.org, &query).await?;
    Ok(page(users, total, &query))
}

/// Lists groups.
pub(crate) async fn groups(provider: Provider, State(app): State<App>, uri: Uri) -> Result<Response> {
    let query = ListQuery::read(&uri);
    let (groups, total) = find_groups(&app, &provider.org, &query).await?;
    Ok(page(groups, total, &query))
}

/// Searches groups by a body.
pub(crate) async fn search_groups(provider: Provider, State(app): State<App>, body: Bytes) -> Result<Response> {
    let query = ListQuery::of_search(&object(&body)?);
    let (groups, total) = find_groups(&app, &provider.org, &query).await?;
    Ok(page(groups, total, &query))
}

/// Searches users, then groups.
pub(crate) async fn search_all(
    provider: Provider,
    State(app): State<App>,
    Extension(scim): Extension<Scim>,
    body: Bytes,
) -> Result<Response> {
    let query = ListQuery::of_search(&object(&body)?);
    let (mut documents, total) = find_users(&app, &scim, &provider.org, &query).await?;
    // Groups follow the last user.
    let of_groups = ListQuery {
        start: Some((query.start() - total).max(1)),
        count: Some(query.count() - i64::try_from(documents.len()).unwrap_or_default()),
        ..query.clone()
    };
    let (groups, more) = find_groups(&app, &provider.org, &of_groups).await?;
    documents.extend(groups);
    Ok(page(documents, total + more, &query))
}

fn page(documents: Vec<Value>, total: i64, query: &ListQuery) -> Response {
    let projection = query.projection();
    let documents: Vec<Value> = documents.into_iter().map(|document| projection.apply(document)).collect();
    let body = json!({ "schemas": [SCHEMA], "totalResults": total, "startIndex": query.start(),
        "itemsPerPage": documents.len(), "Resources": documents });
    answers::document(StatusCode::OK, &body)
}

async fn find_users(app: &App, scim: &Scim, org: &OrgId, query: &ListQuery) -> Result<(Vec<Value>, i64)> {
    let filter = query.filter()?;
    adopt(app, scim, org).await?;
    let Some(filter) = filter else {
        let people = queries::people(&app.db, org, query.start() - 1, query.count()).await?;
        let total = queries::count_people(&app.db, org).await?;
        return Ok((answers::people(&app.db, app, org, &people).await?, total));
    };
    // Providers look for one user before each change.
    let near = match filter.equality() {
        Some((name, text)) if name.is_core("userName") => {
            Some(queries::people_named(&app.db, org, Some(&key(text)), None).await?)
        }
        Some((name, text)) if name.is_core("externalId") => {
            Some(queries::people_named(&app.db, org, None, Some(text)).await?)
        }
        Some((name, text)) if name.is_core("id") => {
            let people = match text.parse::<PersonId>() {
                Ok(id) => queries::person(&app.db, org, &id).await?,
                Err(_) => None,
            };
            Some(people.into_iter().collect())
        }
        _ => None,
    };
    let mut page = Page::new(query);
    if let Some(people) = near {
        answers::people(&app.db, app, org, &people)
            .await?
            .into_iter()
            .filter(|document| filter.fits(document))
            .for_each(|document| page.add(document));
        return Ok((page.documents, page.total));
    }
    for batch in 0..MAX_PEOPLE / BATCH {
        let people = queries::people(&app.db, org, batch * BATCH, BATCH).await?;
        let documents = answers::people(&app.db, app, org, &people).await?;
        documents.into_iter().filter(|document| filter.fits(document)).for_each(|document| page.add(document));
        if people.len() < usize::try_from(BATCH).unwrap_or_default() {
            break;
        }
    }
    Ok((page.documents, page.total))
}

/// Page of a list whose resources come one after another: only those that it shows are stored.
struct Page {
    range: std::ops::Range<i64>,
    documents: Vec<Value>,
    total: i64,
}

impl Page {
    fn new(query: &ListQuery) -> Self {
        let start = query.start() - 1;
        Self { range: start..start.saturating_add(query.count()), documents: Vec::new(), total: 0 }
    }

    fn add(&mut self, document: Value) {
        if self.range.contains(&self.total) {
            self.documents.push(document);
        }
        self.total += 1;
    }
}

async fn find_groups(app: &App, org: &OrgId, query: &ListQuery) -> Result<(Vec<Value>, i64)> {
    let filter = query.filter()?;
    let groups = queries::groups(&app.db, org).await?;
    let names_members = query.filter.as_deref().is_some_and(|text| text.to_ascii_lowercase().contains("members"));
    let Some(filter) = filter else {
        let (groups, total) = cut(groups, query);
        let has_members = query.projection().has("members");
        return Ok((answers::groups(&app.db, app, org, &groups, has_members).await?, total));
    };
    let documents = answers::groups(&app.db, app, org, &groups, names_members).await?;
    let fits = |document: &Value| filter.fits(document);
    let fitting: Vec<_> =
        groups.into_iter().zip(documents).filter(|(_, document)| fits(document)).map(|(group, _)| group).collect();
    let (groups, total) = cut(fitting, query);
    let has_members = query.projection().has("members");
    Ok((answers::groups(&app.db, app, org, &groups, has_members).await?, total))
}

fn cut<T>(all: Vec<T>, query: &ListQuery) -> (Vec<T>, i64) {
    let total = i64::try_from(all.len()).unwrap_or(i64::MAX);
    let skip = usize::try_from(query.start() - 1).unwrap_or_default();
    let count = usize::try_from(query.count()).unwrap_or_default();
    (all.into_iter().skip(skip).take(count).collect(), total)
}

/// Adds the members in claimed domains whom the provider does not know yet, so that it finds them instead of creating them.
pub(crate) async fn adopt(app: &App, scim: &Scim, org: &OrgId) -> Result<()> {
    let newcomers = queries::newcomers(&app.db, org).await?;
    if newcomers.is_empty() {
        return Ok(());
    }
    let domains = scim.sso().claimed(&app.db, org).await?;
    let mut tx = app.db.begin().await?;
    for newcomer in newcomers.into_iter().filter(|newcomer| is_in_domains(&newcomer.email, &domains)) {
        let user_name = key(&newcomer.email);
        let (given, family) = newcomer.name.split_once(' ').unwrap_or((&newcomer.name, ""));
        // An invited person joined with the account of their address.
        if let Some(mut person) = queries::people_named(&mut tx, org, Some(&user_name), None).await?.pop() {
            if person.user_id.is_none() && person.is_active {
                person.user_id = Some(newcomer.user_id);
                queries::save_person(&mut tx, org, &person).await?;
            }
            continue;
        }
        let document = json!({
            "userName": newcomer.email, "name": { "givenName": given, "familyName": family }, "displayName": newcomer.name,
            "emails": [{ "value": newcomer.email, "type": "work", "primary": true }], "active": true,
        });
        let person = Person {
            id: PersonId::new(app.now()),
            user_id: Some(newcomer.user_id),
            document,
            is_active: true,
            held: None,
            version: 1,
            created_at: newcomer.joined_at,
            updated_at: app.now(),
        };
        queries::add_person(&mut tx, org, &person).await?;
    }
    tx.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_is_decoded_and_bounded() {
        let uri: Uri =
            "/Users?filter=userName%20eq+%22a%22&startIndex=-3&count=900&aadOptscim062020&x=%zz".parse().unwrap();
        let query = ListQuery::read(&uri);
        assert_eq!(query.filter.as_deref(), Some("userName eq \"a\""));
        assert_eq!((query.start(), query.count()), (1, 200));
        let query = ListQuery::read(&"/Users?count=-5&startIndex=x".parse().unwrap());
        assert_eq!((query.start(), query.count()), (1, 0));
    }
}
