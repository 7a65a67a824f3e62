// Setting of the idle timeout after which the organization signs its members out.
import { useQuery } from "@tanstack/react-query";
import { api, unwrap } from "@/lib/api";
import { useWords } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { rule as en } from "@/messages/en/idle";
import { rule as fr } from "@/messages/fr/idle";
import { Select } from "@/ui/select";
import { RuleCard, useRule } from "./rule-card";

const WORDS = { en, fr };
/** Timeouts in minutes; `off` removes the timeout of the organization. */
const CHOICES = ["off", "15", "30", "60", "480", "1440"] as const;

/** Shows the timeout and lets owners and administrators change it. */
export function IdleTimeoutCard() {
  const words = useWords<typeof en>(WORDS);
  const { data: me } = useQuery(meQuery);
  const { mutate, error, isPending } = useRule(
    (choice: string) =>
      unwrap(
        api.PUT("/api/v1/organisation/idle-sign-out", {
          body: { idle_minutes: choice === "off" ? null : Number(choice) },
        }),
      ),
    () => words.done,
  );
  const minutes = me?.organisation?.idle_minutes ?? null;
  return (
    <RuleCard error={error} failed={words.failed}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h3 className="text-sm font-medium">{words.title}</h3>
          <p className="mt-1 text-xs text-pretty text-ink-muted">{words.text}</p>
        </div>
        <Select
          label={words.label}
          choices={CHOICES.map((id) => ({ id, label: words.choices[id] }))}
          value={minutes === null ? "off" : String(minutes)}
          isDisabled={isPending}
          onChange={(choice) => mutate(choice)}
          className="w-44"
        />
      </div>
    </RuleCard>
  );
}
