// First step: benefits of a connection, and the link to Google.
import { useMutation } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { startConnecting } from "./api";
import { googleText, useGoogleWords } from "./words";

/** Explanation, benefits, and the button that leaves for Google. */
export function ConnectStep({ onCancel }: { onCancel: () => void }) {
  const words = useGoogleWords();
  const { ui } = useMessages();
  const { connect } = words.dialog;
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: startConnecting,
    onSuccess: ({ authUrl }) => location.assign(authUrl),
  });
  const isBusy = isPending || isSuccess;
  return (
    <>
      <p className="text-pretty text-ink-muted">{connect.text}</p>
      <ul className="flex flex-col gap-2.5">
        {connect.benefits.map((benefit) => (
          <li key={benefit} className="flex items-start gap-2.5">
            <Check className="mt-0.5 size-4.5 shrink-0 text-brass" strokeWidth={2} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </ul>
      {error && <Banner kind="error">{whyNot(error, words)}</Banner>}
      <DialogFooter>
        <Button onPress={onCancel}>{ui.cancel}</Button>
        <Button variant="primary" isDisabled={isBusy} onPress={() => mutate()}>
          {isBusy ? connect.busy : connect.submit}
        </Button>
      </DialogFooter>
    </>
  );
}

function whyNot(error: unknown, words: ReturnType<typeof useGoogleWords>): string {
  if (!(error instanceof ApiError)) return words.errors.google_connect_failed;
  if (error.status === 401) return words.errors.log_in_to_connect;
  return googleText(words, error.code) ?? words.errors.start_failed;
}
