//! Products.

use serde_json::{Value, json};

use crate::{
    error::{Error, Result},
    lists::{is_wanted, page},
    metadata::{assign, merged},
    route::{Call, Route, delete, get, post},
    state::{State, text, visible},
};

pub(crate) const ROUTES: &[Route] = &[
    post(
        "/v1/products",
        "id name! description active:bool metadata{*} tax_code unit_label statement_descriptor url images[] \
         marketing_features[]{name!}",
        create,
    ),
    get("/v1/products", "active:bool ids[] created:range limit:int starting_after ending_before", list),
    get("/v1/products/{}", "", retrieve),
    post(
        "/v1/products/{}",
        "name description active:bool metadata{*} tax_code unit_label statement_descriptor url images[] default_price \
         marketing_features[]{name!}",
        update,
    ),
    delete("/v1/products/{}", "", remove),
];

const FIELDS: [&str; 10] = [
    "name",
    "description",
    "active",
    "tax_code",
    "unit_label",
    "statement_descriptor",
    "url",
    "images",
    "marketing_features",
    "default_price",
];

fn create(state: &mut State, call: &Call) -> Result<Value> {
    let at = state.wall;
    let mut product = json!({
        "active": true, "default_price": null, "description": null, "images": [], "marketing_features": [],
        "metadata": merged(call, &Value::Null)?, "name": null, "package_dimensions": null, "shippable": null,
        "statement_descriptor": null, "tax_code": null, "type": "service", "unit_label": null, "updated": at, "url": null,
    });
    assign(&mut product, &call.params, &FIELDS);
    let id = match call.text("id") {
        Some(id) if !state.get(id).is_null() => {
            let message = format!("Product already exists with ID: {id}");
            return Err(Error::invalid(message).code("resource_already_exists").param("id"));
        }
        Some(id) => {
            state.add_with_id(id, "product", product, at);
            id.to_owned()
        }
        None => state.add("product", product, at),
    };
    state.emit("product.created", &id);
    Ok(visible(state.get(&id)))
}

fn list(state: &mut State, call: &Call) -> Result<Value> {
    page(state, call, "product", "/v1/products", |product| {
        let ids = call.params["ids"].as_array();
        is_wanted(call, "active", product) && ids.is_none_or(|ids| ids.contains(&product["id"]))
    })
}

fn retrieve(state: &mut State, call: &Call) -> Result<Value> {
    state.find("product", call.id(), "id").map(visible)
}

fn update(state: &mut State, call: &Call) -> Result<Value> {
    let metadata = merged(call, &state.find("product", call.id(), "id")?["metadata"])?;
    let at = state.wall;
    state.change(call.id(), "product.updated", |product| {
        assign(product, &call.params, &FIELDS);
        product["metadata"] = metadata;
        product["updated"] = at.into();
    });
    Ok(visible(state.get(call.id())))
}

fn remove(state: &mut State, call: &Call) -> Result<Value> {
    let id = text(state.find("product", call.id(), "id")?, "id").to_owned();
    if state.all("price").any(|price| price["product"] == id.as_str()) {
        let message = "This product cannot be deleted because it has one or more user-created prices.";
        return Err(Error::invalid(message).param("id"));
    }
    state.emit("product.deleted", &id);
    state.remove(&id);
    Ok(json!({ "id": id, "object": "product", "deleted": true }))
}
