//! Posts of Business Profiles.

use ::posts::{LocationRef, OutgoingPost, Publisher, SendFailure, SourcePost};
use futures::future::BoxFuture;

use crate::{
    client::{Calls, PostProfile},
    failure::Failure,
    google::Google,
    queries::{self, Link},
    rules::{local_post, source_post},
    runs,
};

/// Maximum pages of the posts of a location, of 100 posts each.
const MAX_PAGES: usize = 5;

/// Writes posts at Google, and reads them there.
pub(crate) struct Posts(pub(crate) Google);

impl Publisher for Posts {
    fn list<'a>(&'a self, at: LocationRef<'a>) -> BoxFuture<'a, Result<Vec<SourcePost>, SendFailure>> {
        Box::pin(async move {
            let (link, calls) = self.reach(at).await?;
            let (mut posts, mut next) = (Vec::new(), None);
            for _ in 0..MAX_PAGES {
                let page = calls.local_posts(profile(&link), next.as_deref()).await.map_err(failed)?;
                posts.extend(page.local_posts.into_iter().map(source_post));
                next = page.next_page_token.filter(|token| !token.is_empty());
                if next.is_none() {
                    break;
                }
            }
            Ok(posts)
        })
    }

    fn create<'a>(
        &'a self,
        at: LocationRef<'a>,
        post: &'a OutgoingPost,
    ) -> BoxFuture<'a, Result<SourcePost, SendFailure>> {
        Box::pin(async move {
            let (link, calls) = self.reach(at).await?;
            let created = calls.create_post(profile(&link), &local_post(post)).await;
            created.map(source_post).map_err(|failure| match failed(failure) {
                SendFailure::Gone => SendFailure::Refused(Failure::NotFound.code().into()),
                other => other,
            })
        })
    }

    fn edit<'a>(
        &'a self,
        at: LocationRef<'a>,
        name: &'a str,
        post: &'a OutgoingPost,
    ) -> BoxFuture<'a, Result<SourcePost, SendFailure>> {
        Box::pin(async move {
            let (link, calls) = self.reach(at).await?;
            let edited = calls.patch_post(profile(&link), id_of(name), &local_post(post)).await;
            edited.map(source_post).map_err(failed)
        })
    }

    fn delete<'a>(&'a self, at: LocationRef<'a>, name: &'a str) -> BoxFuture<'a, Result<(), SendFailure>> {
        Box::pin(async move {
            let (link, calls) = self.reach(at).await?;
            match calls.delete_post(profile(&link), id_of(name)).await.map_err(failed) {
                // A post that is not there is deleted.
                Err(SendFailure::Gone) => Ok(()),
                outcome => outcome,
            }
        })
    }
}

impl Posts {
    /// Returns the profile of a location, and the access to it.
    async fn reach(&self, at: LocationRef<'_>) -> Result<(Link, Calls<'_>), SendFailure> {
        let link = queries::link_of(&self.0.app().db, at.org, at.location).await;
        let link = link.map_err(|_| SendFailure::Later("unavailable".into()))?;
        let link = link.ok_or_else(|| SendFailure::Refused("google_not_linked".into()))?;
        let calls = runs::calls(&self.0, at.org, &link.account_id).await;
        let calls = calls.map_err(|why| SendFailure::Refused(why.code().into()))?;
        Ok((link, calls))
    }
}

fn profile(link: &Link) -> PostProfile<'_> {
    PostProfile { account: &link.account_id, id: &link.google_id }
}

/// Returns the id of a post, the last part of its name.
fn id_of(name: &str) -> &str {
    name.rsplit('/').next().unwrap_or(name)
}

/// A call without an answer may have had its effect; one that Google refuses for its number had none.
fn failed(failure: Failure) -> SendFailure {
    match failure {
        Failure::NotFound => SendFailure::Gone,
        Failure::Busy(_) | Failure::PageExpired => SendFailure::Later(failure.code().into()),
        Failure::Unavailable | Failure::Unreadable => SendFailure::Unknown(failure.code().into()),
        Failure::Refused(refusal) => SendFailure::Refused(refusal.code),
        other => SendFailure::Refused(other.code().into()),
    }
}
