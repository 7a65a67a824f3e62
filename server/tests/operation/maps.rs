//! Street map of the operator: a PMTiles file, checked at the start and served in ranges.

use std::{fs, io::Write, path::Path};

use api::{App, Clock, Site};
use auth::Auth;
use flate2::{Compression, write::GzEncoder};
use google::Google;
use serde_json::json;
use testing::{Client, engines};
use vitrine::{Features, MapTiles, router};

/// Bytes of the header.
const HEADER: usize = 127;

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).expect("memory");
    packed.finish().expect("memory")
}

fn varint(mut number: u64, into: &mut Vec<u8>) {
    while number >= 0x80 {
        into.push(number as u8 | 0x80);
        number >>= 7;
    }
    into.push(number as u8);
}

/// Returns a field of a protocol buffer that holds bytes.
fn field(number: u8, bytes: &[u8]) -> Vec<u8> {
    let mut field = vec![number << 3 | 2];
    varint(bytes.len() as u64, &mut field);
    field.extend_from_slice(bytes);
    field
}

/// Returns a vector tile with one layer, `earth`: a square of the whole tile.
fn tile() -> Vec<u8> {
    // Move to 0,0; three lines; close. Coordinates are zigzag deltas of an extent of 4096.
    let mut geometry = Vec::new();
    for number in [9_u64, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15] {
        varint(number, &mut geometry);
    }
    let feature = [vec![3 << 3, 3], field(4, &geometry)].concat();
    let layer = [vec![15 << 3, 2], field(1, b"earth"), field(2, &feature)].concat();
    packed(&field(3, &layer))
}

/// Returns a PMTiles file with the tiles of zoom 0 to 2.
fn pmtiles() -> Vec<u8> {
    let tile = tile();
    let (count, mut root) = (21_u64, Vec::new());
    varint(count, &mut root);
    (0..count).for_each(|at| varint(u64::from(at > 0), &mut root));
    (0..count).for_each(|_| varint(1, &mut root));
    (0..count).for_each(|_| varint(tile.len() as u64, &mut root));
    // All tiles are the same.
    (0..count).for_each(|_| varint(1, &mut root));
    let root = packed(&root);
    let layers = json!([{ "id": "earth", "fields": {} }]);
    let metadata = packed(json!({ "vector_layers": layers }).to_string().as_bytes());
    let mut file = b"PMTiles\x03".to_vec();
    let (root_at, metadata_at) = (HEADER, HEADER + root.len());
    let data_at = metadata_at + metadata.len();
    for number in [root_at, root.len(), metadata_at, metadata.len(), data_at, 0, data_at, tile.len(), 21, 21, 1] {
        file.extend_from_slice(&(number as u64).to_le_bytes());
    }
    // Clustered; gzip twice; vector tiles; zoom 0 to 2; the whole earth around 0,0.
    file.extend_from_slice(&[1, 2, 2, 1, 0, 2]);
    for degrees in [-180_i32, -85, 180, 85] {
        file.extend_from_slice(&(degrees * 10_000_000).to_le_bytes());
    }
    file.extend_from_slice(&[0; 9]);
    [file, root, metadata, tile].concat()
}

fn written(folder: &Path, bytes: &[u8]) -> MapTiles {
    let path = folder.join("streets.pmtiles");
    fs::write(&path, bytes).expect("a file");
    path.to_str().expect("a path").parse().expect("a name")
}

async fn served(tiles: MapTiles) -> (testing::TestDb, Client) {
    let db = engines().await.remove(0);
    let app = App::new(db.db(), Clock::system(), Site::default());
    let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    let features = Features { map_tiles: Some(tiles), ..Features::default() };
    (db, Client::new(router(&app, auth, &google, &features)))
}

#[tokio::test]
async fn a_map_is_served_in_ranges_under_a_strong_tag_and_never_packed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = pmtiles();
    let tiles = written(folder.path(), &file);
    tiles.check().expect("a good file");
    let (_db, client) = served(tiles.clone()).await;
    assert_eq!(tiles.address, "/maps/streets.pmtiles");
    let get = || client.get("/maps/streets.pmtiles").header("accept-encoding", "gzip, br");

    let whole = get().send().await.expect(200);
    assert_eq!(whole.bytes, file);
    let tag = whole.header("etag").to_owned();
    assert!(tag.starts_with('"') && whole.header("content-encoding").is_empty(), "{tag}");
    assert_eq!(whole.header("content-type"), "application/vnd.pmtiles");
    assert_eq!((whole.header("accept-ranges"), whole.header("cache-control")), ("bytes", "public, max-age=3600"));

    let part = get().header("range", "bytes=7-126").header("if-range", &tag).send().await.expect(206);
    assert_eq!(part.bytes, &file[7..HEADER]);
    assert_eq!(part.header("content-range"), format!("bytes 7-126/{}", file.len()));
    let beyond = get().header("range", "bytes=999999-").send().await.expect(416);
    assert_eq!(beyond.header("content-range"), format!("bytes */{}", file.len()));
    get().header("range", "bytes=0-1,5-6").send().await.expect(200);
    get().header("if-none-match", &tag).send().await.expect(304);

    // Replaced by renaming another file.
    fs::write(folder.path().join("new"), [&file[..], b"more"].concat()).expect("a file");
    fs::rename(folder.path().join("new"), folder.path().join("streets.pmtiles")).expect("a new name");
    let changed = get().header("range", "bytes=0-1").header("if-range", &tag).send().await.expect(200);
    assert_ne!(changed.header("etag"), tag);
    client.get("/maps/other.pmtiles").send().await.expect(404);
}

#[test]
fn a_file_that_is_no_complete_vector_map_is_refused_at_the_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let good = pmtiles();
    let changed = |at: usize, bytes: &[u8]| {
        let mut file = good.clone();
        file[at..at + bytes.len()].copy_from_slice(bytes);
        file
    };
    let bomb = {
        let zeros = packed(&vec![0; 4 << 20]);
        let mut file = changed(8, &(good.len() as u64).to_le_bytes());
        file[16..24].copy_from_slice(&(zeros.len() as u64).to_le_bytes());
        [file, zeros].concat()
    };
    let cases = [
        ("another magic number", changed(0, b"pmtiles"), "not a PMTiles file"),
        ("version 2", changed(7, &[2]), "version 2"),
        ("only a header", good[..100].to_vec(), "not a PMTiles file"),
        ("a file that is cut", good[..good.len() - 1].to_vec(), "cut off"),
        ("an offset beyond the end", changed(56, &[0xff; 8]), "cut off"),
        ("tiles beyond their section", changed(64, &1_u64.to_le_bytes()), "beyond the file"),
        ("a gzip bomb", bomb, "too large"),
        ("pictures", changed(99, &[2]), "no vector tiles"),
        ("brotli", changed(97, &[3]), "packed in a way"),
    ];
    for (case, bytes, reason) in cases {
        let problem = written(folder.path(), &bytes).check().expect_err(case);
        assert!(problem.contains(reason) && problem.contains("--map-tiles"), "{case}: {problem}");
    }
    let missing: MapTiles = folder.path().join("none.pmtiles").to_str().expect("a path").parse().expect("a name");
    missing.check().expect_err("no file");
    for name in ["map.mbtiles", "a b.pmtiles", ".pmtiles", "a?.pmtiles"] {
        assert!(name.parse::<MapTiles>().is_err(), "{name}");
    }
}
