// Reads one location again at Google.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { ApiError } from "@/lib/api";
import { meQuery } from "@/lib/me";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { syncOne } from "./api";
import { googleText, useGoogleWords } from "./words";

/** The button in a location's drawer. */
export function SyncButton({ id }: { id: string }) {
  const words = useGoogleWords();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: () => syncOne(me?.organisation?.id ?? "", id),
    onSuccess: ({ code }) => {
      if (code) toasts.error(googleText(words, code) ?? words.sync.failed);
      else toasts.success(words.sync.one);
    },
    onError: (error) => {
      const why = error instanceof ApiError ? googleText(words, error.code) : undefined;
      toasts.error(why ?? words.sync.failed);
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ["locations"] });
      void client.invalidateQueries({ queryKey: ["google"] });
    },
  });
  return (
    <Button
      size="sm"
      isDisabled={isPending}
      onPress={() => mutate()}
      icon={<RefreshCw className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      <span className="max-sm:sr-only">{isPending ? words.sync.busy : words.sync.sync}</span>
    </Button>
  );
}
