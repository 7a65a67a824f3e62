//! `vitrine doctor`: checks everything the program needs and says what to do about what is wrong.

mod around;
mod backups;
mod data;

use super::say;
use crate::{Outcome, config::Serve};

/// Result of a check.
enum Finding {
    /// As it should be.
    Fine(String),
    /// It works, but the operator should know.
    Warning(String),
    /// It does not work, and what to do.
    Wrong(String),
}

use Finding::{Fine, Warning, Wrong};

pub(crate) async fn run(options: &Serve) -> Outcome {
    let instance = &options.instance;
    let (database, clock) = data::database(&instance.database).await;
    let findings = [
        ("database", database),
        ("clock", clock),
        ("replica", data::replica(&instance.database).await),
        ("keys", data::keys(&instance.database)),
        ("disk", data::room(&instance.database)),
        ("photos", data::photos(&instance.photos()).await),
        ("backups", backups::check(instance).await),
        ("address", around::address(options.http.listen).await),
        ("site address", around::site(&options.site_url(), options.http.has_proxy())),
        ("metrics", around::metrics(instance.watch.metrics_listen)),
        ("mail", around::mail(instance.mailer(&options.site_url())).await),
        ("google", around::google(&instance.sign_in).await),
        ("billing", around::billing(instance, &options.site_url()).await),
    ];
    let (mut wrong, mut warnings) = (0, 0);
    for (subject, finding) in findings {
        match finding {
            Fine(fine) => say(&format!("✓ {subject}: {fine}")),
            Warning(advice) => {
                warnings += 1;
                say(&format!("! {subject}: {advice}"));
            }
            Wrong(advice) => {
                wrong += 1;
                say(&format!("✗ {subject}: {advice}"));
            }
        }
    }
    say(&format!("\n{wrong} wrong, {warnings} to know about"));
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} of the checks failed").into()) }
}
