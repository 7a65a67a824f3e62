//! Requests about the owner's photos of a profile.

use reqwest::Method;
use serde_json::{Value, json};

use super::{calls::Calls, posts::Profile, transport::Call};
use crate::{
    failure::Failure,
    settings::Service,
    wire::{MediaItem, MediaList},
};

/// Page size of a list of photos: the maximum that Google allows.
const PAGE: &str = "2500";

impl Calls<'_> {
    /// Returns every photo of the owner.
    pub(crate) async fn own_media(&self, profile: Profile<'_>) -> Result<Vec<MediaItem>, Failure> {
        let (mut items, mut next) = (Vec::new(), None);
        loop {
            let mut query = vec![("pageSize", PAGE.to_owned())];
            query.extend(next.take().map(|page: String| ("pageToken", page)));
            let page: MediaList = self.get(Service::Version4, path(profile, None), query).await?;
            items.extend(page.media_items);
            next = page.next_page_token.filter(|token| !token.is_empty());
            if next.is_none() {
                return Ok(items);
            }
        }
    }

    /// Creates a photo, which Google fetches from its address.
    pub(crate) async fn create_media(&self, profile: Profile<'_>, item: Value) -> Result<MediaItem, Failure> {
        self.send(call(profile, None, Method::POST, Some(item))).await
    }

    /// Changes the category of a photo.
    pub(crate) async fn categorize_media(
        &self,
        profile: Profile<'_>,
        id: &str,
        association: &Value,
    ) -> Result<MediaItem, Failure> {
        let body = json!({ "locationAssociation": association });
        let mut call = call(profile, Some(id), Method::PATCH, Some(body));
        call.query.push(("updateMask", "locationAssociation".to_owned()));
        self.send(call).await
    }

    /// Deletes a photo.
    pub(crate) async fn delete_media(&self, profile: Profile<'_>, id: &str) -> Result<(), Failure> {
        self.send::<Value>(call(profile, Some(id), Method::DELETE, None)).await.map(drop)
    }
}

fn path(profile: Profile<'_>, item: Option<&str>) -> String {
    let Profile { account, id } = profile;
    let parent = format!("/v4/accounts/{account}/locations/{id}/media");
    item.map_or(parent.clone(), |item| format!("{parent}/{item}"))
}

fn call<'a>(profile: Profile<'a>, item: Option<&str>, method: Method, body: Option<Value>) -> Call<'a> {
    let path = path(profile, item);
    Call { service: Service::Version4, method, path, query: Vec::new(), body, changes: Some(profile.id) }
}
