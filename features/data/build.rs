//! Rebuilds the crate when a migration changes, because SQL statements are checked against the migrations at compile
//! time.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
