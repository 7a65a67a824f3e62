//! Rebuilds when a migration changes, because the queries are checked against the migrations.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
