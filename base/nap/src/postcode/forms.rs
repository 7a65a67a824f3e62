//! Forms of postal codes.

use text::postal::{is_state, normalise};

/// Postal code, split where its first part names an area.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Code {
    /// ZIP code, forward sortation area, French code, outward code, or the whole code of another country.
    pub area: String,
    /// Addition to the ZIP code, local delivery unit or inward code; may be empty.
    pub rest: String,
    /// True for a code of large receivers in France.
    pub is_cedex: bool,
}

impl Code {
    /// Returns a code that has one part.
    pub fn whole(area: String) -> Self {
        Self { area, rest: String::new(), is_cedex: false }
    }

    /// Returns the department of a French code; those overseas have three digits.
    pub fn department(&self) -> &str {
        let digits = if self.area.starts_with("97") || self.area.starts_with("98") { 3 } else { 2 };
        &self.area[..digits]
    }
}

/// Reads a ZIP code: five digits, perhaps four more; a lost leading zero is restored.
pub(super) fn united_states(raw: &str) -> Option<Code> {
    let raw = raw.trim();
    let without_state = raw.split_once(char::is_whitespace).filter(|(state, _)| is_state(state, "US"));
    let code = without_state.map_or(raw, |(_, code)| code.trim());
    let has_all_digits = code.bytes().filter(u8::is_ascii_digit).count() >= 4;
    let code = normalise(code, Some("US")).filter(|_| has_all_digits)?;
    let (area, rest) = code.split_once('-').unwrap_or((&code, ""));
    Some(Code { area: area.to_owned(), rest: rest.to_owned(), is_cedex: false })
}

/// Reads a French code: five digits, perhaps with `F-` before and `CEDEX` behind. 75116 is 75016.
pub(super) fn french(raw: &str) -> Option<Code> {
    let upper = raw.trim().to_uppercase();
    let (code, is_cedex) = upper.split_once("CEDEX").map_or((upper.as_str(), false), |(code, _)| (code, true));
    let code = normalise(code, Some("FR"))?;
    let area = if code == "75116" { "75016".to_owned() } else { code };
    Some(Code { is_cedex, ..Code::whole(area) })
}

/// Reads a Canadian code (`A1A 1A1`) or its forward sortation area.
pub(super) fn canadian(raw: &str) -> Option<Code> {
    let code = letters_and_digits(raw)?;
    let code = fitted(&code, "A9A9A9", CANADIAN).or_else(|| fitted(&code, "A9A", CANADIAN))?.0;
    let (area, rest) = code.split_at(3);
    Some(Code { area: area.to_owned(), rest: rest.to_owned(), is_cedex: false })
}

/// Reads a British code or its outward part.
pub(super) fn british(raw: &str) -> Option<Code> {
    let code = letters_and_digits(raw)?;
    let split = code.len().checked_sub(3).map(|at| code.split_at(at));
    let whole = split.and_then(|(outward, inward)| Some((outward_code(outward)?, fitted(inward, "9AA", BRITISH)?.0)));
    // `MI 1AE` has an inward part, `SW1A` has none.
    let (area, rest) = whole.or_else(|| Some((outward_code(&code)?, String::new())))?;
    Some(Code { area, rest, is_cedex: false })
}

/// Returns the outward code that needs the fewest corrections. The letters I and O never end an outward code, the second
/// letter is never I, and the digits begin with 0 only in codes such as `CR0`.
fn outward_code(code: &str) -> Option<String> {
    let fits = ["A9", "A99", "AA9", "AA99", "A9A", "AA9A"].into_iter().filter_map(|form| {
        let (fitted, corrections) = fitted(code, form, BRITISH)?;
        let is_letter = |at: usize| form.as_bytes().get(at) == Some(&b'A');
        let digits = fitted.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let is_unused = is_letter(form.len() - 1) && fitted.ends_with(['I', 'O'])
            || is_letter(1) && fitted[1..].starts_with('I')
            || digits.starts_with('0') && form != "AA9";
        (!is_unused).then_some((corrections, fitted))
    });
    fits.min_by_key(|(corrections, _)| *corrections).map(|(_, code)| code)
}

/// Returns the code in upper case without spaces and hyphens; `None` for other characters.
fn letters_and_digits(raw: &str) -> Option<String> {
    let code: String =
        raw.chars().filter(|c| !c.is_whitespace() && *c != '-').map(|c| c.to_ascii_uppercase()).collect();
    code.bytes().all(|byte| byte.is_ascii_alphanumeric()).then_some(code)
}

/// Letters and digits that are confused in British codes.
const BRITISH: &[(char, char)] = &[('O', '0'), ('I', '1')];
/// Letters and digits that are confused in Canadian codes.
const CANADIAN: &[(char, char)] = &[('O', '0'), ('I', '1'), ('S', '5'), ('B', '8'), ('Z', '2')];

/// Fits a code into a form of letters (`A`) and digits (`9`). Returns it with the number of corrections of confused
/// letters and digits.
fn fitted(code: &str, form: &str, confused: &[(char, char)]) -> Option<(String, usize)> {
    let mut corrections = 0;
    let fitted = code.chars().zip(form.chars()).map(|(c, kind)| {
        let is_right = if kind == 'A' { c.is_ascii_uppercase() } else { c.is_ascii_digit() };
        if is_right {
            return Some(c);
        }
        corrections += 1;
        confused.iter().find_map(|&(letter, digit)| match kind {
            'A' => (c == digit).then_some(letter),
            _ => (c == letter).then_some(digit),
        })
    });
    let fitted = if code.len() == form.len() { fitted.collect::<Option<String>>() } else { None };
    Some((fitted?, corrections))
}
