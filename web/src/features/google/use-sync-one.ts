// A sync of one location, from its row or from its panel.
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/api";
import { meQuery } from "@/lib/me";
import { toasts } from "@/ui/toast";
import { syncOne } from "./api";
import { googleText, useGoogleWords } from "./words";

const KEY = ["google", "sync-one"];

/** Starts the sync of a location, with a notice at its end; `isBusy` wherever it was started. */
export function useSyncOne(id: string) {
  const words = useGoogleWords();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate } = useMutation({
    mutationKey: [...KEY, id],
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
  const pending = useMutationState({
    filters: { mutationKey: [...KEY, id], status: "pending" },
    select: ({ mutationId }) => mutationId,
  });
  return { isBusy: pending.length > 0, sync: () => mutate() };
}
