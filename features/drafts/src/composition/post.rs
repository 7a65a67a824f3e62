//! Draft of the text of a post.

use api::{App, Error, Kind};
use drafting::{
    Failure,
    prompt::{self, Business, Style},
};
use locations::{Details, Location};
use orgs::{OrgId, UserId};
use reply_guard::{Draft, Reason, Review, guard};
use sentiment::Language;

use super::{
    MAX_ATTEMPTS,
    call::{Subject, call, finish},
};
use crate::{
    drafts::Drafts,
    queries,
    rules::mentions,
    types::{DraftKind, NewPostDraft, PostDraft, code},
};

/// Writes a draft of the text of a post about a location.
///
/// # Errors
/// 409 `no_maker` without a model, `cap_reached` when a limit of the month is reached; 503 when the model fails.
pub(crate) async fn write_post(
    site: (&App, &Drafts),
    (org, by): (&OrgId, &UserId),
    new: &NewPostDraft,
    place: Option<&Location>,
) -> api::Result<PostDraft> {
    let (app, drafts) = site;
    let maker = drafts.maker(&app.db, org).await?.ok_or_else(|| {
        let detail = "No language model is connected. An admin can add a key in Settings > Integrations.";
        Error::new(Kind::Conflict, "no_maker", detail)
    })?;
    let settings = queries::settings(&app.db, org).await?;
    let avoid = settings.avoided();
    let details = place.map(|place| &place.details);
    let business = Business {
        name: details.map_or("{name}", |details| &details.name),
        category: details.and_then(|details| details.category.as_deref()),
        city: details.map_or("{city}", |details| &details.city),
    };
    let subject =
        Subject { org, kind: DraftKind::Post, review: None, location: place.map(|place| &place.id), by: Some(by) };
    let (mut text, mut problems, mut cost_micros) = (String::new(), Vec::new(), Some(0));
    for _ in 0..MAX_ATTEMPTS {
        let style = Style {
            language: &new.language,
            tone: settings.tone.as_str(),
            avoid: &avoid,
            facts: &new.facts,
            problems: &problems,
        };
        let prompt = prompt::post(new.kind.as_str(), &business, &style);
        let written = call(site, subject, &maker, &prompt, &mut |_| ()).await?;
        cost_micros = cost_micros.zip(written.cost_micros).map(|(sum, cost)| sum + cost);
        let answer = match &written.outcome {
            Ok(answer) => answer,
            Err(failure) => {
                finish(site, org, &written, &[]).await?;
                return Err(failed(failure));
            }
        };
        problems = problems_of(&answer.text, &prompt.system, new, details);
        if mentions(&answer.text, &avoid) {
            problems.push("avoided".into());
        }
        finish(site, org, &written, &problems).await?;
        text.clone_from(&answer.text);
        if problems.is_empty() {
            break;
        }
    }
    let (model, is_simulated) = (maker.maker.model.clone(), maker.is_simulated());
    Ok(PostDraft { text, model, is_simulated, problems, cost_micros })
}

/// Returns the reasons of the guard that hold for posts too: an offer may name a price, for instance.
fn problems_of(text: &str, instructions: &str, new: &NewPostDraft, details: Option<&Details>) -> Vec<String> {
    let location = reply_guard::Location {
        name: details.map_or("", |details| &details.name),
        phone: details.and_then(|details| details.phone.as_deref()),
        website: details.and_then(|details| details.website.as_deref()),
        city: details.map(|details| details.city.as_str()),
        languages: &[Language::of_code(&new.language)],
        ..reply_guard::Location::default()
    };
    let review = Review { language: Some(Language::of_code(&new.language)), ..Review::default() };
    let reasons = guard(&review, &location, &Draft { text, instructions, earlier: &[] });
    let holds = |reason: &Reason| {
        matches!(
            reason,
            Reason::WrongLanguage
                | Reason::ForeignContact
                | Reason::Markup
                | Reason::PromptLeak
                | Reason::Placeholder
                | Reason::Insults
        )
    };
    let mut problems: Vec<String> = reasons.into_iter().filter(holds).map(code).collect();
    if text.chars().count() > MAX_TEXT {
        problems.push("too_long".into());
    }
    problems
}

/// Maximum characters of a post.
const MAX_TEXT: usize = 1_500;

fn failed(failure: &Failure) -> Error {
    let detail = "The language model didn’t write anything. Nothing was changed. Try again.";
    Error::new(Kind::Unavailable, failure.code(), detail)
}
