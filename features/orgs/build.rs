//! Reads what plans include from the price file of the public site. Rebuilds when a migration changes, because the
//! queries are checked against the migrations.

use std::{collections::BTreeMap, env, error::Error, fmt::Write, fs, path::Path};

use serde::Deserialize;

const PLANS: &str = "../../web/src/site/plans.json";
/// Features that only some plans have, as fields of `Entitlements`.
const FEATURES: [&str; 9] = [
    "citations",
    "pages",
    "requests",
    "other_reviews",
    "heatmaps",
    "post_scheduling",
    "drafting",
    "white_label",
    "api",
];

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Catalogue {
    trial_days: u16,
    grace_days: u16,
    plans: BTreeMap<String, Allowance>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Allowance {
    locations: Option<i64>,
    directories: i64,
    landing_pages: Option<i64>,
    report_every: String,
    features: Vec<String>,
    profile_features: Vec<String>,
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=../../migrations");
    println!("cargo:rerun-if-changed={PLANS}");
    let catalogue: Catalogue = serde_json::from_str(&fs::read_to_string(PLANS)?)?;
    let mut code = format!("/// Days of the free trial.\npub const TRIAL_DAYS: i64 = {};\n\n", catalogue.trial_days);
    writeln!(
        code,
        "/// Days with all rights after a payment failed.\npub(super) const GRACE_DAYS: i64 = {};\n",
        catalogue.grace_days
    )?;
    code.push_str("/// Returns what a plan includes.\n");
    code.push_str("const fn included(plan: Plan, list: PlanList) -> Entitlements {\n    match (plan, list) {\n");
    for (name, plan) in &catalogue.plans {
        let everything = (Some(plan.directories), plan.landing_pages);
        for (list, features, counts) in
            [("Everything", &plan.features, everything), ("Profile", &plan.profile_features, (Some(0), Some(0)))]
        {
            if let Some(unknown) = features.iter().find(|name| !FEATURES.contains(&name.as_str())) {
                return Err(format!("{PLANS}: the feature {unknown} is not known").into());
            }
            writeln!(code, "        (Plan::{}, PlanList::{list}) => Entitlements {{", capital(name))?;
            writeln!(code, "            locations: {:?},", plan.locations)?;
            writeln!(code, "            directories: {:?},\n            landing_pages: {:?},", counts.0, counts.1)?;
            writeln!(code, "            report_every: Some(ReportEvery::{}),", capital(&plan.report_every))?;
            for feature in FEATURES {
                writeln!(code, "            {feature}: {},", features.iter().any(|name| name == feature))?;
            }
            code.push_str("        },\n");
        }
    }
    code.push_str("    }\n}\n");
    let out = env::var_os("OUT_DIR").ok_or("OUT_DIR is set by cargo")?;
    fs::write(Path::new(&out).join("plans.rs"), code)?;
    Ok(())
}

fn capital(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}
