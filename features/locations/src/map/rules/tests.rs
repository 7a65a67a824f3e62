//! Tests of clusters, and of views that cross the date line.

use proptest::prelude::*;

use super::*;

fn gathered(view: View, zoom: f64, places: &[(f64, f64)]) -> MapCells {
    let mut pile = Pile::new(Grid::new(view, zoom));
    for (at, place) in places.iter().enumerate() {
        pile.add(Some(*place), b"town", 100, at);
    }
    pile.gathered()
}

#[test]
fn near_ones_are_one_cluster_until_the_zoom_tells_them_apart() {
    let places = [(45.50, -73.57), (45.51, -73.58), (48.85, 2.35)];
    let world = View::of(-180.0, -85.0, 180.0, 85.0).unwrap();
    let far = gathered(world, 1.0, &places);
    let mut counts: Vec<i64> = far.cells.iter().map(|cell| cell.count).collect();
    counts.sort_unstable();
    assert_eq!((counts, far.located), (vec![1, 2], 3));
    let montreal = View::of(-73.7, 45.4, -73.5, 45.6).unwrap();
    let near = gathered(montreal, 14.0, &places);
    assert_eq!((near.cells.len(), near.located, near.matching), (2, 3, 3));
}

#[test]
fn a_cluster_is_named_by_its_commonest_town_and_counts_its_health() {
    let world = View::of(-180.0, -85.0, 180.0, 85.0).unwrap();
    let mut pile = Pile::new(Grid::new(world, 1.0));
    for (town, health, name) in
        [("laval", 100, 1), ("montreal", 60, 2), ("montreal", 80, 3), ("laval", 59, 4), ("montreal", 0, 5)]
    {
        pile.add(Some((45.5, -73.6)), town.as_bytes(), health, name);
    }
    let cells = pile.gathered().cells;
    let cell = &cells[0];
    assert_eq!((cells.len(), cell.id.as_str(), cell.count, cell.good, cell.fair), (1, "2", 5, 2, 1));
    assert!((cell.latitude - 45.5).abs() < 1e-9);
}

#[test]
fn a_view_may_cross_the_date_line_or_go_around_the_earth() {
    let fiji = View::of(170.0, -30.0, 190.0, 0.0).unwrap();
    assert_eq!((fiji.west, fiji.east), (170.0, -170.0));
    let places = [(-17.0, 178.0), (-17.0, -178.0), (-17.0, 0.0)];
    assert_eq!(gathered(fiji, 6.0, &places).cells.len(), 2);
    let around = View::of(-300.0, -85.0, 300.0, 85.0).unwrap();
    assert_eq!((around.west, around.east), (-180.0, 180.0));
    assert_eq!(View::of(0.0, 10.0, 1.0, 9.0), None);
    assert_eq!(View::of(f64::NAN, 0.0, 1.0, 1.0), None);
    assert_eq!(View::of(f64::INFINITY, 0.0, 1.0, 1.0), None);
}

proptest! {
    #[test]
    fn no_view_has_more_entries_than_can_be_shown(
        west in -200.0..200.0_f64, width in 0.0..400.0_f64, south in -90.0..90.0_f64, height in 0.0..180.0_f64,
        zoom in -1.0..30.0_f64,
    ) {
        let view = View::of(west, south, west + width, (south + height).min(90.0)).unwrap();
        let grid = Grid::new(view, zoom);
        let cells = (view.width() / grid.width + 1.0) * ((view.north - view.south) / grid.height + 1.0);
        prop_assert!(cells <= MAX_ENTRIES + 0.01);
    }
}
