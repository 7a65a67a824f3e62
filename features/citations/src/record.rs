//! Records a check: the listing, the evidence, the figures of the location, its task, and who hears of it.

use api::App;
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use notifications::AffectedLocation;
use orgs::{OrgId, Permission, Role, UserId};
use serde_json::json;
use webhooks::WebhookEvent;

use crate::{
    board::{Board, DirectoryState},
    events::{CitationChanged, CitationWrong},
    queries,
    registers::source,
    rules::{
        changes::{Alert, alert, changes},
        comparison::{Reference, wrong_fields},
        deadlines::{due, next_check},
        figures::figures,
        steps::after_check,
    },
    settings::announce,
    types::{
        Change, Directory, EvidenceId, EvidenceRow, FoundField, ListingId, ListingRow, ListingState, Method, StepId,
        StepRow, Values,
    },
};

/// Organization, location and directory of a check.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ListingTarget<'a> {
    pub(crate) org: &'a OrgId,
    pub(crate) location: &'a Location,
    pub(crate) directory: &'a Directory,
    pub(crate) board: &'a Board,
    pub(crate) now: Timestamp,
}

/// Outcome of a check.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    /// A listing of this business.
    Listed(Values),
    /// A listing that may be another business.
    Unsure(Values),
    /// No listing.
    Missing,
    /// The site lets no program look.
    Blocked,
    /// The directory lists no such business.
    NotApplicable,
    /// Nothing is known: a register may keep an entry secret.
    Unknown,
}

/// A check, as it becomes evidence.
#[derive(Clone, Debug)]
pub(crate) struct Check {
    pub(crate) method: Method,
    pub(crate) outcome: Outcome,
    /// Page of the listing.
    pub(crate) url: Option<String>,
    /// Id of the business in a public register.
    pub(crate) source_id: Option<String>,
    /// Address after redirects.
    pub(crate) final_url: Option<String>,
    pub(crate) http_status: Option<i64>,
    pub(crate) sha256: Option<String>,
    pub(crate) sources: Vec<FoundField>,
    pub(crate) actor: Option<UserId>,
}

impl Check {
    /// Returns a check by a member.
    pub(crate) fn by_hand(method: Method, outcome: Outcome, url: Option<String>, actor: &UserId) -> Self {
        Self {
            method,
            outcome,
            url,
            source_id: None,
            final_url: None,
            http_status: None,
            sha256: None,
            sources: Vec::new(),
            actor: Some(actor.clone()),
        }
    }
}

impl ListingTarget<'_> {
    /// Records a check of the main listing.
    pub(crate) async fn record(&self, tx: &mut Tx, check: Check) -> api::Result<ListingRow> {
        let rows = queries::listings_together(&mut *tx, self.org, &self.location.id, &self.directory.id).await?;
        let before = rows.iter().find(|row| !row.is_duplicate);
        let after = self.after(before, &check);
        let changes = changes(before, &after);
        queries::put_listing(tx, self.org, &after).await?;
        self.add_evidence(tx, &after, &check, &changes).await?;
        let has_duplicate = rows.iter().any(is_open_duplicate);
        self.follow(tx, &after, has_duplicate).await?;
        self.tell(tx, before, &after, &changes).await?;
        announce(tx, self.org, Some(self.location.id.as_str()));
        Ok(after)
    }

    /// Adds a check of the past. No message is sent, and the figures stay.
    pub(crate) async fn add(&self, tx: &mut Tx, check: Check) -> api::Result<()> {
        let after = self.after(None, &check);
        queries::put_listing(tx, self.org, &after).await?;
        self.add_evidence(tx, &after, &check, &[]).await
    }

    /// Returns the listing after a check.
    fn after(&self, before: Option<&ListingRow>, check: &Check) -> ListingRow {
        let mut reference = Reference::of(self.location);
        let fingerprint = reference.fingerprint();
        // A register without phone numbers leaves nothing out.
        if source(self.directory.id.as_str()).is_some_and(|source| !source.has_phones()) {
            reference.phone.clear();
        }
        let (mut state, values) = match &check.outcome {
            Outcome::Listed(values) => (ListingState::Correct, Some(values)),
            Outcome::Unsure(values) => (ListingState::Unsure, Some(values)),
            Outcome::Missing => (ListingState::Missing, None),
            Outcome::Blocked => (ListingState::Blocked, None),
            Outcome::NotApplicable => (ListingState::NotApplicable, None),
            Outcome::Unknown => (ListingState::Unchecked, None),
        };
        let is_empty = values.is_some_and(|values| *values == Values::default());
        let compared = values.filter(|_| !is_empty).map(|values| reference.compare(values));
        if let Some(compared) = compared.as_ref().filter(|_| state == ListingState::Correct) {
            state = compared.state();
        }
        // Only the address of the page was entered: it waits for a reading.
        if is_empty {
            state = ListingState::Unchecked;
        }
        let score = compared.as_ref().and_then(|compared| compared.score).filter(|_| state != ListingState::Unsure);
        let url = match check.outcome {
            Outcome::Missing | Outcome::NotApplicable | Outcome::Unknown => None,
            _ => check.url.clone().or_else(|| before.and_then(|before| before.url.clone())),
        };
        ListingRow {
            id: before.map_or_else(|| ListingId::new(self.now), |before| before.id.clone()),
            location_id: self.location.id.clone(),
            directory_id: self.directory.id.clone(),
            is_duplicate: false,
            state,
            score,
            found: json!(values.cloned().unwrap_or_default()),
            fields: json!(compared.map(|compared| compared.comparisons).unwrap_or_default()),
            fingerprint,
            source_id: check.source_id.clone(),
            decision: before.and_then(|before| before.decision).filter(|_| url.is_some()),
            method: Some(check.method),
            checked_at: Some(self.now),
            failing_since: None,
            next_check_at: Some(next_check(self.directory, url.is_some(), self.now)),
            url,
        }
    }

    async fn add_evidence(
        &self,
        tx: &mut Tx,
        after: &ListingRow,
        check: &Check,
        changes: &[Change],
    ) -> api::Result<()> {
        let row = EvidenceRow {
            id: EvidenceId::new(self.now),
            at: self.now,
            method: check.method,
            state: after.state,
            score: after.score,
            url: check.url.clone().or_else(|| after.url.clone()),
            final_url: check.final_url.clone(),
            http_status: check.http_status,
            sha256: check.sha256.clone(),
            fields: json!(check.sources),
            changes: json!(changes),
            actor_id: check.actor.clone(),
        };
        Ok(queries::add_evidence(tx, self.org, (&self.location.id, &self.directory.id), &row).await?)
    }

    /// Brings the figures of the location and the task of the listing up to date.
    pub(crate) async fn follow(&self, tx: &mut Tx, after: &ListingRow, has_duplicate: bool) -> api::Result<()> {
        self.put_scores(tx).await?;
        let Some(mut task) = queries::task_of(&mut *tx, self.org, &self.location.id, &self.directory.id).await? else {
            return Ok(());
        };
        let wrong = wrong_fields(&serde_json::from_value::<Vec<_>>(after.fields.clone()).unwrap_or_default());
        let state = after_check((task.kind, task.state), after.state, has_duplicate);
        let fields = json!(wrong);
        if state.is_none() && fields == task.fields {
            return Ok(());
        }
        task.fields = fields;
        task.updated_at = self.now;
        if let Some(state) = state {
            (task.state, task.due_at, task.reason) = (state, due(state, self.now), None);
            let id = StepId::new(self.now);
            let step = StepRow { id, at: self.now, state, reason: None, actor_id: None };
            queries::add_step(tx, self.org, &task.id, &step).await?;
        }
        Ok(queries::put_task(tx, self.org, &task).await?)
    }

    /// Writes the figures of the location.
    pub(crate) async fn put_scores(&self, tx: &mut Tx) -> api::Result<()> {
        let rows = queries::listings_of(&mut *tx, self.org, &self.location.id).await?;
        let weighed = DirectoryState::of(&rows);
        let figures = figures(&self.board.standings(self.location, &weighed));
        Ok(queries::put_scores(tx, self.org, &self.location.id, &figures).await?)
    }

    async fn tell(
        &self,
        tx: &mut Tx,
        before: Option<&ListingRow>,
        after: &ListingRow,
        changes: &[Change],
    ) -> api::Result<()> {
        let location_id = self.location.id.to_string();
        if !changes.is_empty() {
            let changed = CitationChanged {
                location_id: location_id.clone(),
                directory_id: self.directory.id.to_string(),
                directory_name: self.directory.details.name.clone(),
                state: after.state,
                url: after.url.clone(),
                changes: changes.to_vec(),
            };
            webhooks::publish(tx, self.org, &WebhookEvent::of(&changed)?, self.now).await?;
        }
        // The member who records a listing sees its errors on the screen.
        let is_by_program = matches!(after.method, Some(Method::Automatic | Method::Register));
        let Some(alert) = alert(self.directory, before, after, changes).filter(|_| is_by_program) else {
            return Ok(());
        };
        let wrong = CitationWrong {
            location_id: location_id.clone(),
            name: self.location.details.name.clone(),
            directory_id: self.directory.id.to_string(),
            directory: self.directory.details.name.clone(),
            what: Alert::as_str(alert).to_owned(),
        };
        let link = format!("/dashboard/citations/{location_id}?directory={}", self.directory.id);
        let location = AffectedLocation { id: &location_id, labels: &self.location.labels.0 };
        let is_told = |_: &UserId, role: Role| role.may(Permission::WorkOnCitations);
        notifications::notify_seeing(tx, self.org, &wrong, location, is_told, &link, self.now).await?;
        Ok(())
    }
}

/// Returns true for a duplicate that needs an action.
pub(crate) fn is_open_duplicate(row: &ListingRow) -> bool {
    use crate::types::Decision::{Other, Removed};
    row.is_duplicate && !matches!(row.decision, Some(Other | Removed))
}

/// Reads the directories of an organization and finds one of them.
///
/// # Errors
/// 404 when there is none.
pub(crate) async fn board_with(
    app: &App,
    org: &OrgId,
    id: &crate::types::DirectoryId,
) -> api::Result<(Board, Directory)> {
    let board = Board::of(app, org).await?;
    let directory = board.find(id).cloned().ok_or_else(api::Error::not_found)?;
    Ok((board, directory))
}
