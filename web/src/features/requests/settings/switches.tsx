// The switches that forbid requests: to everyone, and from professions that may not ask.
import { useState } from "react";
import { useMay } from "@/lib/may";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { Dialog } from "@/ui/dialog";
import { Switch } from "@/ui/switch";
import type { RegulatedLocation, Settings } from "../types";
import { switched } from "./form";
import { useSaveSettings } from "./use-settings";
import { useSettingsWords } from "./words";

/** Regulated locations that are named. */
const MAX_LISTED = 8;

/** One card. Switching off the second one asks for confirmation. */
export function Switches({ settings }: { settings: Settings }) {
  const { off, regulated: words } = useSettingsWords();
  const canEdit = useMay()("manage_requests");
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSaveSettings();
  const isDisabled = !canEdit || isPending;
  return (
    <Card className="divide-y divide-line">
      <Switch
        isSelected={settings.is_off}
        isDisabled={isDisabled}
        description={off.text}
        onChange={(is_off) => mutate(switched(settings, { is_off }))}
        className="px-4 py-4 sm:px-5"
      >
        {off.label}
      </Switch>
      <div className="px-4 py-4 sm:px-5">
        <Switch
          isSelected={settings.forbids_regulated}
          isDisabled={isDisabled}
          description={words.text}
          onChange={(isOn) =>
            isOn ? mutate(switched(settings, { forbids_regulated: true })) : setAsking(true)
          }
        >
          {words.label}
        </Switch>
        {settings.forbids_regulated && <Regulated locations={settings.regulated} />}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words.sure_title}
        size="sm"
        role="alertdialog"
        footer={
          <>
            <Button onPress={() => setAsking(false)}>{words.keep}</Button>
            <Button
              variant="danger"
              onPress={() => {
                setAsking(false);
                mutate(switched(settings, { forbids_regulated: false }));
              }}
            >
              {words.sure}
            </Button>
          </>
        }
      >
        <p className="text-sm text-pretty text-ink-muted">{words.sure_text}</p>
      </Dialog>
    </Card>
  );
}

function Regulated({ locations }: { locations: readonly RegulatedLocation[] }) {
  const { regulated: words } = useSettingsWords();
  if (locations.length === 0) return <p className="mt-3 text-xs text-ink-muted">{words.none}</p>;
  const others = locations.length - MAX_LISTED;
  return (
    <div className="mt-3 rounded-md bg-sunken px-3 py-2.5 text-sm">
      <p className="font-medium text-ink">{words.some(locations.length)}</p>
      <ul className="mt-1 text-ink-muted">
        {locations.slice(0, MAX_LISTED).map(({ location_id, name, category, reason }) => (
          <li key={location_id} className="flex flex-wrap gap-x-2">
            <bdi className="text-ink">{name}</bdi>
            <span>
              {Object.hasOwn(words.reasons, reason)
                ? words.reasons[reason as keyof typeof words.reasons]
                : words.reason_other}
              {category && ` (${category})`}
            </span>
          </li>
        ))}
        {others > 0 && <li>{words.more(others)}</li>}
      </ul>
    </div>
  );
}
