//! Photos and videos of a location (v4).

use serde_json::{Value, json};

use crate::{
    call::Call,
    error::{Outcome, Refusal},
    mask::{get, set},
    store::Store,
    world::{media_counts, media_item},
};

/// Default and largest page; the owner's and the public's differ.
const OWN: (usize, usize) = (100, 2500);
const CUSTOMERS: (usize, usize) = (100, 200);

fn place<'a>(call: &'a Call) -> Result<(usize, &'a str), Refusal> {
    let name = call.name();
    let parent = name.find("/media").map_or(name, |at| &name[..at]);
    Ok((call.location(parent)?, parent))
}

fn own<'a>(call: &Call, store: &'a mut Store, index: usize, parent: &str) -> &'a mut Vec<Value> {
    let world = &call.sim.world;
    store.at(index).media.get_or_insert_with(|| {
        let count = if index < world.size { media_counts(world, index).0 } else { 0 };
        (0..count).map(|number| media_item(world, index, parent, false, number)).collect()
    })
}

fn media_view(item: &Value, parent: &str) -> Value {
    let id = item["name"].as_str().and_then(|name| name.rsplit('/').next()).unwrap_or_default();
    let mut item = item.clone();
    item["name"] = json!(format!("{parent}/media/{id}"));
    item
}

fn position(items: &[Value], name: &str) -> Result<usize, Refusal> {
    let id = name.rsplit('/').next().unwrap_or_default();
    let same = |item: &Value| item["name"].as_str().is_some_and(|name| name.rsplit('/').next() == Some(id));
    items.iter().position(same).ok_or_else(Refusal::not_found)
}

pub(super) fn list(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let page = call.page(OWN.0, OWN.1)?;
    let mut store = call.sim.store();
    let items = own(call, &mut store, index, parent);
    let total = items.len();
    let (page, next) = page.cut(items.iter().map(|item| media_view(item, parent)));
    Ok(json!({ "mediaItems": page, "totalMediaItemCount": total, "nextPageToken": next }))
}

pub(super) fn customers(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let page = call.page(CUSTOMERS.0, CUSTOMERS.1)?;
    let world = &call.sim.world;
    let count = if index < world.size { media_counts(world, index).1 } else { 0 };
    let mut all = call.sim.store().of(index).map(|changed| changed.customer_media.clone()).unwrap_or_default();
    for item in &mut all {
        let id = item["name"].as_str().and_then(|name| name.rsplit('/').next()).unwrap_or_default().to_owned();
        item["name"] = json!(format!("{parent}/media/customers/{id}"));
    }
    all.extend((0..count).map(|number| media_item(world, index, parent, true, number)));
    let total = all.len();
    let (page, next) = page.cut(all.into_iter());
    Ok(json!({ "mediaItems": page, "totalMediaItemCount": total, "nextPageToken": next }))
}

pub(super) fn read(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let mut store = call.sim.store();
    let items = own(call, &mut store, index, parent);
    Ok(media_view(&items[position(items, call.name())?], parent))
}

pub(super) fn create(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let category =
        get(&call.body, "locationAssociation.category").and_then(Value::as_str).unwrap_or("CATEGORY_UNSPECIFIED");
    let listed = get(&call.body, "locationAssociation.priceListItemId").is_some();
    if category == "CATEGORY_UNSPECIFIED" && !listed {
        return Err(Refusal::field("media_item.location_association", "A location association is required."));
    }
    let format = call.body["mediaFormat"].as_str().unwrap_or("MEDIA_FORMAT_UNSPECIFIED");
    if format == "MEDIA_FORMAT_UNSPECIFIED" {
        return Err(Refusal::field("media_item.media_format", "The media format is required."));
    }
    let source = call.body["sourceUrl"].as_str().filter(|url| url.starts_with("http"));
    let data = get(&call.body, "dataRef.resourceName").and_then(Value::as_str);
    if source.is_some() == data.is_some() {
        return Err(Refusal::field("media_item", "Exactly one of source_url and data_ref is required."));
    }
    super::edit(call, index)?;
    let mut store = call.sim.store();
    let id = format!("AF1QipN{:08}", store.serial());
    let photo = format!("https://lh3.googleusercontent.example/p/{id}");
    let mut item = call.body.clone();
    item["name"] = json!(format!("{parent}/media/{id}"));
    item["createTime"] = json!(call.now.to_string());
    item["googleUrl"] = json!(format!("{photo}=s0"));
    item["thumbnailUrl"] = json!(format!("{photo}=w160-h160-k-no"));
    let (width, height) = call.picture.as_ref().map_or((1600, 1200), |picture| picture.size);
    item["dimensions"] = json!({ "widthPixels": width, "heightPixels": height });
    if let Some(picture) = &call.picture {
        store.pictures.insert(id, picture.bytes.clone());
    }
    set(&mut item, "dataRef", None);
    let items = own(call, &mut store, index, parent);
    // There is one cover and one profile photo: a new one takes the old one's place.
    if matches!(category, "COVER" | "PROFILE" | "LOGO") {
        for other in items.iter_mut().filter(|other| other["locationAssociation"]["category"] == category) {
            other["locationAssociation"]["category"] = json!("ADDITIONAL");
        }
    }
    items.insert(0, item.clone());
    Ok(item)
}

pub(super) fn patch(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let mask = call.mask("updateMask", "MediaItem")?;
    let mut store = call.sim.store();
    let items = own(call, &mut store, index, parent);
    let at = position(items, call.name())?;
    for path in mask.paths() {
        if !path.starts_with("locationAssociation") && path != "description" {
            return Err(Refusal::field("update_mask", &format!("Field {path} cannot be changed.")));
        }
        set(&mut items[at], &path, get(&call.body, &path).cloned());
    }
    super::edit(call, index)?;
    Ok(media_view(&items[at], parent))
}

pub(super) fn delete(call: &Call) -> Outcome {
    let (index, parent) = place(call)?;
    let mut store = call.sim.store();
    let items = own(call, &mut store, index, parent);
    let at = position(items, call.name())?;
    items.remove(at);
    Ok(json!({}))
}

pub(super) fn start_upload(call: &Call) -> Outcome {
    place(call)?;
    let id = call.sim.store().serial();
    Ok(json!({ "resourceName": format!("GoogleProvidedValue/{id}") }))
}
