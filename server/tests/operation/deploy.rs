//! The files of `deploy/`: options that exist, probes that are answered, and no right that is not needed.

use std::{collections::BTreeSet, fs, path::PathBuf, process::Command};

use serde_json::Value;

use crate::options::options;

fn read(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../deploy").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn documents(name: &str) -> Vec<Value> {
    serde_saphyr::from_multiple(&read(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn of_kind<'a>(all: &'a [Value], kind: &str) -> Vec<&'a Value> {
    all.iter().filter(|document| document["kind"] == kind).collect()
}

fn strings(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|value| value.as_str().expect("text")).collect()
}

/// Every word of a text that names a variable of ours.
fn variables(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !(letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_'));
    words.filter(|word| word.starts_with("VITRINE_")).map(ToOwned::to_owned).collect()
}

#[test]
fn every_variable_is_one_that_the_program_reads() {
    let readable: BTreeSet<String> = options()
        .into_values()
        .filter_map(|(argument, _)| Some(argument.get_env()?.to_str()?.to_owned()))
        .chain(["VITRINE_LOG".to_owned()])
        .collect();
    for name in [
        "systemd/vitrine.env",
        "docker/Dockerfile",
        "docker/compose.yaml",
        "kubernetes/vitrine.yaml",
        "kubernetes/secret.example.yaml",
    ] {
        let used = variables(&read(name));
        assert!(!used.is_empty(), "{name} names none");
        let unknown: Vec<_> = used.difference(&readable).collect();
        assert!(unknown.is_empty(), "{name}: {unknown:?}");
    }
}

#[test]
fn a_pod_runs_unprivileged_with_a_minimal_set_of_capabilities() {
    let all = documents("kubernetes/vitrine.yaml");
    let deployments = of_kind(&all, "Deployment");
    assert_eq!(deployments.len(), 2);
    for deployment in deployments {
        let pod = &deployment["spec"]["template"]["spec"];
        assert_eq!(deployment["spec"]["selector"]["matchLabels"], deployment["spec"]["template"]["metadata"]["labels"]);
        assert!(deployment["spec"]["replicas"].as_u64().expect("a number") >= 2);
        assert_eq!(pod["automountServiceAccountToken"], false);
        assert_eq!(pod["securityContext"]["runAsNonRoot"], true);
        assert_eq!(pod["securityContext"]["seccompProfile"]["type"], "RuntimeDefault");
        let containers = pod["containers"].as_array().expect("containers");
        assert_eq!(containers.len(), 1);
        let rights = &containers[0]["securityContext"];
        assert_eq!(rights["allowPrivilegeEscalation"], false);
        assert_eq!(rights["readOnlyRootFilesystem"], true);
        assert_eq!(strings(&rights["capabilities"]["drop"]), ["ALL"]);
        assert!(containers[0]["resources"]["limits"]["memory"].is_string());
        let port_names: Vec<_> =
            containers[0]["ports"].as_array().expect("ports").iter().map(|port| &port["name"]).collect();
        for (probe, path) in [("startupProbe", "/readyz"), ("livenessProbe", "/healthz")] {
            let request = &containers[0][probe]["httpGet"];
            assert_eq!(request["path"], path);
            assert!(port_names.contains(&&request["port"]), "{probe}: {}", request["port"]);
        }
        let mounted: Vec<_> =
            containers[0]["volumeMounts"].as_array().expect("mounts").iter().map(|mount| &mount["name"]).collect();
        let volumes: Vec<_> =
            pod["volumes"].as_array().expect("volumes").iter().map(|volume| &volume["name"]).collect();
        assert_eq!(mounted, volumes);
    }
}

#[test]
fn selectors_of_the_manifests_match_pods() {
    let all = documents("kubernetes/vitrine.yaml");
    let labels: Vec<&Value> = of_kind(&all, "Deployment")
        .iter()
        .map(|deployment| &deployment["spec"]["template"]["metadata"]["labels"])
        .collect();
    let is_selected = |selector: &Value| {
        let selected_labels = selector.as_object().expect("labels");
        labels.iter().any(|labels| selected_labels.iter().all(|(key, value)| labels[key] == *value))
    };
    assert!(is_selected(&of_kind(&all, "Service")[0]["spec"]["selector"]));
    for budget in of_kind(&all, "PodDisruptionBudget") {
        assert!(is_selected(&budget["spec"]["selector"]["matchLabels"]));
        assert_eq!(budget["spec"]["minAvailable"], 1);
    }
    let serving = of_kind(&all, "Deployment")[0];
    assert_eq!(serving["spec"]["strategy"]["rollingUpdate"]["maxUnavailable"], 0);
    let container = &serving["spec"]["template"]["spec"]["containers"][0];
    assert_eq!(container["readinessProbe"]["httpGet"]["path"], "/readyz");
    let secrets = documents("kubernetes/secret.example.yaml");
    let names: Vec<&Value> = of_kind(&secrets, "Secret").iter().map(|secret| &secret["metadata"]["name"]).collect();
    assert_eq!(names, ["vitrine", "vitrine-keys"]);
}

#[test]
fn a_stop_leaves_time_for_requests_in_flight() {
    // 20 seconds for requests, 10 for jobs, and what the drain takes.
    let all = documents("kubernetes/vitrine.yaml");
    let drain: u64 =
        of_kind(&all, "ConfigMap")[0]["data"]["VITRINE_DRAIN"].as_str().expect("text").parse().expect("a number");
    let grace = &of_kind(&all, "Deployment")[0]["spec"]["template"]["spec"]["terminationGracePeriodSeconds"];
    assert!(grace.as_u64().expect("a number") >= drain + 30);
    assert_eq!(documents("docker/compose.yaml")[0]["services"]["serve"]["stop_grace_period"], "45s");
    assert!(read("systemd/vitrine.service").contains("\nTimeoutStopSec=45\n"));
}

#[test]
fn containers_of_compose_have_no_rights_and_wait_for_the_database() {
    let compose = &documents("docker/compose.yaml")[0];
    for name in ["serve", "work"] {
        let service = &compose["services"][name];
        assert_eq!(service["read_only"], true, "{name}");
        assert_eq!(strings(&service["cap_drop"]), ["ALL"]);
        assert_eq!(service["depends_on"]["postgres"]["condition"], "service_healthy");
        assert_eq!(strings(&service["command"])[0], name);
        assert!(service["environment"]["VITRINE_DATABASE"].as_str().expect("text").contains("@postgres/"));
    }
}

#[test]
fn the_image_runs_unprivileged_and_has_a_health_check() {
    let image = read("docker/Dockerfile");
    let last = image.rsplit("\nFROM ").next().expect("a stage");
    assert!(
        last.contains("\nUSER 65532:65532\n")
            && last.contains("HEALTHCHECK")
            && last.contains("\"vitrine\", \"ready\"")
    );
    assert!(!last.contains("COPY . "), "the sources stay out of it");
}

#[test]
fn the_units_are_ones_that_systemd_understands() {
    for unit in ["vitrine.service", "vitrine-work.service"] {
        let text = read(&format!("systemd/{unit}"));
        for line in [
            "DynamicUser=yes",
            "ProtectSystem=strict",
            "NoNewPrivileges=yes",
            "CapabilityBoundingSet=",
            "PrivateTmp=yes",
        ] {
            assert!(text.lines().any(|text_line| text_line == line), "{unit}: {line}");
        }
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../deploy/systemd").join(unit);
        // Skips the check on a machine without systemd.
        let Ok(verified) = Command::new("systemd-analyze").args(["verify", "--man=no"]).arg(path).output() else {
            continue;
        };
        let stderr = String::from_utf8_lossy(&verified.stderr).into_owned();
        let wrong: Vec<&str> =
            stderr.lines().filter(|line| line.contains(unit) && !line.contains("not executable")).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }
}
