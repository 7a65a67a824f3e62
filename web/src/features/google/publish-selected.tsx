// Publishes the edits of the selected locations to Google, after a confirmation.
import { Send } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/button";
import { PublishDialog } from "./publish-dialog";
import type { PublishScope } from "./unpublished";
import { useGoogleWords } from "./words";

export interface PublishSelectedProps {
  isBusy: boolean;
  scope: PublishScope;
  /** Number of selected locations. */
  selected: number;
  onPublish: () => void;
}

/** The button among the bulk actions, with its question. */
export function PublishSelected({ isBusy, scope, selected, onPublish }: PublishSelectedProps) {
  const { publish: words, profile } = useGoogleWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="sm"
        isDisabled={isBusy}
        onPress={() => setAsking(true)}
        icon={<Send className="size-4" strokeWidth={1.5} aria-hidden="true" />}
      >
        {isBusy ? words.busy : profile.send}
      </Button>
      <PublishDialog
        isOpen={isAsking}
        scope={scope}
        selected={selected}
        onPublish={onPublish}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
