//! The statements are checked against the migrations: check them again when one changes. And how the program is linked.

use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=../migrations");
    println!("cargo:rerun-if-changed=build.rs");
    // Tables and virtual calls are some 300,000 addresses that the system's loader corrects at each start. Packed, they
    // are a fiftieth of the size, in the file and in memory.
    if target("OS") == "linux" && target("ENV") == "gnu" && loader_unpacks() {
        println!("cargo:rustc-link-arg-bins=-Wl,-z,pack-relative-relocs");
    }
}

/// Returns true for glibc 2.36 or newer; an older one would start the program and let it crash. A program linked with a
/// newer one does not start with an older one anyway.
fn loader_unpacks() -> bool {
    let answer = Command::new("getconf").arg("GNU_LIBC_VERSION").output();
    let version = answer.ok().and_then(|answer| String::from_utf8(answer.stdout).ok()).unwrap_or_default();
    let mut numbers = version.trim().trim_start_matches("glibc ").split('.').map_while(|part| part.parse::<u32>().ok());
    numbers.next().zip(numbers.next()).is_some_and(|version| version >= (2, 36))
}

#[expect(clippy::disallowed_methods, reason = "a build script has no other way to know what it builds for")]
fn target(key: &str) -> String {
    std::env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default()
}
