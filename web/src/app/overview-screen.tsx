// The overview with what the Google feature adds to its first steps.
import { useQuery } from "@tanstack/react-query";
import { googleQuery } from "@/features/google/api";
import { FirstSteps, type FirstStepsProps } from "@/features/locations/overview/first-steps";
import { OverviewPage } from "@/features/locations/overview/overview-page";
import { useMay } from "@/lib/may";

/** /dashboard. */
export function OverviewScreen() {
  return <OverviewPage FirstSteps={GoogleFirst} />;
}

/** The first steps, with Google as the first way where it is set up. */
function GoogleFirst({ canEdit }: Pick<FirstStepsProps, "canEdit">) {
  const mayConnect = useMay()("connect_google");
  const { data: google, isError } = useQuery({ ...googleQuery, enabled: mayConnect });
  const hasGoogle = !mayConnect || isError ? false : google?.is_configured;
  return <FirstSteps canEdit={canEdit} hasGoogle={hasGoogle} />;
}
