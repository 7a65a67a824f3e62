// Events of a webhook: single ones, or all.
import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { Checkbox } from "@/ui/checkbox";
import { EVENTS, type EventType } from "./api";
import { useWebhookWords } from "./words";

const ALL: readonly EventType[] = Object.values(EVENTS).flat();
const GROUPS = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

export interface EventsFieldProps {
  chosen: readonly EventType[];
  onChange: (chosen: readonly EventType[]) => void;
  errorMessage?: string | undefined;
}

/** A checkbox for each event, in groups, under one for all of them. */
export function EventsField({ chosen, onChange, errorMessage }: EventsFieldProps) {
  const words = useWebhookWords();
  const id = useId();
  const choose = (event: EventType, isChosen: boolean) =>
    onChange(ALL.filter((one) => (one === event ? isChosen : chosen.includes(one))));
  return (
    <fieldset aria-describedby={errorMessage ? id : undefined} className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium">
        {words.form.events}
        <span aria-hidden="true" className="ml-0.5 text-poor-ink">
          *
        </span>
      </legend>
      <Checkbox
        isSelected={chosen.length === ALL.length}
        isIndeterminate={chosen.length > 0 && chosen.length < ALL.length}
        onChange={(isAll) => onChange(isAll ? ALL : [])}
      >
        {words.form.all}
      </Checkbox>
      <div className="grid gap-x-6 gap-y-4 border-t border-line pt-3 sm:grid-cols-2">
        {GROUPS.map((group) => (
          <div key={group} className="flex flex-col gap-2">
            <p className="text-xs font-medium text-ink-muted">{words.groups[group]}</p>
            {EVENTS[group].map((event) => (
              <Checkbox
                key={event}
                isSelected={chosen.includes(event)}
                onChange={(isChosen) => choose(event, isChosen)}
              >
                {words.events[event]}
                <code className="block font-mono text-xs text-ink-muted">{event}</code>
              </Checkbox>
            ))}
          </div>
        ))}
      </div>
      {errorMessage && (
        <p id={id} role="alert" className="flex items-start gap-1.5 text-xs text-poor-ink">
          <CircleAlert className="mt-px size-3.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          {errorMessage}
        </p>
      )}
    </fieldset>
  );
}
