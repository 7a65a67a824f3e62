//! Everything the program serves: the table of contents.

use std::sync::Arc;

use api::App;
use auth::{Auth, SsoFinder};
use axum::{
    Extension, Router,
    http::{HeaderValue, header},
    middleware::from_fn_with_state,
    response::{IntoResponse, Response},
    routing::get,
};
use billing::Billing;
use bytes::Bytes;
use citations::{Citations, CitationsToday};
use domains::Domains;
use drafts::Drafts;
use duplicates::{Duplicates, DuplicatesToday};
use google::{Google, GoogleToday};
use heatmaps::{Heatmaps, HeatmapsToday};
use media::Pictures;
use pages::Pages;
use portal::Portal;
use posts::{Posts, PostsToday};
use reports::Reports;
use requests::Requests;
use reviews::ReviewsToday;
use scim::Scim;
use sso::Sso;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::{
    OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_axum::router::OpenApiRouter;

use crate::{
    MapStyle, MapTiles, Metrics, SiteClaims,
    deprecation::{self, DEPRECATED, announced},
    headers, health,
    hosts::{Hosts, by_host},
    instance,
    map_style::content_policy,
    map_tiles,
    observation::{Observer, observed},
    refusals, scopes, security_txt, site,
    time_limits::{Pace, paced},
};

/// Settings of the features.
#[derive(Clone, Debug)]
pub struct Features {
    /// Signing in.
    pub auth: auth::Settings,
    /// Locations and importing them.
    pub locations: locations::Settings,
    /// Taking in pictures, and keeping them.
    pub pictures: Pictures,
    /// Keeping the audit log.
    pub audit_log: audit_log::Settings,
    /// Forms of the public site.
    pub site: ::site::Settings,
    /// Telling the programs of organizations.
    pub webhooks: webhooks::Settings,
    /// False when the operator has turned demos off.
    pub has_demos: bool,
    /// Client of the providers of ranks.
    pub heatmaps: Heatmaps,
    /// Citations in directories.
    pub citations: Citations,
    /// Host names of this instance.
    pub hosts: Vec<String>,
    /// Domains of organizations.
    pub domains: Domains,
    /// Requests for reviews.
    pub requests: Requests,
    /// Landing pages.
    pub pages: Pages,
    /// Reports, their schedules and links.
    pub reports: Reports,
    /// Client portal.
    pub portal: Portal,
    /// Posts of profiles.
    pub posts: Posts,
    /// Billing at Stripe.
    pub billing: Billing,
    /// Drafts by a language model.
    pub drafts: Drafts,
    /// Single sign-on.
    pub sso: Sso,
    /// Assistants and their connections.
    pub assistants: mcp::Assistants,
    /// Provisioning of members by identity providers.
    pub scim: Scim,
    /// Client of Google that reaches a simulator for demos; without it, demos are not connected.
    pub demo_google: Option<Google>,
    /// Map style, instead of the outlines that the program draws.
    pub map_style: Option<MapStyle>,
    /// Street map, in place of the outlines of the program.
    pub map_tiles: Option<MapTiles>,
    /// Claims of the public site.
    pub site_claims: SiteClaims,
    /// Served as `/{key}.txt`, by which search engines know that who tells them of new pages owns the site.
    pub index_now_key: Option<String>,
    /// Multiplies every rate limit.
    pub rate_limit_factor: u32,
    /// Metrics of the requests; `None` counts nothing.
    pub metrics: Option<Metrics>,
    /// Refused access that waits to be written to the audit log.
    pub refusals: audit_log::Refusals,
}

impl Default for Features {
    fn default() -> Self {
        Self {
            auth: auth::Settings::default(),
            locations: locations::Settings::default(),
            pictures: Pictures::default(),
            audit_log: audit_log::Settings::default(),
            site: ::site::Settings::default(),
            webhooks: webhooks::Settings::default(),
            heatmaps: Heatmaps::default(),
            citations: Citations::default(),
            hosts: Vec::new(),
            domains: Domains::default(),
            requests: Requests::default(),
            pages: Pages::default(),
            reports: Reports::default(),
            portal: Portal::default(),
            posts: Posts::default(),
            billing: Billing::default(),
            drafts: Drafts::default(),
            sso: Sso::default(),
            assistants: mcp::Assistants::default(),
            scim: Scim::default(),
            has_demos: true,
            demo_google: None,
            map_style: None,
            map_tiles: None,
            site_claims: SiteClaims::all(),
            index_now_key: None,
            rate_limit_factor: 1,
            metrics: None,
            refusals: audit_log::Refusals::default(),
        }
    }
}

impl Features {
    fn demo(&self) -> demo::Settings {
        demo::Settings {
            is_on: self.has_demos,
            google: self.demo_google.clone(),
            rate_limit_factor: self.rate_limit_factor,
        }
    }
}

#[derive(OpenApi)]
#[openapi(
    info(title = "Vitrine", description = "Locations, imports, and live events of an organization."),
    security(("session" = []), ("token" = [])),
)]
struct Document;

fn api_routes(features: &Features, google: Option<&Google>) -> OpenApiRouter<App> {
    let mut document = Document::openapi();
    let session = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("JWT").build();
    let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).bearer_format("vtr_…").build();
    let components = document.components.get_or_insert_default();
    components.add_security_scheme("session", SecurityScheme::Http(session));
    components.add_security_scheme("token", SecurityScheme::Http(token));
    let duplicates = Duplicates::default();
    let mut routes = OpenApiRouter::with_openapi(document).nest("/functions/v1", google::functions(google)).nest(
        "/api/v1",
        OpenApiRouter::new()
            .merge(orgs::routes())
            .merge(orgs::picture_routes(&features.pictures))
            .merge(audit_log::routes(&features.audit_log))
            .merge(locations::routes(&features.locations))
            .merge(bulk::routes(&features.locations.search))
            .merge(duplicates::routes(&duplicates))
            .merge(locations::today_routes(vec![
                Arc::new(GoogleToday),
                Arc::new(DuplicatesToday(duplicates)),
                Arc::new(ReviewsToday),
                Arc::new(HeatmapsToday),
                Arc::new(CitationsToday),
                Arc::new(PostsToday),
            ]))
            .merge(reviews::routes(&reviews::Search::default()))
            .merge(reviews::import_routes(features.locations.imports, &features.locations.running))
            .merge(heatmaps::routes(&features.heatmaps))
            .merge(citations::routes(&features.citations))
            .merge(clients::routes())
            .merge(brands::routes(&features.pictures))
            .merge(domains::routes(&features.domains))
            .merge(requests::routes(&features.requests))
            .merge(pages::routes(&features.pages))
            .merge(reports::routes(&features.reports))
            .merge(portal::routes(&features.portal))
            .merge(posts::routes(&features.posts))
            .merge(billing::routes(&features.billing))
            .merge(drafts::routes(&features.drafts))
            .merge(sso::routes(&features.sso))
            .merge(scim::routes(&features.scim))
            .merge(photos::routes(&features.pictures))
            .merge(data::routes(&features.pictures.store))
            .merge(notifications::routes())
            .merge(webhooks::routes(&features.webhooks))
            .merge(mcp::settings_routes(&features.assistants))
            .merge(google::routes(google, &features.locations.search, &features.pictures))
            .merge(instance::routes(features.map_style.as_ref(), features.map_tiles.as_ref()))
            .merge(::site::routes(&features.site))
            .merge(demo::routes(&features.demo())),
    );
    refusals::complete(routes.get_openapi_mut());
    scopes::complete(routes.get_openapi_mut());
    deprecation::mark(routes.get_openapi_mut(), DEPRECATED);
    routes
}

/// The OpenAPI document of `/api/v1`.
pub fn document() -> utoipa::openapi::OpenApi {
    api_routes(&Features::default(), None).into_openapi()
}

/// The whole program as one router. `google` is the process's only one: what it knows of Google's services, its jobs
/// know too.
pub fn router(app: &App, auth: Auth, google: &Google, features: &Features) -> Router {
    let (api, document) = api_routes(features, Some(google)).split_for_parts();
    let (metrics, refusals) = (features.metrics.clone(), features.refusals.clone());
    let observer = Observer { metrics, refusals, clock: app.clock.clone() };
    let tools = api
        .clone()
        .layer(Extension(auth.clone()))
        .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
        .layer(CatchPanicLayer::custom(panicked))
        .with_state(app.clone());
    let assistants =
        mcp::server(app, &features.assistants, tools, &serde_json::to_value(&document).unwrap_or_default());
    // Shared by all requests: a copy for each would be 300 kB of memory for every client that reads slowly.
    let document = Bytes::from(document.to_json().unwrap_or_default());
    let document = get(async move || ([(header::CONTENT_TYPE, "application/json")], document));
    let data = api
        .method_not_allowed_fallback(async || api::Error::method_not_allowed())
        .route("/api/v1/openapi.json", document)
        .nest("/auth/v1", auth::routes().into())
        .merge(health::routes())
        .merge(security_txt::routes(&features.site))
        .merge(photos::pictures(&features.pictures))
        .merge(::site::pages(&features.site))
        .merge(requests::pages(&features.requests))
        .merge(pages::public_pages(&features.pages))
        .merge(domains::tls_question(&features.domains))
        .merge(brands::pages(features.rate_limit_factor))
        .merge(reports::pages(&features.reports))
        .merge(portal::pages(&features.portal))
        .merge(billing::webhook(&features.billing))
        .merge(sso::pages(&features.sso))
        .merge(scim::service(&features.scim))
        .merge(map_tiles::routes(features.map_tiles.as_ref()))
        .merge(notifications::pages())
        .merge(citations::pages())
        .merge(assistants)
        .merge(mcp::oauth_routes())
        .route("/api/{*rest}", axum::routing::any(async || api::Error::not_found()));
    let sso_finder = SsoFinder(Arc::new(features.sso.clone()));
    let served = move |routes: Router<App>| {
        routes
            .layer(Extension(auth.clone()))
            .layer(Extension(sso_finder.clone()))
            .layer(Extension(orgs::LimitsLookup(locations::unknown_limits)))
            .layer(from_fn_with_state(DEPRECATED, announced))
            .layer(from_fn_with_state(Pace::default(), paced))
            .layer(CatchPanicLayer::custom(panicked))
            .layer(from_fn_with_state(observer.clone(), observed))
    };
    let hosts = Arc::new(Hosts {
        own: features.hosts.clone(),
        domains: features.domains.clone(),
        pages: served(pages::on_domain(&features.pages).merge(photos::pictures(&features.pictures)))
            .with_state(app.clone()),
        portal: served(
            reports::pages(&features.reports)
                .merge(portal::domain_pages(&features.portal))
                .merge(photos::pictures(&features.pictures)),
        )
        .with_state(app.clone()),
    });
    let policy = content_policy(features.map_style.as_ref());
    let site = site::Site::new(
        &app.site.url,
        &features.site.company,
        features.site_claims.clone(),
        features.index_now_key.clone(),
    );
    let site = move |method, uri, headers| site::serve(Arc::clone(&site), method, uri, headers);
    served(data)
        .fallback(site)
        .layer(from_fn_with_state(hosts, by_host))
        .layer(from_fn_with_state((app.clone(), policy), headers::secure))
        .with_state(app.clone())
}

/// A panic is our bug: logged once, answered like every other failure of ours.
#[expect(clippy::needless_pass_by_value, reason = "what the layer calls")]
fn panicked(cause: Box<dyn std::any::Any + Send>) -> Response {
    let text = cause.downcast_ref::<String>().cloned();
    let text = text.or_else(|| cause.downcast_ref::<&str>().map(ToString::to_string));
    let mut response = api::Error::internal(text.unwrap_or_else(|| "a panic".into())).into_response();
    response.headers_mut().insert(header::CONNECTION, HeaderValue::from_static("close"));
    response
}
