//! Requests about the posts of a profile.

use reqwest::Method;
use serde_json::{Value, json};

use super::{calls::Calls, transport::Call};
use crate::{
    failure::Failure,
    settings::Service,
    wire::{LocalPost, LocalPosts},
};

/// Page size of a list of posts: the maximum that Google allows.
const PAGE: &str = "100";
/// Fields of a post that an edit replaces.
const EDITED: &str = "languageCode,summary,callToAction,event,offer,media";

impl Calls<'_> {
    /// Returns a page of the posts of a location, the latest first.
    pub(crate) async fn local_posts(&self, profile: Profile<'_>, page: Option<&str>) -> Result<LocalPosts, Failure> {
        let mut query = vec![("pageSize", PAGE.to_owned())];
        query.extend(page.map(|page| ("pageToken", page.to_owned())));
        self.get(Service::Version4, profile.path(None), query).await
    }

    /// Creates a post.
    pub(crate) async fn create_post(&self, profile: Profile<'_>, post: &LocalPost) -> Result<LocalPost, Failure> {
        self.send(call(profile, None, Method::POST, Some(json!(post)))).await
    }

    /// Replaces the content of a post.
    pub(crate) async fn patch_post(
        &self,
        profile: Profile<'_>,
        post: &str,
        content: &LocalPost,
    ) -> Result<LocalPost, Failure> {
        let mut call = call(profile, Some(post), Method::PATCH, Some(json!(content)));
        call.query.push(("updateMask", EDITED.to_owned()));
        self.send(call).await
    }

    /// Deletes a post.
    pub(crate) async fn delete_post(&self, profile: Profile<'_>, post: &str) -> Result<(), Failure> {
        self.send::<Value>(call(profile, Some(post), Method::DELETE, None)).await.map(drop)
    }
}

/// Profile by its ids at Google.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Profile<'a> {
    pub(crate) account: &'a str,
    pub(crate) id: &'a str,
}

impl Profile<'_> {
    fn path(self, post: Option<&str>) -> String {
        let Self { account, id } = self;
        let parent = format!("/v4/accounts/{account}/locations/{id}/localPosts");
        post.map_or(parent.clone(), |post| format!("{parent}/{post}"))
    }
}

fn call<'a>(profile: Profile<'a>, post: Option<&str>, method: Method, body: Option<Value>) -> Call<'a> {
    let path = profile.path(post);
    Call { service: Service::Version4, method, path, query: Vec::new(), body, changes: Some(profile.id) }
}
