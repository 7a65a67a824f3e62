// Notice that the trial is about to end, or that the plan has ended.
import { useFormat } from "@/lib/i18n";
import type { PlanStanding } from "@/lib/plan";
import { Link } from "@/ui/link";
import { usePlanWords } from "./words";

/** A quiet strip under the top bar. */
export function PlanBanner({ plan }: { plan: PlanStanding }) {
  const { banner } = usePlanWords();
  const format = useFormat();
  const text = plan.state === "trial" && plan.ends_at ? banner.soon(format.date(plan.ends_at)) : banner.over;
  return (
    <section
      aria-label={banner.name}
      data-slot="plan-banner"
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 text-center text-sm text-ink"
    >
      <span className="text-pretty">{text}</span>
      <Link href="/dashboard/settings/plan">{banner.link}</Link>
    </section>
  );
}
