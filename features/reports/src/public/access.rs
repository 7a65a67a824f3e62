//! Access to a link: whether it is open, and the cookie of a visitor who gave its password.

use api::{App, Result};
use axum::http::{HeaderMap, HeaderValue, header};
use domains::Serving;
use heatmaps::snapshots::is_address_hidden;
use jiff::{SignedDuration, Timestamp};
use mail::Language;
use orgs::OrgId;

use crate::{
    queries,
    reports::Reports,
    seal::{is_token, token_hash},
    types::{ReportRow, ShareKind, ShareRow, SharedHeatmapRow, State},
};

/// Time for which a visitor who gave the password need not give it again.
const UNLOCK_LIFETIME: SignedDuration = SignedDuration::from_hours(12);
/// Name of the cookie.
const COOKIE: &str = "report_link";

/// Valid link, with its content.
pub(super) struct Visit {
    pub(super) org: OrgId,
    pub(super) share: ShareRow,
    pub(super) content: Content,
}

/// Content of the page of a link.
pub(super) enum Content {
    /// Report that is ready.
    Report(Box<ReportRow>),
    /// Heatmap, and whether its location hides its address now.
    Heatmap(SharedHeatmapRow, bool),
}

/// Returns the content of the link of a token; `None` for an unknown, expired or revoked one.
///
/// On a domain, it leads to objects of the organization whose domain it is, and of its clients.
pub(super) async fn visit(app: &App, token: &str, serving: Option<&Serving>) -> Result<Option<Visit>> {
    if !is_token(token) {
        return Ok(None);
    }
    let Some((org, id)) = queries::share_by_token(&app.db, &token_hash(token)).await? else { return Ok(None) };
    if let Some(serving) = serving
        && brands::presenter(&app.db, &org).await? != serving.org
    {
        return Ok(None);
    }
    let share = queries::find_share(&app.db, &org, &id).await?.filter(|share| share.expires_at > app.now());
    let Some(share) = share else { return Ok(None) };
    let content = match share.kind {
        ShareKind::Report => report(app, &org, &share).await?,
        ShareKind::Heatmap => heatmap(app, &org, &share).await?,
    };
    Ok(content.map(|content| Visit { org, share, content }))
}

async fn report(app: &App, org: &OrgId, share: &ShareRow) -> Result<Option<Content>> {
    let Some(id) = share.report() else { return Ok(None) };
    let report = queries::find(&app.db, org, &id).await?.filter(|report| report.state == State::Ready);
    Ok(report.map(|report| Content::Report(Box::new(report))))
}

async fn heatmap(app: &App, org: &OrgId, share: &ShareRow) -> Result<Option<Content>> {
    let Some(row) = queries::shared_heatmap(&app.db, org, &share.id).await? else { return Ok(None) };
    let is_hidden = is_address_hidden(app, org, &row.scan_id).await?;
    Ok(is_hidden.map(|is_hidden| Content::Heatmap(row, is_hidden)))
}

impl Visit {
    /// Returns the language of the page.
    pub(super) fn language(&self) -> Language {
        match &self.content {
            Content::Report(report) => report.language.into(),
            Content::Heatmap(heatmap, _) => heatmap.language.into(),
        }
    }

    /// Returns true when the link has no password, or the visitor gave it lately.
    pub(super) fn is_unlocked(&self, reports: &Reports, headers: &HeaderMap, now: Timestamp) -> bool {
        let Some(hash) = &self.share.password_hash else { return true };
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut values = cookies.flat_map(|line| line.split(';')).filter_map(|pair| {
            let (name, value) = pair.trim().split_once('=')?;
            (name == COOKIE).then_some(value)
        });
        values.any(|value| self.is_key(reports, hash, value, now))
    }

    fn is_key(&self, reports: &Reports, hash: &str, value: &str, now: Timestamp) -> bool {
        let Some((until, signature)) = value.split_once('.') else { return false };
        let is_later = until.parse::<i64>().is_ok_and(|until| until > now.as_millisecond());
        is_later && reports.sealer().check(&self.context(), signed(until, hash).as_bytes(), signature).is_ok()
    }

    /// Returns the cookie of a visitor who gave the password. It opens this link only.
    pub(super) fn key(&self, app: &App, reports: &Reports, token: &str) -> Result<HeaderValue> {
        let hash = self.share.password_hash.as_deref().unwrap_or_default();
        let until = (app.now() + UNLOCK_LIFETIME).as_millisecond().to_string();
        let signature = reports.sealer().sign(&self.context(), signed(&until, hash).as_bytes());
        let signature = signature.map_err(api::Error::internal)?;
        let secure = if app.site.url.starts_with("https://") { "; Secure" } else { "" };
        let seconds = UNLOCK_LIFETIME.as_secs();
        let cookie =
            format!("{COOKIE}={until}.{signature}; Path=/s/{token}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(cookie).map_err(api::Error::internal)
    }

    fn context(&self) -> String {
        format!("shares/{}/{}", self.org, self.share.id)
    }
}

/// A new password of a link ends the access of those who gave the old one.
fn signed(until: &str, hash: &str) -> String {
    format!("{until}/{hash}")
}
