// Banner above every screen: a failed payment, the end of the trial, or the end of the plan.
import { useQuery } from "@tanstack/react-query";
import { PlanBanner } from "@/features/orgs/plan/plan-banner";
import { useFormat, useWords } from "@/lib/i18n";
import { isPlanEnding, type PlanStanding } from "@/lib/plan";
import { Link } from "@/ui/link";
import { billingQuery } from "../api";
import { banner as en } from "./en";
import { banner as fr } from "./fr";
import { type Strip, stripOf } from "./strip";

const WORDS = { en, fr };
const PLAN = "/dashboard/settings/plan";
const CHOOSE = `${PLAN}/choose`;

/** The strip under the top bar; without billing, that of the plan. */
export function BillingBanner({ plan, mayAdd }: { plan: PlanStanding; mayAdd: boolean }) {
  const { data: billing } = useQuery(billingQuery);
  if (billing === undefined) return null;
  if (billing === null) return mayAdd && isPlanEnding(plan) ? <PlanBanner plan={plan} /> : null;
  const strip = stripOf(billing);
  const isTrial = billing.plan === null && billing.trial_ends_at !== null;
  return strip && <BannerStrip strip={strip} isTrial={isTrial} />;
}

/** `isTrial` tells the end of a trial from that of a plan. */
function BannerStrip({ strip, isTrial }: { strip: Strip; isTrial: boolean }) {
  const words = useWords<typeof en>(WORDS);
  const { date } = useFormat();
  const texts: Record<Strip["kind"], string> = {
    trial: strip.at ? words.trial(date(strip.at)) : "",
    past_due: strip.at ? words.past_due(date(strip.at)) : words.past_due_open,
    paused: words.paused,
    over: isTrial ? words.paused : words.over,
  };
  const isUrgent = strip.kind === "past_due";
  return (
    <section
      aria-label={words.name}
      data-slot="plan-banner"
      className={`flex flex-wrap items-center justify-center gap-x-3 gap-y-1 border-b px-4 py-2 text-center text-sm text-ink ${
        isUrgent ? "border-poor/40 bg-poor-soft" : "border-line bg-sunken"
      }`}
    >
      <span className="text-balance">{texts[strip.kind]}</span>
      <Link href={isUrgent || strip.kind === "paused" ? PLAN : CHOOSE}>
        {isUrgent ? words.fix : strip.kind === "paused" ? words.view : words.choose}
      </Link>
    </section>
  );
}
