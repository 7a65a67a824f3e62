//! Widths of the columns of a table.

/// Widths that a column asks for.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Demand {
    /// Width of the longest word.
    pub(super) least: f32,
    /// Width of the longest text in one line.
    pub(super) most: f32,
    /// True if it takes the room that is left.
    pub(super) takes_rest: bool,
}

/// Shares a width among columns: what each asks for if there is room, otherwise at least its longest word.
pub(super) fn share(demands: &[Demand], width: f32) -> Vec<f32> {
    let sum = |width_of: fn(&Demand) -> f32| demands.iter().map(width_of).sum::<f32>();
    let (least, most) = (sum(|demand| demand.least), sum(|demand| demand.most));
    if most <= width {
        let takers = demands.iter().filter(|demand| demand.takes_rest).count();
        let extra = width - most;
        return demands
            .iter()
            .map(|demand| match takers {
                0 => demand.most + extra / demands.len() as f32,
                _ if demand.takes_rest => demand.most + extra / takers as f32,
                _ => demand.most,
            })
            .collect();
    }
    if least <= width {
        // A column of numbers keeps its lines; texts wrap.
        let part = (width - least) / (most - least).max(f32::EPSILON);
        return demands.iter().map(|demand| demand.least + (demand.most - demand.least) * part).collect();
    }
    let fair = width / demands.len() as f32;
    let narrow: f32 = demands.iter().map(|demand| demand.least.min(fair)).sum();
    let excess: f32 = demands.iter().map(|demand| (demand.least - fair).max(0.0)).sum();
    let part = (width - narrow) / excess.max(f32::EPSILON);
    demands.iter().map(|demand| demand.least.min(fair) + (demand.least - fair).max(0.0) * part).collect()
}

#[cfg(test)]
mod tests {
    use super::{Demand, share};

    fn demand(least: f32, most: f32) -> Demand {
        Demand { least, most, takes_rest: false }
    }

    #[test]
    fn the_widths_of_columns_add_up_to_the_width() {
        for demands in [
            vec![demand(10.0, 20.0), demand(10.0, 20.0)],
            vec![demand(10.0, 500.0), demand(30.0, 40.0), demand(5.0, 5.0)],
            vec![demand(900.0, 950.0), demand(30.0, 40.0), demand(300.0, 305.0)],
            vec![Demand { takes_rest: true, ..demand(10.0, 20.0) }, demand(30.0, 40.0)],
        ] {
            let widths = share(&demands, 200.0);
            assert!((widths.iter().sum::<f32>() - 200.0).abs() < 0.1, "{widths:?}");
            assert!(widths.iter().all(|width| *width > 0.0), "{widths:?}");
        }
    }

    #[test]
    fn only_a_text_takes_the_room_that_is_left() {
        let widths = share(&[Demand { takes_rest: true, ..demand(10.0, 20.0) }, demand(30.0, 40.0)], 200.0);
        assert_eq!(widths, [160.0, 40.0]);
    }
}
