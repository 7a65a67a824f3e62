// Settings > Plan: plan, end date, usage, and links to change it.
import { useQuery } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Skeleton } from "@/ui/skeleton";
import { planQuery } from "./api";
import { ChangeLinks } from "./change-links";
import { Standing } from "./standing";
import { Usage } from "./usage";
import { usePlanWords } from "./words";

/** Section of the settings page. */
export function PlanSection() {
  const words = usePlanWords();
  const { ui } = useMessages();
  const { data: me } = useQuery(meQuery);
  const { data: plan, isPending, refetch } = useQuery(planQuery);
  const isLimited = plan !== undefined && plan.state !== "unlimited";
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div>
        <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
          {words.title}
        </h2>
        <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      {!plan && !isPending && (
        <Banner
          kind="error"
          actions={
            <Button size="sm" onPress={() => void refetch()}>
              {ui.retry}
            </Button>
          }
        >
          {words.load_failed}
        </Banner>
      )}
      {isPending && <Skeleton className="h-44" />}
      {plan && (
        <Card className="divide-y divide-line">
          <Standing
            plan={plan}
            isDemo={me?.organisation?.is_demo ?? false}
            mayChange={may(me, "see_billing")}
          />
          <Usage plan={plan} />
          {isLimited &&
            (may(me, "see_billing") ? (
              <ChangeLinks organisation={me?.organisation?.name ?? ""} />
            ) : (
              <p className="px-4 py-4 text-sm text-ink-muted sm:px-5">{words.ask}</p>
            ))}
        </Card>
      )}
    </section>
  );
}
