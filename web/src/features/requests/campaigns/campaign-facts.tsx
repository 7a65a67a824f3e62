// Settings of a campaign, which never change.
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import type { CampaignDetail } from "../types";
import { useCampaignWords } from "./words";

/** Channel, start, cap and reminder. */
export function CampaignFacts({ campaign }: { campaign: CampaignDetail }) {
  const { facts: words } = useCampaignWords();
  const format = useFormat();
  const { starts_at, daily_cap, reminder_after_days } = campaign;
  const facts = [
    [words.channel, words.email],
    [words.start, format.dateTime(starts_at)],
    [words.cap, words.cap_value(daily_cap)],
    [
      words.reminder,
      reminder_after_days === null ? words.no_reminder : words.reminder_value(reminder_after_days),
    ],
  ] as const;
  return (
    <Card className="px-4 py-4 sm:px-5">
      <h2 className="text-sm font-semibold text-ink">{words.title}</h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="numeric text-right text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
