// Starting a checkout or changing the subscription.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { billingQuery, changeSubscription, startCheckout } from "../api";
import { remainingTrial } from "../choice";
import { moneyText } from "../money";
import type { Billing, Choice, Preview } from "../types";
import { leaveFor } from "../use-portal";
import { useChooseWords, usePlanTexts } from "./words";

interface SubmitOptions {
  billing: Billing;
  choice: Choice;
  isSame: boolean;
  isChange: boolean;
  preview: Preview | undefined;
}

/** The action of the button, its label, and why it failed. */
export function useSubmit({ billing, choice, isSame, isChange, preview }: SubmitOptions) {
  const words = useChooseWords();
  const texts = usePlanTexts();
  const messages = useMessages();
  const { locale } = useFormat();
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = texts[choice.list][choice.plan].name;
  const checkout = useMutation({
    mutationFn: () => startCheckout(choice),
    onSuccess: ({ url }) => leaveFor(url),
  });
  const change = useMutation({
    mutationFn: (proration_at: string) => changeSubscription(choice, proration_at),
    onSuccess: (next) => {
      client.setQueryData(billingQuery.queryKey, next);
      for (const key of ["billing", "organisation", "session"])
        void client.invalidateQueries({ queryKey: [key] });
      toasts.success(words.changed(name));
      void navigate({ to: "/dashboard/settings/plan" });
    },
    onError: () => void client.invalidateQueries({ queryKey: ["plan_preview"] }),
  });
  const error = change.error ?? checkout.error;
  return {
    submit: () => {
      if (!isChange) checkout.mutate();
      else if (preview) change.mutate(preview.proration_at);
    },
    isPending: checkout.isPending || change.isPending,
    error: error && { text: errorText(error), isDeclined: codeOf(error) === "card_declined" },
    ...label(),
  };

  function label(): { label: string; note: string | null } {
    const { submit, submit_note: notes } = words;
    if (isSame) return { label: submit.none, note: null };
    if (isChange) {
      const due = preview?.due_now ?? 0;
      return due > 0
        ? {
            label: submit.change(moneyText(due, preview?.currency ?? choice.currency, locale)),
            note: notes.card,
          }
        : { label: submit.switch(name), note: preview ? notes.credit : null };
    }
    return { label: remainingTrial(billing) ? submit.trial(name) : submit.pay(name), note: notes.checkout };
  }

  function errorText(failure: unknown): string {
    const { errors } = words;
    const code = codeOf(failure);
    return code && Object.hasOwn(errors, code)
      ? errors[code as keyof typeof errors]
      : problemText(failure, messages);
  }
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null);
