// Sender and limits.
import { type FormEvent, type ReactNode, useState } from "react";
import { useFormat } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import type { Settings } from "../types";
import {
  draftOf,
  FIRST_HOURS,
  LAST_HOURS,
  type SettingsDraft,
  type SettingsErrors,
  settingsBody,
  settingsErrors,
} from "./form";
import { useSaveSettings } from "./use-settings";
import { useSettingsWords } from "./words";

/** Two cards and the button that saves them. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const words = useSettingsWords();
  const { sender, limits } = words;
  const format = useFormat();
  const canEdit = useMay()("manage_requests");
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [errors, setErrors] = useState<SettingsErrors>({});
  const { mutate, isPending } = useSaveSettings();
  const change = (patch: Partial<SettingsDraft>) => {
    setErrors({});
    setDraft((before) => ({ ...before, ...patch }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const nextErrors = settingsErrors(draft);
    setErrors(nextErrors);
    if (Object.keys(nextErrors).length === 0 && !isPending) mutate(settingsBody(draft, settings));
  };
  const hourText = (hour: number) => format.time(`${String(hour).padStart(2, "0")}:00`);
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!canEdit} className="flex flex-col gap-4">
        <Part title={sender.title} text={sender.text}>
          <TextField
            label={sender.name}
            placeholder={sender.name_placeholder}
            value={draft.sender_name}
            onChange={(sender_name) => change({ sender_name })}
            maxLength={120}
            autoComplete="organization"
            isDisabled={!canEdit}
          />
          <TextField
            label={sender.address}
            placeholder={sender.address_placeholder}
            value={draft.postal_address}
            onChange={(postal_address) => change({ postal_address })}
            maxLength={300}
            rows={3}
            isDisabled={!canEdit}
          />
        </Part>
        <Part title={limits.title} text={limits.text}>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={limits.period}
              description={limits.period_help}
              inputMode="numeric"
              value={draft.period}
              onChange={(period) => change({ period })}
              maxLength={4}
              isDisabled={!canEdit}
              errorMessage={errors.period && limits.period_invalid}
            />
            <TextField
              label={limits.cap}
              description={limits.cap_help}
              inputMode="numeric"
              value={draft.cap}
              onChange={(cap) => change({ cap })}
              maxLength={6}
              isDisabled={!canEdit}
              errorMessage={errors.cap && limits.cap_invalid}
            />
            <Select
              label={limits.from}
              value={String(draft.first_hour)}
              choices={FIRST_HOURS.map((hour) => ({ id: String(hour), label: hourText(hour) }))}
              onChange={(hour) => change({ first_hour: Number(hour) })}
              isDisabled={!canEdit}
            />
            <Select
              label={limits.to}
              value={String(draft.last_hour)}
              choices={LAST_HOURS.map((hour) => ({ id: String(hour), label: hourText(hour) }))}
              onChange={(hour) => change({ last_hour: Number(hour) })}
              isDisabled={!canEdit}
              errorMessage={errors.hours && limits.hours_invalid}
            />
          </div>
          <p className="text-xs text-pretty text-ink-muted">{limits.hours_help}</p>
        </Part>
        {canEdit && (
          <Button type="submit" variant="primary" isPending={isPending} className="self-start">
            {words.save}
          </Button>
        )}
      </fieldset>
    </form>
  );
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4 px-4 py-4 sm:px-5">
      <div>
        <h2 className="font-semibold text-ink">{title}</h2>
        <p className="mt-1 text-sm text-pretty text-ink-muted">{text}</p>
      </div>
      {children}
    </Card>
  );
}
