//! SQL queries for profile settings, which apply in every organization of the user.

use auth::UserId;
use db::{Db, Result, Run, Tx, query};
use jiff::Timestamp;

/// Stored profile settings.
#[derive(Clone, Debug, Default)]
pub(crate) struct ProfileSettings {
    pub(crate) photo_key: Option<String>,
    pub(crate) time_zone: Option<String>,
}

/// Returns the settings of a user; `None` for a user without an organization.
pub(crate) async fn chosen(on: impl Run, user: &UserId) -> Result<Option<ProfileSettings>> {
    query!(ProfileSettings, "select photo_key, time_zone from profiles where id = $1", user).lookup().find(on).await
}

/// Sets or removes the picture of a user and returns the previous key. The row lock makes concurrent changes wait, so
/// that the later one finds the key of the first.
pub(super) async fn set_photo(tx: &mut Tx, user: &UserId, key: Option<String>) -> Result<Option<String>> {
    let before = query!((Option<String>,), "select photo_key from profiles where id = $1 for update", user);
    let before = before.find(&mut *tx).await?.and_then(|(key,)| key);
    query!("update profiles set photo_key = $2 where id = $1", user, key).run(tx).await?;
    Ok(before)
}

/// Removes the picture of a user who is being erased, because nothing refers to it afterward.
pub async fn forget_photo(tx: &mut Tx, user: &UserId, now: Timestamp) -> Result<()> {
    match set_photo(&mut *tx, user, None).await? {
        Some(key) => media::remove(tx, &key, now).await,
        None => Ok(()),
    }
}

/// Sets the time zone in which the user sees times.
pub(super) async fn set_time_zone(tx: &mut Tx, user: &UserId, zone: Option<String>) -> Result<()> {
    query!("update profiles set time_zone = $2 where id = $1", user, zone).run(tx).await.map(drop)
}

/// Returns the first and last name of a registered user.
pub(super) async fn names(tx: &mut Tx, user: &UserId) -> Result<Option<(String, String)>> {
    query!((String, String), "select first_name, last_name from user_registrations where user_id = $1", user)
        .find(tx)
        .await
}

/// Renames a user in all their organizations.
pub(super) async fn rename(tx: &mut Tx, user: &UserId, (first, last): (&str, &str)) -> Result<()> {
    query!("update user_registrations set first_name = $2, last_name = $3 where user_id = $1", user, first, last)
        .run(&mut *tx)
        .await?;
    let name = format!("{first} {last}").trim().to_owned();
    query!("update profiles set name = $2 where id = $1", user, name).run(tx).await.map(drop)
}

/// Returns the `keys` that belong to pictures of users.
pub(crate) async fn picture_keys(db: &Db, keys: Vec<String>) -> Result<Vec<String>> {
    let keys =
        query!((Option<String>,), "select photo_key from profiles where photo_key = any($1)", keys).all(db).await?;
    Ok(keys.into_iter().filter_map(|(key,)| key).collect())
}
