//! Google's discovery documents, as the simulator obeys them: methods, paths, parameters and schemas.

mod check;
mod pattern;
mod read;

use std::{
    collections::{BTreeMap, HashMap},
    sync::OnceLock,
};

use http::Method as Verb;

pub(crate) use check::{Direction, Violation, check, kind_name, prune, snake, text_fits};
pub(crate) use pattern::Pattern;

/// The documents, each with the prefix its host has in the simulator.
const DOCUMENTS: [(&str, &str); 8] = [
    ("mybusinessaccountmanagement", include_str!("../discovery/mybusinessaccountmanagement.v1.json")),
    ("mybusinessbusinessinformation", include_str!("../discovery/mybusinessbusinessinformation.v1.json")),
    ("mybusinessverifications", include_str!("../discovery/mybusinessverifications.v1.json")),
    ("businessprofileperformance", include_str!("../discovery/businessprofileperformance.v1.json")),
    ("mybusinessnotifications", include_str!("../discovery/mybusinessnotifications.v1.json")),
    ("mybusinessplaceactions", include_str!("../discovery/mybusinessplaceactions.v1.json")),
    ("mybusiness", include_str!("../discovery/mybusiness.v4.reconstructed.json")),
    ("places", include_str!("../discovery/places.v1.json")),
];
/// Userinfo is served beside signing in; its document gives the schema of the answer.
const OAUTH: &str = include_str!("../discovery/oauth2.v2.json");

/// One API of one host.
#[derive(Debug)]
pub(crate) struct Api {
    /// First segment of its paths in the simulator, and its name before `.googleapis.com`.
    pub(crate) name: &'static str,
    pub(crate) methods: Vec<Method>,
    pub(crate) schemas: HashMap<String, Schema>,
    /// Parameters that every method takes (`alt`, `fields`, …).
    pub(crate) globals: BTreeMap<String, Param>,
}

impl Api {
    /// Its host, as errors name it.
    pub(crate) fn service(&self) -> String {
        format!("{}.googleapis.com", self.name)
    }
}

/// One method.
#[derive(Debug)]
pub(crate) struct Method {
    pub(crate) id: String,
    pub(crate) verb: Verb,
    pub(crate) pattern: Pattern,
    pub(crate) query: BTreeMap<String, Param>,
    pub(crate) request: Option<String>,
    pub(crate) response: String,
}

/// One parameter of the query.
#[derive(Debug)]
pub(crate) struct Param {
    pub(crate) schema: Schema,
    pub(crate) repeated: bool,
}

/// Schema of a value.
#[derive(Clone, Debug)]
pub(crate) struct Schema {
    pub(crate) kind: Kind,
}

/// The shapes of values.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Any,
    Text,
    Enum(Vec<String>),
    /// 64 bits travel as text.
    Int64,
    Int32,
    Number,
    Bool,
    Time,
    Duration,
    Mask,
    Bytes,
    List(Box<Schema>),
    Map(Box<Schema>),
    Object(BTreeMap<String, Schema>),
    Named(String),
}

/// Every API the simulator has.
pub(crate) fn apis() -> &'static [Api] {
    static APIS: OnceLock<Vec<Api>> = OnceLock::new();
    APIS.get_or_init(|| DOCUMENTS.iter().map(|(name, text)| read::api(name, text)).collect())
}

/// The document of the sign-in service.
pub(crate) fn oauth() -> &'static Api {
    static OAUTH_API: OnceLock<Api> = OnceLock::new();
    OAUTH_API.get_or_init(|| read::api("oauth2", OAUTH))
}

/// Target of a path of an API.
pub(crate) enum Target {
    /// A method, and what its path parameters are.
    Method(&'static Api, &'static Method, BTreeMap<String, String>),
    /// Nothing.
    Nothing,
}

/// Finds the method behind `/{host}/{version}/…`.
pub(crate) fn find(verb: &Verb, path: &str) -> Target {
    let mut parts = path.trim_start_matches('/').splitn(2, '/');
    let (Some(host), Some(path)) = (parts.next(), parts.next()) else { return Target::Nothing };
    let Some(api) = apis().iter().find(|api| api.name == host) else { return Target::Nothing };
    // `media/customers` is also a name that fits `media/*`: what is spelled out wins.
    let fitting = api.methods.iter().filter(|method| method.verb == *verb);
    let best = fitting
        .filter_map(|method| Some((method, method.pattern.matches(path)?)))
        .max_by_key(|(method, _)| method.pattern.spelled_out());
    best.map_or(Target::Nothing, |(method, path)| Target::Method(api, method, path))
}
