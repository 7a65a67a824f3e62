//! Listings of some shops in directories: most are right, some are wrong, missing or doubtful. The simulated directories
//! show the same.

use citations::{SampleBusiness, SampleListing, SampleSeen, seed, seed_audit};
use db::Tx;
use jiff::Timestamp;
use locations::Location;
use orgs::{OrgId, UserId};
use simulated_directories::{Planted, Shape};
use simulated_google::Sample;

use super::{
    SEED,
    shops::{self, SampleLocation},
};

/// Number of the first shops by name that have listings: the matrix begins with them.
const FIRST: usize = 12;
/// Interval between the other shops with listings.
const INTERVAL: usize = 16;
/// Shops that have listings besides: those with heatmaps.
const ALSO: [usize; 3] = [58, 102, 134];

/// Directories by country, each with the host of its pages.
const US: [(&str, &str); 12] = [
    ("google", "www.google.com"),
    ("apple", "maps.apple.com"),
    ("bing", "www.bing.com"),
    ("facebook", "www.facebook.com"),
    ("yelp", "www.yelp.com"),
    ("yellowpages", "www.yellowpages.com"),
    ("bbb", "www.bbb.org"),
    ("superpages", "www.superpages.com"),
    ("openstreetmap", "www.openstreetmap.org"),
    ("tomtom", "www.tomtom.com"),
    ("nextdoor", "nextdoor.com"),
    ("n49", "www.n49.com"),
];
const CA: [(&str, &str); 10] = [
    ("google", "www.google.com"),
    ("apple", "maps.apple.com"),
    ("bing", "www.bing.com"),
    ("facebook", "www.facebook.com"),
    ("yelp-ca", "www.yelp.ca"),
    ("yellowpages-ca", "www.yellowpages.ca"),
    ("canada411", "www.canada411.ca"),
    ("411-ca", "411.ca"),
    ("n49", "www.n49.com"),
    ("openstreetmap", "www.openstreetmap.org"),
];
const FR: [(&str, &str); 10] = [
    ("google", "www.google.com"),
    ("apple", "maps.apple.com"),
    ("bing", "www.bing.com"),
    ("facebook", "www.facebook.com"),
    ("pagesjaunes", "www.pagesjaunes.fr"),
    ("mappy", "fr.mappy.com"),
    ("yelp-fr", "www.yelp.fr"),
    ("118712", "annuaire.118712.fr"),
    ("118000", "www.118000.fr"),
    ("openstreetmap", "www.openstreetmap.org"),
];

/// Adds the listings of the shops, the tasks that follow, and an audit that has just ended.
pub(super) async fn add(
    tx: &mut Tx,
    org: &OrgId,
    user: &UserId,
    shops: &[SampleLocation],
    now: Timestamp,
) -> api::Result<()> {
    let mut audited = Vec::new();
    for (number, shop) in listed(shops) {
        let listings = listings(number, &shop.location).into_iter();
        let listings = listings.map(|listing| SampleListing {
            directory: listing.directory,
            is_read: is_read(listing.directory),
            days_ago: (number % 5) as i64 + 1,
            seen: listing.seen,
        });
        seed(tx, (org, user), &shop.location, listings.collect(), now).await?;
        audited.push(shop.location.clone());
    }
    seed_audit(tx, (org, user), &audited, now).await
}

/// Returns the listings of the simulated directories.
///
/// # Errors
/// When the shipped file of shops cannot be read.
pub(crate) fn planted(now: Timestamp) -> Result<Vec<Planted>, csv::Error> {
    let world = Sample::new(SEED, shops::count()?, now);
    let shops = shops::all(&world, now, true)?;
    let mut planted = Vec::new();
    let numbers: Vec<usize> = listed(&shops).map(|(number, _)| number).collect();
    for (number, shop) in shops.iter().enumerate() {
        for (at, listing) in listings(number, &shop.location).into_iter().enumerate() {
            // The program looks for every shop where it searches by itself.
            if !numbers.contains(&number) && !is_read(listing.directory) {
                continue;
            }
            let (SampleSeen::Listed(business) | SampleSeen::Unsure(business)) = listing.seen else { continue };
            planted.push(Planted {
                path: business.url.trim_start_matches(&format!("https://{}", listing.host)).to_owned(),
                host: listing.host.to_owned(),
                shape: [Shape::JsonLd, Shape::Microdata, Shape::Plain][at % 3],
                name: business.name,
                address: business.address,
                city: business.city,
                postcode: business.postcode,
                phone: business.phone,
                is_closed: false,
            });
        }
    }
    Ok(planted)
}

fn listed(shops: &[SampleLocation]) -> impl Iterator<Item = (usize, &SampleLocation)> {
    let mut first: Vec<usize> = (0..shops.len()).collect();
    first.sort_by_key(|number| shops.get(*number).map(|shop| shop.location.details.name.to_lowercase()));
    first.truncate(FIRST);
    let is_listed =
        move |number: usize| number.is_multiple_of(INTERVAL) || ALSO.contains(&number) || first.contains(&number);
    shops.iter().enumerate().filter(move |(number, _)| is_listed(*number))
}

/// Returns true for a directory that the program searches by itself.
fn is_read(directory: &str) -> bool {
    matches!(directory, "n49" | "yellowpages-ca")
}

struct Listing {
    directory: &'static str,
    host: &'static str,
    seen: SampleSeen,
}

fn listings(number: usize, location: &Location) -> Vec<Listing> {
    let sites: &[(&str, &str)] = match location.details.country.as_deref() {
        Some("US") => &US,
        Some("CA") => &CA,
        Some("FR") => &FR,
        _ => return Vec::new(),
    };
    let seen = |(at, (directory, host)): (usize, &(&'static str, &'static str))| {
        let seen = seen(number * 7 + at * 5 + number / 3, host, number, location)?;
        Some(Listing { directory, host, seen })
    };
    sites.iter().enumerate().filter_map(seen).collect()
}

/// Returns the entry in a directory; `None` when it was never checked.
fn seen(chance: usize, host: &str, number: usize, location: &Location) -> Option<SampleSeen> {
    let details = &location.details;
    let mut business = SampleBusiness {
        url: format!("https://{host}/biz/{number}"),
        name: details.name.clone(),
        address: details.address.clone(),
        city: details.city.clone(),
        postcode: details.postal_code.clone().unwrap_or_default(),
        phone: details.phone.clone().unwrap_or_default(),
    };
    match chance % 19 {
        0 | 1 => business.phone = with_other_digit(&business.phone),
        2 => business.address = with_other_number(&business.address, 40),
        3 => business.phone = String::new(),
        4 | 5 => return Some(SampleSeen::Missing),
        6 => {
            (business.address, business.phone) = (with_other_number(&business.address, 2), String::new());
            return Some(SampleSeen::Unsure(business));
        }
        7 | 8 => return None,
        9 => business.name = business.name.to_uppercase(),
        _ => {}
    }
    Some(SampleSeen::Listed(business))
}

fn with_other_digit(phone: &str) -> String {
    let mut signs: Vec<char> = phone.chars().collect();
    if let Some(last) = signs.iter_mut().rev().find(|sign| sign.is_ascii_digit()) {
        *last = if *last == '9' { '8' } else { '9' };
    }
    signs.into_iter().collect()
}

fn with_other_number(address: &str, more: u64) -> String {
    let Some(from) = address.find(|sign: char| sign.is_ascii_digit()) else { return format!("{more} {address}") };
    let to = address[from..].find(|sign: char| !sign.is_ascii_digit()).map_or(address.len(), |length| from + length);
    let number = address[from..to].parse::<u64>().unwrap_or_default();
    format!("{}{}{}", &address[..from], number.saturating_add(more), &address[to..])
}
