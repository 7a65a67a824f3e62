//! Problems of rows that only reviews have.

use serde_json::Value;

use super::{Field, RowProblem};

fn problem(field: Field, code: &'static str, value: &str, message: &str) -> RowProblem {
    RowProblem::new(field, code, value, message, Value::Null)
}

pub(super) fn unknown_location(value: &str) -> RowProblem {
    problem(Field::Location, "unknown_location", value, "No location has this store code, name, or Google id.")
}

pub(super) fn ambiguous_location(value: &str) -> RowProblem {
    let message = "Several locations have this name. Use the store code, or the name with the city.";
    problem(Field::Location, "ambiguous_location", value, message)
}

pub(super) fn rating(value: &str) -> RowProblem {
    problem(Field::Rating, "invalid_rating", value, "This isn’t a rating.")
}

pub(super) fn unknown_scale(value: &str) -> RowProblem {
    problem(Field::Rating, "unknown_scale", value, "Choose the scale of this rating, such as 10.")
}

pub(super) fn date(field: Field, value: &str) -> RowProblem {
    problem(field, "invalid_date", value, "This isn’t a date.")
}

pub(super) fn ambiguous_date(field: Field, value: &str) -> RowProblem {
    problem(field, "ambiguous_date", value, "Choose whether the day or the month comes first.")
}

pub(super) fn future_date(field: Field, value: &str) -> RowProblem {
    problem(field, "future_date", value, "This date is in the future.")
}

pub(super) fn url(value: &str) -> RowProblem {
    problem(Field::Url, "invalid_url", value, "This isn’t a web address.")
}

pub(super) fn reply_too_long(value: &str) -> RowProblem {
    problem(Field::Reply, "reply_too_long", value, "Use at most 4,096 bytes. Accents and emoji count as more than one.")
}

pub(super) fn nothing_said() -> RowProblem {
    problem(Field::Text, "no_rating_or_text", "", "The row has no rating and no text.")
}
