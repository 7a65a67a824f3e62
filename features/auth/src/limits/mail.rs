//! Limits of requests for emails.

use db::Db;
use jiff::Timestamp;

use super::{Limits, MailRequest};
use crate::{
    error::{Error, Result},
    queries::Device,
};

impl Limits {
    /// 429 when a caller asks for emails too often: of all kinds together, or for one kind to one address. No caller uses
    /// up the limit of another.
    pub(crate) async fn check_mail(
        &self,
        db: &Db,
        device: &Device,
        about: &'static str,
        email: &str,
        now: Timestamp,
    ) -> Result<()> {
        let from = device.address.into();
        self.mail.check(db, &from, now).await?;
        let request = MailRequest { from, about, to: email.to_owned() };
        self.mail_request.check(db, &request, now).await.map_err(Error::too_soon)
    }
}
