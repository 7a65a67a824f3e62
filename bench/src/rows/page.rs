//! The sign-in page beside nginx serving the very file; one worker each.

use std::fmt::Write;

use super::{TIMES, Turn};
use crate::{
    Outcome,
    client::request,
    figures::{median, short},
    load::load,
    nginx,
    site::Site,
    table::{Figure, Hold, Unit},
};

const CLIENTS: usize = 32;

pub(super) async fn measure(turn: &mut Turn<'_>) -> Outcome {
    if !turn.wants("page") {
        return Ok(());
    }
    let one_worker = |command: &mut std::process::Command| {
        command.env("TOKIO_WORKER_THREADS", "1");
    };
    let site = Site::start_with(turn.options, turn.database, one_worker).await?;
    let (nginx, nginx_at) = nginx::start(&turn.options.folder, &turn.options.web.join("app.html.br")).await?;
    let page = request("GET", "/login", "accept-encoding: br\r\n", b"");
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
        "\nThe page: processor time an answer {} µs, nginx {} µs.",
        short(cost[0] * 1e6),
        short(cost[1] * 1e6)
    );
    let what = format!("page `/login` (brotli), {CLIENTS} clients, one worker, beside nginx");
    turn.add(&what, Unit::PerSecond, Hold::RatioAtLeast(0.9), Figure::beside(throughput[0], throughput[1]));
    site.process.stop()
}
