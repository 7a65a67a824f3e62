//! A real file through upload, check and run, beside a loop that only writes rows.

use std::{
    process::Command,
    time::{Duration, Instant},
};

use super::{TIMES, Turn};
use crate::{
    Outcome,
    account::Account,
    figures::{grouped, median},
    reference::{COLUMNS, insert_csv, make_org},
    site::{Database, Site, connect},
    table::{Figure, Hold, Unit},
};

/// Memory is measured again this long after an import: what it needed should have gone back to the system.
const SETTLING_TIME: Duration = Duration::from_secs(15);

/// The id of an organization that one of our imports went into.
pub(super) async fn measure(turn: &mut Turn<'_>, shops: &[u8]) -> Outcome<String> {
    let rows = memchr::memchr_iter(b'\n', shops).count().saturating_sub(1);
    let times = if turn.wants("import") { TIMES } else { 1 };
    let (mut ours, mut references) = (Vec::new(), Vec::new());
    let (mut peaks, mut memory_later) = (Vec::new(), Vec::new());
    let mut org = String::new();
    for time in 0..times {
        let site = Site::start(turn.options, turn.database).await?;
        let account = Account::sign_up(site.at, &format!("import-{time}")).await?;
        site.process.stop()?;
        // Started anew: memory that signing up left behind would hide what an import takes.
        let site = Site::start(turn.options, turn.database).await?;
        let account = Account { at: site.at, ..account };
        let idle = site.process.memory()?.resident;
        let start = Instant::now();
        let created = account.import(shops).await?;
        ours.push(rows as f64 / start.elapsed().as_secs_f64());
        peaks.push(site.process.memory()?.peak - idle);
        if turn.wants("import") {
            tokio::time::sleep(SETTLING_TIME).await;
            memory_later.push(site.process.memory()?.resident - idle);
        }
        if created * 100 < rows as u64 * 99 {
            return Err(format!("only {created} of {rows} rows were imported").into());
        }
        org.clone_from(&account.org);
        site.process.stop()?;
        if turn.wants("import") {
            references.push(rows as f64 / reference(turn, shops, &org, time).await?);
        }
    }
    if turn.wants("import") {
        let least = if turn.database.is_sqlite() { 0.4 } else { 0.6 };
        let beside =
            if turn.database.is_sqlite() { "csv + rusqlite, one transaction" } else { "`\\copy` of ready rows" };
        let label = format!("CSV import of {} rows over HTTP, beside {beside}", grouped(rows as f64));
        turn.add(&label, Unit::PerSecond, Hold::RatioAtLeast(least), Figure::beside(median(ours), median(references)));
        let label = format!("CSV import of {} rows, first of a process: peak memory above idle", grouped(rows as f64));
        turn.add(&label, Unit::Bytes, Hold::AtMost(32e6), Figure::alone(median(peaks)));
        let label = format!("the same, {} s later", SETTLING_TIME.as_secs());
        turn.add(&label, Unit::Bytes, Hold::AtMost(16e6), Figure::alone(median(memory_later)));
    }
    Ok(org)
}

/// Seconds that the same rows take without the program.
async fn reference(turn: &Turn<'_>, shops: &[u8], imported: &str, time: usize) -> Outcome<f64> {
    let org = format!("reference-{time}");
    match turn.database {
        Database::Sqlite(path) => {
            let start = Instant::now();
            insert_csv(path, &org, shops)?;
            Ok(start.elapsed().as_secs_f64())
        }
        Database::Postgres(url) => {
            connect(url).await?.batch_execute(&make_org(&org)).await?;
            let file = turn.options.folder.join("rows.csv");
            let columns = COLUMNS.join(", ");
            let selected = columns.replacen("org_id", &format!("'{org}'"), 1);
            let file = file.display();
            let select =
                format!("\\copy (select {selected} from locations where org_id = '{imported}') to '{file}' csv");
            psql(url, &select)?;
            let start = Instant::now();
            psql(url, &format!("\\copy locations ({columns}) from '{file}' csv"))?;
            Ok(start.elapsed().as_secs_f64())
        }
    }
}

fn psql(url: &str, command: &str) -> Outcome {
    let quiet = ["--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1"];
    let status = Command::new("psql").args(quiet).args([url, "--command", command]).status()?;
    if status.success() { Ok(()) } else { Err(format!("psql ended with {status}").into()) }
}
