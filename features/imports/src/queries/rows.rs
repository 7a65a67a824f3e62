//! Reported rows of a file.

use api::Limit;
use db::{Db, Result, Tx, Value, query, rows};
use orgs::OrgId;
use serde_json::{Map, Value as Json};

use crate::{Field, ImportId, ImportRow, RowOutcome, RowProblem};

/// A row that will not simply be created.
pub(crate) enum Reported<F> {
    /// It has errors; the name of the file's column beside each.
    Bad { line: u64, name: Option<String>, problems: Vec<(RowProblem<F>, Option<String>)> },
    /// An earlier row has the same target.
    Duplicate { line: u64, earlier_line: u64 },
    /// Its target exists; the id of a location where that is the target.
    Matching { line: u64, location: Option<String>, message: &'static str },
}

impl<F: Field> Reported<F> {
    fn import_rows(self) -> Vec<ImportRow> {
        match self {
            Self::Bad { line, name, problems } => problems
                .into_iter()
                .map(|(problem, column)| ImportRow { name: name.clone(), ..bad(line, problem, column) })
                .collect(),
            Self::Duplicate { line, earlier_line } => vec![ImportRow {
                duplicate_of_line: Some(earlier_line as i64),
                ..whole(line, RowOutcome::Duplicate, "duplicate", format!("Duplicate of line {earlier_line}."))
            }],
            Self::Matching { line, location, message } => vec![ImportRow {
                location_id: location,
                ..whole(line, RowOutcome::Matching, "matching", message.into())
            }],
        }
    }
}

fn bad<F: Field>(line: u64, problem: RowProblem<F>, column: Option<String>) -> ImportRow {
    ImportRow {
        field: problem.field.map(|field| field.name().into()),
        column,
        value: problem.value,
        params: (!problem.params.is_null()).then_some(problem.params),
        ..whole(line, RowOutcome::Bad, problem.code, problem.message)
    }
}

fn whole(line: u64, outcome: RowOutcome, code: &str, message: String) -> ImportRow {
    ImportRow {
        line: line as i64,
        name: None,
        outcome,
        field: None,
        column: None,
        code: code.into(),
        value: None,
        message,
        params: None,
        location_id: None,
        duplicate_of_line: None,
    }
}

/// Key under which the name of a row is stored among its parameters.
const NAME: &str = "row_name";

/// Returns the parameters with the name of the row, as they are stored.
fn with_name(params: Option<Json>, name: Option<String>) -> Option<Json> {
    let Some(name) = name else { return params };
    let mut params = if let Some(Json::Object(params)) = params { params } else { Map::new() };
    params.insert(NAME.into(), name.into());
    Some(params.into())
}

/// Returns stored parameters without the name of the row, and the name.
fn without_name(params: Option<Json>) -> (Option<Json>, Option<String>) {
    let Some(Json::Object(mut params)) = params else { return (params, None) };
    let name = params.remove(NAME).and_then(|name| name.as_str().map(str::to_owned));
    ((!params.is_empty()).then(|| params.into()), name)
}

/// Stores the rows that a dry run reports.
pub(crate) async fn add_rows<F: Field>(
    tx: &mut Tx,
    org: &OrgId,
    import: &ImportId,
    check_no: i64,
    reported: Vec<Reported<F>>,
) -> Result<()> {
    let sql = rows!(
        "insert into import_rows (org_id, import_id, check_no, outcome, line, part, field, column_name, code, value,
             message, params, location_id, duplicate_of_line)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)"
    );
    let parts = reported.into_iter().flat_map(|row| row.import_rows().into_iter().enumerate());
    let values = parts.map(|(part, row)| {
        vec![
            Value::from(org),
            import.into(),
            check_no.into(),
            row.outcome.into(),
            row.line.into(),
            (part as i64).into(),
            row.field.into(),
            row.column.into(),
            row.code.into(),
            row.value.into(),
            row.message.into(),
            with_name(row.params, row.name).into(),
            row.location_id.into(),
            row.duplicate_of_line.into(),
        ]
    });
    tx.insert_many(sql, values.collect()).await
}

/// Deletes the reported rows of dry runs before `check_no`.
pub(crate) async fn forget_rows(tx: &mut Tx, org: &OrgId, import: &ImportId, check_no: i64) -> Result<()> {
    query!("delete from import_rows where org_id = $1 and import_id = $2 and check_no < $3", org, import, check_no)
        .run(tx)
        .await
        .map(drop)
}

struct ReportRow {
    line: i64,
    part: i64,
    outcome: RowOutcome,
    field: Option<String>,
    column_name: Option<String>,
    code: String,
    value: Option<String>,
    message: String,
    params: Option<Json>,
    location_id: Option<String>,
    duplicate_of_line: Option<i64>,
}

/// Rows of one outcome after a line and part, and one more to know whether there are any; each with its part.
pub async fn rows(
    db: &Db,
    org: &OrgId,
    import: (&ImportId, i64),
    outcome: RowOutcome,
    after: (i64, i64),
    limit: Limit,
) -> Result<Vec<(i64, ImportRow)>> {
    let (import, check_no) = import;
    let report_rows = query!(
        ReportRow,
        "select line, part, outcome, field, column_name, code, value, message, params, location_id, duplicate_of_line
         from import_rows
         where org_id = $1 and import_id = $2 and check_no = $3 and outcome = $4 and (line, part) > ($5, $6)
         order by line, part limit $7",
        org,
        import,
        check_no,
        outcome,
        after.0,
        after.1,
        limit.and_one()
    )
    .all(db)
    .await?;
    let row_views = report_rows.into_iter().map(|row| {
        let (params, name) = without_name(row.params);
        let row_view = ImportRow {
            line: row.line,
            name,
            outcome: row.outcome,
            field: row.field,
            column: row.column_name,
            code: row.code,
            value: row.value,
            message: row.message,
            params,
            location_id: row.location_id,
            duplicate_of_line: row.duplicate_of_line,
        };
        (row.part, row_view)
    });
    Ok(row_views.collect())
}
