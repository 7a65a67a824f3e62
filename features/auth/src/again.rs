//! Proving once more who one is, before what cannot be taken back.

use api::{App, ClientAddress, FieldError};

use crate::{Auth, UserId, limits::Attempt, passwords::Verdict, queries};

impl Auth {
    /// Is it still the user who sits there? Told by their password, or by the code of a reauthentication letter. A session
    /// that needs a second factor has proved it already: without, it opens no route.
    ///
    /// # Errors
    /// 422 for a wrong, outdated or missing proof, naming the field; 429 after too many tries.
    pub async fn prove_again(
        &self,
        app: &App,
        user: &UserId,
        from: ClientAddress,
        password: Option<&str>,
        code: Option<&str>,
    ) -> api::Result<()> {
        let user = queries::find_user(&app.db, user).await?.ok_or_else(api::Error::not_found)?;
        let attempt = Attempt { from: from.0.into(), account: user.email.clone() };
        self.0.limits.password.check(&app.db, &attempt, app.now()).await?;
        let given = |text: Option<&str>| text.map(str::to_owned).filter(|text| !text.is_empty());
        if let Some(code) = given(code) {
            let mut tx = app.db.begin().await?;
            let is_right = self.reauthenticates(&mut tx, &user.id, &code, app.now()).await;
            let is_right = is_right.map_err(crate::error::Error::into_api)?;
            // Wrong ones are counted.
            tx.commit().await?;
            return if is_right { Ok(()) } else { Err(refused("code", "wrong_code", "The code is wrong or too old.")) };
        }
        let Some(password) = given(password) else {
            return Err(refused("password", "required", "Please fill in this field."));
        };
        match self.0.hasher.verify(user.password_hash, password).await? {
            Verdict::Wrong => Err(refused("password", "wrong_password", "The password is wrong.")),
            Verdict::Right | Verdict::RightButOutdated => Ok(()),
        }
    }
}

fn refused(field: &str, code: &str, message: &str) -> api::Error {
    api::Error::invalid(vec![FieldError::new(field, code, message)])
}
