//! `vitrine user create` and `vitrine user set-password`

use serde_json::{Map, json};

use super::{app, auth, say, secret};
use crate::{
    Outcome,
    config::{NewUser, SetPassword},
};

pub(crate) async fn create(options: &NewUser) -> Outcome {
    let password = secret(options.password_file.as_deref())?;
    let app = app(&options.database).await?;
    let auth = auth(&app, &options.database).await?;
    let mut profile = Map::from_iter([
        ("first_name".to_owned(), json!(options.first_name)),
        ("last_name".to_owned(), json!(options.last_name)),
    ]);
    if let Some(company) = &options.company {
        profile.insert("company".into(), json!(company));
    }
    auth::accounts::create(&auth, &app, &options.email, &password, profile).await?;
    app.db.close().await;
    say(&format!("{} can sign in.", options.email));
    Ok(())
}

pub(crate) async fn set_password(options: &SetPassword) -> Outcome {
    let password = secret(options.password_file.as_deref())?;
    let app = app(&options.database).await?;
    let auth = auth(&app, &options.database).await?;
    auth::accounts::set_password(&auth, &app, &options.email, &password).await?;
    app.db.close().await;
    say(&format!("{} has a new password and is signed out everywhere.", options.email));
    Ok(())
}
