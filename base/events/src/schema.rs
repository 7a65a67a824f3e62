//! OpenAPI schema of the events that a reader delivers.

use utoipa::openapi::{
    RefOr,
    schema::{ObjectBuilder, OneOfBuilder, Schema, Type},
};

use crate::Heard;

/// Returns the schema of objects that hold the text of an event in the field `tag` and its data in the field `content`:
/// one alternative for each event.
pub fn tagged(heard: &[Heard], tag: &str, content: &str) -> OneOfBuilder {
    heard.iter().fold(OneOfBuilder::new(), |all, heard| {
        let text = ObjectBuilder::new().schema_type(Type::String).enum_values(Some([heard.text]));
        let object = ObjectBuilder::new().schema_type(Type::Object).property(tag, text).required(tag);
        let data: Option<RefOr<Schema>> = heard.data.map(|data| (data.schema)());
        all.item(match data {
            Some(data) => object.property(content, data).required(content),
            None => object,
        })
    })
}
