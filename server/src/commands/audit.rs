//! `vitrine audit verify`

use audit::{Checked, INSTANCE};

use super::{open, say, sealer};
use crate::{Outcome, config::VerifyAudit};

pub(crate) async fn verify(options: &VerifyAudit) -> Outcome {
    let db = open(&options.database).await?;
    let sealer = sealer(&options.database)?;
    let logs = match &options.org {
        Some(org) => vec![org.clone()],
        None => audit::logs(&db).await?,
    };
    if logs.is_empty() {
        say("Nothing is sealed yet.");
    }
    let mut wrong = 0;
    for log in &logs {
        let checked = audit::verify(&db, &sealer, log, options.noted.as_ref()).await?;
        wrong += usize::from(checked.flaw.is_some());
        let end = audit::chain(&db, log).await?.map(|chain| format!("{}:{}", chain.count, chain.hash));
        say(&describe(log, &checked, &end.unwrap_or_default()));
    }
    db.close().await;
    if wrong > 0 {
        return Err(format!("{wrong} of {} audit logs are not what was sealed", logs.len()).into());
    }
    Ok(())
}

fn describe(log: &str, Checked { count, unsealed, flaw }: &Checked, end: &str) -> String {
    let log_name = if log == INSTANCE { "the instance's own log".into() } else { format!("organisation {log}") };
    match flaw {
        Some(flaw) => format!("WRONG {log_name}: all is well up to row {count}, but {flaw}"),
        None => {
            format!("ok    {log_name}: {count} rows are as they were sealed, {unsealed} wait to be sealed; end {end}")
        }
    }
}
