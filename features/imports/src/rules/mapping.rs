//! Mapping of the columns of a file to fields.

use std::{collections::BTreeMap, fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{Error, MapAccess, Visitor},
};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{AdditionalProperties, ObjectBuilder, RefBuilder},
    },
};

use super::Field;

/// Source of a field's text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Position of a column of the file, from 0.
    Column(usize),
    /// Text with names of columns in braces, such as `Walmart #{storenum}`. Text without braces is constant. A brace is
    /// escaped by doubling it.
    Template(String),
}

/// Source of each field; a field without one stays empty. In JSON: an object with the names of the fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mapping<F>(BTreeMap<F, Source>);

impl<F: Field> Mapping<F> {
    /// Returns the source of a field.
    pub fn get(&self, field: F) -> Option<&Source> {
        self.0.get(&field)
    }

    /// Sets the source of a field.
    pub fn set(&mut self, field: F, source: Source) {
        self.0.insert(field, source);
    }

    /// Returns the column of a field whose source is a column.
    pub fn column(&self, field: F) -> Option<usize> {
        match self.get(field) {
            Some(Source::Column(column)) => Some(*column),
            _ => None,
        }
    }
}

impl<F> Default for Mapping<F> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<F: Field> FromIterator<(F, Source)> for Mapping<F> {
    fn from_iter<I: IntoIterator<Item = (F, Source)>>(sources: I) -> Self {
        Self(sources.into_iter().collect())
    }
}

impl<F: Field> Serialize for Mapping<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(field, source)| (field.name(), source)))
    }
}

impl<'de, F: Field> Deserialize<'de> for Mapping<F> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(MappingVisitor(PhantomData))
    }
}

/// Reads the object of a mapping; refuses unknown and repeated fields. `null` means no source.
struct MappingVisitor<F>(PhantomData<F>);

impl<'de, F: Field> Visitor<'de> for MappingVisitor<F> {
    type Value = Mapping<F>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object with a source for each field")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Mapping<F>, A::Error> {
        let mut sources: BTreeMap<F, Option<Source>> = BTreeMap::new();
        while let Some(name) = map.next_key::<String>()? {
            let field = F::ALL.iter().copied().find(|field| field.name() == name);
            let field = field.ok_or_else(|| unknown_field::<F, A::Error>(&name))?;
            if sources.insert(field, map.next_value()?).is_some() {
                return Err(A::Error::duplicate_field(field.name()));
            }
        }
        Ok(sources.into_iter().filter_map(|(field, source)| Some((field, source?))).collect())
    }
}

fn unknown_field<F: Field, E: Error>(name: &str) -> E {
    let names: Vec<String> = F::ALL.iter().map(|field| format!("`{}`", field.name())).collect();
    E::custom(format_args!("unknown field `{name}`, expected one of {}", names.join(", ")))
}

impl<F: Field> PartialSchema for Mapping<F> {
    fn schema() -> RefOr<Schema> {
        let source = RefBuilder::new()
            .ref_location_from_schema_name(Source::name())
            .default(Some(serde_json::Value::Null))
            .build();
        let object = ObjectBuilder::new()
            .description(Some("Source of each field; a field without one stays empty."))
            .additional_properties(Some(AdditionalProperties::<Schema>::FreeForm(false)));
        F::ALL.iter().fold(object, |object, field| object.property(field.name(), source.clone())).into()
    }
}

impl<F: Field> ToSchema for Mapping<F> {
    fn name() -> std::borrow::Cow<'static, str> {
        F::MAPPING_SCHEMA.into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        schemas.push((Source::name().into(), Source::schema()));
    }
}

/// Handling of a row whose target exists already.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnMatch {
    /// Skip the row.
    #[default]
    Skip,
    /// Write the values of the row into the target.
    Update,
}

/// Handling of rows with errors.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnBadRow {
    /// Import no row.
    #[default]
    Stop,
    /// Import the other rows.
    Skip,
}
