//! One call of a maker: reserved before it, settled and stored after it.

use api::{App, Error, Kind};
use drafting::{Answer, Failure, Piece, Prompt, Usage};
use jiff::Timestamp;
use locations::LocationId;
use orgs::{OrgId, UserId};
use reviews::ReviewId;

use super::month_of;
use crate::{
    drafts::{Drafts, OrgMaker, announce},
    queries::{self, Outcome},
    types::{DraftId, DraftKind, DraftRow, KeyKind},
};

/// UTF-8 bytes of a prompt for which one token is reserved. English has about four bytes per token, an emoji two.
const BYTES_PER_TOKEN: usize = 2;
/// Tokens that are reserved for an answer.
const MAX_TOKENS_OUT: u64 = 700;

/// Text that a call is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subject<'a> {
    pub(crate) org: &'a OrgId,
    pub(crate) kind: DraftKind,
    pub(crate) review: Option<&'a ReviewId>,
    pub(crate) location: Option<&'a LocationId>,
    /// `None` for an automatic reply.
    pub(crate) by: Option<&'a UserId>,
}

/// Text of a maker that was not checked yet, with the reservation that becomes its cost.
pub(super) struct ModelAnswer {
    pub(super) id: DraftId,
    pub(super) outcome: Result<Answer, Failure>,
    pub(super) tokens: Option<i64>,
    pub(super) cost_micros: Option<i64>,
    reserved: i64,
    month: String,
}

/// Makes one call.
///
/// # Errors
/// 409 `cap_reached` when a limit of the month would be passed: no call was made.
pub(super) async fn call(
    (app, drafts): (&App, &Drafts),
    subject: Subject<'_>,
    maker: &OrgMaker,
    prompt: &Prompt,
    on_piece: &mut (dyn FnMut(Piece) + Send),
) -> api::Result<ModelAnswer> {
    let now = app.now();
    let (id, month) = (DraftId::new(now), month_of(now));
    let reserved = begin(app, drafts, (subject, &id, &month), maker, (prompt, now)).await?;
    let outcome = drafts.engine().draft(&maker.maker, prompt, on_piece).await;
    let usage = outcome.as_ref().map(|answer| answer.usage).unwrap_or_default();
    let cost_micros = drafts.prices().cost(&maker.maker.model, usage);
    let tokens = usage.tokens_in.zip(usage.tokens_out).map(|(read, written)| (read + written) as i64);
    Ok(ModelAnswer { id, outcome, tokens, cost_micros, reserved, month })
}

/// Counts the call, reserves its maximum cost, and stores its prompt.
async fn begin(
    app: &App,
    drafts: &Drafts,
    (subject, id, month): (Subject<'_>, &DraftId, &str),
    maker: &OrgMaker,
    (prompt, now): (&Prompt, Timestamp),
) -> api::Result<i64> {
    let org = subject.org;
    let bytes = prompt.system.len() + prompt.user.len();
    let bound = Usage { tokens_in: Some((bytes / BYTES_PER_TOKEN) as u64), tokens_out: Some(MAX_TOKENS_OUT) };
    let reserved = drafts.prices().cost(&maker.maker.model, bound).unwrap_or_default();
    let row = DraftRow {
        id: id.clone(),
        kind: subject.kind,
        review_id: subject.review.cloned(),
        location_id: subject.location.cloned(),
        created_by: subject.by.cloned(),
        created_at: now,
        maker: KeyKind::from(maker.maker.kind).as_str(),
        model: Some(maker.maker.model.clone()),
        prompt: Some(drafts.seal_text(org, (id, "prompt"), &prompt.user)?),
        body: None,
        tokens_in: None,
        tokens_out: None,
        cost_micros: None,
        problems: "unfinished".into(),
    };
    let mut tx = app.db.begin().await?;
    let limits = queries::settings(&mut tx, org).await?.at_most(drafts.ceiling(Some(maker)));
    if !queries::reserve(&mut tx, org, month, &limits, reserved).await? {
        let detail = "This organization has used all its drafts for this month. An admin can raise the limit in \
                      Settings > Integrations.";
        return Err(Error::new(Kind::Conflict, "cap_reached", detail));
    }
    queries::add_draft(&mut tx, org, &row).await?;
    tx.commit().await?;
    Ok(reserved)
}

/// Settles a call with the problems of its text.
pub(super) async fn finish(
    (app, drafts): (&App, &Drafts),
    org: &OrgId,
    written: &ModelAnswer,
    problems: &[String],
) -> api::Result<()> {
    let (answer, problems) = match &written.outcome {
        Ok(answer) => (Some(answer), problems.join(",")),
        Err(failure) => (None, failure.code().to_owned()),
    };
    let usage = answer.map(|answer| answer.usage).unwrap_or_default();
    let body = answer.map(|answer| drafts.seal_text(org, (&written.id, "body"), &answer.text)).transpose()?;
    let outcome = Outcome {
        model: answer.and_then(|answer| answer.model.as_deref()).map(|model| model.chars().take(100).collect()),
        body,
        tokens_in: usage.tokens_in.map(|tokens| tokens as i64),
        tokens_out: usage.tokens_out.map(|tokens| tokens as i64),
        cost_micros: written.cost_micros,
        problems,
    };
    // A failed call may have cost something: its reservation stays unless the server refused it.
    let cost = match (&written.outcome, written.cost_micros) {
        (Ok(_), Some(cost)) => cost,
        (Ok(_), None) => written.reserved,
        (Err(Failure::Slow | Failure::Broken | Failure::TooLarge | Failure::Cut | Failure::Declined), _) => {
            written.reserved
        }
        (Err(_), _) => 0,
    };
    let mut tx = app.db.begin().await?;
    queries::finish_draft(&mut tx, org, &written.id, &outcome).await?;
    queries::settle(&mut tx, org, &written.month, cost - written.reserved).await?;
    announce(&mut tx, org);
    tx.commit().await?;
    Ok(())
}
