// The button that drafts a reply, and the one that stops it.
import { useQuery } from "@tanstack/react-query";
import { PenLine, Square } from "lucide-react";
import { draftingQuery, hasModel } from "@/lib/drafting";
import { Button } from "@/ui/button";
import { useDraftingWords } from "../words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface DraftButtonProps {
  isWriting: boolean;
  onWrite: () => void;
  onStop: () => void;
}

/** "Draft reply", and "Stop" while it is written. Without a language model, the menu of templates stands alone. */
export function DraftButton({ isWriting, onWrite, onStop }: DraftButtonProps) {
  const words = useDraftingWords();
  const { data } = useQuery(draftingQuery);
  if (isWriting) {
    return (
      <Button onPress={onStop} icon={<Square {...ICON} />}>
        {words.stop}
      </Button>
    );
  }
  if (!hasModel(data)) return null;
  return (
    <Button onPress={onWrite} icon={<PenLine {...ICON} />}>
      {words.draft}
    </Button>
  );
}
