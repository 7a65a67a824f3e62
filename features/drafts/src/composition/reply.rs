//! Draft of a reply to a review.

use api::App;
use drafting::{
    Piece, Prompt,
    prompt::{self, Business, Style},
};
use orgs::{OrgId, UserId};
use reviews::draft_source::Draftable;

use super::{
    MAX_ATTEMPTS,
    call::{Subject, call, finish},
};
use crate::{
    drafts::{Drafts, OrgMaker},
    queries,
    rules::{Author, Situation, author, mentions},
    types::{DraftKind, DraftSource, ReviewDraft, SettingsRow, code},
};

/// Problem of a draft with a word or topic that is never drafted.
const AVOIDED: &str = "avoided";

/// Draft with the instructions that its model got. The guard of automatic replies reads both.
pub(crate) struct Reply {
    pub(crate) draft: ReviewDraft,
    pub(crate) instructions: String,
}

/// Writes a draft of a reply to a review. `by` is `None` for an automatic reply.
///
/// # Errors
/// 409 `cap_reached` when a limit of the month is reached.
pub(crate) async fn write_reply(
    (app, drafts): (&App, &Drafts),
    (org, by): (&OrgId, Option<&UserId>),
    draftable: &Draftable,
    requested_source: DraftSource,
    on_piece: &mut (dyn FnMut(Piece) + Send),
) -> api::Result<Reply> {
    let settings = queries::settings(&app.db, org).await?;
    let maker = drafts.maker(&app.db, org).await?;
    let review = draftable.review();
    let situation = Situation {
        requested_source,
        has_maker: maker.is_some(),
        profile: draftable.profile(),
        is_confidential_allowed: settings.is_confidential_allowed,
        is_other_language: draftable.language().is_none() && !review.text.trim().is_empty(),
    };
    let (reason, problems, tokens, cost_micros) = match (author(situation), maker) {
        (Author::Model, Some(maker)) => {
            match attempts((app, drafts), (org, by), draftable, (&maker, &settings), on_piece).await? {
                Attempts::Good(reply) => return Ok(reply),
                Attempts::Bad { reason, problems, tokens, cost_micros } => {
                    (Some(reason), problems, tokens, cost_micros)
                }
            }
        }
        (Author::Fallback(reason), _) => (Some(reason.to_owned()), Vec::new(), None, None),
        (Author::Template | Author::Model, _) => (None, Vec::new(), None, None),
    };
    let draft = ReviewDraft {
        text: draftable.template(app).await?.unwrap_or_default(),
        source: DraftSource::Template,
        model: None,
        is_simulated: false,
        fallback: reason,
        problems,
        tokens,
        cost_micros,
    };
    Ok(Reply { draft, instructions: String::new() })
}

enum Attempts {
    Good(Reply),
    Bad { reason: String, problems: Vec<String>, tokens: Option<i64>, cost_micros: Option<i64> },
}

/// Asks the model, and once more with the problems of its first draft.
async fn attempts(
    site: (&App, &Drafts),
    (org, by): (&OrgId, Option<&UserId>),
    draftable: &Draftable,
    (maker, settings): (&OrgMaker, &SettingsRow),
    on_piece: &mut (dyn FnMut(Piece) + Send),
) -> api::Result<Attempts> {
    let (review, avoid) = (draftable.review(), settings.avoided());
    let subject =
        Subject { org, kind: DraftKind::Reply, review: Some(&review.id), location: Some(&review.location_id), by };
    let (mut all, mut latest) = (Vec::new(), Vec::new());
    let (mut tokens, mut cost_micros) = (Some(0), Some(0));
    for attempt in 0..MAX_ATTEMPTS {
        if attempt > 0 {
            on_piece(Piece::Restart);
        }
        let prompt = prompt_of(draftable, settings, &avoid, &latest);
        let written = call(site, subject, maker, &prompt, on_piece).await?;
        tokens = tokens.zip(written.tokens).map(|(sum, count)| sum + count);
        cost_micros = cost_micros.zip(written.cost_micros).map(|(sum, cost)| sum + cost);
        let answer = match &written.outcome {
            Ok(answer) => answer,
            Err(failure) => {
                finish(site, org, &written, &[]).await?;
                let reason = failure.code().to_owned();
                return Ok(Attempts::Bad { reason, problems: all, tokens, cost_micros });
            }
        };
        let instructions = prompt.system;
        latest = draftable.reasons(&answer.text, &instructions).into_iter().map(code).collect();
        if mentions(&answer.text, &avoid) {
            latest.push(AVOIDED.to_owned());
        }
        finish(site, org, &written, &latest).await?;
        if latest.is_empty() {
            let draft = ReviewDraft {
                text: answer.text.clone(),
                source: DraftSource::Model,
                model: Some(maker.maker.model.clone()),
                is_simulated: maker.is_simulated(),
                fallback: None,
                problems: all,
                tokens,
                cost_micros,
            };
            return Ok(Attempts::Good(Reply { draft, instructions }));
        }
        all.extend(latest.iter().filter(|problem| !all.contains(problem)).cloned().collect::<Vec<_>>());
    }
    Ok(Attempts::Bad { reason: "guard".into(), problems: all, tokens, cost_micros })
}

fn prompt_of(draftable: &Draftable, settings: &SettingsRow, avoid: &[String], problems: &[String]) -> Prompt {
    let (review, place) = (draftable.review(), &draftable.location().details);
    let stars = review.rating.map(|rating| rating.round() as u8);
    let business = Business { name: &place.name, category: place.category.as_deref(), city: &place.city };
    let style = Style {
        language: draftable.language().unwrap_or(draftable.home_language()),
        tone: settings.tone.as_str(),
        avoid,
        facts: &[],
        problems,
    };
    prompt::reply(&prompt::Review { text: &review.text, stars, reviewer: &review.author }, &business, &style)
}
