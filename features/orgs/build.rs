//! Reads the limits of plans from the price file of the public site. Rebuilds when a migration changes, because the
//! queries are checked against the migrations.

use std::{collections::BTreeMap, env, error::Error, fmt::Write, fs, path::Path};

use serde::Deserialize;

const PLANS: &str = "../../web/src/site/plans.json";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Catalogue {
    trial_days: u16,
    plans: BTreeMap<String, Allowance>,
}

#[derive(Deserialize)]
struct Allowance {
    locations: Option<u32>,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=../../migrations");
    println!("cargo:rerun-if-changed={PLANS}");
    let catalogue: Catalogue = serde_json::from_str(&fs::read_to_string(PLANS)?)?;
    let mut code = format!("/// Days of the free trial.\nconst TRIAL_DAYS: i64 = {};\n\n", catalogue.trial_days);
    code.push_str("impl Plan {\n    /// Locations that it includes; `None` is without a limit.\n");
    code.push_str("    pub const fn locations(self) -> Option<i64> {\n        match self {\n");
    for (name, Allowance { locations }) in &catalogue.plans {
        let variant = name[..1].to_uppercase() + &name[1..];
        writeln!(code, "            Self::{variant} => {locations:?},")?;
    }
    code.push_str("        }\n    }\n}\n");
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is set by cargo")?;
    fs::write(Path::new(&out).join("plans.rs"), code)?;
    Ok(())
}
