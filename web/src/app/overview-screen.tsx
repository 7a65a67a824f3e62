// The overview with the first steps and the performance of the Google feature.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Suspense } from "react";
import { googleQuery } from "@/features/google/api";
import { DEFAULT_PERIOD } from "@/features/google/performance/figures";
import { FirstSteps, type FirstStepsProps } from "@/features/locations/overview/first-steps";
import { OverviewPage } from "@/features/locations/overview/overview-page";
import { useMay } from "@/lib/may";
import { lazyPart } from "@/ui/lazy-part";
import { CardSkeleton } from "@/ui/skeleton";

const OverallPerformance = lazyPart(
  () => import("@/features/google/performance/overall-performance"),
  "OverallPerformance",
).Part;

const route = getRouteApi("/dashboard/");

/** /dashboard. */
export function OverviewScreen() {
  const { days = DEFAULT_PERIOD } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <OverviewPage
      FirstSteps={GoogleFirst}
      performance={
        <Suspense fallback={<CardSkeleton className="h-full min-h-96 w-full" />}>
          <OverallPerformance
            period={days}
            onChange={(next) =>
              void navigate({
                search: next === DEFAULT_PERIOD ? {} : { days: next },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </Suspense>
      }
    />
  );
}

/** The first steps, with Google as the first way where it is set up. */
function GoogleFirst({ canEdit }: Pick<FirstStepsProps, "canEdit">) {
  const mayConnect = useMay()("connect_google");
  const { data: google, isError } = useQuery({ ...googleQuery, enabled: mayConnect });
  const hasGoogle = !mayConnect || isError ? false : google?.is_configured;
  return <FirstSteps canEdit={canEdit} hasGoogle={hasGoogle} />;
}
