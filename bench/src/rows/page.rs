//! Pages beside nginx serving the very bytes: a public page, which the program fills in and packs itself, and the
//! sign-in page, which was packed when built. One worker each.

use std::{fmt::Write, fs};

use super::{TIMES, Turn};
use crate::{
    Outcome,
    client::{Connection, request},
    figures::{median, short},
    load::load,
    nginx,
    site::Site,
    table::{Figure, Hold, Unit},
};

const CLIENTS: usize = 32;

/// Address, what it is, and the share of nginx's throughput it has to reach.
const PAGES: [(&str, &str, f64); 2] = [("/pricing", "public page", 0.8), ("/login", "page", 0.9)];

pub(super) async fn measure(turn: &mut Turn<'_>) -> Outcome {
    if !turn.wants("page") {
        return Ok(());
    }
    for (path, label, least) in PAGES {
        measure_page(turn, path, label, least).await?;
    }
    Ok(())
}

async fn measure_page(turn: &mut Turn<'_>, path: &str, label: &str, least: f64) -> Outcome {
    let one_worker = |command: &mut std::process::Command| {
        command.env("TOKIO_WORKER_THREADS", "1");
    };
    let site = Site::start_with(turn.options, turn.database, one_worker).await?;
    let page = request("GET", path, "accept-encoding: br\r\n", b"");
    let packed = turn.options.folder.join("page.html.br");
    fs::write(&packed, Connection::open(site.at).await?.send(&page).await?.body)?;
    let (nginx, nginx_at) = nginx::start(&turn.options.folder, path, &packed).await?;
    let sides = [(&site.process, site.at), (&nginx, nginx_at)];
    let (mut throughput, mut cost) = ([vec![], vec![]], [vec![], vec![]]);
    for _ in 0..TIMES {
        for (side, (process, at)) in sides.iter().enumerate() {
            let (page, before) = (page.clone(), process.processor()?);
            let time = turn.time(4);
            let answers = load(*at, CLIENTS, time, move |_| page.clone()).await?.per_second;
            throughput[side].push(answers);
            cost[side].push((process.processor()? - before) / (answers * time.as_secs_f64()));
        }
    }
    let (throughput, cost) = (throughput.map(median), cost.map(median));
    let _ = writeln!(
        turn.measured.notes,
        "\nThe {label} `{path}`: processor time an answer {} µs, nginx {} µs.",
        short(cost[0] * 1e6),
        short(cost[1] * 1e6)
    );
    let label = format!("{label} `{path}` (brotli), {CLIENTS} clients, one worker, beside nginx");
    turn.add(&label, Unit::PerSecond, Hold::RatioAtLeast(least), Figure::beside(throughput[0], throughput[1]));
    nginx.stop()?;
    site.process.stop()
}
