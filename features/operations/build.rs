//! The statements are checked against the migrations: check them again when one changes.

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
}
