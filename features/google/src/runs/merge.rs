//! Writes locations from Google into the organization: syncs linked ones, adds new ones, and stores possible duplicates
//! as candidates for a decision.

use std::collections::{HashMap, HashSet};

use locations::{Location, LocationId, LocationWriter, MatchedBy};
use orgs::OrgId;

use super::notes;
use crate::{
    events::FoundChange,
    field::Field,
    queries::{self, CandidateRow, Link, Run},
    rules::{Change, NOTIFIED_FIELDS, Profile, ProfileSnapshot, fields_of, merge},
};

/// Location as read from Google.
pub(crate) struct FetchedProfile {
    pub(crate) account: String,
    pub(crate) snapshot: ProfileSnapshot,
    /// Values that Google shows instead of the profile's own, and the mask of their fields.
    pub(crate) public_profile: Option<(Profile, String)>,
}

/// Transaction that writes locations.
pub(crate) struct ProfileWriter<'a> {
    pub(crate) org: &'a OrgId,
    pub(crate) run: &'a mut Run,
    pub(crate) writer: LocationWriter,
    /// Changes at Google that were found.
    pub(crate) found_changes: Vec<FoundChange>,
}

impl ProfileWriter<'_> {
    /// Writes a page of locations.
    pub(super) async fn write_page(&mut self, fetched_profiles: Vec<FetchedProfile>) -> api::Result<()> {
        let mut google_ids = HashSet::new();
        let fetched_profiles: Vec<FetchedProfile> = fetched_profiles
            .into_iter()
            .filter(|fetched| google_ids.insert(fetched.snapshot.google_id.clone()))
            .collect();
        let ids: Vec<String> = google_ids.into_iter().collect();
        let links = queries::links(self.writer.tx(), self.org, ids.clone()).await?;
        let mut links: HashMap<String, Link> = links.into_iter().map(|link| (link.google_id.clone(), link)).collect();
        let locked = links.values().map(|link| link.location_id.to_string()).collect();
        let locked = self.writer.lock_many(locked).await?;
        let mut locked: HashMap<LocationId, Location> =
            locked.into_iter().map(|location| (location.id.clone(), location)).collect();
        let mut new = Vec::new();
        for fetched_profile in fetched_profiles {
            let Some(link) = links.remove(&fetched_profile.snapshot.google_id) else {
                new.push(fetched_profile);
                continue;
            };
            let location = locked.remove(&link.location_id);
            self.bring_in_line(&link, location, &fetched_profile).await?;
        }
        self.add(new, ids).await?;
        let (found_changes, now) = (std::mem::take(&mut self.found_changes), self.writer.now());
        Ok(notes::publish_found_changes(self.writer.tx(), self.org, found_changes, now).await?)
    }

    /// Syncs a linked location.
    async fn bring_in_line(
        &mut self,
        link: &Link,
        location: Option<Location>,
        fetched_profile: &FetchedProfile,
    ) -> api::Result<()> {
        let (org, snapshot) = (self.org, &fetched_profile.snapshot);
        let before = match location {
            None if self.run.kind == "import" && self.writer.room().await? == Some(0) => {
                self.run.beyond_plan += 1;
                None
            }
            None if self.run.kind == "import" => {
                // An import also restores locations that were deleted since the last one.
                self.writer.restore(&link.location_id).await?
            }
            location => location,
        };
        let Some(before) = before else {
            return Ok(queries::skip_link(self.writer.tx(), org, &snapshot.google_id, self.run.id.as_str()).await?);
        };
        if before.details.is_sync_paused && self.run.scope != "one" {
            self.run.unchanged += 1;
            return Ok(queries::skip_link(self.writer.tx(), org, &snapshot.google_id, self.run.id.as_str()).await?);
        }
        let (ours, last_seen) = (Profile::of(&before), link.profile());
        let theirs = self.published(snapshot, &last_seen, &ours).await?;
        let merged = merge(Some(&last_seen), &ours, &theirs);
        let mut after = before.clone();
        if merged.profile != ours {
            merged.profile.write(&mut after);
        }
        snapshot.write_known(&mut after);
        if after == before {
            self.run.unchanged += 1;
        } else {
            after = self.writer.put(&before, after).await?;
            self.run.updated += 1;
        }
        let now = self.writer.now();
        notes::notify_noteworthy(self.writer.tx(), org, &before, &after, now).await?;
        let changes: Vec<Change> =
            merged.changes.into_iter().filter(|change| NOTIFIED_FIELDS.contains(&change.field)).collect();
        self.note_changes(&after, &snapshot.google_id, &changes, "profile").await?;
        self.note_shown(&after, fetched_profile).await?;
        Ok(queries::write_link(
            self.writer.tx(),
            org,
            (&fetched_profile.account, &theirs),
            snapshot,
            self.run.id.as_str(),
        )
        .await?)
    }

    async fn note_changes(
        &mut self,
        location: &Location,
        google_id: &str,
        changes: &[Change],
        source: &str,
    ) -> db::Result<()> {
        let now = self.writer.now();
        for change in changes {
            let tx = self.writer.tx();
            let noted = queries::put_change(&mut *tx, self.org, (&location.id, google_id), change, source, now);
            if let Some(id) = noted.await? {
                notes::notify_changed(tx, self.org, location, (&id, change), now).await?;
                self.found_changes.push(notes::found_change(location, (&id, change)));
            }
        }
        Ok(())
    }

    /// Records the values that Google shows to the public although the profile has others.
    async fn note_shown(&mut self, location: &Location, fetched_profile: &FetchedProfile) -> db::Result<()> {
        let snapshot = &fetched_profile.snapshot;
        let mut changes = Vec::new();
        if let Some((public_profile, mask)) = &fetched_profile.public_profile {
            let fields: HashSet<Field> = mask.split(',').flat_map(|path| fields_of(path.trim())).collect();
            for field in NOTIFIED_FIELDS.into_iter().filter(|field| fields.contains(field)) {
                if !public_profile.agrees(&snapshot.profile, field) {
                    changes.push(Change {
                        field,
                        old: snapshot.profile.value(field),
                        new: public_profile.value(field),
                    });
                }
            }
        } else if snapshot.has_google_updated {
            // The values could not be read this time.
            return Ok(());
        }
        self.note_changes(location, &snapshot.google_id, &changes, "google").await?;
        let open = changes.iter().map(|change| change.field.as_str().to_owned()).collect();
        let now = self.writer.now();
        queries::settle(self.writer.tx(), self.org, &snapshot.google_id, "google", open, now).await
    }

    /// Returns Google's profile, in which edits that Google still reviews count as published. Edits stop being pending
    /// once Google has published or rejected them.
    async fn published(
        &mut self,
        snapshot: &ProfileSnapshot,
        last_seen: &Profile,
        ours: &Profile,
    ) -> db::Result<Profile> {
        let mut theirs = snapshot.profile.clone();
        let edits = queries::edits(self.writer.tx(), self.org, &snapshot.google_id).await?;
        let pending = edits.iter().filter(|edit| edit.state == "pending").map(|edit| edit.field);
        let (waiting, over): (Vec<Field>, Vec<Field>) =
            pending.partition(|field| snapshot.has_pending_edits && !ours.agrees(&theirs, *field));
        for field in waiting {
            theirs.take(field, last_seen);
        }
        if !over.is_empty() {
            let now = self.writer.now();
            queries::finish_edits(self.writer.tx(), self.org, &snapshot.google_id, &over, false, now).await?;
        }
        Ok(theirs)
    }

    /// Adds unlinked locations, except those that may be an existing one.
    async fn add(&mut self, fetched_profiles: Vec<FetchedProfile>, ids: Vec<String>) -> api::Result<()> {
        if fetched_profiles.is_empty() {
            return Ok(());
        }
        let (org, now) = (self.org, self.writer.now());
        let most = ids.len() as i64;
        let waiting = queries::candidates(self.writer.tx(), org, Some(ids), "", most).await?;
        let waiting: HashMap<&str, &CandidateRow> = waiting.iter().map(|row| (row.google_id.as_str(), row)).collect();
        let places: Vec<_> = fetched_profiles
            .iter()
            .map(|fetched| fetched.snapshot.location(LocationId::new(now), now).details)
            .collect();
        let matches = locations::matching(self.writer.tx(), org, &places).await?;
        let mut new = Vec::new();
        for (fetched_profile, matched) in fetched_profiles.into_iter().zip(matches) {
            let candidate = waiting.get(fetched_profile.snapshot.google_id.as_str());
            let asks_again = self.run.kind == "import";
            match matched {
                Some((location, by)) => {
                    let reason = if by == MatchedBy::ExternalId { "store_code" } else { "name_address" };
                    let candidate_key = (fetched_profile.account.as_str(), &location, reason);
                    queries::put_candidate(
                        self.writer.tx(),
                        org,
                        candidate_key,
                        &fetched_profile.snapshot,
                        asks_again,
                        now,
                    )
                    .await?;
                    self.run.waiting += 1;
                }
                None if candidate.is_some_and(|row| row.state == "skipped") && !asks_again => {}
                None => {
                    if candidate.is_some() {
                        queries::forget_candidate(self.writer.tx(), org, &fetched_profile.snapshot.google_id).await?;
                    }
                    new.push(fetched_profile);
                }
            }
        }
        if let Some(room) = self.writer.room().await? {
            // The rest of the list are linked locations, which are synced regardless of the plan.
            let fitting = new.len().min(usize::try_from(room).unwrap_or(usize::MAX));
            self.run.beyond_plan += (new.len() - fitting) as i64;
            new.truncate(fitting);
        }
        self.run.created += new.len() as i64;
        let run = self.run.id.to_string();
        add_new(&mut self.writer, org, &new, Some(&run)).await
    }
}

/// Adds locations with Google's values.
async fn add_new(
    writer: &mut LocationWriter,
    org: &OrgId,
    new: &[FetchedProfile],
    run: Option<&str>,
) -> api::Result<()> {
    let now = writer.now();
    let locations: Vec<Location> =
        new.iter().map(|fetched| fetched.snapshot.location(LocationId::new(now), now)).collect();
    let mut labelled = Vec::new();
    for (fetched_profile, location) in new.iter().zip(&locations) {
        if !fetched_profile.snapshot.labels.is_empty() {
            let labels = locations::labels_named(writer.tx(), org, &fetched_profile.snapshot.labels, now).await?;
            labelled.push((location.id.clone(), labels));
        }
    }
    let ids: Vec<LocationId> = locations.iter().map(|location| location.id.clone()).collect();
    let mut added = locations;
    for (id, labels) in &labelled {
        if let Some(location) = added.iter_mut().find(|location| location.id == *id) {
            location.labels = locations::Labels(labels.iter().map(ToString::to_string).collect());
        }
    }
    let with_labels: Vec<Location> = added.iter().filter(|location| !location.labels.0.is_empty()).cloned().collect();
    writer.add(added).await?;
    for mut after in with_labels {
        let before = Location { labels: locations::Labels::default(), ..after.clone() };
        locations::relabel(writer.tx(), org, &before, &mut after).await?;
    }
    let links =
        new.iter().zip(&ids).map(|(fetched, id)| (fetched.account.as_str(), id, &fetched.snapshot)).collect::<Vec<_>>();
    Ok(queries::add_links(writer.tx(), org, &links, run, now).await?)
}

/// Decision about a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The candidate is the existing location.
    Merge,
    /// The candidate is another location.
    Separate,
}

/// Carries out a decision about one candidate. Returns false when there is nothing left to decide.
///
/// # Errors
/// 409 `plan_limit` when a location has to be added and the plan has no room for it.
pub(crate) async fn write_candidate(
    writer: &mut LocationWriter,
    org: &OrgId,
    row: &CandidateRow,
    verdict: Verdict,
) -> api::Result<bool> {
    let now = writer.now();
    let snapshot = row.snapshot();
    let is_known = !queries::links(writer.tx(), org, vec![row.google_id.clone()]).await?.is_empty();
    queries::forget_candidate(writer.tx(), org, &row.google_id).await?;
    if is_known || snapshot.google_id.is_empty() {
        return Ok(false);
    }
    let existing = writer.lock(&row.location_id).await?.filter(|location| location.google_location_id.is_none());
    match existing {
        Some(before) if verdict == Verdict::Merge => {
            let mut after = before.clone();
            merge(None, &Profile::of(&before), &snapshot.profile).profile.write(&mut after);
            snapshot.write_known(&mut after);
            after.sync_status = locations::SyncStatus::Pending;
            writer.put(&before, after).await?;
            queries::add_link(writer.tx(), org, (&row.account_id, &before.id), &snapshot, None, now).await?;
        }
        _ => {
            let fetched_profile = FetchedProfile { account: row.account_id.clone(), snapshot, public_profile: None };
            add_new(writer, org, &[fetched_profile], None).await?;
        }
    }
    Ok(true)
}
