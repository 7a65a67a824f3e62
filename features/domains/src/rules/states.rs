//! Next state of a domain after a check. Pure.

use jiff::{SignedDuration, Timestamp};

use crate::types::{DomainKind, State};

/// Time after a claim, a change or a request in which a domain is checked every minute.
const WATCHED: SignedDuration = SignedDuration::from_mins(10);
/// Interval of checks while a domain is watched.
const MINUTE: SignedDuration = SignedDuration::from_mins(1);
/// Interval of checks while something is missing.
const HOUR: SignedDuration = SignedDuration::from_hours(1);
/// Interval of checks of a domain in use.
const WEEK: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Time for which a domain with a missing record stays in use.
pub(crate) const GRACE_PERIOD: SignedDuration = SignedDuration::from_hours(7 * 24);
/// Time after which a claim without proof is given up.
const MAX_WAIT: SignedDuration = SignedDuration::from_hours(30 * 24);
/// Notice to the organization that has the domain, before a proven claim of another one takes it over.
const NOTICE: SignedDuration = SignedDuration::from_hours(72);

/// Claim as a check finds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) kind: DomainKind,
    pub(crate) state: State,
    pub(crate) state_at: Timestamp,
    pub(crate) watched_at: Timestamp,
    pub(crate) takes_over_at: Option<Timestamp>,
}

/// Result of the lookups; `None` when no resolver gave an answer, or they disagree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LookupResult {
    pub(crate) has_proof: Option<bool>,
    pub(crate) leads_here: Option<bool>,
    /// True when another organization has the domain in use.
    pub(crate) is_taken: bool,
}

/// Decision about a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) state: State,
    pub(crate) takes_over_at: Option<Timestamp>,
    /// True when the other organization is told that it loses the domain.
    pub(crate) gives_notice: bool,
    /// True when the other organization loses the domain now.
    pub(crate) takes_over: bool,
    pub(crate) next_check_at: Option<Timestamp>,
}

/// Returns what becomes of a claim. A lookup without an answer decides nothing.
pub(crate) fn step(claim: Claim, seen: LookupResult, now: Timestamp) -> Step {
    let keeps = |state| Step {
        state,
        takes_over_at: claim.takes_over_at,
        gives_notice: false,
        takes_over: false,
        next_check_at: None,
    };
    let mut step = match (claim.state, seen.has_proof) {
        (State::Released, _) => keeps(State::Released),
        (State::Active | State::Failing, _) => keeps(in_use(claim, seen, now)),
        (state, None) => keeps(state),
        (_, Some(false)) => Step { takes_over_at: None, ..keeps(State::WaitingTxt) },
        (_, Some(true)) if seen.is_taken => match claim.takes_over_at {
            None => Step { takes_over_at: Some(now + NOTICE), gives_notice: true, ..keeps(State::WaitingDns) },
            Some(at) if now < at => keeps(State::WaitingDns),
            Some(_) => Step { takes_over_at: None, takes_over: true, ..keeps(proven(claim, seen)) },
        },
        (_, Some(true)) => Step { takes_over_at: None, ..keeps(proven(claim, seen)) },
    };
    let waits = matches!(step.state, State::WaitingTxt | State::WaitingDns);
    if waits && step.takes_over_at.is_none() && now >= claim.watched_at + MAX_WAIT {
        step.state = State::Released;
    }
    step.next_check_at = next_check(claim, &step, now);
    step
}

/// Returns the state of a domain whose proof was found.
fn proven(claim: Claim, seen: LookupResult) -> State {
    let is_ready = !claim.kind.is_served() || seen.leads_here == Some(true);
    if is_ready { State::Active } else { State::WaitingDns }
}

fn in_use(claim: Claim, seen: LookupResult, now: Timestamp) -> State {
    let target = if claim.kind.is_served() { seen.leads_here } else { Some(true) };
    match (seen.has_proof, target) {
        (Some(true), Some(true)) => State::Active,
        (Some(false), _) | (_, Some(false)) => {
            let is_over = claim.state == State::Failing && now >= claim.state_at + GRACE_PERIOD;
            if is_over { State::Released } else { State::Failing }
        }
        _ => claim.state,
    }
}

fn next_check(claim: Claim, step: &Step, now: Timestamp) -> Option<Timestamp> {
    let is_watched = now < claim.watched_at + WATCHED;
    let after = match step.state {
        State::Released => return None,
        State::Active => WEEK,
        _ if is_watched => MINUTE,
        _ => HOUR,
    };
    // A takeover happens on time.
    Some(step.takes_over_at.map_or(now + after, |at| at.min(now + after).max(now + MINUTE)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(hours: i64) -> Timestamp {
        Timestamp::UNIX_EPOCH + SignedDuration::from_hours(hours)
    }

    fn claim(state: State) -> Claim {
        Claim { kind: DomainKind::Pages, state, state_at: at(0), watched_at: at(0), takes_over_at: None }
    }

    fn seen(has_proof: impl Into<Option<bool>>, leads_here: impl Into<Option<bool>>) -> LookupResult {
        LookupResult { has_proof: has_proof.into(), leads_here: leads_here.into(), is_taken: false }
    }

    #[test]
    fn a_domain_is_proven_then_leads_here_then_fails_then_is_released() {
        use State::{Active, Failing, Released, WaitingDns, WaitingTxt};
        for (from, findings, hours, to) in [
            (WaitingTxt, seen(false, true), 1, WaitingTxt),
            (WaitingTxt, seen(true, false), 1, WaitingDns),
            (WaitingTxt, seen(true, true), 1, Active),
            (WaitingTxt, seen(None, None), 1, WaitingTxt),
            (WaitingTxt, seen(false, false), 30 * 24, Released),
            (WaitingDns, seen(true, true), 1, Active),
            (WaitingDns, seen(true, None), 1, WaitingDns),
            (WaitingDns, seen(false, true), 1, WaitingTxt),
            (Active, seen(true, true), 1, Active),
            (Active, seen(false, true), 1, Failing),
            (Active, seen(true, false), 1, Failing),
            (Active, seen(None, None), 9_999, Active),
            (Failing, seen(true, true), 1, Active),
            (Failing, seen(false, false), 7 * 24 - 1, Failing),
            (Failing, seen(false, false), 7 * 24, Released),
            // Our own resolver fails: nothing is released.
            (Failing, seen(None, None), 9_999, Failing),
            (Released, seen(true, true), 1, Released),
        ] {
            assert_eq!(step(claim(from), findings, at(hours)).state, to, "{from:?} {findings:?} {hours}");
        }
        let sso = Claim { kind: DomainKind::Sso, ..claim(WaitingTxt) };
        assert_eq!(step(sso, seen(true, None), at(1)).state, Active, "it serves nothing");
    }

    #[test]
    fn a_domain_is_checked_every_minute_then_every_hour_and_weekly_in_use() {
        let after = |state, findings, now: Timestamp| {
            step(claim(state), findings, now).next_check_at.map(|next| next.duration_since(now))
        };
        let soon = at(0) + SignedDuration::from_mins(9);
        assert_eq!(after(State::WaitingTxt, seen(false, false), soon), Some(MINUTE));
        assert_eq!(after(State::WaitingTxt, seen(false, false), at(1)), Some(HOUR));
        assert_eq!(after(State::Active, seen(true, true), at(0)), Some(WEEK));
        assert_eq!(after(State::Active, seen(false, true), at(1)), Some(HOUR));
        assert_eq!(after(State::Released, seen(true, true), at(1)), None);
    }

    #[test]
    fn a_verified_claim_takes_over_a_domain_three_days_after_its_owner_was_notified() {
        let taken = LookupResult { is_taken: true, ..seen(true, true) };
        let first = step(claim(State::WaitingTxt), taken, at(1));
        assert_eq!((first.state, first.gives_notice, first.takes_over), (State::WaitingDns, true, false));
        assert_eq!(first.takes_over_at, Some(at(73)));
        let notified = Claim { takes_over_at: first.takes_over_at, ..claim(State::WaitingDns) };
        let early = step(notified, taken, at(72));
        assert_eq!((early.takes_over, early.gives_notice, early.next_check_at), (false, false, Some(at(73))));
        let then = step(notified, taken, at(73));
        assert_eq!((then.state, then.takes_over, then.takes_over_at), (State::Active, true, None));
        let lost = step(notified, LookupResult { is_taken: true, ..seen(false, true) }, at(73));
        assert_eq!((lost.state, lost.takes_over, lost.takes_over_at), (State::WaitingTxt, false, None));
    }
}
