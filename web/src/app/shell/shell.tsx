// The frame of every dashboard screen: sidebar or bottom bar, top bar, demo banner, live events.
import { useQuery } from "@tanstack/react-query";
import { Outlet, useRouteContext, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { limitOf } from "@/lib/idle";
import { may } from "@/lib/may";
import { type Me, meQuery } from "@/lib/me";
import { isPlanEnding, type PlanStanding } from "@/lib/plan";
import { recall, remember } from "@/lib/preferences";
import { MEDIUM_SCREEN, useMedia, WIDE_SCREEN } from "@/lib/use-media";
import { cx } from "@/ui/cx";
import { lazyPart } from "@/ui/lazy-part";
import { SidePanelContext } from "@/ui/side-panel";
import { mustProveTwo } from "../guard";
import { BottomBar } from "./bottom-bar";
import { DemoBanner } from "./demo-banner";
import { Sidebar } from "./sidebar";
import { TopBar } from "./top-bar";
import { useBrand } from "./use-brand";
import { useChoices } from "./use-choices";
import { useIdleSignOut } from "./use-idle-sign-out";
import { useLiveEvents } from "./use-live-events";

const NavigationDrawer = lazyPart(() => import("./navigation-drawer"), "NavigationDrawer");

const LeavingBanner = lazyPart(() => import("@/features/data/leaving-banner"), "LeavingBanner");

const IdleDialog = lazyPart(() => import("./idle-dialog"), "IdleDialog");

const PlanBanner = lazyPart(() => import("@/features/orgs/plan/plan-banner"), "PlanBanner");

const BillingBanner = lazyPart(() => import("@/features/billing/banner/billing-banner"), "BillingBanner");

const EmergencyBanner = lazyPart(
  () => import("@/features/orgs/emergency/emergency-banner"),
  "EmergencyBanner",
);

const COLLAPSED_KEY = "vitrine.sidebar_narrow";

/** The dashboard around its current screen. */
export function Shell() {
  const { shell } = useMessages();
  const { me: entered } = useRouteContext({ from: "/dashboard" });
  const { data: me = entered } = useQuery(meQuery);
  const [choice, setChoice] = useState(() => recall(COLLAPSED_KEY));
  const hasRoom = useMedia(WIDE_SCREEN);
  const hasSidebar = useMedia(MEDIUM_SCREEN);
  const isNarrow = choice === null ? !hasRoom : choice === "true";
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [side, setSide] = useState<HTMLElement | null>(null);
  useLiveEvents(entered.organisation?.id);
  useChoices(me);
  const idle = useIdleSignOut(limitOf(me.organisation?.idle_minutes, me.organisation?.agency_idle_minutes));
  useBrand(me.organisation?.brand.palettes ?? null);
  const hasMoved = me.organisation?.id !== entered.organisation?.id;
  useEffect(() => {
    // Gone over to another organization in another window: nothing on this screen is of that one.
    if (hasMoved) location.assign("/dashboard");
  }, [hasMoved]);
  const router = useRouter();
  const isRuleNew = mustProveTwo(me) && !mustProveTwo(entered);
  const hasOtherRights = me.permissions.join() !== entered.permissions.join();
  useEffect(() => {
    // The guard redirects users without a second factor to its setup; screens read the permissions that it loaded.
    if (isRuleNew || hasOtherRights) void router.invalidate();
  }, [isRuleNew, hasOtherRights, router]);
  const toggle = () => {
    remember(COLLAPSED_KEY, String(!isNarrow));
    setChoice(String(!isNarrow));
  };
  return (
    <div
      className={cx(
        "flex min-h-dvh bg-paper print:block print:bg-transparent",
        // Width of the sidebar and height of the bottom bar, for what floats over the page beside them.
        "max-md:[--bottom-bar:3.5rem]",
        isNarrow ? "md:[--sidebar:4rem]" : "md:[--sidebar:16rem]",
      )}
    >
      <a
        href="#content"
        className="focus-ring sr-only z-50 rounded-md bg-primary px-4 py-2 font-medium text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {shell.skip_to_content}
      </a>
      <div className="sticky top-0 hidden h-dvh shrink-0 md:block print:hidden">
        <Sidebar isNarrow={isNarrow} onToggle={toggle} />
      </div>
      {idle.seconds !== null && (
        <Suspense>
          <IdleDialog.Part seconds={idle.seconds} onStay={idle.stay} />
        </Suspense>
      )}
      {isDrawerOpen && (
        <Suspense>
          <NavigationDrawer.Part onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
      <div className="flex min-w-0 flex-1 flex-col max-md:pb-(--bottom-bar) print:pb-0">
        <div className="contents print:hidden">
          <TopBar me={me} />
          {me.emergency_access && (
            <Suspense>
              <EmergencyBanner.Part access={me.emergency_access} />
            </Suspense>
          )}
          {me.organisation?.is_demo && <DemoBanner />}
          {me.organisation && <PlanStrip me={me} plan={me.organisation.plan} />}
          {me.organisation?.removal_at && (
            <Suspense>
              <LeavingBanner.Part at={me.organisation.removal_at} />
            </Suspense>
          )}
        </div>
        <div className="flex flex-1">
          <main
            id="content"
            tabIndex={-1}
            className="mx-auto flex max-w-[1440px] min-w-0 flex-1 flex-col p-4 outline-none sm:p-6 print:max-w-none print:p-0"
          >
            <SidePanelContext value={side}>
              <Outlet />
            </SidePanelContext>
          </main>
          <div ref={setSide} className="contents" />
        </div>
      </div>
      {!hasSidebar && (
        <BottomBar me={me} isDrawerOpen={isDrawerOpen} onOpenDrawer={() => setDrawerOpen(true)} />
      )}
    </div>
  );
}

/** Banner about the plan or its payment; none for an organization without limits, which is not billed. */
function PlanStrip({ me, plan }: { me: Me; plan: PlanStanding }) {
  const mayAdd = may(me, "add_locations");
  if (may(me, "see_billing") && plan.state !== "unlimited") {
    return (
      <Suspense>
        <BillingBanner.Part plan={plan} mayAdd={mayAdd} />
      </Suspense>
    );
  }
  return mayAdd && isPlanEnding(plan) ? (
    <Suspense>
      <PlanBanner.Part plan={plan} />
    </Suspense>
  ) : null;
}
