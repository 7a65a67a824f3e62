// Dialog that changes selected fields of many locations.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { fieldText, problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { type BulkScope, showStarted, startBulk } from "./api";
import { changesOf, type Draft, EMPTY_DRAFT, reasonToWait } from "./draft";
import { EditFields } from "./edit-fields";
import { useBulkWords } from "./words";

export interface BulkDialogProps {
  isOpen: boolean;
  scope: BulkScope;
  /** Number of selected locations. */
  count: number;
  /** The server has the order. */
  onStarted: () => void;
  onClose: () => void;
}

/** The bulk edit dialog. */
export function EditDialog(props: BulkDialogProps) {
  const { isOpen, count, onClose } = props;
  const { ui } = useMessages();
  const { edit } = useBulkWords();
  const format = useFormat();
  const id = useId();
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const start = useStart(props, () => setDraft(EMPTY_DRAFT));
  const reason = reasonToWait(draft);
  const close = () => {
    start.reset();
    setDraft(EMPTY_DRAFT);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      size="lg"
      title={edit.title(count, format.number(count))}
      subtitle={edit.subtitle}
      isDismissable={!start.isPending}
      footer={
        <>
          {reason && (
            <p id={`${id}-reason`} className="min-w-0 basis-full text-xs text-ink-muted sm:grow sm:basis-40">
              {edit[reason]}
            </p>
          )}
          <Button onPress={close} isDisabled={start.isPending}>
            {ui.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            isDisabled={reason !== null}
            isPending={start.isPending}
            aria-describedby={reason ? `${id}-reason` : undefined}
          >
            {edit.submit(count, format.number(count))}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null) start.mutate(draft);
        }}
      >
        {start.error && (
          <Banner kind="error" title={edit.failed} className="mb-4">
            <ProblemText error={start.error} />
          </Banner>
        )}
        <EditFields draft={draft} error={start.error} onChange={setDraft} />
      </form>
    </Dialog>
  );
}

function useStart({ scope, count, onStarted }: BulkDialogProps, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => startBulk(scope, count, { kind: "edit", changes: changesOf(draft) }),
    onSuccess: (started) => {
      showStarted(client, started);
      onDone();
      onStarted();
    },
  });
}

/** Refusal of the server. */
export function ProblemText({ error }: { error: unknown }) {
  const messages = useMessages();
  const { edit } = useBulkWords();
  const format = useFormat();
  if (!(error instanceof ApiError)) return problemText(error, messages);
  if (error.code === "bulk_count_changed")
    return edit.count_changed(Number(error.params.count), format.number(Number(error.params.count)));
  const special = error.errors.find(({ field }) => field.endsWith("special_hours"));
  if (special?.code === "hours_overlap") return edit.hours_overlap;
  if (special?.code === "hours_closed_and_open") return edit.hours_closed_and_open;
  if (special) return fieldText(special, messages);
  return problemText(error, messages);
}
