// Deleting the location, at the end of its settings.
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { Section } from "../drawer/section";
import { RemoveDialog } from "../list/remove-dialog";
import type { Location } from "../types";
import { useSettingsWords } from "./words";

export interface RemoveSectionProps {
  location: Location;
  onRemoved?: (() => void) | undefined;
  isDisabled: boolean;
}

/** Explains the deletion and asks for confirmation. */
export function RemoveSection({ location, onRemoved, isDisabled }: RemoveSectionProps) {
  const { sections, remove: words } = useSettingsWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <Section title={sections.remove} className="border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">{words.text}</p>
        <Button
          isDisabled={isDisabled}
          onPress={() => setAsking(true)}
          icon={<Trash2 className="size-4 text-poor-ink" strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.button}
        </Button>
      </div>
      <RemoveDialog
        location={isAsking ? location : null}
        onClose={() => setAsking(false)}
        {...(onRemoved ? { onConfirm: onRemoved } : {})}
      />
    </Section>
  );
}
