//! Checks of the environment: the address, the proxy, mail and Google.

use std::{net::SocketAddr, time::Duration};

use mail::{Mailer, Misconfigured};
use tokio::{net::TcpListener, time::timeout};

use super::{Finding, Fine, Warning, Wrong};
use crate::config::{Instance, SignIn};

/// Timeout of a connection.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The address to listen on.
pub(super) async fn address(listen: SocketAddr) -> Finding {
    match TcpListener::bind(listen).await {
        Ok(_) => Fine(format!("{listen} is free")),
        Err(error) if error.kind() == std::io::ErrorKind::AddrInUse => {
            Warning(format!("{listen} is in use: by a Vitrine that runs already, or choose another with --listen"))
        }
        Err(error) => Wrong(format!("{listen}: {error}; choose another with --listen")),
    }
}

/// Checks the public URL and the proxy in front of the site.
pub(super) fn site(url: &str, has_proxy: bool) -> Finding {
    let is_local = ["http://localhost", "http://127.0.0.1", "http://[::1]"].iter().any(|local| url.starts_with(local));
    if is_local {
        return Fine(format!("{url}, for this machine only"));
    }
    if !url.starts_with("https://") {
        return Wrong(format!(
            "{url} is not encrypted; put a proxy that speaks TLS in front and set --site-url https://…"
        ));
    }
    if !has_proxy {
        let why = "all visitors look like the proxy in front, and share its limits; name it with --trusted-proxy";
        return Warning(format!("{url}, but {why}"));
    }
    Fine(url.to_owned())
}

/// Metrics are no public page.
pub(super) fn metrics(listen: Option<SocketAddr>) -> Finding {
    match listen {
        None => Fine("none; --metrics-listen gives an address of their own".into()),
        Some(address) if address.ip().is_loopback() => Fine(format!("on {address}, for this machine only")),
        Some(address) => Warning(format!("{address} may be reached by other machines; let only the one that watches")),
    }
}

/// The mail server.
pub(super) async fn mail(mailer: Result<Mailer, Misconfigured>) -> Finding {
    match mailer {
        Err(error) => Wrong(format!("{error}; check --mail and --mail-from")),
        Ok(mailer) if !mailer.reaches_people() => {
            Warning("no server: mails become files, and addresses count as confirmed; set --mail".into())
        }
        Ok(mailer) => match timeout(TIMEOUT, mailer.is_reachable()).await {
            Ok(true) => Fine("the server answers and lets us in".into()),
            _ => Wrong("the server does not answer or does not let us in; check --mail".into()),
        },
    }
}

/// Google's sign-in, which Business Profile needs too.
pub(super) async fn google(sign_in: &SignIn) -> Finding {
    match sign_in.settings().map(|settings| settings.google) {
        Err(advice) => Wrong(advice),
        Ok(None) => Fine("not configured; docs/google.md says how".into()),
        Ok(Some(provider)) => {
            let address = format!("{}/.well-known/openid-configuration", provider.issuer.trim_end_matches('/'));
            match timeout(TIMEOUT, reqwest::get(&address)).await {
                Ok(Ok(answer)) if answer.status().is_success() => Fine(format!("{} answers", provider.issuer)),
                Ok(Ok(answer)) => Wrong(format!("{address}: {}; check --google-issuer", answer.status())),
                Ok(Err(error)) => Wrong(format!("{error}; check --google-issuer and that this machine may call out")),
                Err(_) => Wrong(format!("{address} does not answer; may this machine call out?")),
            }
        }
    }
}

/// Checks the key, the prices and the webhook endpoint at Stripe.
pub(super) async fn billing(instance: &Instance, site: &str) -> Finding {
    let account = match instance.billing.account() {
        Err(advice) => return Wrong(advice),
        Ok(None) => return Fine("off; docs/billing.md says how organizations pay".into()),
        Ok(Some(account)) => account,
    };
    let settings = billing::Settings { account: Some(account), ..billing::Settings::default() };
    let problems = billing::operator::check(&billing::Billing::new(&settings), site).await;
    let advice: Vec<String> = problems.iter().map(advice).collect();
    if advice.is_empty() {
        Fine("the key, the prices and the webhook are in order".into())
    } else {
        Wrong(advice.join("; "))
    }
}

fn advice(problem: &billing::operator::Problem) -> String {
    use billing::operator::Problem::{MissingPrices, NoWebhook, Unreachable};
    match problem {
        Unreachable(error) => format!("{error}; check --stripe-key, and that this machine may call out"),
        MissingPrices(keys) => format!("no prices for {}; run `vitrine billing setup`", keys.join(", ")),
        NoWebhook(address) => format!("no webhook endpoint at Stripe has the address {address}; add it there"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_site_is_encrypted_and_knows_the_proxy_in_front() {
        assert!(matches!(site("http://localhost:8080", false), Fine(_)));
        assert!(matches!(site("http://vitrine.example", true), Wrong(_)));
        assert!(matches!(site("https://vitrine.example", false), Warning(_)));
        assert!(matches!(site("https://vitrine.example", true), Fine(_)));
    }

    #[test]
    fn publicly_reachable_metrics_are_reported() {
        let on = |address: &str| metrics(Some(address.parse().unwrap()));
        assert!(matches!(metrics(None), Fine(_)));
        assert!(matches!(on("127.0.0.1:9090"), Fine(_)));
        assert!(matches!(on("0.0.0.0:9090"), Warning(_)));
    }
}
