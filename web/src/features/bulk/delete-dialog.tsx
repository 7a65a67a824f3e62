// Deletes many locations, after a confirmation that names their number; can be undone for 30 days.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { showStarted, startBulk } from "./api";
import { confirms } from "./draft";
import { type BulkDialogProps, ProblemText } from "./edit-dialog";
import { useBulkWords } from "./words";

/** Maximum number of locations that are named and need no typed confirmation. */
const MAX_LISTED = 10;

export interface DeleteDialogProps extends BulkDialogProps {
  /** The names of the first of them. */
  names: readonly string[];
}

/** Lists the locations to delete, or asks the user to type their number. */
export function DeleteDialog({ isOpen, scope, count, names, onStarted, onClose }: DeleteDialogProps) {
  const { ui } = useMessages();
  const { edit, remove } = useBulkWords();
  const format = useFormat();
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState("");
  const [remark, setRemark] = useState<string>();
  const start = useMutation({
    mutationFn: () => startBulk(scope, count, { kind: "delete" }),
    onSuccess: (started) => {
      showStarted(client, started);
      setText("");
      onStarted();
    },
  });
  const mustType = count > MAX_LISTED;
  const isSure = !mustType || confirms(text, count, remove.word);
  const close = () => {
    setText("");
    setRemark(undefined);
    start.reset();
    onClose();
  };
  const listedNames = names.slice(0, MAX_LISTED);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      role="alertdialog"
      size="sm"
      isDismissable={!start.isPending}
      title={remove.title(count, format.number(count))}
      footer={
        <>
          <Button onPress={close} isDisabled={start.isPending}>
            {ui.cancel}
          </Button>
          <Button type="submit" form={id} variant="danger" isPending={start.isPending} autoFocus={!mustType}>
            {remove.confirm(count, format.number(count))}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isSure) start.mutate();
          else setRemark(remove.mismatch);
        }}
      >
        {start.error && (
          <Banner kind="error" title={edit.failed} className="mb-4">
            <ProblemText error={start.error} />
          </Banner>
        )}
        <p className="text-sm text-ink-muted">{remove.text}</p>
        {!mustType && (
          <ul className="mt-3 list-disc pl-5 text-sm font-medium text-ink marker:text-ink-faint">
            {listedNames.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two locations may have one name
              <li key={at}>
                <bdi className="block truncate">{name}</bdi>
              </li>
            ))}
            {count > listedNames.length && (
              <li className="font-normal text-ink-muted">
                {remove.and_more(count - listedNames.length, format.number(count - listedNames.length))}
              </li>
            )}
          </ul>
        )}
        {mustType && (
          <TextField
            label={remove.type(format.number(count))}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setRemark(undefined);
            }}
            errorMessage={remark}
            autoFocus
            autoComplete="off"
            maxLength={20}
            className="mt-4"
          />
        )}
      </form>
    </Dialog>
  );
}
