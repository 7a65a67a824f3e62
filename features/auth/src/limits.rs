//! How often one may knock. Each limit is by address, so that nobody can lock anybody else out.

use std::{
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

use api::RateLimit;
use jiff::SignedDuration;

use crate::UserId;

const MINUTE: Duration = Duration::from_mins(1);
const FIVE_MINUTES: Duration = Duration::from_mins(5);
const HOUR: Duration = Duration::from_hours(1);

/// The limits of the routes, each per address.
pub(crate) struct Limits {
    /// Everything that gives tokens.
    pub(crate) token: RateLimit<Address>,
    /// Links and codes.
    pub(crate) verify: RateLimit<Address>,
    /// Signing up.
    pub(crate) sign_up: RateLimit<Address>,
    /// Signing in as nobody in particular.
    pub(crate) anonymous: RateLimit<Address>,
    /// Whatever makes a mail go out.
    pub(crate) mail: RateLimit<Address>,
    /// Mails to one address, whether it is known or not.
    pub(crate) mail_to: RateLimit<String>,
    /// Challenges of second factors and their answers.
    pub(crate) factor: RateLimit<Address>,
    /// Codes of one user's second factors, wherever they come from.
    pub(crate) factor_of: RateLimit<UserId>,
    /// Changing one's own user.
    pub(crate) change: RateLimit<Address>,
    /// Tries of one account's password. By account and address together: a stranger's tries use up the stranger's.
    pub(crate) password: RateLimit<(Address, String)>,
    /// Tokens of programs that are none.
    pub(crate) guess: RateLimit<Address>,
}

/// Where a request comes from: an IPv4 address, or the /64 network that an IPv6 customer has to itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Limits {
    /// The limits, each `factor` times as wide as usual.
    pub(crate) fn new(factor: u32, mail_pause: SignedDuration) -> Self {
        // Without a pause, as good as no limit.
        let mails = if mail_pause.is_zero() { u32::MAX } else { 1 };
        Self {
            token: limit(150, 30, factor),
            verify: limit(30, 30, factor),
            anonymous: RateLimit::new(30u32.saturating_mul(factor), HOUR, 30u32.saturating_mul(factor)),
            mail: limit(30, 30, factor),
            // Not widened: it spares a mailbox, not this service.
            mail_to: RateLimit::new(mails, mail_pause.unsigned_abs(), mails),
            factor: RateLimit::new(15u32.saturating_mul(factor), MINUTE, 15u32.saturating_mul(factor)),
            factor_of: limit(20, 10, factor),
            sign_up: limit(30, 30, factor),
            change: limit(30, 30, factor),
            password: limit(10, 10, factor),
            guess: limit(150, 30, factor),
        }
    }

    /// Drops the counters of those who have not been here for a while.
    pub(crate) fn forget_old(&self) {
        self.token.forget_old();
        self.verify.forget_old();
        self.anonymous.forget_old();
        self.mail.forget_old();
        self.mail_to.forget_old();
        self.factor.forget_old();
        self.factor_of.forget_old();
        self.sign_up.forget_old();
        self.change.forget_old();
        self.password.forget_old();
        self.guess.forget_old();
    }
}

fn limit<K: std::hash::Hash + Eq + Clone>(requests: u32, burst: u32, factor: u32) -> RateLimit<K> {
    RateLimit::new(requests.saturating_mul(factor), FIVE_MINUTES, burst.saturating_mul(factor))
}

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V6(v6) => {
                let [a, b, c, d, ..] = v6.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            v4 @ IpAddr::V4(_) => v4,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_customer_with_a_whole_ipv6_network_is_one_address() {
        let address = |text: &str| Address::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(address("2001:db8:1:2::1"), address("2001:db8:1:2:ffff::9"));
        assert_ne!(address("2001:db8:1:2::1"), address("2001:db8:1:3::1"));
        assert_eq!(address("::ffff:192.0.2.1"), address("192.0.2.1"));
    }

    #[test]
    fn a_strangers_tries_do_not_use_up_the_users() {
        let limits = Limits::new(1, SignedDuration::from_secs(60));
        let (stranger, user) =
            (Address::from(IpAddr::from([192, 0, 2, 1])), Address::from(IpAddr::from([192, 0, 2, 2])));
        while limits.password.check(&(stranger, "a@b.c".into())).is_ok() {}
        assert!(limits.password.check(&(user, "a@b.c".into())).is_ok());
        assert!(limits.password.check(&(stranger, "d@e.f".into())).is_ok());
    }
}
