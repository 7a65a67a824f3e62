// Download of the user's personal data.
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { downloadAccount } from "./api";
import { DataCard } from "./data-card";
import { useDataWords } from "./words";

/** The card with its button. */
export function OwnDataCard() {
  const { own: words } = useDataWords();
  const messages = useMessages();
  const { mutate, isPending } = useMutation({
    mutationFn: downloadAccount,
    onError: (error) => toasts.error(problemText(error, messages)),
  });
  return (
    <DataCard
      title={words.title}
      text={words.text}
      action={
        <Button
          onPress={() => mutate()}
          isPending={isPending}
          icon={<Download className="size-4" strokeWidth={1.5} aria-hidden="true" />}
        >
          {words.download}
        </Button>
      }
    />
  );
}
