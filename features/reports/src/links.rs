//! Links that share a report or a heatmap: creation and revocation.

use api::{App, Result};
use audit::{Act, Actor};
use auth::Auth;
use db::Tx;
use jiff::SignedDuration;
use orgs::{OrgId, UserId};

use crate::{
    events::{ShareCreated, ShareRevoked},
    queries,
    reports::{Reports, announce},
    rules::checks::Check,
    seal::{new_token, token_hash},
    types::{CreatedShare, Share, ShareId, ShareKind, ShareRow},
};

/// Days until a link expires when none are given.
const DEFAULT_DAYS: i64 = 90;

/// Terms of a new link.
pub(crate) struct Terms {
    pub(crate) expires_in_days: Option<i64>,
    pub(crate) password: Option<String>,
    pub(crate) may_download: bool,
}

impl Terms {
    /// Checks the terms.
    ///
    /// # Errors
    /// 422 with the refused fields.
    pub(crate) fn check(&self) -> Result<()> {
        let mut check = Check::default();
        check.expiry(self.expires_in_days, DEFAULT_DAYS);
        check.password(self.password.as_deref());
        check.done()
    }
}

/// New link, with the token of its address.
pub(crate) struct Link {
    row: ShareRow,
    token: String,
    days: i64,
}

impl Link {
    /// Creates a link to an object. It works once it was added.
    pub(crate) async fn new(
        app: &App,
        auth: &Auth,
        (kind, object_id): (ShareKind, &str),
        terms: Terms,
    ) -> Result<Self> {
        let now = app.now();
        let days = terms.expires_in_days.unwrap_or(DEFAULT_DAYS);
        let password_hash = match terms.password {
            Some(password) => Some(auth::passwords::hash(auth, password).await?),
            None => None,
        };
        let row = ShareRow {
            id: ShareId::new(now),
            kind,
            object_id: object_id.to_owned(),
            password_hash,
            may_download: terms.may_download,
            expires_at: now + SignedDuration::from_hours(24 * days),
            opened: 0,
            last_opened_at: None,
            created_at: now,
        };
        Ok(Self { row, token: new_token(), days })
    }

    pub(crate) fn id(&self) -> &ShareId {
        &self.row.id
    }

    /// Adds the link, with its entry in the audit log.
    pub(crate) async fn add(
        &self,
        tx: &mut Tx,
        org: &OrgId,
        (user, actor): (&UserId, &Actor),
        title: &str,
    ) -> Result<()> {
        let row = &self.row;
        queries::add_share(tx, org, row, (&token_hash(&self.token), Some(user))).await?;
        let act = Act::new(ShareCreated).on("share", &row.id).named(title).with("days", self.days);
        act.with("has_password", row.password_hash.is_some()).record(tx, actor, row.created_at).await?;
        announce(tx, org, "shares", Some(&row.object_id));
        Ok(())
    }

    /// Returns the link with its address.
    pub(crate) async fn created(
        self,
        app: &App,
        reports: &Reports,
        org: &OrgId,
        title: String,
    ) -> Result<CreatedShare> {
        let url = format!("{}/s/{}", reports.address(app, org).await?, self.token);
        Ok(CreatedShare { share: Share::new(self.row, title), url })
    }
}

/// Revokes a link, which stops working at once.
pub(crate) async fn revoke(app: &App, org: &OrgId, actor: &Actor, (row, title): (&ShareRow, &str)) -> Result<()> {
    let mut tx = app.db.begin().await?;
    if queries::remove_share(&mut tx, org, &row.id).await? {
        let act = Act::new(ShareRevoked).on("share", &row.id).named(title);
        act.record(&mut tx, actor, app.now()).await?;
        announce(&mut tx, org, "shares", Some(&row.object_id));
    }
    tx.commit().await?;
    Ok(())
}
