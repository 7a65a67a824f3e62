// Cancels the removal of the organization.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { cancelRemoval } from "./api";
import { useDataWords } from "./words";

/** The button; all queries are refetched afterwards. */
export function KeepButton({ size }: { size?: "sm" }) {
  const { removal: words } = useDataWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: cancelRemoval,
    onSuccess: () => toasts.success(words.kept),
    onError: (error) => toasts.error(problemText(error, messages)),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Button
      variant={size ? "secondary" : "primary"}
      size={size}
      isPending={isPending}
      onPress={() => mutate()}
    >
      {words.keep}
    </Button>
  );
}
