//! `vitrine sso off`

use super::{app, say};
use crate::{
    Outcome,
    config::{SsoCommand, SsoOff},
};

pub(crate) async fn run(command: SsoCommand) -> Outcome {
    let SsoCommand::Off(SsoOff { organization, database }) = command;
    let app = app(&database).await?;
    let is_off = sso::operator::turn_off(&app, &organization).await?;
    app.db.close().await;
    if !is_off {
        return Err(format!("organization {organization} has no single sign-on").into());
    }
    say("Single sign-on is off. Everyone signs in as before.");
    Ok(())
}
