//! `vitrine demo`

use serde_json::{Map, json};

use super::{app, auth, say, secret};
use crate::{Outcome, config::Demo};

pub(crate) async fn run(options: &Demo) -> Outcome {
    let app = app(&options.database).await?;
    let auth = auth(&app, &options.database).await?;
    let password = match &options.password_file {
        Some(file) => secret(Some(file))?,
        None => auth::random_password(),
    };
    let profile = [("first_name", "Demo"), ("last_name", "User"), ("company", "Vitrine Demo")];
    let profile = Map::from_iter(profile.map(|(key, value)| (key.to_owned(), json!(value))));
    let user = auth::accounts::create(&auth, &app, &options.email, &password, profile).await?;
    let org = orgs::current_org(&app.db, &user).await?.ok_or("the user has no organisation")?;
    demo::fill(&app, &org, &user).await?;
    app.db.close().await;
    say(&format!("Sign in as {} with the password {password}", options.email));
    Ok(())
}
