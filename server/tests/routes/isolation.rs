//! Two organizations: no request of one reads, changes, counts, streams or exports anything of the other.
//! Every route of the OpenAPI document is tried with the other organization's ids.

#![expect(clippy::expect_used, reason = "a test that cannot go on fails")]

use api::{App, Clock, Site};
use auth::Auth;
use axum::{body::Body, http::Method};
use google::Google;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use testing::{Answer, Client, TestDb};
use tower::ServiceExt;
use vitrine::{Features, document, router};

/// A word that is only in what belongs to the first organization.
const SECRET: &str = "Zanzibarium";
const FILE: &str = "Business Name,Address,City,State,ZIP Code\nZanzibarium Two,1 Main St,Austin,TX,78701\n";

struct World {
    app: App,
    router: axum::Router,
    nobody: Client,
    owner: Client,
    stranger: Client,
    location: String,
    deleted: String,
    import: String,
    review_import: String,
    photo: String,
    user: String,
    org: String,
    invitation: String,
    review: String,
    _db: TestDb,
}

async fn worlds() -> Vec<World> {
    let mut worlds = Vec::new();
    for db in testing::engines().await {
        let app = App::new(db.db(), Clock::system(), Site { rate_limit_factor: 1_000, ..Site::default() });
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let router = router(&app, auth, &google, &Features { rate_limit_factor: 1_000, ..Features::default() });
        let nobody = Client::new(router.clone());
        let owner = nobody.with_token(sign_up(&nobody, "owner@example.com").await);
        let stranger = nobody.with_token(sign_up(&nobody, "stranger@example.com").await);
        let location = add(&owner, &format!("{SECRET} One")).await;
        let deleted = add(&owner, &format!("{SECRET} Gone")).await;
        let _ = owner.delete(&format!("/api/v1/locations/{deleted}")).send().await.expect(204);
        let uploaded =
            owner.post("/api/v1/imports?filename=zanzibarium.csv").body("text/csv", FILE).send().await.expect(201);
        let import = uploaded.json()["id"].as_str().expect("an id").to_owned();
        let rows = format!("Location,Text\n{SECRET},{SECRET}\n");
        let uploaded = owner.post("/api/v1/review-imports?filename=a.csv").body("text/csv", rows).send().await;
        let review_import = uploaded.expect(201).json()["id"].as_str().expect("an id").to_owned();
        let photos = format!("/api/v1/locations/{location}/photos?alt={SECRET}");
        let photo = owner.post(&photos).body("image/png", png()).send().await.expect(201);
        let photo = photo.json()["id"].as_str().expect("an id").to_owned();
        let me = owner.get("/api/v1/me").send().await.expect(200).json();
        let review =
            json!({ "location_id": location, "source": "other", "text": SECRET, "written_at": "2020-01-01T00:00:00Z" });
        let review = owner.post("/api/v1/reviews").json(&review).send().await.expect(201).json();
        let review = review["id"].as_str().expect("an id").to_owned();
        let [user, org] = ["user", "organisation"].map(|key| me[key]["id"].as_str().expect("an id").to_owned());
        let invited = json!({ "email": "zanzibarium@example.com", "role": "viewer" });
        let invitation = owner.post("/api/v1/invitations").json(&invited).send().await.expect(201).json();
        let invitation = invitation["id"].as_str().expect("an id").to_owned();
        worlds.push(World {
            app,
            router,
            nobody,
            owner,
            stranger,
            location,
            deleted,
            import,
            review_import,
            photo,
            user,
            org,
            invitation,
            review,
            _db: db,
        });
    }
    worlds
}

fn png() -> Vec<u8> {
    let mut file = std::io::Cursor::new(Vec::new());
    image::DynamicImage::new_rgb8(300, 300).write_to(&mut file, image::ImageFormat::Png).expect("a file in memory");
    file.into_inner()
}

async fn sign_up(client: &Client, email: &str) -> String {
    let person =
        json!({ "email": email, "password": "Correct-horse-7", "data": { "first_name": "A", "last_name": "B" } });
    let answer = client.post("/auth/v1/signup").json(&person).send().await.expect(200);
    answer.json()["access_token"].as_str().expect("a token").to_owned()
}

async fn add(client: &Client, name: &str) -> String {
    let location =
        json!({ "name": name, "address": "1 Main St", "city": "Austin", "state": "TX", "postal_code": "78701" });
    let answer = client.post("/api/v1/locations").json(&location).send().await.expect(201);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// Method and path of every operation, with the first organization's ids in it, but for the endless stream.
fn operations(world: &World) -> Vec<(Method, String, bool)> {
    let document: Value = serde_json::to_value(document()).expect("JSON");
    let mut operations = Vec::new();
    for (path, item) in document["paths"].as_object().expect("paths") {
        for (method, operation) in item.as_object().expect("operations") {
            let Ok(method) = method.to_uppercase().parse::<Method>() else { continue };
            let is_public =
                operation["security"].as_array().is_some_and(|needs| needs.iter().any(|need| *need == json!({})));
            let ids: &[&str] = match path {
                path if path.contains("/locations/{id}") => &[&world.location, &world.deleted],
                path if path.contains("/imports/{id}") => &[&world.import],
                path if path.contains("/review-imports/{id}") => &[&world.review_import],
                path if path.contains("/members/{id}") => &[&world.user],
                path if path.contains("/reviews/{id}") => &[&world.review],
                path if path.contains("/organisations/{id}") => &[&world.org],
                path if path.contains("/invitations/{id}") => &[&world.invitation],
                path if path.ends_with("/events") => continue,
                // Of a thing that is not there.
                path if path.contains("{id}") => &[&world.location],
                _ => &[""],
            };
            let path = path.replace("{photo}", &world.photo);
            operations.extend(ids.iter().map(|id| (method.clone(), path.replace("{id}", id), is_public)));
        }
    }
    assert!(operations.len() > 15, "{operations:?}");
    operations
}

/// Returns a body that the route of a post takes.
pub fn post(path: &str) -> Value {
    match path.rsplit('/').next() {
        Some("move") => json!({ "at": "2030-01-01T09:00" }),
        Some("send-back") => json!({ "note": "Hello" }),
        Some("approve") => json!({ "version": 1 }),
        Some("retry") => json!({}),
        _ => json!({ "kind": "news", "texts": { "en": "Hello" }, "audience": { "all": true } }),
    }
}

async fn ask(client: &Client, world: &World, method: &Method, path: &str) -> Answer {
    let ids = format!("?ids={},{}&q=zanzibarium&filename=mine.csv", world.location, world.deleted);
    let ask = client.ask(method.clone(), &format!("{path}{ids}")).header("if-match", "\"1\"");
    if path.ends_with("imports") && *method == Method::POST {
        return ask.body("text/csv", "Name,City\nx,y\n").send().await;
    }
    let column = |column: usize| json!({ "column": column });
    let mapping = if path.contains("/review-imports") {
        json!({ "location": column(0), "text": column(1) })
    } else {
        json!({ "name": column(0), "address": column(1), "city": column(2), "state": column(3), "postal_code": column(4) })
    };
    let body = json!({ "name": "Taken over", "address": "2 Side St", "city": "Austin", "mapping": mapping, "options": {},
        "first_name": "A", "last_name": "B", "org_id": "x", "verified": true, "reviews": 9, "ids": [world.photo],
        "alt": "Taken over", "text": "Taken over", "is_done": true, "rule": "off_topic", "outcome": "kept", "language": "en", "min_stars": 1, "max_stars": 5, "version": 1, "comment": "Taken over", "primary_color": "#12355b", "accent_color": "#7a5a1f",
        "state": if path.contains("/citation-tasks") { "paused" } else { "open" }, "action": if path.contains("/local-pages") { json!({ "kind": "call" }) } else { json!({ "kind": "state", "state": "done" }) },
            "version_id": "018f0000-0000-7000-8000-000000000001", "permissions": ["see_locations"],
        "role": "viewer", "email": "mine@example.com", "token": "guessed" });
    let body = of_path(path).unwrap_or(body);
    if *method == Method::GET { ask.send().await } else { ask.json(&body).send().await }
}

/// Returns the body of a route that takes no other fields than its own.
pub fn of_path(path: &str) -> Option<Value> {
    if path.ends_with("/automatic-replies") {
        return Some(json!({ "is_on": true, "min_stars": 4, "min_hours": 1, "max_hours": 12 }));
    }
    if path.ends_with("/draft") {
        return Some(json!({}));
    }
    path.contains("/posts/").then(|| post(path))
}

async fn everything(owner: &Client, world: &World) -> Vec<Value> {
    let mut seen = Vec::new();
    for path in [
        "locations",
        "locations/summary",
        "locations/count",
        "imports",
        "review-imports",
        "members",
        "invitations",
        "reviews",
    ] {
        seen.push(owner.get(&format!("/api/v1/{path}")).send().await.expect(200).json());
    }
    seen.push(owner.get(&format!("/api/v1/locations/{}/photos", world.location)).send().await.expect(200).json());
    seen.push(owner.get(&format!("/api/v1/imports/{}", world.import)).send().await.expect(200).json());
    seen
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_learns_and_changes_nothing_on_any_route() {
    for world in worlds().await {
        let before = everything(&world.owner, &world).await;
        for (method, path, _) in operations(&world) {
            let answer = ask(&world.stranger, &world, &method, &path).await;
            let ids = [
                &world.location,
                &world.deleted,
                &world.import,
                &world.review_import,
                &world.user,
                &world.org,
                &world.invitation,
                &world.review,
            ];
            let has_id = ids.iter().any(|id| path.contains(*id));
            assert!(!has_id || answer.status == 404, "{method} {path}: {} {}", answer.status, answer.text());
            assert!(!answer.status.is_server_error(), "{method} {path}: {}", answer.text());
            assert!(!answer.text().contains(SECRET), "{method} {path}: {}", answer.text());
        }
        assert_eq!(everything(&world.owner, &world).await, before);
        let restored = world.owner.post(&format!("/api/v1/locations/{}/restore", world.deleted)).send().await;
        assert_eq!(restored.status, 200, "what was deleted is still there to be restored");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_requires_a_session() {
    for world in worlds().await {
        for (method, path, is_public) in operations(&world).into_iter().filter(|(_, _, is_public)| !is_public) {
            let answer = ask(&world.nobody, &world, &method, &path).await;
            assert_eq!(answer.status, 401, "{method} {path} {is_public}: {}", answer.text());
            assert_eq!(answer.json()["code"], "unauthorized", "{method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_only_of_its_own_organisation() {
    for world in worlds().await {
        let token = sign_up(&world.nobody, "listener@example.com").await;
        let listener = world.nobody.with_token(&token);
        let request = axum::http::Request::get("/api/v1/events").header("authorization", format!("Bearer {token}"));
        let response =
            world.router.clone().oneshot(request.body(Body::empty()).expect("a request")).await.expect("an answer");
        assert_eq!(response.status(), 200);
        let mut stream = response.into_body();
        add(&world.owner, "Somebody else's").await;
        let own = add(&listener, "Mine").await;
        let mut heard = String::new();
        while !heard.contains("event: change") {
            let frame = stream.frame().await.expect("more to come").expect("no error");
            heard.push_str(&String::from_utf8_lossy(&frame.into_data().unwrap_or_default()));
        }
        assert!(heard.contains(&own), "the first thing heard is one's own: {heard}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_when_the_program_is_about_to_stop() {
    for world in worlds().await {
        let token = sign_up(&world.nobody, "listener@example.com").await;
        let request = axum::http::Request::get("/api/v1/events").header("authorization", format!("Bearer {token}"));
        let response = world.router.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
        let mut stream = response.expect("an answer").into_body();
        world.app.live.end();
        while let Some(frame) = stream.frame().await {
            frame.expect("a stream ends, it does not break");
        }
    }
}
