// Dialog that explains the order by urgency.
import { Dialog } from "@/ui/dialog";
import { useReviewsWords } from "./words";

export interface UrgencyDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Groups of the order by urgency, and what makes a review wait. */
export function UrgencyDialog({ isOpen, onClose }: UrgencyDialogProps) {
  const { urgency: words } = useReviewsWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-pretty text-ink-muted">{words.text}</p>
        <ol className="list-inside list-decimal rounded-md bg-sunken px-3 py-2">
          {words.groups.map((group) => (
            <li key={group}>{group}</li>
          ))}
        </ol>
        <p className="text-ink-muted">{words.rest}</p>
        <p className="text-xs text-pretty text-ink-muted">{words.waits}</p>
      </div>
    </Dialog>
  );
}
