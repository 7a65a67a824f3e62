// Results of a campaign: progress, and the steps that recipients reached.
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { ProgressBar } from "@/ui/progress-bar";
import type { CampaignDetail } from "../types";
import { figuresOf, shareOf } from "./counts";
import { useCampaignWords } from "./words";

const STEPS = ["opened", "clicked", "feedback", "opted_out", "failed"] as const;

/** One card: the bar, and a figure for each step. */
export function CampaignFigures({ campaign }: { campaign: CampaignDetail }) {
  const words = useCampaignWords();
  const format = useFormat();
  const figures = figuresOf(campaign.counts);
  return (
    <Card className="@container">
      <section aria-label={words.figures.label}>
        <div className="px-4 py-4 sm:px-5">
          <ProgressBar
            label={words.progress}
            value={figures.sent + figures.failed}
            max={figures.total}
            valueLabel={words.sent_of(figures.sent, figures.total)}
          />
          {campaign.state === "scheduled" && (
            <p className="mt-2 text-xs text-ink-muted">{words.starts(format.dateTime(campaign.starts_at))}</p>
          )}
        </div>
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-lg border-t border-line bg-line @xl:grid-cols-5">
          {STEPS.map((step) => {
            const share = shareOf(figures[step], step === "failed" ? figures.total : figures.sent);
            return (
              <div
                key={step}
                className="flex flex-col justify-between bg-surface px-4 py-3 last:col-span-full sm:px-5 @xl:last:col-span-1"
              >
                <dt className="text-sm text-pretty text-ink-muted">{words.figures[step]}</dt>
                <dd className="mt-0.5 flex items-baseline gap-2">
                  <span className="numeric text-xl font-semibold tracking-tight text-ink">
                    {format.number(figures[step])}
                  </span>
                  {share !== null && (
                    <span className="numeric text-sm text-ink-muted">{format.percent(share)}</span>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    </Card>
  );
}
