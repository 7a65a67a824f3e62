//! Download of the evidence of a crisis.

use api::{App, Path, Problem, Query, Result};
use audit::Act;
use auth::Auth;
use axum::{
    Extension,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use orgs::{Within, may::HandleCrisis};
use pdf::Language;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::{crises::find_visible, org_of};
use crate::{
    crises::CrisisView,
    events::CrisisEvidenceExported,
    evidence_pack::{PackWriter, gather},
    types::{CrisisId, PackMember},
};

/// Language of an evidence pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum PackLanguage {
    /// English.
    En,
    /// French.
    Fr,
}

/// Words of an evidence pack.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct PackWords {
    /// Language of the PDF; that of the header `Accept-Language` when it is left out.
    #[param(inline)]
    language: Option<PackLanguage>,
}

impl PackWords {
    fn language(self, headers: &HeaderMap) -> Language {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        match (self.language, accepted.map(mail::Language::accepted).unwrap_or_default()) {
            (Some(PackLanguage::Fr), _) | (None, mail::Language::French) => Language::Fr,
            (Some(PackLanguage::En), _) | (None, mail::Language::English) => Language::En,
        }
    }
}

/// Returns the evidence of a crisis as a ZIP file of at most 20 MB: a PDF with the situation, the time line and at most 500 reviews
/// with their earlier versions, and the same as `reviews.csv` and `evidence.json`. Texts are left out where their site forbids copies.
#[utoipa::path(get, path = "/review-crises/{id}/evidence", operation_id = "export_review_crisis_evidence", tag = "reviews",
    extensions(("x-permission" = json!("handle_crisis"))),
    params(("id" = CrisisId, Path), PackWords),
    responses((status = 200, body = Vec<u8>, content_type = "application/zip"), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub(super) async fn export_review_crisis_evidence(
    member: Within<HandleCrisis>,
    State(app): State<App>,
    Extension(auth): Extension<Auth>,
    Extension(writer): Extension<PackWriter>,
    Path(id): Path<CrisisId>,
    Query(words): Query<PackWords>,
    headers: HeaderMap,
) -> Result<Response> {
    let (org, now) = (org_of(&member.scope), app.now());
    let (row, place) = find_visible(&app, &member.scope, &id).await?;
    let mut tx = app.db.begin().await?;
    let act = Act::new(CrisisEvidenceExported).on("review_crisis", &id).named(&place.details.name);
    act.record(&mut tx, &member.actor, now).await?;
    let recipient = orgs::recipient(&mut tx, org, &member.user, now).await?;
    let email = recipient.map(|recipient| recipient.email).filter(|email| !email.is_empty());
    let name = orgs::names(&mut tx, org, std::slice::from_ref(&member.user)).await?.remove(&member.user);
    let organization = orgs::name_of(&mut tx, org).await?;
    tx.commit().await?;
    let view = CrisisView { db: &app.db, sealer: auth.sealer(), org };
    let made_by = PackMember { name, email, organization };
    let pack = gather(&view, (row, &place.details), (made_by, now)).await?;
    let bytes = writer.write(pack, words.language(&headers)).await?;
    let disposition = format!("attachment; filename=\"review-crisis-{}.zip\"", now.strftime("%Y-%m-%d"));
    let headers = [(header::CONTENT_TYPE, "application/zip"), (header::CONTENT_DISPOSITION, &disposition)];
    Ok((headers, bytes).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chosen_language_comes_before_that_of_the_browser() {
        let of = |language, accepted: Option<&str>| {
            let headers = accepted.map(|value| (header::ACCEPT_LANGUAGE, value.parse().unwrap()));
            PackWords { language }.language(&headers.into_iter().collect())
        };
        assert_eq!(of(None, None), Language::En);
        assert_eq!(of(None, Some("fr-CA")), Language::Fr);
        assert_eq!(of(Some(PackLanguage::En), Some("fr")), Language::En);
        assert_eq!(of(Some(PackLanguage::Fr), Some("en")), Language::Fr);
    }
}
