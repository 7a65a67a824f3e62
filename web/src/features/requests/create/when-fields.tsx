// Start, reminder and cap of a campaign.
import { useQuery } from "@tanstack/react-query";
import { DatePicker } from "@/ui/date-picker";
import { RadioGroup } from "@/ui/radio-group";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { TimeField } from "@/ui/time-field";
import { settingsQuery } from "../settings/api";
import { type Draft, MAX_CAP, REMINDERS } from "./draft";
import { useCreateWords } from "./words";

const NO_REMINDER = "none";

export interface WhenFieldsProps {
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
}

/** The choices at the left of the summary. */
export function WhenFields({ draft, onChange }: WhenFieldsProps) {
  const { when: words } = useCreateWords();
  const { data: settings } = useQuery(settingsQuery);
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label={words.start}
        value={draft.isLater ? "later" : "at_once"}
        onChange={(chosen) => onChange({ isLater: chosen === "later" })}
        choices={[
          { value: "at_once", label: words.at_once, description: words.at_once_text },
          { value: "later", label: words.later },
        ]}
      />
      {draft.isLater && (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-3">
          <DatePicker
            label={words.day}
            value={draft.day}
            onChange={(day) => onChange({ day })}
            isFromToday
            errorMessage={draft.day === "" ? words.day_required : undefined}
          />
          <TimeField
            label={words.time}
            showsLabel
            value={draft.time}
            onChange={(time) => onChange({ time })}
          />
        </div>
      )}
      <Select
        label={words.reminder}
        description={words.reminder_help}
        value={draft.reminder === null ? NO_REMINDER : String(draft.reminder)}
        choices={[
          { id: NO_REMINDER, label: words.reminders(null) },
          ...REMINDERS.map((days) => ({ id: String(days), label: words.reminders(days) })),
        ]}
        onChange={(chosen) =>
          onChange({ reminder: REMINDERS.find((days) => String(days) === chosen) ?? null })
        }
      />
      <TextField
        label={words.cap}
        {...(settings && { description: words.cap_help(settings.daily_cap) })}
        inputMode="numeric"
        placeholder={settings ? String(settings.daily_cap) : ""}
        value={draft.cap === null ? "" : String(draft.cap)}
        onChange={(text) => {
          const digits = text.replaceAll(/\D/g, "").slice(0, 5);
          onChange({ cap: digits === "" ? null : Number(digits) });
        }}
        errorMessage={
          draft.cap !== null && (draft.cap < 1 || draft.cap > MAX_CAP)
            ? words.cap_invalid(MAX_CAP)
            : undefined
        }
      />
    </div>
  );
}
