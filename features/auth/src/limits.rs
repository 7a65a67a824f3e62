//! Rate limits of the routes. Each is per address, so that no user can lock out another.

mod mail;
mod shared;
pub(crate) mod wrong_codes;

use std::{
    fmt,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    time::Duration,
};

use api::{ClientAddress, RateLimit};
use db::Engine;
use jiff::SignedDuration;

pub(crate) use self::shared::SharedLimit;
use crate::{Auth, UserId};

const MINUTE: Duration = Duration::from_mins(1);
const FIVE_MINUTES: Duration = Duration::from_mins(5);
const HOUR: Duration = Duration::from_hours(1);

/// Limits of the routes, each per address.
pub(crate) struct Limits {
    /// Requests that return tokens.
    pub(crate) token: SharedLimit<Address>,
    /// Links and codes.
    pub(crate) verify: SharedLimit<Address>,
    /// Sign-ups.
    pub(crate) sign_up: SharedLimit<Address>,
    /// Anonymous sign-ins.
    pub(crate) anonymous: RateLimit<Address>,
    /// Requests that send an email.
    pub(crate) mail: SharedLimit<Address>,
    /// Requests of one caller for one kind of email to one address, sent or not.
    pub(crate) mail_request: SharedLimit<MailRequest>,
    /// Challenges of second factors and their answers.
    pub(crate) factor: RateLimit<Address>,
    /// Codes of one user's second factors, from any address.
    pub(crate) factor_of: SharedLimit<UserId>,
    /// Changes of the caller's own user.
    pub(crate) change: RateLimit<Address>,
    /// Password attempts per account and address, so that a stranger only uses up the stranger's own attempts.
    pub(crate) password: SharedLimit<Attempt>,
    /// Password attempts for one link, from any address: wide, because strangers who use it up keep its visitors out.
    pub(crate) link_password: SharedLimit<String>,
    /// Invalid tokens of programs.
    pub(crate) guess: RateLimit<Address>,
}

/// Counts an invalid token from this address, of any feature that issues tokens; 429 above the limit.
pub fn count_guess(auth: &Auth, from: ClientAddress) -> api::Result<()> {
    auth.0.limits.guess.check(&from.0.into())
}

/// Password attempt.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Attempt {
    /// Source of the attempt.
    pub(crate) from: Address,
    /// Account name that was given, whether the account exists or not.
    pub(crate) account: String,
}

/// Request for an email.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MailRequest {
    /// Source of the request.
    pub(crate) from: Address,
    /// Kind of email, by the link types of the protocol.
    pub(crate) about: &'static str,
    /// Recipient address, known or not.
    pub(crate) to: String,
}

/// Source of a request: an IPv4 address, or the /64 network that an IPv6 customer owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Address(IpAddr);

impl Limits {
    /// Creates the limits on this engine, each multiplied by `factor`.
    pub(crate) fn new(engine: Engine, factor: u32, mail_pause: SignedDuration) -> Self {
        let shared = Wide { engine, factor };
        // Without a minimum interval there is in effect no limit.
        let mails = if mail_pause.is_zero() { u32::MAX } else { 1 };
        Self {
            token: shared.limit("token", 150, 30),
            verify: shared.limit("verify", 30, 30),
            anonymous: RateLimit::new(30u32.saturating_mul(factor), HOUR, 30u32.saturating_mul(factor)),
            mail: shared.limit("mail", 30, 30),
            // Not multiplied by `factor`, because it protects a mailbox and not this service.
            mail_request: SharedLimit::new("mail_request", engine, mails, mail_pause.unsigned_abs(), mails),
            factor: RateLimit::new(15u32.saturating_mul(factor), MINUTE, 15u32.saturating_mul(factor)),
            factor_of: shared.limit("factor_of", 20, 10),
            sign_up: shared.limit("sign_up", 30, 30),
            change: limit(30, 30, factor),
            password: shared.limit("password", 10, 10),
            link_password: shared.limit("link_password", 100, 100),
            guess: limit(150, 30, factor),
        }
    }

    /// Drops the counters of inactive callers.
    pub(crate) fn forget_old(&self) {
        self.token.forget_old();
        self.verify.forget_old();
        self.anonymous.forget_old();
        self.mail.forget_old();
        self.mail_request.forget_old();
        self.factor.forget_old();
        self.factor_of.forget_old();
        self.sign_up.forget_old();
        self.change.forget_old();
        self.password.forget_old();
        self.link_password.forget_old();
        self.guess.forget_old();
    }
}

fn limit<K: Hash + Eq + Clone>(requests: u32, burst: u32, factor: u32) -> RateLimit<K> {
    RateLimit::new(requests.saturating_mul(factor), FIVE_MINUTES, burst.saturating_mul(factor))
}

/// Creates limits that processes share.
struct Wide {
    engine: Engine,
    factor: u32,
}

impl Wide {
    /// Limits to `requests` in five minutes, of which `burst` may come at once.
    fn limit<K: Hash + Eq + Clone + fmt::Display>(
        &self,
        name: &'static str,
        requests: u32,
        burst: u32,
    ) -> SharedLimit<K> {
        let wide = |number: u32| number.saturating_mul(self.factor);
        SharedLimit::new(name, self.engine, wide(requests), FIVE_MINUTES, wide(burst))
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.from, self.account)
    }
}

impl fmt::Display for MailRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.from, self.about, self.to)
    }
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
}
