//! Files that are no files of locations, or ones that were made to hurt.

use std::{fmt::Write as _, io::Write as _};

use flate2::{Compression, write::GzEncoder};
use serde_json::json;

use crate::{
    Outcome,
    caller::{Caller, Response, json_array, json_u64},
    rows::imports,
    site::Site,
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 13,
    name: "files that hurt",
    injected: "each uploaded and checked file of a corpus: a line of 9 MB, 9 MB of quotes, a million columns, NUL, UTF-16, \
               Latin-1, marks of direction, ragged rows, a row too many, archives, compressed bodies",
    share: 1,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// The columns that make a location.
const HEADER: &str = "name,address,city,state,postal_code\n";
/// Bytes just below the limit of 10 MB; in the short form, as many as a debug program reads at once.
const LARGE_BYTES: [usize; 2] = [1_000_000, 9_500_000];
/// Megabytes that are packed.
const PACKED_MEGABYTES: [usize; 2] = [50, 1_000];
/// Memory that a file may take: what the parser, the upload in flight and the debug program's tables need.
const MAX_MEMORY: u64 = 64 << 20;
/// Name of the valid rows, which must be imported among any others.
const NAME: &str = "Café “Ünïcode” & Sons";

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let site = trial.site(&[]).await?;
    let owner = site.sign_up_user("owner").await?;
    let corpus =
        corpus(trial.either(LARGE_BYTES[0], LARGE_BYTES[1]), trial.either(PACKED_MEGABYTES[0], PACKED_MEGABYTES[1]))?;
    // The first import loads data that stays in memory.
    imports::checked(&owner, &imports::file("warm", 10)).await?;
    let (mut rounds, mut worst) = (0, (0, ""));
    while trial.goes_on(rounds, 1) {
        for (name, file, headers) in &corpus {
            let (before, headers): (u64, Vec<_>) = (site.memory()?, headers.to_vec());
            site.forget_most_memory()?;
            let base = site.most_memory()?;
            bombed(trial, &owner, name, file, &headers).await?;
            let grown = site.most_memory()?.saturating_sub(base.max(before));
            worst = worst.max((grown, name));
            is_well(trial, &site, &owner, name).await?;
            trial.tally.tried(1);
        }
        rounds += 1;
    }
    trial.tally.holds(worst.0 <= MAX_MEMORY, || format!("{} MB for {}", worst.0 >> 20, worst.1));
    good_rows_are_exact(trial, &owner).await?;
    trial.tally.note(format!("{} files; most memory {} MB, for {}", corpus.len(), worst.0 >> 20, worst.1));
    Ok(FaultResult::Completed)
}

/// Uploads and checks it: it is taken or refused with a problem, and every row that is not taken is named.
async fn bombed(trial: &Trial<'_>, owner: &Caller, name: &str, file: &[u8], headers: &[(&str, &str)]) -> Outcome {
    let kind = [("content-type", "text/csv")];
    let answer = owner.request("POST", "/api/v1/imports?filename=x.csv", &[&kind, headers].concat(), file).await;
    // A server may close when it has seen enough of what it refuses.
    let Some(answer) = answer else { return Ok(()) };
    judged(trial, name, &answer);
    if !answer.is_success() {
        return Ok(());
    }
    let import = answer.json();
    let path = format!("/api/v1/imports/{}", import["id"].as_str().unwrap_or_default());
    let plan = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "country": "US" } });
    let checked = owner.request("POST", &format!("{path}/check"), &[], plan.to_string().as_bytes()).await;
    let checked = checked.ok_or_else(|| format!("{name}: no answer to the check"))?;
    judged(trial, name, &checked);
    if checked.is_success() {
        let check = checked.json();
        let bad = check["check"]["bad"].as_u64().or_else(|| check["bad"].as_u64()).unwrap_or_default();
        let rows = owner.get(&format!("{path}/rows?limit=200")).await?;
        let rows = json_array(&rows, "items");
        let is_named = rows.iter().all(|row| row["line"].is_u64() || row["row"].is_u64());
        trial
            .tally
            .holds(bad == 0 || (!rows.is_empty() && is_named), || format!("{name}: {bad} bad rows, told {rows:?}"));
    }
    Ok(())
}

fn judged(trial: &Trial<'_>, name: &str, answer: &Response) {
    let is_problem = answer.header("content-type") == "application/problem+json" && answer.json()["code"].is_string();
    let is_fine = answer.is_success() || ((400..500).contains(&answer.status) && is_problem);
    trial.tally.holds(is_fine, || format!("{name}: {}", answer.summary()));
}

/// It serves on.
async fn is_well(trial: &Trial<'_>, site: &Site, owner: &Caller, name: &str) -> Outcome {
    site.id()?;
    let there = owner.request("GET", "/api/v1/locations?limit=1", &[], b"").await;
    trial.tally.holds(there.is_some_and(|answer| answer.is_success()), || format!("after {name}, nobody is served"));
    Ok(())
}

/// A name is read to the letter in every encoding it came in.
async fn good_rows_are_exact(trial: &Trial<'_>, owner: &Caller) -> Outcome {
    let line = format!("{HEADER}\"{NAME}\",1 Main St,Austin,TX,78701\n");
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(line.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let marked = [b"\xef\xbb\xbf".as_slice(), line.as_bytes()].concat();
    for (at, file) in [line.clone().into_bytes(), wide, marked].into_iter().enumerate() {
        let answer =
            owner.request("POST", "/api/v1/imports?filename=x.csv", &[("content-type", "text/csv")], &file).await;
        let import = answer.ok_or("no answer")?.json_or_error()?;
        let path = format!("/api/v1/imports/{}", import["id"].as_str().unwrap_or_default());
        let plan = json!({ "mapping": import["detected"]["suggested_mapping"], "options": { "country": "US", "on_match": "skip" } });
        owner.post(&format!("{path}/check"), &plan).await?;
        if at == 0 {
            imports::started(owner, &path).await?;
            imports::done(owner, &path).await?;
            let all = owner.get_all_pages("/api/v1/locations").await?;
            let is_there = all.iter().any(|location| location["name"] == NAME);
            trial.tally.holds(is_there, || format!("{NAME} is not among {all:?}"));
        } else {
            // Read to the letter, it is the location that is there already.
            let checked = owner.get(&path).await?;
            let matching = json_u64(&checked["check"], "matching")?;
            trial.tally.holds(matching == 1, || format!("{NAME} in encoding {at} is read as another: {checked}"));
        }
    }
    Ok(())
}

/// Name, bytes and headers of each file.
type Bomb = (&'static str, Vec<u8>, &'static [(&'static str, &'static str)]);

/// Builds the corpus with files of `large` bytes, and `packed_megabytes` compressed into others.
fn corpus(large: usize, packed_megabytes: usize) -> Outcome<Vec<Bomb>> {
    let head = HEADER;
    let row = "Shop,1 Main St,Austin,TX,78701\n";
    let rows = |count: usize| -> String {
        let rows = (0..count).fold(String::new(), |mut rows, at| {
            // A String takes everything.
            let _ = writeln!(rows, "Shop {at},{at} Main St,Austin,TX,78701");
            rows
        });
        format!("{head}{rows}")
    };
    let mut zip = b"PK\x03\x04\x14\0\0\0\x08\0".to_vec();
    zip.extend((0..2_000u32).flat_map(u32::to_le_bytes));
    let megabyte = vec![b'a'; 1 << 20];
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    for _ in 0..packed_megabytes {
        packed.write_all(&megabyte)?;
    }
    let packed = packed.finish()?;
    let wide: Vec<u8> = rows(20).encode_utf16().flat_map(u16::to_le_bytes).collect();
    Ok(vec![
        ("nothing", Vec::new(), &[]),
        ("a header alone", head.into(), &[]),
        ("one long line", [head.as_bytes(), &vec![b'a'; large], b",1 Main St,Austin,TX,78701\n"].concat(), &[]),
        ("quotes alone", vec![b'"'; large], &[]),
        ("quotes alone below a header", [head.as_bytes(), &vec![b'"'; large]].concat(), &[]),
        ("a quote that never ends", [head.as_bytes(), b"\"", row.repeat(100_000).as_bytes()].concat(), &[]),
        ("a million columns", ",".repeat(1_000_000).into(), &[]),
        ("a million columns below a header", format!("{head}{}\n", ",".repeat(1_000_000)).into(), &[]),
        ("line ends alone", vec![b'\n'; large], &[]),
        ("line ends of old", rows(20).replace('\n', "\r").into(), &[]),
        ("NUL", rows(5).replace("Shop", "Sh\0op").into(), &[]),
        ("UTF-16 without a mark", wide, &[]),
        ("Latin-1", rows(5).replace("Shop", "Caf\u{e9}").chars().map(|letter| letter as u8).collect(), &[]),
        ("no UTF-8", [head.as_bytes(), b"\xff\xfe\xfd\xc3,1 Main St,Austin,TX,78701\n"].concat(), &[]),
        ("marks of direction", rows(5).replace("Shop", "\u{202e}pohS\u{2066}").into(), &[]),
        ("ragged rows", format!("{head}one\na,b\na,b,c,d,e\n{row}").into(), &[]),
        ("a row too many", rows(1_001).into(), &[]),
        ("formulas", rows(5).replace("Shop", "=HYPERLINK(\"\"http://x\"\")").into(), &[]),
        ("a zip archive", zip, &[]),
        ("gzip that says so", packed.clone(), &[("content-encoding", "gzip")]),
        ("gzip that does not", packed, &[]),
        ("too large", vec![b'a'; 11_000_000], &[]),
        ("one column a thousand times", format!("{}\n{row}", "name,".repeat(1_000)).into(), &[]),
        ("noise", (0..1_000_000u64).map(|at| (at.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as u8).collect(), &[]),
    ])
}
