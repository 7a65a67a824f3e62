//! Connects the parts of the program, in the same way for `serve` and `work`.

use std::{sync::Arc, time::Duration};

use api::{App, Clock, Site};
use auth::Auth;
use billing::Billing;
use citations::Citations;
use crypto::Sealer;
use db::Engine;
use domains::Domains;
use drafts::Drafts;
use futures::{FutureExt, future::BoxFuture};
use google::{Endpoints, Google, Vendors};
use heatmaps::Heatmaps;
use jiff::SignedDuration;
use jobs::{Pace, Presence, Registry, Worker};
use media::Store;
use operations::BackupPlan;
use orgs::OrgId;
use outgoing::{Outgoing, Reach};
use pages::Pages;
use portal::Portal;
use posts::Posts;
use reports::Reports;
use requests::Requests;
use scim::Scim;
use sso::Sso;

use crate::{
    Features, backups,
    claimed_domains::ProvenDomains,
    commands::{open, sealer},
    config::{Instance, Switch},
    database_check,
    simulators::Simulators,
};

/// The program's parts, ready to serve or to work.
pub(crate) struct Wiring {
    pub(crate) app: App,
    pub(crate) auth: Auth,
    pub(crate) google: Google,
    pub(crate) features: Features,
    /// Plan of backups; `None` when none are scheduled.
    pub(crate) backups: Option<BackupPlan>,
    registry: Registry,
    mail: Registry,
    bulk_mail: Registry,
}

/// Messages to receivers of webhooks that are under way at once in this process. Most of the time is waiting.
const WEBHOOK_CONCURRENCY: usize = 32;
/// Bulk emails that are sent at once in this process: fewer than the connections to the mail server.
const BULK_MAIL_CONCURRENCY: usize = 4;
/// Emails that people wait for, such as codes to sign in, sent at once: they do not wait behind reports, imports and exports.
const MAIL_CONCURRENCY: usize = 2;

/// Workers of background jobs.
pub(crate) struct Workers {
    usual: Worker,
    /// Worker that waits for other servers; a slow one delays neither emails nor imports.
    messages: Worker,
    /// Worker that sends the emails that people wait for.
    mail: Worker,
    /// Worker that sends the emails of campaigns and reports; thousands of them delay no email with a code to sign in.
    bulk_mail: Worker,
}

impl Workers {
    /// Shuts all of them down: see [`Worker::shutdown`].
    pub(crate) async fn shutdown(self, grace: Duration) {
        tokio::join!(
            self.usual.shutdown(grace),
            self.messages.shutdown(grace),
            self.mail.shutdown(grace),
            self.bulk_mail.shutdown(grace)
        );
    }
}

impl Wiring {
    /// Opens the database, brings it up to date, and makes what works on it for the site at `url`.
    pub(crate) async fn of(instance: &Instance, url: String) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        let db = open(&instance.database).await?;
        let Instance { rate_limit_factor, plan_limits, .. } = *instance;
        let has_plan_limits = plan_limits || instance.billing.is_on();
        let site = Site { url, rate_limit_factor, has_plan_limits };
        let app = App::new(db, Clock::system(), site);
        let sealer = sealer(&instance.database)?;
        let mut features = features(instance, &sealer)?;
        let mailer =
            instance.mailer(&app.site.url).map_err(|error| format!("{error}; check --mail and --mail-from"))?;
        features.sso = Sso::new(&sso::Settings {
            sealer: sealer.clone(),
            outgoing: if instance.sso.sso_allow_private {
                Outgoing::new(Reach::Everywhere)
            } else {
                Outgoing::new(Reach::Public)
            },
            insecure_origin: instance.sso.simulator()?,
            domains: Arc::new(ProvenDomains),
            rate_limit_factor: instance.rate_limit_factor,
        });
        features.scim =
            Scim::new(scim::Settings { sso: features.sso.clone(), rate_limit_factor: instance.rate_limit_factor });
        let registrar = sso::Registrar::new(&features.sso, &app.site.url);
        let auth = Auth::new(&app, &sealer, features.auth.clone(), registrar).await?;
        let ranks = instance.ranks.simulator()?;
        let google = instance.google.settings(instance.sign_in.google_client()?, &app.site.url)?;
        features.has_demos = instance.demo == Switch::On;
        let simulators = features.has_demos.then(|| Simulators::new(&app));
        let choice = Arc::new(Choice { app: app.clone(), operator: google.clone(), ranks, simulators });
        let google = Google::with_vendors(&app, &sealer, &google, Some(choice.clone()))?;
        let ranks = heatmaps::Settings { sealer: sealer.clone(), ..heatmaps::Settings::default() };
        let rate_limit_factor = instance.rate_limit_factor;
        let domains = instance.hosts.settings(&app.site.url, instance.rate_limit_factor)?;
        features.hosts = instance.hosts.own(&app.site.url);
        features.domains = Domains::new(domains);
        features.domains.read(&app).await?;
        features.requests = Requests::new(&requests::Settings { sealer: sealer.clone(), rate_limit_factor });
        features.pages = Pages::new(&pages::Settings {
            sealer: sealer.clone(),
            domains: features.domains.clone(),
            rate_limit_factor,
        });
        features.reports = Reports::new(&reports::Settings {
            sealer: sealer.clone(),
            store: Some(features.pictures.store.clone()),
            domains: features.domains.clone(),
            rate_limit_factor,
        });
        features.portal = Portal::new(portal::Settings {
            sealer: sealer.clone(),
            domains: features.domains.clone(),
            reports: features.reports.clone(),
            rate_limit_factor,
        });
        features.heatmaps = Heatmaps::new(&ranks, Some(choice.clone()));
        let directories = citations::Settings {
            site: app.site.url.clone(),
            directories_base: instance.directories.simulator()?,
            ..citations::Settings::default()
        };
        features.citations = Citations::new(&features.locations.search, directories, Some(choice.clone()));
        let drafting = drafts::Settings {
            sealer: sealer.clone(),
            operator: instance.drafting.operator()?,
            prices: instance.drafting.prices()?,
            ..drafts::Settings::default()
        };
        features.drafts = Drafts::new(&drafting, Some(choice));
        features.posts = Posts::new(google::posts(&google), &features.pictures);
        features.billing = Billing::new(&billing::Settings {
            account: instance.billing.account()?,
            sealer: sealer.clone(),
            ..billing::Settings::default()
        });
        features.assistants = mcp::Assistants::new(&mcp::Settings { rate_limit_factor, ..mcp::Settings::default() });
        features.demo_google = Some(google.clone());
        features.locations.search = features.locations.search.with_google(google.clone());
        let registry = registry(&app, &auth, &features)
            .and(google::jobs(&google))
            .and(reviews::jobs(&app, vec![google::replies(&google)]))
            .and(reviews::import_jobs(&app, &features.locations.running))
            .and(heatmaps::jobs(&app, &features.heatmaps))
            .and(citations::jobs(&app, &features.citations))
            .and(requests::jobs(&app, &features.requests))
            .and(domains::jobs(&app, &features.domains))
            .and(pages::jobs(&app, &features.pages))
            .and(reports::jobs(&app, &features.reports))
            .and(portal::jobs())
            .and(posts::jobs(&app, &features.posts))
            .and(billing::jobs(&app, &features.billing))
            .and(drafts::jobs(&app, &features.drafts))
            .and(sso::jobs(&app))
            .and(mcp::jobs(&app));
        let backups = backups::settings(instance, &sealer, &features.pictures.store)?;
        let plan = backups.as_ref().map(|settings| settings.plan.clone());
        let registry = match backups {
            Some(settings) => registry.and(operations::backup_jobs(&app, settings)),
            None => registry,
        };
        let mail = mail::jobs(mailer.clone(), sealer.clone()).and(portal::sign_in_jobs(&app, &features.portal));
        let lists = requests::lists().into_iter().chain(reports::lists()).collect();
        let bulk_mail = mail::bulk_jobs(mailer, sealer, lists);
        Ok(Self { app, auth, google, features, backups: plan, registry, mail, bulk_mail })
    }

    /// Starts to run background work, with what processes of this machine left of it when they were killed.
    pub(crate) async fn worker(&self, instance: &Instance) -> db::Result<Workers> {
        let (process, jobs) = (self.took_back(instance).await?, instance.jobs);
        let pace = Pace {
            lease: SignedDuration::from_secs(jobs.lease.into()),
            renewal: Duration::from_secs(jobs.lease.into()) / 4,
            process,
            ..Pace::default()
        };
        let start = |registry, concurrency| {
            let pace = Pace { concurrency, ..pace.clone() };
            Worker::start_with(self.app.db.clone(), self.app.clock.clone(), registry, pace)
        };
        let messages = webhooks::jobs(&self.app, &self.features.webhooks);
        Ok(Workers {
            usual: start(self.registry.clone(), jobs.at_once),
            messages: start(messages, WEBHOOK_CONCURRENCY),
            mail: start(self.mail.clone(), MAIL_CONCURRENCY),
            bulk_mail: start(self.bulk_mail.clone(), BULK_MAIL_CONCURRENCY),
        })
    }

    /// Makes free at once what need not wait for its lease to run out. The answer is this process, as its like will find it.
    async fn took_back(&self, instance: &Instance) -> db::Result<Option<Arc<Presence>>> {
        let (db, now) = (&self.app.db, self.app.now());
        if db.engine() == Engine::Sqlite {
            // No other process uses the file.
            jobs::take_back(db, now).await?;
            return Ok(None);
        }
        let folder = instance.database.processes();
        match Presence::in_folder(&folder, now) {
            Ok(process) => {
                let jobs = process.take_back(db, now).await?;
                if jobs > 0 {
                    tracing::info!(jobs, "taken back from processes of this machine that died");
                }
                Ok(Some(Arc::new(process)))
            }
            // As in a container that may write nothing.
            Err(error) => {
                tracing::info!(%error, folder = %folder.display(), "jobs of a killed process wait for their leases");
                Ok(None)
            }
        }
    }
}

/// The vendors that the operator chose, and the simulators.
struct Choice {
    app: App,
    operator: google::Settings,
    /// Simulated providers of ranks of all organizations; `None` for the real ones.
    ranks: Option<heatmaps::Endpoints>,
    /// `None` when demos are turned off.
    simulators: Option<Simulators>,
}

impl Vendors for Choice {
    fn settings_of<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<google::Settings>>> {
        google_of(self, org).boxed()
    }
}

/// Chooses the Google of an organization. A demo reaches a simulator of this process only, never with the keys of the
/// operator; all others reach the operator's choice.
async fn google_of(choice: &Choice, org: &OrgId) -> api::Result<Option<google::Settings>> {
    if !orgs::is_demo(&choice.app.db, org).await? {
        return Ok(None);
    }
    let operator =
        google::Settings { client: None, quota: None, edits: None, notices: None, ..choice.operator.clone() };
    let Some(simulators) = &choice.simulators else { return Ok(Some(operator)) };
    let (id, secret) = (simulated_google::CLIENT_ID.into(), simulated_google::CLIENT_SECRET.into());
    let endpoints = Endpoints::under(&simulators.google(org).await?);
    Ok(Some(google::Settings { client: Some(google::Client { id, secret }), endpoints, ..operator }))
}

impl heatmaps::Vendors for Choice {
    fn simulated<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<heatmaps::Simulated>>> {
        async {
            let is_demo = orgs::is_demo(&self.app.db, org).await?;
            let endpoints = match &self.simulators {
                Some(simulators) if is_demo => Some(heatmaps::Endpoints::under(&simulators.ranks(org).await?)),
                _ => self.ranks.clone(),
            };
            Ok(endpoints.map(|endpoints| heatmaps::Simulated { endpoints, credentials: rank_credentials }))
        }
        .boxed()
    }
}

impl citations::Vendors for Choice {
    fn directories<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<String>>> {
        async {
            match &self.simulators {
                Some(simulators) if orgs::is_demo(&self.app.db, org).await? => {
                    simulators.directories(org).await.map(Some)
                }
                _ => Ok(None),
            }
        }
        .boxed()
    }
}

impl drafts::Vendors for Choice {
    fn simulated<'a>(&'a self, org: &'a OrgId) -> BoxFuture<'a, api::Result<Option<drafting::Maker>>> {
        async {
            if !orgs::is_demo(&self.app.db, org).await? {
                return Ok(None);
            }
            let Some(simulators) = &self.simulators else { return Ok(None) };
            Ok(Some(drafting::Maker {
                kind: drafting::Kind::OpenAi,
                base: format!("{}/v1", simulators.drafting(org).await?),
                model: simulated_drafting::MODEL.into(),
                key: Some(simulated_drafting::KEY.into()),
            }))
        }
        .boxed()
    }
}

/// Returns the credentials that the simulator of a provider accepts.
fn rank_credentials(provider: heatmaps::Provider) -> heatmaps::Credentials {
    match provider {
        heatmaps::Provider::DataForSeo => {
            heatmaps::Credentials { login: Some(simulated_rank::LOGIN.into()), secret: simulated_rank::PASSWORD.into() }
        }
        heatmaps::Provider::SerpApi => heatmaps::Credentials { login: None, secret: simulated_rank::KEY.into() },
    }
}

/// Builds the settings of the features.
fn features(instance: &Instance, sealer: &Sealer) -> Result<Features, String> {
    let mut features = Features { rate_limit_factor: instance.rate_limit_factor, ..Features::default() };
    features.auth = instance.sign_in.settings()?;
    features.audit_log = instance.audit.settings();
    features.site.sealer = sealer.clone();
    features.site.contact_to.clone_from(&instance.contact_to);
    features.site.company = instance.company.site_company();
    features.site.rate_limit_factor = instance.rate_limit_factor;
    features.webhooks.sealer = sealer.clone();
    features.webhooks.rate_limit_factor = instance.rate_limit_factor;
    if instance.webhook_allow_private {
        features.webhooks.outgoing = Outgoing::new(Reach::Everywhere);
    }
    let place = instance.photos();
    features.pictures.store = Store::open(&place)
        .map_err(|error| format!("cannot keep photos in {place}: {error}; choose another place with --photos"))?;
    features.locations.imports.max_rows = instance.import_max_rows;
    features.locations.imports.max_bytes = instance.import_max_bytes;
    Ok(features)
}

/// Everything that runs in the background.
fn registry(app: &App, auth: &Auth, features: &Features) -> Registry {
    auth::jobs(app, auth)
        .and(orgs::jobs(app))
        .and(audit_log::jobs(app, auth.sealer(), &features.audit_log))
        .and(notifications::jobs(app, auth))
        .and(locations::jobs(app, &features.locations))
        .and(bulk::jobs(app))
        .and(duplicates::jobs(app))
        .and(media::jobs(&features.pictures.store))
        .and(photos::jobs(app, &features.pictures.store))
        .and(data::jobs(app, auth, &features.pictures.store))
        .and(::site::jobs(app, &features.site))
        .and(demo::jobs(app))
        .and(database_check::jobs(app))
}
