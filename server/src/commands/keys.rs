//! `vitrine keys rotate` and `vitrine keys service-token`

use api::{App, Clock, Site};
use audit::Act;
use jiff::SignedDuration;

use super::{app, auth, note, open, say, sealer};
use crate::{
    Outcome,
    config::{Database, ServiceToken},
    events,
};

pub(crate) async fn rotate(database: &Database) -> Outcome {
    let app = app(database).await?;
    let key = auth::rotate_keys(&app, &sealer(database)?).await?;
    app.db.close().await;
    say(&format!("Key {key} signs in two minutes; tokens of the key before stay good until they expire."));
    Ok(())
}

pub(crate) async fn service_token(options: &ServiceToken) -> Outcome {
    let site = Site { url: options.site_url.trim_end_matches('/').to_owned(), ..Site::default() };
    let app = App::new(open(&options.database).await?, Clock::system(), site);
    let expires_at = app.now() + SignedDuration::from_hours(24 * i64::from(options.days));
    let token = auth::keys::service_token(&auth(&app, &options.database).await?, &app, expires_at)?;
    note(&app, Act::new(events::KeyServiceTokenMade).with("days", i64::from(options.days))).await?;
    app.db.close().await;
    say(&token);
    Ok(())
}
