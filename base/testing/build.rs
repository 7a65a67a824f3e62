//! Rebuilds the crate when a migration changes, because its statements are checked against the migrations.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
