//! Paths: templates of the documents such as `v1/{+name}:verify`, widened by the pattern of each parameter.

use std::collections::BTreeMap;

/// A path of a method, in segments.
#[derive(Debug)]
pub(crate) struct Pattern {
    segments: Vec<Segment>,
    /// Suffix of the last segment after a colon.
    verb: Option<String>,
    /// Parameters, each with the segments it covers.
    params: Vec<(String, std::ops::Range<usize>)>,
}

#[derive(Debug, PartialEq)]
enum Segment {
    Literal(String),
    Any,
}

impl Pattern {
    /// A template, with the regular expression of each parameter (`^locations/[^/]+$`).
    pub(crate) fn new(template: &str, expressions: &BTreeMap<String, String>) -> Self {
        let (path, verb) = match template.rsplit_once(':') {
            Some((path, verb)) if !verb.contains(['/', '}']) => (path, Some(verb.to_owned())),
            _ => (template, None),
        };
        let (mut segments, mut params) = (Vec::new(), Vec::new());
        for part in path.split('/') {
            let Some(name) = part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) else {
                segments.push(Segment::Literal(part.to_owned()));
                continue;
            };
            let name = name.trim_start_matches('+');
            let from = segments.len();
            let expression = expressions.get(name).map_or("[^/]+", String::as_str);
            segments.extend(widen(expression));
            params.push((name.to_owned(), from..segments.len()));
        }
        Self { segments, verb, params }
    }

    /// Returns the number of segments that are not wildcards.
    pub(crate) fn spelled_out(&self) -> usize {
        self.segments.iter().filter(|segment| **segment != Segment::Any).count()
    }

    /// The parameters of a path that fits. A wildcard never swallows the `:verb` of the last segment.
    pub(crate) fn matches(&self, path: &str) -> Option<BTreeMap<String, String>> {
        let (path, verb) = match path.rsplit_once(':') {
            Some((path, verb)) if !verb.contains('/') => (path, Some(verb)),
            _ => (path, None),
        };
        let parts: Vec<String> = path.split('/').map(decode).collect();
        let fits = verb == self.verb.as_deref()
            && parts.len() == self.segments.len()
            && parts.iter().zip(&self.segments).all(|(part, segment)| match segment {
                Segment::Literal(literal) => part == literal,
                Segment::Any => !part.is_empty(),
            });
        fits.then(|| self.params.iter().map(|(name, range)| (name.clone(), parts[range.clone()].join("/"))).collect())
    }
}

/// `^accounts/[^/]+$` as segments. The slash inside `[^/]` is no separator.
fn widen(expression: &str) -> Vec<Segment> {
    expression
        .trim_start_matches('^')
        .trim_end_matches('$')
        .replace("[^/]+", "*")
        .split('/')
        .map(|part| if part == "*" { Segment::Any } else { Segment::Literal(part.to_owned()) })
        .collect()
}

fn decode(part: &str) -> String {
    // A plus sign is itself in a path, and a space only in a query.
    let plain = part.replace('+', "%2B");
    url::form_urlencoded::parse(plain.as_bytes()).next().map_or_else(String::new, |(text, _)| text.into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(template: &str, name: &str, expression: &str) -> Pattern {
        Pattern::new(template, &BTreeMap::from([(name.to_owned(), expression.to_owned())]))
    }

    #[test]
    fn a_wildcard_does_not_swallow_the_verb() {
        let get = pattern("v1/{+name}", "name", "^locations/[^/]+$");
        let updated = pattern("v1/{+name}:getGoogleUpdated", "name", "^locations/[^/]+$");
        assert!(get.matches("v1/locations/100:getGoogleUpdated").is_none());
        assert!(updated.matches("v1/locations/100").is_none());
        assert_eq!(updated.matches("v1/locations/100:getGoogleUpdated").unwrap()["name"], "locations/100");
    }

    #[test]
    fn a_parameter_covers_several_segments() {
        let reviews = pattern("v4/{+parent}/reviews", "parent", "^accounts/[^/]+/locations/[^/]+$");
        assert_eq!(reviews.matches("v4/accounts/1/locations/2/reviews").unwrap()["parent"], "accounts/1/locations/2");
        assert!(reviews.matches("v4/accounts/1/reviews").is_none());
        assert!(reviews.matches("v4/accounts//locations/2/reviews").is_none());
    }

    #[test]
    fn an_encoded_slash_stays_in_its_segment() {
        let get = pattern("v1/{+name}", "name", "^locations/[^/]+$");
        assert_eq!(get.matches("v1/locations/a%2Fb+c").unwrap()["name"], "locations/a/b+c");
    }
}
