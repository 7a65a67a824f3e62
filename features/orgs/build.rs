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
#[serde(rename_all = "camelCase")]
struct Allowance {
    locations: Option<u32>,
    landing_pages: Option<u32>,
}

/// Limit of a plan; `None` is without one.
type Limit = fn(&Allowance) -> Option<u32>;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=../../migrations");
    println!("cargo:rerun-if-changed={PLANS}");
    let catalogue: Catalogue = serde_json::from_str(&fs::read_to_string(PLANS)?)?;
    let mut code = format!("/// Days of the free trial.\nconst TRIAL_DAYS: i64 = {};\n\n", catalogue.trial_days);
    code.push_str("impl Plan {\n");
    let limits: [(&str, &str, Limit); 2] = [
        ("locations", "Locations that it includes", |allowance| allowance.locations),
        ("landing_pages", "Landing pages that it includes", |allowance| allowance.landing_pages),
    ];
    for (function, says, limit) in limits {
        writeln!(code, "    /// {says}; `None` is without a limit.")?;
        writeln!(code, "    pub const fn {function}(self) -> Option<i64> {{\n        match self {{")?;
        for (name, allowance) in &catalogue.plans {
            let variant = name[..1].to_uppercase() + &name[1..];
            writeln!(code, "            Self::{variant} => {:?},", limit(allowance))?;
        }
        code.push_str("        }\n    }\n");
    }
    code.push_str("}\n");
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is set by cargo")?;
    fs::write(Path::new(&out).join("plans.rs"), code)?;
    Ok(())
}
