//! Packs the files of `data/` into sorted tables: codes and places with their coordinates in 1/100,000 of a degree.

// Included as a file because building the whole crate, with its telephone numbers, would take a minute.
#[expect(dead_code, reason = "only part of it is needed here")]
#[path = "../text/src/fold.rs"]
mod fold;
#[path = "src/key.rs"]
mod key;

use std::{
    collections::BTreeMap,
    error::Error,
    fs::{self, File},
    path::Path,
};

use flate2::read::GzDecoder;

type Rows = Vec<csv::StringRecord>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    println!("cargo::rerun-if-changed=src/key.rs");
    println!("cargo::rerun-if-changed=../text/src/fold.rs");
    let out = std::env::var_os("OUT_DIR").ok_or("OUT_DIR is set by cargo")?;
    let out = Path::new(&out);
    fs::write(out.join("us.bin"), codes(&rows("us_zips")?)?)?;
    fs::write(out.join("fr.bin"), codes(&rows("fr_communes")?)?)?;
    let (cities, names) = cities(&rows("cities")?)?;
    fs::write(out.join("cities.bin"), cities)?;
    fs::write(out.join("names.txt"), names)?;
    Ok(())
}

fn rows(name: &str) -> Result<Rows, Box<dyn Error>> {
    let file = File::open(format!("data/{name}.csv.gz"))?;
    Ok(csv::Reader::from_reader(GzDecoder::new(file)).records().collect::<Result<_, _>>()?)
}

/// Packs postal codes: code, latitude, longitude, 4 bytes each. A code of several communes has the mean of their
/// coordinates.
fn codes(rows: &Rows) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut places: BTreeMap<u32, Vec<(f64, f64)>> = BTreeMap::new();
    for row in rows {
        places.entry(row[0].parse()?).or_default().push((row[1].parse()?, row[2].parse()?));
    }
    let mut packed = Vec::new();
    for (code, points) in places {
        let count = points.len() as f64;
        packed.extend(code.to_le_bytes());
        packed.extend(degrees(points.iter().map(|point| point.0).sum::<f64>() / count));
        packed.extend(degrees(points.iter().map(|point| point.1).sum::<f64>() / count));
    }
    Ok(packed)
}

/// Packs cities: start of the key among the names, its length, region, latitude, longitude (4, 1, 3, 4 and 4 bytes).
fn cities(rows: &Rows) -> Result<(Vec<u8>, String), Box<dyn Error>> {
    let mut places = Vec::new();
    for row in rows {
        let region = key::region(&row[0], &row[1]);
        places.push((
            key::city(&row[0], &fold::fold(&row[2])),
            region,
            degrees(row[3].parse()?),
            degrees(row[4].parse()?),
        ));
    }
    places.sort_unstable();
    let (mut packed, mut names) = (Vec::new(), String::new());
    let mut last = String::new();
    for (key, region, latitude, longitude) in places {
        if key != last {
            names.push_str(&key);
        }
        packed.extend(u32::try_from(names.len() - key.len())?.to_le_bytes());
        packed.push(u8::try_from(key.len())?);
        packed.extend(region);
        packed.extend(latitude);
        packed.extend(longitude);
        last = key;
    }
    Ok((packed, names))
}

fn degrees(degrees: f64) -> [u8; 4] {
    ((degrees * 100_000.0).round() as i32).to_le_bytes()
}
