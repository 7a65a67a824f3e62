//! Contents of a plan status: the one table of the limits of every feature, from `web/src/site/plans.json`. Pure.

use super::types::{Entitlements, Feature, Plan, PlanList, PlanState, ReportEvery, Standing};

include!(concat!(env!("OUT_DIR"), "/plans.rs"));

/// Everything, without a limit.
const UNLIMITED: Entitlements = Entitlements {
    locations: None,
    directories: None,
    landing_pages: None,
    report_every: Some(ReportEvery::Day),
    citations: true,
    pages: true,
    requests: true,
    other_reviews: true,
    heatmaps: true,
    post_scheduling: true,
    drafting: true,
    white_label: true,
    api: true,
};

/// Entitlements after the end of a plan: existing data stays, and nothing can be added.
const NOTHING: Entitlements = Entitlements {
    locations: Some(0),
    directories: Some(0),
    landing_pages: Some(0),
    report_every: None,
    citations: false,
    pages: false,
    requests: false,
    other_reviews: false,
    heatmaps: false,
    post_scheduling: false,
    drafting: false,
    white_label: false,
    api: false,
};

impl Plan {
    /// Returns what the plan includes.
    pub const fn includes(self, list: PlanList) -> Entitlements {
        included(self, list)
    }
}

impl Entitlements {
    /// Returns true when a feature is included.
    pub fn has(&self, feature: Feature) -> bool {
        match feature {
            Feature::Citations => self.citations,
            Feature::Pages => self.pages,
            Feature::Requests => self.requests,
            Feature::OtherReviews => self.other_reviews,
            Feature::Heatmaps => self.heatmaps,
            Feature::PostScheduling => self.post_scheduling,
            Feature::Drafting => self.drafting,
            Feature::WhiteLabel => self.white_label,
            Feature::Api => self.api,
        }
    }
}

impl Standing {
    /// Plan status without limits.
    pub const UNLIMITED: Self = Self {
        state: PlanState::Unlimited,
        plan: None,
        ends_at: None,
        list: PlanList::Everything,
        extra_locations: 0,
        custom_reporting: false,
    };

    /// Returns what the organization may use. A trial has the API too, so that it can be tried.
    pub fn entitlements(&self) -> Entitlements {
        let plan = match (self.state, self.plan) {
            (PlanState::Unlimited, _) => return UNLIMITED,
            (PlanState::Over, _) | (_, None) => return NOTHING,
            (PlanState::Trial | PlanState::Active, Some(plan)) => plan,
        };
        let limits = plan.includes(self.list);
        Entitlements {
            locations: limits.locations.map(|count| count + self.extra_locations.max(0)),
            white_label: limits.white_label || self.custom_reporting,
            api: limits.api || self.state == PlanState::Trial,
            ..limits
        }
    }

    /// Returns true when the organization may use a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.entitlements().has(feature)
    }

    /// Returns the maximum number of locations; `None` without a limit.
    pub fn locations(&self) -> Option<i64> {
        self.entitlements().locations
    }

    /// Returns the maximum number of landing pages; `None` without a limit. After the end of a plan none can be added.
    pub fn landing_pages(&self) -> Option<i64> {
        self.entitlements().landing_pages
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limits_match_the_pricing_page() {
        let limits_of = |list: PlanList| Plan::ALL.map(|plan| plan.includes(list));
        assert_eq!(limits_of(PlanList::Everything).map(|limits| limits.locations), [Some(1), Some(5), None]);
        assert_eq!(limits_of(PlanList::Everything).map(|limits| limits.directories), [Some(25), Some(100), Some(100)]);
        assert_eq!(limits_of(PlanList::Everything).map(|limits| limits.landing_pages), [Some(1), Some(5), None]);
        assert_eq!(limits_of(PlanList::Everything).map(|limits| limits.heatmaps), [false, true, true]);
        assert_eq!(limits_of(PlanList::Everything).map(|limits| limits.api), [false, false, true]);
        let every = [Some(ReportEvery::Month), Some(ReportEvery::Week), Some(ReportEvery::Day)];
        for list in PlanList::ALL {
            assert_eq!(limits_of(list).map(|limits| limits.report_every), every);
            assert_eq!(limits_of(list).map(|limits| limits.post_scheduling), [false, true, true]);
            assert_eq!(limits_of(list).map(|limits| limits.drafting), [false, true, true]);
            assert_eq!(limits_of(list).map(|limits| limits.white_label), [false, false, true]);
        }
        for limits in limits_of(PlanList::Profile) {
            assert!(
                !limits.citations
                    && !limits.pages
                    && !limits.requests
                    && !limits.other_reviews
                    && !limits.heatmaps
                    && !limits.api
            );
            assert_eq!((limits.directories, limits.landing_pages), (Some(0), Some(0)));
        }
    }

    #[test]
    fn add_ons_add_to_the_plan_and_the_end_takes_everything_that_grows() {
        let bought = Standing {
            state: PlanState::Active,
            plan: Some(Plan::Starter),
            extra_locations: 3,
            custom_reporting: true,
            ..Standing::UNLIMITED
        };
        let entitlements = bought.entitlements();
        assert_eq!((entitlements.locations, entitlements.white_label, entitlements.api), (Some(4), true, false));
        let enterprise = Standing { plan: Some(Plan::Enterprise), ..bought };
        assert_eq!(enterprise.locations(), None);
        assert!(Standing { state: PlanState::Trial, ..bought }.has(Feature::Api));
        assert_eq!(Standing { state: PlanState::Over, ..bought }.entitlements(), NOTHING);
        assert_eq!(Standing::UNLIMITED.entitlements(), UNLIMITED);
    }
}
