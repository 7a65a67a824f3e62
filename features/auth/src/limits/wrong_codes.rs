//! Limits on wrong codes in a row. A code of six digits can be guessed with enough attempts, and NIST SP 800-63B
//! (5.2.2) allows at most 100 failed attempts in a row. The counters are in the database, so that all processes count
//! together and a restart loses nothing.

use db::{Run, Tx};
use jiff::{SignedDuration, Timestamp};

use crate::{
    Auth, UserId,
    emails::{Occasion, notices},
    error::{Error, Result},
    queries::{self, SignUpRow},
};

/// Maximum wrong emailed codes in a row. Then only links work: they cannot be guessed, so no user is locked out.
const MAX_MAILED: i64 = 50;
/// Maximum wrong codes of an authenticator app in a row. After them only a passkey, a recovery code or the operator helps.
const MAX_APP: i64 = 100;
/// Wrong codes of an app in a row after which the user is warned, and each code has to wait.
const APP_WARNING: i64 = 10;
/// Wait after [`APP_WARNING`] wrong codes; it doubles with each further one.
const FIRST_WAIT: SignedDuration = SignedDuration::from_secs(30);
/// Maximum wait.
const MAX_WAIT: SignedDuration = SignedDuration::from_mins(15);

db::stored! {
    /// Source of a code.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Source {
        /// An email.
        Mail = "mail",
        /// An authenticator app.
        App = "app",
    }
}

/// Counts an emailed code that was typed, and returns whether it counts as right. Commit in both cases.
pub(crate) async fn count_mailed(
    auth: &Auth,
    tx: &mut Tx,
    user: &UserId,
    is_right: bool,
    now: Timestamp,
) -> Result<bool> {
    let tries = queries::count_code(tx, user, Source::Mail, now).await?;
    if tries == MAX_MAILED && !is_right {
        notices::warn(auth, tx, user, Occasion::CodesTurnedOff, now).await?;
    }
    Ok(is_right && tries <= MAX_MAILED)
}

/// Returns whether emailed codes of this user may be typed.
pub(crate) async fn takes_mailed(on: impl Run, user: &UserId) -> Result<bool> {
    let counted = queries::wrong_codes(on, user, Source::Mail).await?;
    Ok(counted.is_none_or(|(wrong, _)| wrong < MAX_MAILED))
}

/// Counts a code of an app before it is checked. Returns the number of codes typed in a row.
///
/// # Errors
/// 429 while the user has to wait, 422 `mfa_verification_rejected` after [`MAX_APP`] wrong ones. Neither is
/// counted.
pub(crate) async fn count_app(tx: &mut Tx, user: &UserId, now: Timestamp) -> Result<i64> {
    if let Some((wrong, last_at)) = queries::wrong_codes(&mut *tx, user, Source::App).await? {
        let age = now.duration_since(last_at);
        // A time in the future was written by a clock that was ahead.
        if !age.is_negative() && age < wait(wrong) {
            let seconds = (wait(wrong) - age).as_secs();
            return Err(api::Error::rate_limited(u64::try_from(seconds).unwrap_or_default() + 1).into());
        }
    }
    let tries = queries::count_code(tx, user, Source::App, now).await?;
    if tries > MAX_APP {
        let message = "App codes are turned off after too many incorrect codes";
        return Err(Error::refused("mfa_verification_rejected", message));
    }
    Ok(tries)
}

/// Warns the user when the number of attempts, of which the last was wrong, can hardly be explained by mistakes.
pub(crate) async fn warn_of_app(auth: &Auth, tx: &mut Tx, user: &UserId, tries: i64, now: Timestamp) -> Result<()> {
    if tries == APP_WARNING {
        notices::warn(auth, tx, user, Occasion::CodesGuessed, now).await?;
    }
    Ok(())
}

/// Returns whether the emailed codes of a sign-up may be typed. Wrong ones are counted per address, across sign-ups.
pub(crate) fn takes_mailed_of(sign_up: &SignUpRow) -> bool {
    sign_up.wrong_codes < MAX_MAILED
}

/// Returns the wait before the next code of an app after `wrong` wrong ones in a row.
fn wait(wrong: i64) -> SignedDuration {
    if wrong < APP_WARNING {
        return SignedDuration::ZERO;
    }
    let factor = u32::try_from(wrong - APP_WARNING).ok().and_then(|doublings| 2_i32.checked_pow(doublings));
    factor.and_then(|factor| FIRST_WAIT.checked_mul(factor)).map_or(MAX_WAIT, |wait| wait.min(MAX_WAIT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_wait_longer_with_each_wrong_one() {
        for (wrong, seconds) in
            [(0, 0), (9, 0), (10, 30), (11, 60), (12, 120), (14, 480), (15, 900), (16, 900), (99, 900), (i64::MAX, 900)]
        {
            assert_eq!(wait(wrong).as_secs(), seconds, "{wrong}");
        }
    }
}
