// Dialog that cancels the plan.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { toasts } from "@/ui/toast";
import { billingQuery, cancelSubscription } from "./api";
import type { Billing } from "./types";
import { useBillingWords } from "./words";

export interface CancelDialogProps {
  billing: Billing;
  isOpen: boolean;
  onClose: () => void;
}

/** The question with its consequences. */
export function CancelDialog({ billing, isOpen, onClose }: CancelDialogProps) {
  const { cancel: words, actions } = useBillingWords();
  const messages = useMessages();
  const { date } = useFormat();
  const client = useQueryClient();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: cancelSubscription,
    onSuccess: (next) => {
      client.setQueryData(billingQuery.queryKey, next);
      void client.invalidateQueries({ queryKey: ["billing"] });
      if (next.cancel_at) toasts.success(words.done(date(next.cancel_at)));
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const isTrial = billing.state === "trial";
  const end = isTrial ? billing.trial_ends_at : billing.period_end;
  const facts = [
    ...(end ? [(isTrial ? words.until_trial : words.until)(date(end))] : []),
    isTrial ? words.no_charge_trial : words.no_charge,
    words.kept,
    words.pauses,
    words.undo,
  ];
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words.title}
      role="alertdialog"
      isDismissable={!isPending}
      footer={
        <>
          <Button onPress={close} isDisabled={isPending} autoFocus>
            {words.keep}
          </Button>
          <Button variant="danger" isPending={isPending} onPress={() => mutate()}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && (
          <Banner kind="error" title={words.failed}>
            {problemText(error, messages)}
          </Banner>
        )}
        <ul className="flex flex-col gap-2.5 text-sm">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-2.5">
              <Check
                className="mt-0.5 size-4 shrink-0 text-ink-faint"
                strokeWidth={1.75}
                aria-hidden="true"
              />
              <span className="text-pretty">{fact}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-ink-muted">
          {words.export} <Link href="/dashboard/settings/data">{actions.export}</Link>
        </p>
      </div>
    </Dialog>
  );
}
