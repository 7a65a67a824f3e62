//! Requests to Google, each limited to the fields that are used.

use jiff::civil::Date;
use reqwest::Method;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::transport::{Call, Http};
use crate::{
    failure::Failure,
    google::Google,
    queries::Connection,
    rules::{METRICS, Patch},
    settings::Service,
    wire::{
        Accounts, Categories, Category, CategoryList, GoogleUpdated, LOCATION_FIELDS, Location, Locations, MediaList,
        ReviewReply, Reviews, SeriesList,
    },
};

/// Page size of a list of locations: the maximum that Google allows.
const PAGE: &str = "100";
/// Maximum number of reviews per page.
const REVIEWS_PAGE: &str = "50";

/// Requests on behalf of a connection.
pub(crate) struct Calls<'a> {
    google: &'a Google,
    connection: Connection,
}

/// A page of a list.
pub(crate) struct ListPage<T> {
    pub(crate) items: Vec<T>,
    pub(crate) next: Option<String>,
    pub(crate) total: Option<i64>,
}

impl<'a> Calls<'a> {
    pub(crate) fn new(google: &'a Google, connection: Connection) -> Self {
        Self { google, connection }
    }

    fn http(&self) -> &Http {
        self.google.http()
    }

    /// Sends a request with the current access token, and once more with a new one when Google rejects it.
    pub(super) async fn send<T: DeserializeOwned>(&self, call: Call<'_>) -> Result<T, Failure> {
        let at = self.google.settings_of(&self.connection.org_id).await.map_err(|_| Failure::Unavailable)?;
        let token = self.google.access_token(&self.connection, None).await?;
        match self.http().send(&at, &call, &token).await {
            Err(Failure::Reconnect) => {
                let fresh = self.google.access_token(&self.connection, Some(&token)).await?;
                let outcome = self.http().send(&at, &call, &fresh).await;
                if matches!(outcome, Err(Failure::Reconnect)) {
                    self.google.lost(&self.connection).await;
                }
                outcome
            }
            outcome => outcome,
        }
    }

    pub(super) async fn get<T: DeserializeOwned>(
        &self,
        service: Service,
        path: String,
        query: Vec<(&'static str, String)>,
    ) -> Result<T, Failure> {
        self.send(Call { service, method: Method::GET, path, query, body: None, changes: None }).await
    }

    /// Returns a page of the accounts that the user may see.
    pub(crate) async fn accounts(&self, page: Option<&str>) -> Result<Accounts, Failure> {
        let mut query = vec![("pageSize", "20".to_owned())];
        query.extend(page.map(|page| ("pageToken", page.to_owned())));
        self.get(Service::Accounts, "/v1/accounts".into(), query).await
    }

    /// Returns a page of the locations of an account.
    pub(crate) async fn locations(&self, account: &str, page: Option<&str>) -> Result<ListPage<Location>, Failure> {
        let mut query = vec![("readMask", LOCATION_FIELDS.to_owned()), ("pageSize", PAGE.to_owned())];
        query.extend(page.map(|page| ("pageToken", page.to_owned())));
        let path = format!("/v1/accounts/{account}/locations");
        let list: Locations = self.get(Service::Information, path, query).await?;
        let next = list.next_page_token.filter(|token| !token.is_empty());
        Ok(ListPage { items: list.locations, next, total: list.total_size })
    }

    /// Returns one location.
    pub(crate) async fn location(&self, id: &str) -> Result<Location, Failure> {
        let query = vec![("readMask", LOCATION_FIELDS.to_owned())];
        self.get(Service::Information, format!("/v1/locations/{id}"), query).await
    }

    /// Returns the values that Google shows instead of the profile's own.
    pub(crate) async fn google_updated(&self, id: &str) -> Result<GoogleUpdated, Failure> {
        let query = vec![("readMask", LOCATION_FIELDS.to_owned())];
        self.get(Service::Information, format!("/v1/locations/{id}:getGoogleUpdated"), query).await
    }

    /// Returns a page of the reviews of a location, the latest changed first, with the average rating and their number.
    pub(crate) async fn reviews(&self, account: &str, id: &str, page: Option<&str>) -> Result<Reviews, Failure> {
        let path = format!("/v4/accounts/{account}/locations/{id}/reviews");
        let mut query = vec![("pageSize", REVIEWS_PAGE.to_owned()), ("orderBy", "updateTime desc".to_owned())];
        query.extend(page.map(|page| ("pageToken", page.to_owned())));
        self.get(Service::Version4, path, query).await
    }

    /// Writes the reply to a review, and returns it as Google has it.
    pub(crate) async fn put_reply(
        &self,
        account: &str,
        id: &str,
        review: &str,
        text: &str,
    ) -> Result<ReviewReply, Failure> {
        let body = Some(json!({ "comment": text }));
        self.send(replying(account, id, review, Method::PUT, body)).await
    }

    /// Removes the reply to a review.
    pub(crate) async fn delete_reply(&self, account: &str, id: &str, review: &str) -> Result<(), Failure> {
        self.send::<Value>(replying(account, id, review, Method::DELETE, None)).await.map(drop)
    }

    /// Returns the 100 newest photos.
    pub(crate) async fn media(&self, account: &str, id: &str) -> Result<MediaList, Failure> {
        let path = format!("/v4/accounts/{account}/locations/{id}/media");
        self.get(Service::Version4, path, vec![("pageSize", "100".to_owned())]).await
    }

    /// Returns the newest photos by the public.
    pub(crate) async fn customer_media(&self, account: &str, id: &str) -> Result<MediaList, Failure> {
        let path = format!("/v4/accounts/{account}/locations/{id}/media/customers");
        self.get(Service::Version4, path, vec![("pageSize", "100".to_owned())]).await
    }

    /// Returns the daily figures from `since` to `until`, inclusive.
    pub(crate) async fn figures(&self, id: &str, since: Date, until: Date) -> Result<SeriesList, Failure> {
        let mut query: Vec<_> = METRICS.iter().map(|metric| ("dailyMetrics", (*metric).to_owned())).collect();
        query.extend([
            ("dailyRange.startDate.year", since.year().to_string()),
            ("dailyRange.startDate.month", since.month().to_string()),
            ("dailyRange.startDate.day", since.day().to_string()),
            ("dailyRange.endDate.year", until.year().to_string()),
            ("dailyRange.endDate.month", until.month().to_string()),
            ("dailyRange.endDate.day", until.day().to_string()),
        ]);
        let path = format!("/v1/locations/{id}:fetchMultiDailyMetricsTimeSeries");
        self.get(Service::Performance, path, query).await
    }

    /// Has Google validate a change without applying it.
    pub(crate) async fn try_patch(&self, id: &str, patch: &Patch) -> Result<(), Failure> {
        let mut call = patching(id, patch, None);
        call.query.push(("validateOnly", "true".to_owned()));
        self.send::<Value>(call).await.map(drop)
    }

    /// Changes a location.
    pub(crate) async fn patch(&self, id: &str, patch: &Patch) -> Result<Location, Failure> {
        self.send(patching(id, patch, Some(id))).await
    }

    /// Returns the category with a name, English or French, in a country; `None` when Google has none.
    pub(crate) async fn category(&self, name: &str, country: &str) -> Result<Option<Category>, Failure> {
        let folded = text::fold(name);
        for language in ["en", "fr"] {
            let query = vec![
                ("regionCode", country.to_owned()),
                ("languageCode", language.to_owned()),
                ("view", "BASIC".to_owned()),
                ("filter", format!("displayName={name}")),
                ("pageSize", "100".to_owned()),
            ];
            let list: CategoryList = self.get(Service::Information, "/v1/categories".into(), query).await?;
            let found = list.categories.into_iter().find(|category| text::fold(&category.display_name) == folded);
            if found.is_some() {
                return Ok(found);
            }
        }
        Ok(None)
    }

    /// Returns the current categories of a location.
    pub(crate) async fn categories(&self, id: &str) -> Result<Categories, Failure> {
        let query = vec![("readMask", "categories".to_owned())];
        let location: Location = self.get(Service::Information, format!("/v1/locations/{id}"), query).await?;
        Ok(location.categories.unwrap_or_default())
    }

    /// Subscribes a Pub/Sub topic to the notices of an account.
    pub(crate) async fn subscribe(&self, account: &str, topic: &str) -> Result<(), Failure> {
        let name = format!("accounts/{account}/notificationSetting");
        let kinds = ["GOOGLE_UPDATE", "NEW_REVIEW", "UPDATED_REVIEW", "VOICE_OF_MERCHANT_UPDATED"];
        let call = Call {
            service: Service::Notifications,
            method: Method::PATCH,
            path: format!("/v1/{name}"),
            query: vec![("updateMask", "pubsubTopic,notificationTypes".to_owned())],
            body: Some(json!({ "name": name, "pubsubTopic": topic, "notificationTypes": kinds })),
            changes: None,
        };
        self.send::<Value>(call).await.map(drop)
    }
}

fn patching<'a>(id: &str, patch: &Patch, changes: Option<&'a str>) -> Call<'a> {
    Call {
        service: Service::Information,
        method: Method::PATCH,
        path: format!("/v1/locations/{id}"),
        query: vec![("updateMask", patch.mask.join(","))],
        body: Some(Value::Object(patch.body.clone())),
        changes,
    }
}

fn replying<'a>(account: &str, id: &'a str, review: &str, method: Method, body: Option<Value>) -> Call<'a> {
    Call {
        service: Service::Version4,
        method,
        path: format!("/v4/accounts/{account}/locations/{id}/reviews/{review}/reply"),
        query: Vec::new(),
        body,
        changes: Some(id),
    }
}
