//! Stand-in for Stripe: what the program calls, in memory.

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex},
};

use axum::{
    Router,
    body::Bytes,
    extract::{OriginalUri, State},
    http::{HeaderMap, Method, StatusCode},
};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// Key that the stand-in accepts.
pub const KEY: &str = "sk_test_stand_in";

/// State of the stand-in.
#[derive(Default)]
pub struct Account {
    /// Objects by their ids.
    pub objects: BTreeMap<String, Value>,
    /// Calls so far: method, path, form.
    pub calls: Vec<(String, String, HashMap<String, String>)>,
    /// Answers by idempotency keys.
    answers: HashMap<String, (u16, Value)>,
    /// Path whose answers are lost after their effect, and how many.
    pub lost_answers: Option<(&'static str, u32)>,
    /// Changes of subscriptions.
    pub updates: u32,
    /// All calls fail.
    pub is_down: bool,
    /// Cards are declined.
    pub declines: bool,
    count: u64,
}

/// Running stand-in.
#[derive(Clone)]
pub struct Stripe {
    pub base: String,
    state: Arc<Mutex<Account>>,
}

impl Stripe {
    /// Starts a stand-in.
    pub async fn start() -> Self {
        let state = Arc::new(Mutex::new(Account::default()));
        let router = Router::new().fallback(answer).with_state(Arc::clone(&state));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        // A prefix, as the simulators of one process have it.
        let base = format!("http://{}/stripe", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { base, state }
    }

    /// Reads or changes the state.
    pub fn with<T>(&self, change: impl FnOnce(&mut Account) -> T) -> T {
        change(&mut self.state.lock().unwrap())
    }

    /// Returns the forms of the calls to a path.
    pub fn calls(&self, method: &str, path: &str) -> Vec<HashMap<String, String>> {
        let is_it = |call: &&(String, String, HashMap<String, String>)| call.0 == method && call.1 == path;
        self.with(|account| account.calls.iter().filter(is_it).map(|call| call.2.clone()).collect())
    }

    /// Completes the checkout that was opened last, as a customer does; returns its id.
    pub fn pay(&self) -> String {
        self.with(|account| {
            let (id, session) = account.latest("cs_");
            account.objects.get_mut(&id).unwrap()["status"] = json!("complete");
            account.subscribe(&session);
            id
        })
    }

    /// Changes the only subscription.
    pub fn change(&self, change: Value) {
        self.with(|account| {
            let (id, _) = account.latest("sub_");
            let Value::Object(change) = change else { unreachable!() };
            account.objects.get_mut(&id).unwrap().as_object_mut().unwrap().extend(change);
        });
    }
}

async fn answer(
    State(state): State<Arc<Mutex<Account>>>,
    method: Method,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, [(&'static str, &'static str); 1], String) {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default().to_owned();
    assert_eq!(text("stripe-version"), "2026-10-28.endive");
    let path = uri.path().strip_prefix("/stripe").unwrap().to_owned();
    let encoded = if method == Method::GET { uri.query().unwrap_or_default().as_bytes() } else { &body };
    let form: HashMap<String, String> = url::form_urlencoded::parse(encoded).into_owned().collect();
    let mut account = state.lock().unwrap();
    account.calls.push((method.to_string(), path.clone(), form.clone()));
    let (status, answer) = match () {
        () if account.is_down => (503, json!({})),
        () if text("authorization") != format!("Bearer {KEY}") => (401, error("invalid_request_error", None)),
        () => account.once(&method, &path, &form, &text("idempotency-key")),
    };
    let lost = account.lost_answers.as_mut().filter(|(prefix, count)| path.starts_with(prefix) && *count > 0);
    let lost = if method == Method::POST { lost } else { None };
    let status = if lost.is_some() { 502 } else { status };
    if let Some((_, count)) = lost {
        *count -= 1;
    }
    (StatusCode::from_u16(status).unwrap(), [("request-id", "req_1")], answer.to_string())
}

fn error(kind: &str, code: Option<&str>) -> Value {
    json!({ "error": { "type": kind, "code": code, "message": "Stand-in" } })
}

impl Account {
    /// Forgets the answers to idempotency keys, as Stripe does after a day.
    pub fn forget_answers(&mut self) {
        self.answers.clear();
    }

    fn new_id(&mut self, prefix: &str) -> String {
        self.count += 1;
        format!("{prefix}{:06}", self.count)
    }

    fn latest(&self, prefix: &str) -> (String, Value) {
        let latest = self.objects.iter().rev().find(|(id, _)| id.starts_with(prefix)).unwrap();
        (latest.0.clone(), latest.1.clone())
    }

    /// Gives the first answer to an idempotency key again.
    fn once(&mut self, method: &Method, path: &str, form: &HashMap<String, String>, key: &str) -> (u16, Value) {
        if method != Method::POST {
            return self.done(method, path, form);
        }
        assert!(!key.is_empty() && key.len() <= 255, "{path} has no idempotency key");
        if let Some(answer) = self.answers.get(key) {
            return answer.clone();
        }
        let answer = self.done(method, path, form);
        if answer.0 == 200 {
            self.answers.insert(key.to_owned(), answer.clone());
        }
        answer
    }

    fn done(&mut self, method: &Method, path: &str, form: &HashMap<String, String>) -> (u16, Value) {
        let parts: Vec<&str> = path.trim_start_matches("/v1/").split('/').collect();
        let get = |name: &str| form.get(name).cloned();
        match (method.as_str(), parts.as_slice()) {
            ("POST", ["products"]) => {
                self.add("prod_", json!({ "name": get("name"), "metadata": { "product": get("metadata[product]") } }))
            }
            ("GET", ["products"]) => self.list("prod_", |_| true),
            ("POST", ["prices"]) => {
                let amount: i64 = get("unit_amount").unwrap().parse().unwrap();
                let key = get("lookup_key");
                for (_, price) in self.objects.iter_mut().filter(|(_, object)| object["lookup_key"] == json!(key)) {
                    price["lookup_key"] = Value::Null;
                }
                self.add(
                    "price_",
                    json!({ "lookup_key": key, "unit_amount": amount, "metadata": { "key": get("metadata[key]") } }),
                )
            }
            ("GET", ["prices"]) => {
                let keys: Vec<&String> =
                    form.iter().filter(|(name, _)| name.starts_with("lookup_keys[")).map(|(_, key)| key).collect();
                assert!(keys.len() <= 10);
                self.list("price_", |price| keys.iter().any(|key| price["lookup_key"] == json!(key)))
            }
            ("POST", ["customers"]) => self.add("cus_", json!({ "email": get("email"), "name": get("name") })),
            ("POST", ["checkout", "sessions"]) => {
                let id = self.new_id("cs_");
                let session = json!({ "id": id, "url": format!("https://pay.example/{id}"), "status": "open",
                    "customer": get("customer"), "client_reference_id": get("client_reference_id"), "form": form });
                self.objects.insert(id, session.clone());
                (200, session)
            }
            ("POST", ["checkout", "sessions", id, "expire"]) => {
                let session = self.objects.get_mut(*id).unwrap();
                if session["status"] != "open" {
                    return (400, error("invalid_request_error", None));
                }
                session["status"] = json!("expired");
                (200, session.clone())
            }
            ("POST", ["billing_portal", "sessions"]) => {
                (200, json!({ "id": "bps_1", "url": "https://portal.example/1" }))
            }
            ("POST", ["invoices", "create_preview"]) => (200, preview(form)),
            ("POST", ["subscriptions", id]) => self.update(id, form),
            ("DELETE", ["subscriptions", id]) => {
                let subscription = self.objects.get_mut(*id).unwrap();
                subscription["status"] = json!("canceled");
                (200, subscription.clone())
            }
            ("DELETE", ["customers", id]) => {
                let customer = self.objects.get_mut(*id).unwrap();
                customer["deleted"] = json!(true);
                (200, customer.clone())
            }
            ("GET", ["subscriptions"]) => self.list("sub_", |object| object["customer"] == json!(get("customer"))),
            ("GET", ["invoices"]) => self.list("in_", |invoice| {
                let fits = |name: &str| get(name).is_none_or(|value| invoice[name] == json!(value));
                fits("customer") && fits("subscription") && fits("status")
            }),
            ("GET", ["invoice_payments"]) => {
                let intent = format!("pi_{}", get("invoice").unwrap());
                (200, json!({ "data": [{ "payment": { "payment_intent": intent } }], "has_more": false }))
            }
            ("POST", ["refunds"]) => self.add("re_", json!({ "payment_intent": get("payment_intent") })),
            ("GET", [.., id]) => match self.objects.get(*id) {
                Some(object) => (200, object.clone()),
                None => (404, error("invalid_request_error", Some("resource_missing"))),
            },
            _ => panic!("the stand-in has no {method} {path}"),
        }
    }

    fn add(&mut self, prefix: &str, mut object: Value) -> (u16, Value) {
        let id = self.new_id(prefix);
        object["id"] = json!(id);
        self.objects.insert(id, object.clone());
        (200, object)
    }

    fn list(&self, prefix: &str, fits: impl Fn(&Value) -> bool) -> (u16, Value) {
        let all = self.objects.iter().rev().filter(|(id, object)| id.starts_with(prefix) && fits(object));
        let data: Vec<Value> = all.map(|(_, object)| object.clone()).collect();
        (200, json!({ "object": "list", "data": data, "has_more": false }))
    }

    /// Makes the subscription of a completed checkout, with a paid invoice when it has no trial.
    pub fn subscribe(&mut self, session: &Value) -> String {
        let form = &session["form"];
        let mut items = Vec::new();
        for at in 0.. {
            let Some(price) = form[format!("line_items[{at}][price]")].as_str() else { break };
            let quantity: i64 = form[format!("line_items[{at}][quantity]")].as_str().unwrap().parse().unwrap();
            items.push(self.item(price, quantity));
        }
        let id = self.new_id("sub_");
        let trial_end = form["subscription_data[trial_end]"].as_str().and_then(|end| end.parse::<i64>().ok());
        let customer = session["customer"].clone();
        let invoice = self.new_id("in_");
        if trial_end.is_none() {
            let paid = json!({ "id": invoice, "customer": customer, "subscription": id, "status": "paid",
                "created": 1_780_315_200, "total": 4900, "amount_paid": 4900, "currency": "usd", "number": "A-1",
                "hosted_invoice_url": "https://invoice.example/1", "invoice_pdf": "https://invoice.example/1.pdf" });
            self.objects.insert(invoice.clone(), paid);
        }
        let subscription = json!({
            "id": id, "customer": customer, "status": if trial_end.is_some() { "trialing" } else { "active" },
            "currency": form["currency"], "created": self.count, "items": { "data": items }, "trial_end": trial_end,
            "cancel_at_period_end": false, "latest_invoice": invoice, "pending_update": null,
        });
        self.objects.insert(id.clone(), subscription);
        id
    }

    fn item(&mut self, price: &str, quantity: i64) -> Value {
        let price = self.objects[price].clone();
        let id = self.new_id("si_");
        json!({ "id": id, "price": price, "quantity": quantity, "current_period_end": 1_782_907_200 })
    }

    fn update(&mut self, id: &str, form: &HashMap<String, String>) -> (u16, Value) {
        if self.declines && form.get("payment_behavior").is_some_and(|behavior| behavior == "pending_if_incomplete") {
            let open = json!({ "id": "in_open", "status": "open", "currency": "usd",
                "hosted_invoice_url": "https://invoice.example/open" });
            self.objects.insert("in_open".into(), open);
            let subscription = self.objects.get_mut(id).unwrap();
            subscription["pending_update"] = json!({ "expires_at": 1 });
            subscription["latest_invoice"] = json!("in_open");
            return (200, subscription.clone());
        }
        self.updates += 1;
        let mut items = Vec::new();
        for at in 0.. {
            let field = |name: &str| form.get(&format!("items[{at}][{name}]")).cloned();
            if field("id").is_none() && field("price").is_none() {
                break;
            }
            if let Some(price) = field("price") {
                items.push(self.item(&price, field("quantity").unwrap().parse().unwrap()));
            }
        }
        let subscription = self.objects.get_mut(id).unwrap();
        if !items.is_empty() {
            subscription["items"]["data"] = json!(items);
        }
        if let Some(cancels) = form.get("cancel_at_period_end") {
            subscription["cancel_at_period_end"] = json!(cancels == "true");
        }
        (200, subscription.clone())
    }
}

/// Preview with half of a period unused and half remaining.
fn preview(form: &HashMap<String, String>) -> Value {
    let line = |amount: i64| {
        json!({ "amount": amount, "period": { "start": 1_781_611_200, "end": 1_782_907_200 },
            "pricing": { "price_details": { "price": form["subscription_details[items][0][price]"] } },
            "parent": { "subscription_item_details": { "proration": true } } })
    };
    json!({ "currency": "usd", "amount_due": 5000, "next_payment_attempt": 1_782_907_200,
        "lines": { "data": [line(-2450), line(7450)] } })
}
