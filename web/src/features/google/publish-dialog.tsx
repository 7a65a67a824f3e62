// Asks before the edits of several locations are published to Google.
import { useQuery } from "@tanstack/react-query";
import { useFormat, useMessages } from "@/lib/i18n";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Skeleton } from "@/ui/skeleton";
import { type PublishScope, unpublishedQuery } from "./unpublished";
import { useGoogleWords } from "./words";

export interface PublishDialogProps {
  isOpen: boolean;
  scope: PublishScope;
  /** Number of selected locations: the maximum where the exact number is unknown. */
  selected: number;
  onPublish: () => void;
  onClose: () => void;
}

/** Says how many profiles will change and which edits are sent. */
export function PublishDialog({ isOpen, scope, selected, onPublish, onClose }: PublishDialogProps) {
  const { publish: words } = useGoogleWords();
  const { ui } = useMessages();
  const format = useFormat();
  const { data, isPending, isFetching } = useQuery({ ...unpublishedQuery(scope), enabled: isOpen });
  const isCounting = isPending || isFetching;
  const isExact = data !== null && data !== undefined;
  const count = isExact ? data : selected;
  const hasNothing = !isCounting && isExact && data === 0;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      size="sm"
      title={words.question}
      footer={
        hasNothing ? (
          <Button onPress={onClose} autoFocus>
            {ui.close}
          </Button>
        ) : (
          <>
            <Button onPress={onClose}>{ui.cancel}</Button>
            <Button
              variant="primary"
              isDisabled={isCounting}
              onPress={() => {
                onPublish();
                onClose();
              }}
            >
              {words.confirm}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3 text-sm text-pretty text-ink-muted" aria-busy={isCounting}>
        {isCounting && <Skeleton className="h-5 w-56 max-w-full" />}
        {hasNothing && <p>{words.nothing}</p>}
        {!isCounting && !hasNothing && (
          <>
            <p className="font-medium text-ink">
              {(isExact ? words.profiles : words.profiles_at_most)(count, format.number(count))}
            </p>
            <p>{words.sent}</p>
            <p>{words.left_out}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
