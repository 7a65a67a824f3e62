// Publishes the edits of the selected locations to Google.
import { Send } from "lucide-react";
import { Button } from "@/ui/button";
import { useGoogleWords } from "./words";

export interface PublishSelectedProps {
  isBusy: boolean;
  onPublish: () => void;
}

/** The button among the bulk actions. */
export function PublishSelected({ isBusy, onPublish }: PublishSelectedProps) {
  const { publish: words, profile } = useGoogleWords();
  return (
    <Button
      size="sm"
      isDisabled={isBusy}
      onPress={onPublish}
      icon={<Send className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {isBusy ? words.busy : profile.send}
    </Button>
  );
}
