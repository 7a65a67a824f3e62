//! The statements are checked against the migrations: check them again when one changes. And how the program is linked.

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
    println!("cargo:rerun-if-changed=build.rs");
    // Tables and virtual calls are some 300,000 addresses that the system's loader corrects at each start. Packed, they
    // are a fiftieth of the size, in the file and in memory; what runs the program needs glibc 2.36 (Debian 12).
    if target("OS") == "linux" && target("ENV") == "gnu" {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

#[expect(clippy::disallowed_methods, reason = "a build script has no other way to know what it builds for")]
fn target(what: &str) -> String {
    std::env::var(format!("CARGO_CFG_TARGET_{what}")).unwrap_or_default()
}
