//! Sends edits to Google: validates them first, then applies them, field by field when Google refuses one.

use db::Tx;
use jiff::Timestamp;
use jobs::{Failure as JobFailure, Job, NewJob, Running};
use locations::LocationId;
use orgs::{OrgId, UserId};
use serde::Deserialize;
use serde_json::json;

use crate::{
    client::Calls,
    failure::{Failure, Refusal},
    field::Field,
    google::{Google, announce},
    queries::{self, Link},
    rules::{Profile, patch},
    runs,
    wire::{Categories, Category},
};

/// Sends the queued fields of a location.
pub(crate) struct PushEdits {
    pub(crate) google: Google,
}

#[derive(Deserialize)]
struct EditPayload {
    google_id: String,
}

/// Queues fields of a location, to be sent after the commit.
pub(crate) async fn send(
    tx: &mut Tx,
    org: &OrgId,
    google_id: &str,
    fields: &[Field],
    by: &UserId,
    now: Timestamp,
) -> db::Result<()> {
    queries::put_edits(&mut *tx, org, google_id, fields, by, now).await?;
    let key = format!("{org}/{google_id}");
    let job = NewJob {
        org: Some(org.as_str()),
        key: Some(&key),
        ..NewJob::new(PushEdits::KIND, json!({ "google_id": google_id }))
    };
    jobs::enqueue(&mut *tx, &job, now).await?;
    announce(tx, org, None);
    Ok(())
}

/// Location whose fields are sent.
struct Pushing<'a> {
    google: &'a Google,
    org: &'a OrgId,
    link: &'a Link,
    now: Timestamp,
}

impl Job for PushEdits {
    const KIND: &'static str = "push_google_edits";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let EditPayload { google_id } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        match push_queued(&self.google, &org, &google_id, running.is_last_attempt()).await {
            Ok(()) => Ok(()),
            Err(PushError::Google(failure)) => Err(JobFailure::Retry(failure.code().into())),
            Err(PushError::Ours(error)) => Err(error.into()),
        }
    }
}

/// Sends the queued fields of a location. Returns a failure that may pass, unless this is the last attempt; any other
/// failure is recorded with the fields.
pub(crate) async fn push_queued(
    google: &Google,
    org: &OrgId,
    google_id: &str,
    is_last_attempt: bool,
) -> Result<(), PushError> {
    let (db, now) = (&google.app().db, google.app().now());
    let fields = queries::queued_edits(db, org, google_id).await?;
    let link = queries::links(db, org, vec![google_id.to_owned()]).await?.pop();
    let (Some(link), false) = (link, fields.is_empty()) else { return Ok(()) };
    let Some(location) = locations::find(db, org, &link.location_id).await? else { return Ok(()) };
    let pushing = Pushing { google, org, link: &link, now };
    let calls = match runs::calls(google, org, &link.account_id).await {
        Ok(calls) => calls,
        Err(why) => return Ok(pushing.refuse_all(&fields, why.code()).await?),
    };
    match pushing.push(&calls, &Profile::of(&location), fields).await {
        Err(PushError::Google(failure)) if is_last_attempt || !failure.is_passing() => {
            let queued = queries::queued_edits(db, org, google_id).await?;
            Ok(pushing.refuse_all(&queued, failure.code()).await?)
        }
        pushed => pushed,
    }
}

/// Reason why fields were not sent.
pub(crate) enum PushError {
    /// Failure of Google.
    Google(Failure),
    /// Failure of ours.
    Ours(api::Error),
}

impl From<Failure> for PushError {
    fn from(failure: Failure) -> Self {
        Self::Google(failure)
    }
}

impl From<api::Error> for PushError {
    fn from(error: api::Error) -> Self {
        Self::Ours(error)
    }
}

impl From<db::Error> for PushError {
    fn from(error: db::Error) -> Self {
        Self::Ours(error.into())
    }
}

impl Pushing<'_> {
    /// Validates the fields together, and sends those that Google does not refuse.
    async fn push(&self, calls: &Calls<'_>, ours: &Profile, mut fields: Vec<Field>) -> Result<(), PushError> {
        let categories = self.categories(calls, ours, &mut fields).await?;
        while !fields.is_empty() {
            match calls.try_patch(&self.link.google_id, &patch(ours, &fields, categories.as_ref())).await {
                Ok(()) => break,
                Err(Failure::Refused(why)) => {
                    let blamed = why.field.filter(|field| fields.contains(field));
                    match blamed {
                        Some(field) => self.refuse(&[field], &why).await?,
                        None if fields.len() == 1 => self.refuse(&fields, &why).await?,
                        // Google does not name the refused field, so each is sent separately.
                        None => return self.one_by_one(calls, ours, &fields, categories.as_ref()).await,
                    }
                    fields.retain(|field| Some(*field) != blamed && blamed.is_some());
                }
                Err(other) => return Err(other.into()),
            }
        }
        self.send(calls, ours, &fields, categories.as_ref()).await
    }

    async fn one_by_one(
        &self,
        calls: &Calls<'_>,
        ours: &Profile,
        fields: &[Field],
        categories: Option<&Categories>,
    ) -> Result<(), PushError> {
        let mut good = Vec::new();
        for field in fields {
            match calls.try_patch(&self.link.google_id, &patch(ours, &[*field], categories)).await {
                Ok(()) => good.push(*field),
                Err(Failure::Refused(why)) => self.refuse(&[*field], &why).await?,
                Err(other) => return Err(other.into()),
            }
        }
        self.send(calls, ours, &good, categories).await
    }

    async fn send(
        &self,
        calls: &Calls<'_>,
        ours: &Profile,
        fields: &[Field],
        categories: Option<&Categories>,
    ) -> Result<(), PushError> {
        if fields.is_empty() {
            return Ok(());
        }
        match calls.patch(&self.link.google_id, &patch(ours, fields, categories)).await {
            Ok(answer) => self.finish(ours, fields, &answer).await,
            Err(Failure::Refused(why)) => Ok(self.refuse(fields, &why).await?),
            // The outcome is unknown: compare the profile instead of changing it twice.
            Err(Failure::Unavailable | Failure::Unreadable) => {
                let there = calls.location(&self.link.google_id).await?;
                let theirs = crate::rules::profile_of(&there);
                if fields.iter().all(|field| theirs.agrees(ours, *field)) {
                    self.finish(ours, fields, &there).await
                } else {
                    Err(Failure::Unavailable.into())
                }
            }
            Err(other) => Err(other.into()),
        }
    }

    /// Returns all categories that the profile is to have: ours for the fields that are sent, Google's for the others.
    /// Refuses a field when Google has no category of a name.
    async fn categories(
        &self,
        calls: &Calls<'_>,
        ours: &Profile,
        fields: &mut Vec<Field>,
    ) -> Result<Option<Categories>, PushError> {
        let sent: Vec<Field> = fields.iter().copied().filter(|field| is_of_categories(*field)).collect();
        if sent.is_empty() {
            return Ok(None);
        }
        let country = ours.address.country.clone().unwrap_or_else(|| "US".into());
        let mut categories = calls.categories(&self.link.google_id).await?;
        let at_google: Vec<Category> =
            categories.primary_category.iter().chain(&categories.additional_categories).cloned().collect();
        for field in sent {
            let names: Vec<&str> = match field {
                Field::Category => vec![ours.category.as_deref().unwrap_or_default()],
                _ => ours.additional_categories.iter().flatten().map(String::as_str).collect(),
            };
            let Some(found) = named(calls, &at_google, &names, &country).await? else {
                fields.retain(|other| *other != field);
                // Refusals of ours have no message: their code is translated for the reader.
                let (code, message) = ("google_unknown_category".into(), String::new());
                self.refuse(&[field], &Refusal { code, message, field: Some(field) }).await?;
                continue;
            };
            match field {
                Field::Category => categories.primary_category = found.into_iter().next(),
                _ => categories.additional_categories = found,
            }
        }
        let primary = categories.primary_category.as_ref().map(|category| category.name.clone());
        categories.additional_categories.retain(|category| Some(&category.name) != primary.as_ref());
        Ok(fields.iter().any(|field| is_of_categories(*field)).then_some(categories))
    }

    /// Records that Google has accepted fields: their values are now Google's.
    async fn finish(&self, ours: &Profile, fields: &[Field], answer: &crate::wire::Location) -> Result<(), PushError> {
        let is_pending = answer.metadata.as_ref().is_some_and(|about| about.has_pending_edits);
        let mut tx = self.google.app().db.begin().await?;
        let link = queries::links(&mut tx, self.org, vec![self.link.google_id.clone()]).await?.pop();
        let Some(link) = link else { return Ok(()) };
        let mut snapshot = link.profile();
        for field in fields {
            snapshot.take(*field, ours);
        }
        queries::set_seen(&mut tx, self.org, &link.google_id, &snapshot).await?;
        queries::finish_edits(&mut tx, self.org, &link.google_id, fields, is_pending, self.now).await?;
        announce(&mut tx, self.org, None);
        Ok(tx.commit().await?)
    }

    async fn refuse(&self, fields: &[Field], why: &Refusal) -> db::Result<()> {
        let mut tx = self.google.app().db.begin().await?;
        queries::refuse_edits(&mut tx, self.org, &self.link.google_id, fields, why, self.now).await?;
        announce(&mut tx, self.org, None);
        tx.commit().await
    }

    async fn refuse_all(&self, fields: &[Field], code: &str) -> db::Result<()> {
        self.refuse(fields, &Refusal { code: code.into(), message: String::new(), field: None }).await
    }
}

/// Returns true for the fields that Google keeps together as the categories of a profile.
fn is_of_categories(field: Field) -> bool {
    matches!(field, Field::Category | Field::AdditionalCategories)
}

/// Returns Google's categories with these names; `None` when it has none for one of them. `at_google` are those that
/// the profile has: their names are in the language of the profile.
async fn named(
    calls: &Calls<'_>,
    at_google: &[Category],
    names: &[&str],
    country: &str,
) -> Result<Option<Vec<Category>>, Failure> {
    let mut found = Vec::new();
    for name in names {
        let folded = text::fold(name);
        let own = at_google.iter().find(|category| text::fold(&category.display_name) == folded).cloned();
        let category = match own {
            None if folded.is_empty() => None,
            None => calls.category(name, country).await?,
            own => own,
        };
        let Some(category) = category else { return Ok(None) };
        found.push(category);
    }
    Ok(Some(found))
}

/// Returns the fields in which a location and its profile differ, with Google's value.
pub(crate) fn differing(
    link: &Link,
    location: &locations::Location,
) -> Vec<(Field, serde_json::Value, serde_json::Value)> {
    let (google, ours) = (link.profile(), Profile::of(location));
    let differ = |field: &Field| !ours.agrees(&google, *field);
    Field::ALL.into_iter().filter(differ).map(|field| (field, ours.value(field), google.value(field))).collect()
}

/// Returns a location with its link. Fails with 404 when the location does not exist or has no link.
pub(crate) async fn linked(
    db: &db::Db,
    org: &OrgId,
    location_id: &LocationId,
) -> api::Result<(Link, locations::Location)> {
    let location = locations::find(db, org, location_id).await?.ok_or_else(api::Error::not_found)?;
    let link = queries::link_of(db, org, location_id).await?.ok_or_else(api::Error::not_found)?;
    Ok((link, location))
}
