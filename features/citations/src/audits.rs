//! An audit from its begin to its end, as a job in slices; and the checks that are due.

use std::collections::HashMap;

use api::App;
use jiff::{SignedDuration, Timestamp};
use jobs::{Failure as JobFailure, Job, NewJob, Running};
use locations::{Location, LocationId};
use orgs::{
    OrgId,
    plans::{self, Feature},
};
use serde::Deserialize;
use serde_json::json;

use crate::{
    board::Board,
    checks::{CheckOutcome, check},
    fetch::Web,
    queries,
    rechecks::follow,
    record::ListingTarget,
    rules::deadlines::is_checked_by_program,
    settings::{Citations, announce},
    types::{AuditCounts, AuditId, AuditRow, AuditState, Directory, DirectoryId, ListingState},
};

/// Kind of the job.
pub(crate) const JOB: &str = "citation_audit";
/// Maximum duration of a job; a new one, queued behind others, continues the audit.
const SLICE: SignedDuration = SignedDuration::from_secs(20);
/// Maximum number of listings that are checked again in one turn.
const MAX_DUE: i64 = 500;
/// Maximum number of them of one organization.
const MAX_DUE_EACH: i64 = 50;

/// Continues an audit.
pub(crate) struct RunAudit {
    pub(crate) app: App,
    pub(crate) citations: Citations,
}

#[derive(Deserialize)]
struct AuditPayload {
    audit: AuditId,
}

impl Job for RunAudit {
    const KIND: &'static str = JOB;

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        let AuditPayload { audit } = running.payload()?;
        let org: OrgId =
            running.org().and_then(|org| org.parse().ok()).ok_or_else(|| JobFailure::Fail("no org".into()))?;
        let Some(row) = queries::find_audit(running.db(), &org, &audit).await? else { return Ok(()) };
        if matches!(row.state, AuditState::Complete | AuditState::Failed) {
            return Ok(());
        }
        let board = Board::of(&self.app, &org).await?;
        let web = self.citations.web(&org).await.map_err(retry)?;
        let mut audit = Audit { app: &self.app, org: &org, board: &board, web: &web, row };
        match audit.run(running.now() + SLICE).await.map_err(retry)? {
            None => audit.end().await.map_err(retry),
            Some(at) => {
                let mut tx = running.db().begin().await?;
                let id = audit.row.id.to_string();
                let job =
                    NewJob { org: Some(org.as_str()), run_at: Some(at), ..NewJob::new(JOB, json!({ "audit": id })) };
                jobs::enqueue(&mut tx, &job, running.now()).await?;
                tx.commit().await?;
                Ok(())
            }
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "what map_err passes")]
fn retry(error: api::Error) -> JobFailure {
    JobFailure::Retry(error.to_string())
}

struct Audit<'a> {
    app: &'a App,
    org: &'a OrgId,
    board: &'a Board,
    web: &'a Web,
    row: AuditRow,
}

impl Audit<'_> {
    /// Checks listings until a time, or until a host has to be waited for. Returns the time at which the audit goes on;
    /// `None` at its end.
    async fn run(&mut self, until: Timestamp) -> api::Result<Option<Timestamp>> {
        let ids: Vec<String> =
            self.row.locations.clone().and_then(|ids| serde_json::from_value(ids).ok()).unwrap_or_default();
        let (done, from) = match self.row.position.split_once('/') {
            Some((done, from)) => (done.to_owned(), Some(from.to_owned())),
            None => (self.row.position.clone(), None),
        };
        let mut sorted = ids;
        sorted.sort_unstable();
        let remaining = sorted.into_iter().filter(|id| if from.is_some() { *id >= done } else { *id > done });
        for id in remaining.collect::<Vec<_>>() {
            let after = from.as_deref().filter(|_| id == done);
            if let Some(at) = self.location(&id, after, until).await? {
                return Ok(Some(at));
            }
            self.row.done += 1;
            self.row.position.clone_from(&id);
            self.note().await?;
            if self.app.now() >= until {
                return Ok(Some(self.app.now()));
            }
        }
        Ok(None)
    }

    /// Checks the listings of a location after a directory.
    async fn location(&mut self, id: &str, after: Option<&str>, until: Timestamp) -> api::Result<Option<Timestamp>> {
        let Ok(id) = id.parse::<LocationId>() else { return Ok(None) };
        let Some(location) = locations::find(&self.app.db, self.org, &id).await? else { return Ok(None) };
        let chosen: Option<Vec<DirectoryId>> =
            self.row.directories.clone().and_then(|ids| serde_json::from_value(ids).ok());
        let (applicable, _) = self.board.applicable(&location);
        let is_wanted = |directory: &&Directory| chosen.as_ref().is_none_or(|chosen| chosen.contains(&directory.id));
        let mut directories: Vec<&Directory> = applicable.into_iter().filter(is_wanted).collect();
        directories.sort_by(|a, b| a.id.cmp(&b.id));
        let rows = queries::listings_of(&self.app.db, self.org, &location.id).await?;
        let has_url = |directory: &Directory| {
            rows.iter().any(|row| row.directory_id == directory.id && !row.is_duplicate && row.url.is_some())
        };
        for directory in directories {
            if after.is_some_and(|after| directory.id.as_str() <= after) {
                continue;
            }
            if !is_checked_by_program(directory, has_url(directory)) {
                self.count(&CheckOutcome::ByHand);
                continue;
            }
            let place =
                ListingTarget { org: self.org, location: &location, directory, board: self.board, now: self.app.now() };
            match check(self.app, self.web, &place).await? {
                CheckOutcome::Wait(at) => {
                    self.note().await?;
                    return Ok(Some(at));
                }
                done => self.count(&done),
            }
            self.row.position = format!("{id}/{}", directory.id);
            if self.app.now() >= until {
                self.note().await?;
                return Ok(Some(self.app.now()));
            }
        }
        Ok(None)
    }

    fn count(&mut self, done: &CheckOutcome) {
        let mut counts: AuditCounts = serde_json::from_value(self.row.counts.clone()).unwrap_or_default();
        match done {
            CheckOutcome::Checked(state, duplicates) => {
                counts.duplicates += *duplicates as i64;
                match state {
                    ListingState::Correct => counts.correct += 1,
                    ListingState::Wrong => counts.wrong += 1,
                    ListingState::Unsure => counts.unsure += 1,
                    ListingState::Missing => counts.missing += 1,
                    ListingState::Blocked => counts.blocked += 1,
                    ListingState::Unchecked | ListingState::NotApplicable => {}
                }
            }
            CheckOutcome::ByHand => counts.by_hand += 1,
            CheckOutcome::Wait(_) => {}
        }
        self.row.counts = json!(counts);
    }

    async fn note(&self) -> api::Result<()> {
        let mut tx = self.app.db.begin().await?;
        queries::note_progress(&mut tx, self.org, &self.row).await?;
        announce(&mut tx, self.org, None);
        Ok(tx.commit().await?)
    }

    async fn end(&self) -> Result<(), api::Error> {
        let mut tx = self.app.db.begin().await?;
        queries::end_audit(&mut tx, self.org, &self.row.id, AuditState::Complete, self.app.now()).await?;
        announce(&mut tx, self.org, None);
        Ok(tx.commit().await?)
    }
}

/// Checks listings again that are due.
pub(crate) struct CheckDue {
    pub(crate) app: App,
    pub(crate) citations: Citations,
}

impl Job for CheckDue {
    const KIND: &'static str = "citation_checks";

    async fn run(&self, running: Running) -> Result<(), JobFailure> {
        follow(&self.app, running.now()).await.map_err(retry)?;
        let due = queries::due_listings(running.db(), running.now(), (MAX_DUE_EACH, MAX_DUE)).await?;
        let until = running.now() + SLICE;
        let mut boards: HashMap<OrgId, (Board, Web)> = HashMap::new();
        for (org, location, directory) in due {
            if self.app.now() >= until {
                break;
            }
            if !boards.contains_key(&org) {
                let (board, web) = (Board::of(&self.app, &org).await?, self.citations.web(&org).await.map_err(retry)?);
                boards.insert(org.clone(), (board, web));
            }
            let Some((board, web)) = boards.get(&org) else { continue };
            self.check((&org, board, web), &location, &directory).await.map_err(retry)?;
        }
        Ok(())
    }
}

impl CheckDue {
    async fn check(
        &self,
        (org, board, web): (&OrgId, &Board, &Web),
        location: &LocationId,
        directory: &DirectoryId,
    ) -> api::Result<()> {
        let location: Option<Location> = locations::find(&self.app.db, org, location).await?;
        let (Some(location), Some(directory)) = (location, board.find(directory)) else { return Ok(()) };
        let now = self.app.now();
        let standing = plans::standing(&self.app.db, &self.app.site, org, now).await?;
        let rows = queries::listings_together(&self.app.db, org, &location.id, &directory.id).await?;
        let has_url = rows.iter().any(|row| !row.is_duplicate && row.url.is_some());
        let place = ListingTarget { org, location: &location, directory, board, now };
        // Without a plan that has citations, checks pause until there is one.
        let (is_by_program, has_citations) =
            (is_checked_by_program(directory, has_url), standing.has(Feature::Citations));
        let is_checked = is_by_program && has_citations;
        let done = if is_checked { check(&self.app, web, &place).await? } else { CheckOutcome::ByHand };
        let listing = (&location.id, &directory.id);
        match done {
            CheckOutcome::Checked(..) => {}
            CheckOutcome::ByHand => {
                let mut tx = self.app.db.begin().await?;
                if has_citations {
                    queries::ask_for_check(&mut tx, org, listing).await?;
                } else {
                    queries::stop_checks(&mut tx, org, listing).await?;
                }
                tx.commit().await?;
            }
            // Other listings come first until the host is free.
            CheckOutcome::Wait(at) => {
                let mut tx = self.app.db.begin().await?;
                queries::postpone_check(&mut tx, org, listing, at).await?;
                tx.commit().await?;
            }
        }
        Ok(())
    }
}
