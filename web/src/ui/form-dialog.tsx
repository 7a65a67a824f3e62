// A dialog that asks for something and sends it.
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "@/lib/i18n";
import { Button } from "./button";
import { Dialog, type DialogProps } from "./dialog";

/** Properties of the form inside. */
export interface DialogForm {
  /** Id of the form, for the submit button in the footer. */
  id: string;
  /** Reports whether the form is being submitted; the dialog cannot be closed meanwhile. */
  onPending: (isPending: boolean) => void;
}

export interface FormDialogProps
  extends Pick<DialogProps, "isOpen" | "onClose" | "title" | "subtitle" | "size" | "role"> {
  /** Label of the submit button. */
  submit: string;
  /** True for irreversible actions. */
  isDanger?: boolean;
  /** Reason why the form cannot be sent yet, shown beside the disabled button; null when it can. */
  reason?: string | null;
  children: (form: DialogForm) => ReactNode;
}

/** A dialog around a form, with a button that leaves it and one that sends it; it resets each time it opens. */
export function FormDialog({
  submit,
  isDanger = false,
  reason = null,
  children,
  ...dialog
}: FormDialogProps) {
  const { ui } = useMessages();
  const id = useId();
  const [isPending, setPending] = useState(false);
  return (
    <Dialog
      {...dialog}
      isDismissable={!isPending}
      footer={
        <>
          {reason && (
            <p id={`${id}-reason`} className="min-w-0 basis-full text-xs text-ink-muted">
              {reason}
            </p>
          )}
          <Button onPress={dialog.onClose} isDisabled={isPending}>
            {ui.cancel}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={isDanger ? "danger" : "primary"}
            isDisabled={reason !== null}
            isPending={isPending}
            aria-describedby={reason ? `${id}-reason` : undefined}
          >
            {submit}
          </Button>
        </>
      }
    >
      {children({ id, onPending: setPending })}
    </Dialog>
  );
}
