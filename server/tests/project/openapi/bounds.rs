//! The bounds that the document gives for the fields of requests are those that the program keeps: a value at a bound is
//! within it, and one beyond it is refused with 422, naming the field.

use api::{App, Clock, Site};
use auth::Auth;
use axum::http::Method;
use google::Google;
use outgoing::{Outgoing, Reach};
use serde_json::{Map, Value, json};
use testing::{Answer, Client, TestDb};
use vitrine::{Features, router};

use super::fresh;

/// Codes of errors that say that a value is beyond a bound.
const BEYOND: [&str; 7] =
    ["too_long", "too_short", "too_many", "out_of_range", "required", "invalid", "invalid_choice"];
/// Operations that refuse the caller of this test before they look at a field.
const REFUSED_EARLIER: [&str; 6] = [
    "begin_emergency_access",
    "change_billing",
    "check_assistant",
    "connect_assistant",
    "publish_google_photos",
    "set_sso_mode",
];

/// The owner of an organization, with the path of an object of each kind that has bounds.
struct World {
    owner: Client,
    location: String,
    photo: String,
    label: String,
    view: String,
    webhook: String,
    report: String,
    schedule: String,
    post: String,
    _db: TestDb,
}

/// A field of a request with a bound.
struct Bound<'a> {
    operation: &'a str,
    method: Method,
    path: &'a str,
    /// The fields that the request needs besides.
    body: Map<String, Value>,
    field: &'a str,
    within: Value,
    beyond: Value,
}

async fn world() -> World {
    let db = testing::engines().await.swap_remove(0);
    let app = App::new(db.db(), Clock::system(), Site { rate_limit_factor: 100_000, ..Site::default() });
    let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    let mut features = Features { rate_limit_factor: 100_000, ..Features::default() };
    features.webhooks.outgoing = Outgoing::new(Reach::Everywhere);
    let owner = Client::new(router(&app, auth, &google, &features)).sign_up("zoe").await;
    let made = async |path: &str, new: Value| {
        let made = owner.post(&format!("/api/v1/{path}")).json(&new).send().await.expect(201).json();
        made["id"].as_str().expect("an id").to_owned()
    };
    let place = json!({ "name": "Plain", "address": "1 Main St", "city": "Austin" });
    let location = made("locations", place).await;
    let mut file = std::io::Cursor::new(Vec::new());
    image::DynamicImage::new_rgb8(300, 300).write_to(&mut file, image::ImageFormat::Png).expect("a file in memory");
    let photos = format!("/api/v1/locations/{location}/photos");
    let photo = owner.post(&photos).body("image/png", file.into_inner()).send().await.expect(201).json();
    let photo = photo["id"].as_str().expect("an id").to_owned();
    let label = made("labels", json!({ "name": "North", "color": "red" })).await;
    let view = made("views", json!({ "name": "All", "search": "", "columns": [], "density": "compact" })).await;
    let hook = json!({ "url": "https://127.0.0.1/", "events": ["location.created"] });
    let webhook = made("webhooks", hook).await;
    let all = json!({ "all": true });
    let report = json!({ "template": "client", "locations": all, "period": { "from": "2026-01-05", "to": "2026-01-11" },
        "language": "en" });
    let report = owner.post("/api/v1/reports").json(&report).send().await.expect(202).json();
    let report = report["id"].as_str().expect("an id").to_owned();
    let schedule = json!({ "name": "Weekly", "template": "client", "locations": all, "period": "last_week", "language": "en",
        "every": "week", "at": "08:00", "zone": "Europe/Paris",
        "recipients": [{ "email": "ann@example.com", "language": "en" }] });
    let schedule = made("report-schedules", schedule).await;
    let post = json!({ "kind": "offer", "texts": { "en": "Hello" }, "audience": all,
        "event": { "starts_at": "2030-01-01T09:00", "ends_at": "2030-01-02T09:00" } });
    let post = made("posts", post).await;
    World { owner, location, photo, label, view, webhook, report, schedule, post, _db: db }
}

impl World {
    async fn send(&self, bound: &Bound<'_>, value: &Value) -> Answer {
        let id = match bound.operation {
            "update_label" => &self.label,
            "update_view" => &self.view,
            "update_webhook" => &self.webhook,
            "update_report" => &self.report,
            "update_report_schedule" => &self.schedule,
            "update_post" => &self.post,
            _ => &self.location,
        };
        let path = bound.path.replace("{id}", id).replace("{photo}", &self.photo).replace("{directory}", "yelp");
        let mut body = bound.body.clone();
        if bound.operation == "create_share" {
            body.insert("id".into(), json!(self.report));
        }
        body.insert(bound.field.to_owned(), value.clone());
        let current = self.owner.get(&format!("/api/v1/locations/{}", self.location)).send().await;
        let ask = self.owner.ask(bound.method.clone(), &path).header("if-match", current.header("etag"));
        ask.json(&Value::Object(body)).send().await
    }
}

/// The schema that a reference leads to, with the parts that it is put together from.
fn resolved(document: &Value, schema: &Value) -> Value {
    if let Some(to) = schema["$ref"].as_str() {
        return resolved(document, document.pointer(to.trim_start_matches('#')).expect("a schema"));
    }
    let mut whole = schema.clone();
    for part in schema["allOf"].as_array().into_iter().flatten() {
        for (name, property) in resolved(document, part)["properties"].as_object().into_iter().flatten() {
            whole["properties"][name] = property.clone();
        }
    }
    whole
}

/// A value that a schema allows.
fn sample(document: &Value, schema: &Value) -> Value {
    let schema = resolved(document, schema);
    if let Some(choice) = schema["oneOf"].get(0) {
        return sample(document, choice);
    }
    if let Some(choice) = schema["enum"].get(0) {
        return choice.clone();
    }
    let kind = schema["type"].as_str().or(schema["type"][0].as_str()).unwrap_or_default();
    match kind {
        "array" => json!([sample(document, &schema["items"])]),
        "object" => needed(document, &schema).into(),
        "integer" | "number" => schema["minimum"].as_f64().map_or(json!(1), |least| json!(least as i64)),
        "boolean" => json!(false),
        _ if schema["format"] == "email" => json!("ann@example.com"),
        _ if schema["format"] == "date" => json!("2026-01-05"),
        _ => text(&schema, 10),
    }
}

/// The required fields of an object.
fn needed(document: &Value, schema: &Value) -> Map<String, Value> {
    let names = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    names.map(|name| (name.to_owned(), sample(document, &schema["properties"][name]))).collect()
}

/// Builds a text of `length` characters. It is also an id, an address or a name as far as its length allows.
fn text(schema: &Value, length: usize) -> Value {
    let says = schema["description"].as_str().unwrap_or_default();
    let start = match says {
        _ if schema["format"] == "email" => "ann@example.",
        says if says.contains("ddress") || says.contains("here messages") => "https://127.0.0.1/",
        _ => "",
    };
    let start: String = start.chars().take(length).collect();
    json!(start.clone() + &"a".repeat(length - start.len()))
}

/// Pairs of a value within a bound and one beyond it.
fn pairs(document: &Value, schema: &Value) -> Vec<(Value, Value)> {
    let item = |n: u64| match sample(document, &schema["items"]) {
        Value::String(_) if schema["description"].as_str().is_some_and(|says| says.contains("columns")) => {
            json!("city")
        }
        // A list of ids may not count what is there twice.
        Value::String(_) if resolved(document, &schema["items"])["enum"].is_null() => {
            json!(format!("018f0000-0000-7000-8000-{n:012}"))
        }
        other => other,
    };
    let items = |count: u64| -> Value { (0..count).map(item).collect() };
    let whole = |name: &str| schema[name].as_u64();
    let mut pairs = Vec::new();
    if let Some(most) = whole("maxLength") {
        pairs.push((text(schema, most as usize), text(schema, most as usize + 1)));
    }
    if let Some(least) = whole("minLength") {
        pairs.push((text(schema, least as usize), text(schema, least as usize - 1)));
    }
    if let Some(most) = whole("maxItems") {
        pairs.push((items(most), items(most + 1)));
    }
    if let Some(least) = whole("minItems") {
        pairs.push((items(least), items(least - 1)));
    }
    if let Some(most) = schema["maximum"].as_f64() {
        pairs.push((json!(most as i64), json!(most as i64 + 1)));
    }
    if let Some(least) = schema["minimum"].as_f64() {
        pairs.push((json!(least as i64), json!(least as i64 - 1)));
    }
    pairs
}

fn bounds(document: &Value) -> Vec<Bound<'_>> {
    let mut bounds = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let body = &operation["requestBody"]["content"]["application/json"]["schema"];
            if body.is_null() {
                continue;
            }
            let schema = resolved(document, body);
            let properties = body["$ref"].as_str().and_then(|to| document.pointer(to.trim_start_matches('#')));
            for (field, property) in
                properties.and_then(|schema| schema["properties"].as_object()).into_iter().flatten()
            {
                for (within, beyond) in pairs(document, property) {
                    bounds.push(Bound {
                        operation: operation["operationId"].as_str().expect("a name"),
                        method: method.to_uppercase().parse().expect("a method"),
                        path,
                        body: needed(document, &schema),
                        field,
                        within,
                        beyond,
                    });
                }
            }
        }
    }
    bounds
}

/// The codes of what is wrong with a field.
fn wrong(answer: &Answer, field: &str) -> Vec<String> {
    if answer.status != 422 {
        return Vec::new();
    }
    let problem = answer.json();
    let errors = problem["errors"].as_array().cloned().unwrap_or_default();
    let code_of =
        |error: &Value| (error["field"] == field).then(|| error["code"].as_str().unwrap_or_default().to_owned());
    errors.iter().filter_map(code_of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bounds_of_the_document_match_the_code() {
    let (document, world) = (fresh(), world().await);
    let mut bounds = bounds(&document);
    // Creating an organization switches to it, so this bound comes last.
    bounds.sort_by_key(|bound| bound.operation == "create_organisation");
    let mut different = Vec::new();
    for bound in bounds.iter().filter(|bound| !REFUSED_EARLIER.contains(&bound.operation)) {
        let (operation, field) = (bound.operation, bound.field);
        let beyond = world.send(bound, &bound.beyond).await;
        if wrong(&beyond, field).is_empty() {
            different.push(format!("{operation} {field}: {} is taken: {}", bound.beyond, beyond.text()));
        }
        let within = world.send(bound, &bound.within).await;
        if wrong(&within, field).iter().any(|code| BEYOND.contains(&code.as_str())) {
            different.push(format!("{operation} {field}: {} is refused: {}", bound.within, within.text()));
        }
    }
    assert!(different.is_empty(), "{different:#?}");
    assert!(bounds.len() > 80, "{}", bounds.len());
}
