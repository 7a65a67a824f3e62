//! Second factors, their challenges, and recovery codes.

use db::{Result, Run, Tx, query, rows};
use jiff::Timestamp;

use crate::UserId;

db::id!(
    /// Names a second factor.
    FactorId
);
db::id!(
    /// Names a challenge of a second factor.
    ChallengeId
);

/// A row of `mfa_factors`.
#[derive(Clone, Debug)]
pub(crate) struct FactorRow {
    pub(crate) id: FactorId,
    pub(crate) user_id: UserId,
    pub(crate) kind: String,
    pub(crate) friendly_name: String,
    pub(crate) status: String,
    pub(crate) phone: Option<String>,
    pub(crate) secret: Option<String>,
    pub(crate) last_challenged_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

impl FactorRow {
    /// Has it been proved once, so that it counts?
    pub(crate) fn is_verified(&self) -> bool {
        self.status == "verified"
    }
}

/// A row of `mfa_challenges`.
pub(crate) struct ChallengeRow {
    pub(crate) factor_id: FactorId,
    pub(crate) ip: String,
    pub(crate) tries: i64,
    pub(crate) verified_at: Option<Timestamp>,
    pub(crate) created_at: Timestamp,
}

pub(crate) async fn factors(on: impl Run, user: &UserId) -> Result<Vec<FactorRow>> {
    query!(
        FactorRow,
        "select id, user_id, kind, friendly_name, status, phone, secret, last_challenged_at, created_at,
            updated_at
         from mfa_factors where user_id = $1 order by id",
        user
    )
    .lookup()
    .all(on)
    .await
}

pub(crate) async fn add_factor(tx: &mut Tx, factor: &FactorRow) -> Result<()> {
    query!(
        "insert into mfa_factors (id, user_id, kind, friendly_name, status, phone, secret, created_at, updated_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        &factor.id,
        &factor.user_id,
        &factor.kind,
        &factor.friendly_name,
        &factor.status,
        factor.phone.clone(),
        factor.secret.clone(),
        factor.created_at,
        factor.updated_at
    )
    .run(tx)
    .await
    .map(drop)
}

/// Makes a factor count, and remembers the time step of its code; false when a code of that step was used before.
pub(crate) async fn use_step(tx: &mut Tx, factor: &FactorId, step: i64, now: Timestamp) -> Result<bool> {
    let used = query!(
        "update mfa_factors set status = 'verified', last_step = $2, updated_at = $3 where id = $1 and last_step < $2",
        factor,
        step,
        now
    );
    Ok(used.run(tx).await? == 1)
}

pub(crate) async fn note_challenge(tx: &mut Tx, factor: &FactorId, now: Timestamp) -> Result<()> {
    query!("update mfa_factors set last_challenged_at = $2 where id = $1", factor, now).run(tx).await.map(drop)
}

pub(crate) async fn remove_factor(tx: &mut Tx, factor: &FactorId) -> Result<()> {
    query!("delete from mfa_factors where id = $1", factor).run(tx).await.map(drop)
}

/// Removes the factors of a kind that were never proved, but for one.
pub(crate) async fn remove_unproved(tx: &mut Tx, user: &UserId, kind: &str, except: &FactorId) -> Result<()> {
    query!(
        "delete from mfa_factors where user_id = $1 and kind = $2 and status = 'unverified' and id <> $3",
        user,
        kind,
        except
    )
    .run(tx)
    .await
    .map(drop)
}

/// Removes factors that were begun long ago and never proved.
pub(crate) async fn remove_abandoned(tx: &mut Tx, user: &UserId, before: Timestamp) -> Result<()> {
    query!(
        "delete from mfa_factors where user_id = $1 and status = 'unverified' and kind = 'totp' and created_at < $2",
        user,
        before
    )
    .run(tx)
    .await
    .map(drop)
}

pub(crate) async fn add_challenge(
    tx: &mut Tx,
    id: &ChallengeId,
    factor: &FactorId,
    ip: &str,
    now: Timestamp,
) -> Result<()> {
    query!("insert into mfa_challenges (id, factor_id, ip, created_at) values ($1, $2, $3, $4)", id, factor, ip, now)
        .run(tx)
        .await
        .map(drop)
}

pub(crate) async fn find_challenge(on: impl Run, id: &ChallengeId) -> Result<Option<ChallengeRow>> {
    query!(ChallengeRow, "select factor_id, ip, tries, verified_at, created_at from mfa_challenges where id = $1", id)
        .find(on)
        .await
}

pub(crate) async fn count_challenge_try(tx: &mut Tx, id: &ChallengeId) -> Result<()> {
    query!("update mfa_challenges set tries = tries + 1 where id = $1", id).run(tx).await.map(drop)
}

/// Marks a challenge as met; false when it was before.
pub(crate) async fn meet_challenge(tx: &mut Tx, id: &ChallengeId, now: Timestamp) -> Result<bool> {
    let update = query!("update mfa_challenges set verified_at = $2 where id = $1 and verified_at is null", id, now);
    Ok(update.run(tx).await? == 1)
}

pub(crate) async fn remove_old_challenges(tx: &mut Tx, before: Timestamp) -> Result<u64> {
    query!("delete from mfa_challenges where created_at < $1", before).run(tx).await
}

/// Takes the place of all recovery codes before.
pub(crate) async fn replace_recovery_codes(tx: &mut Tx, user: &UserId, hashes: &[String]) -> Result<()> {
    query!("delete from recovery_codes where user_id = $1", user).run(&mut *tx).await?;
    let sql = rows!("insert into recovery_codes (user_id, code_hash) values ($1, $2)");
    tx.insert_many(sql, hashes.iter().map(|hash| vec![user.into(), hash.clone().into()]).collect()).await
}

/// Uses a recovery code; false when it is none, or was used.
pub(crate) async fn use_recovery_code(tx: &mut Tx, user: &UserId, hash: &str, now: Timestamp) -> Result<bool> {
    let used = query!(
        "update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null",
        user,
        hash,
        now
    );
    Ok(used.run(tx).await? == 1)
}

/// Number of unused recovery codes of the user.
pub(crate) async fn recovery_codes_left(on: impl Run, user: &UserId) -> Result<i64> {
    let left = query!((i64,), "select count(*) from recovery_codes where user_id = $1 and used_at is null", user);
    Ok(left.one(on).await?.0)
}
