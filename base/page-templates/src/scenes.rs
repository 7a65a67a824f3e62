//! Drawings for samples.

use crate::view::Scene;

/// Returns the size of the drawing's view box and its shapes.
pub(crate) fn drawing(scene: Scene) -> (&'static str, &'static str) {
    let shapes = match scene {
        Scene::Terrace => include_str!("../scenes/terrace.svg"),
        Scene::Oven => include_str!("../scenes/oven.svg"),
        Scene::Pizza => include_str!("../scenes/pizza.svg"),
        Scene::Practice => include_str!("../scenes/practice.svg"),
        Scene::WaitingRoom => include_str!("../scenes/waiting_room.svg"),
        Scene::Street => include_str!("../scenes/street.svg"),
        Scene::LivingRoom => include_str!("../scenes/living_room.svg"),
        Scene::House => include_str!("../scenes/house.svg"),
        Scene::Courthouse => include_str!("../scenes/courthouse.svg"),
        Scene::Library => include_str!("../scenes/library.svg"),
        Scene::Van => include_str!("../scenes/van.svg"),
        Scene::Bathroom => include_str!("../scenes/bathroom.svg"),
        Scene::Storefront => include_str!("../scenes/storefront.svg"),
        Scene::Gear => include_str!("../scenes/gear.svg"),
    };
    shapes.split_once('\n').unwrap_or_default()
}
