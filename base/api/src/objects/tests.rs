//! Tests of reading a JSON body as an object.

use std::collections::BTreeMap;

use serde_json::{Value, from_value, json};

use super::*;

#[derive(Debug, PartialEq, Deserialize)]
struct Point {
    x: i64,
    y: i64,
}

#[derive(Debug, PartialEq, Deserialize)]
enum Shape {
    Dot,
    At(Point),
    Line { from: Point, to: Point },
    Pair(i64, Point),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Deed {
    Put {
        #[serde(deserialize_with = "object")]
        at: Vec1,
    },
}

#[derive(Debug, PartialEq, Deserialize)]
struct Vec1 {
    points: Vec<Point>,
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
struct Body {
    one: Option<Point>,
    many: Vec<Point>,
    named: BTreeMap<String, Point>,
    shape: Option<Shape>,
    deed: Option<Deed>,
    anything: Value,
    text: String,
}

fn read(body: Value) -> Result<Body, String> {
    from_value::<Object<Body>>(body).map(|Object(body)| body).map_err(|error| error.to_string())
}

#[test]
fn an_object_is_read_with_all_that_is_in_it() {
    let body = read(json!({
        "one": { "x": 1, "y": 2 }, "many": [{ "x": 3, "y": 4 }], "named": { "a": { "x": 5, "y": 6 } },
        "shape": { "Line": { "from": { "x": 1, "y": 1 }, "to": { "x": 2, "y": 2 } } },
        "deed": { "kind": "put", "at": { "points": [{ "x": 0, "y": 0 }] } },
        "anything": [1, [2]], "text": "é", "unknown": [[]],
    }));
    assert_eq!(
        body,
        Ok(Body {
            one: Some(Point { x: 1, y: 2 }),
            many: vec![Point { x: 3, y: 4 }],
            named: BTreeMap::from([("a".into(), Point { x: 5, y: 6 })]),
            shape: Some(Shape::Line { from: Point { x: 1, y: 1 }, to: Point { x: 2, y: 2 } }),
            deed: Some(Deed::Put { at: Vec1 { points: vec![Point { x: 0, y: 0 }] } }),
            anything: json!([1, [2]]),
            text: "é".into(),
        })
    );
    assert_eq!(read(json!({ "one": null, "shape": "Dot" })).unwrap().shape, Some(Shape::Dot));
    assert_eq!(
        read(json!({ "shape": { "Pair": [1, { "x": 0, "y": 0 }] } })).unwrap().shape,
        Some(Shape::Pair(1, Point { x: 0, y: 0 }))
    );
}

#[test]
fn an_array_is_no_object_however_deep_it_stands() {
    for body in [
        json!([]),
        json!({ "one": [1, 2] }),
        json!({ "many": [[1, 2]] }),
        json!({ "named": { "a": [1, 2] } }),
        json!({ "shape": { "At": [1, 2] } }),
        json!({ "shape": { "Pair": [1, [1, 2]] } }),
        json!({ "shape": { "Line": [{ "x": 1, "y": 1 }, { "x": 2, "y": 2 }] } }),
        json!({ "shape": { "Line": { "from": [1, 1], "to": { "x": 2, "y": 2 } } } }),
        json!({ "deed": { "kind": "put", "at": [[]] } }),
        json!({ "deed": { "kind": "put", "at": { "points": [[1, 2]] } } }),
    ] {
        let error = read(body.clone()).expect_err(&body.to_string());
        assert!(error.contains("invalid type: sequence"), "{body}: {error}");
    }
}
