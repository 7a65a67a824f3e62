//! Lookups in the DNS.

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use futures::{FutureExt, future::BoxFuture};
use hickory_resolver::{
    Resolver, TokioResolver,
    config::{ConnectionConfig, NameServerConfig, ResolveHosts, ResolverConfig, ResolverOpts},
    lookup::Lookup,
    net::{NetError, runtime::TokioRuntimeProvider},
    proto::rr::{RData, RecordType},
};

/// Time after which a server counts as silent.
const TIMEOUT: Duration = Duration::from_secs(3);
/// Maximum records that are read of an answer.
const MAX_RECORDS: usize = 50;
/// Maximum characters that are kept of a record.
const MAX_TEXT: usize = 255;

/// Records of a name: empty when there are none, `None` when the resolver gave no answer.
pub type Answer = Option<Vec<String>>;

/// Resolver of the DNS.
pub trait Lookups: Send + Sync {
    /// Returns the texts of the TXT records of a name.
    fn texts<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Answer>;

    /// Returns the names and the addresses that a name leads to.
    fn targets<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Answer>;
}

/// Resolvers that are asked about every domain. Cheap to clone.
#[derive(Clone)]
pub struct Resolvers(Vec<Arc<dyn Lookups>>);

impl Resolvers {
    /// Uses these resolvers. A record counts as found, or as missing, when all that answer agree.
    pub fn new(resolvers: Vec<Arc<dyn Lookups>>) -> Self {
        Self(resolvers)
    }

    /// Uses the servers at these addresses; those of the machine when there are none.
    ///
    /// # Errors
    /// When the machine's configuration cannot be read.
    pub fn of(servers: &[SocketAddr]) -> Result<Self, String> {
        if servers.is_empty() {
            return Ok(Self::new(vec![Arc::new(system()?)]));
        }
        let lookup_at = |server: &SocketAddr| Ok(Arc::new(at(*server)?) as Arc<dyn Lookups>);
        Ok(Self::new(servers.iter().map(lookup_at).collect::<Result<_, String>>()?))
    }

    pub(crate) async fn texts(&self, name: &str) -> Vec<Answer> {
        futures::future::join_all(self.0.iter().map(|resolver| resolver.texts(name))).await
    }

    pub(crate) async fn targets(&self, name: &str) -> Vec<Answer> {
        futures::future::join_all(self.0.iter().map(|resolver| resolver.targets(name))).await
    }
}

/// Returns the resolver of the machine.
///
/// # Errors
/// When its configuration cannot be read.
pub fn system() -> Result<impl Lookups, String> {
    let mut builder = TokioResolver::builder_tokio().map_err(|error| error.to_string())?;
    tune(builder.options_mut());
    builder.build().map(Dns).map_err(|error| error.to_string())
}

fn at(server: SocketAddr) -> Result<Dns, String> {
    let on_port = |mut connection: ConnectionConfig| {
        connection.port = server.port();
        connection
    };
    let connections = vec![on_port(ConnectionConfig::udp()), on_port(ConnectionConfig::tcp())];
    let servers = vec![NameServerConfig::new(server.ip(), true, connections)];
    let config = ResolverConfig::from_name_servers(servers);
    let mut builder = Resolver::builder_with_config(config, TokioRuntimeProvider::default());
    tune(builder.options_mut());
    builder.build().map(Dns).map_err(|error| error.to_string())
}

/// A check sees what is there now.
fn tune(options: &mut ResolverOpts) {
    options.timeout = TIMEOUT;
    options.attempts = 2;
    options.cache_size = 0;
    options.use_hosts_file = ResolveHosts::Never;
}

struct Dns(TokioResolver);

impl Lookups for Dns {
    fn texts<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Answer> {
        async move { answer_of(self.0.lookup(format!("{name}."), RecordType::TXT).await) }.boxed()
    }

    fn targets<'a>(&'a self, name: &'a str) -> BoxFuture<'a, Answer> {
        async move {
            // A local instance, which is its own target.
            if name == "localhost" {
                return Some(vec![IpAddr::from([127, 0, 0, 1]).to_string()]);
            }
            answer_of(self.0.lookup_ip(format!("{name}.")).await.map(Lookup::from))
        }
        .boxed()
    }
}

fn answer_of(answer: Result<Lookup, NetError>) -> Answer {
    match answer {
        Ok(lookup) => Some(lookup.answers().iter().take(MAX_RECORDS).filter_map(|record| text(&record.data)).collect()),
        Err(error) if error.is_no_records_found() || error.is_nx_domain() => Some(Vec::new()),
        Err(error) => {
            tracing::debug!(%error, "a lookup got no answer");
            None
        }
    }
}

fn text(data: &RData) -> Option<String> {
    let text = match data {
        RData::TXT(parts) => String::from_utf8_lossy(&parts.txt_data.concat()).into_owned(),
        RData::CNAME(name) => name.0.to_ascii().trim_end_matches('.').to_lowercase(),
        RData::A(address) => address.0.to_string(),
        RData::AAAA(address) => address.0.to_string(),
        _ => return None,
    };
    Some(text.chars().filter(|c| !c.is_control()).take(MAX_TEXT).collect())
}
