// A sync of several locations, from the press of its button to the notice at its end.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { toasts } from "@/ui/toast";
import { googleQuery, isOver, runQuery, syncMany } from "./api";
import { googleText, useGoogleWords } from "./words";

/** Starts a sync and follows it; `going` is one that another user started. */
export function useBulkSync(going: string | null = null) {
  const words = useGoogleWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const [started, setStarted] = useState<string | null>(null);
  const running = started ?? going;
  const { data: run } = useQuery({ ...runQuery(running ?? ""), enabled: running !== null });
  const { mutate, isPending } = useMutation({
    mutationFn: (ids?: string[]) => syncMany(me?.organisation?.id ?? "", ids),
    onSuccess: ({ run: made }) => setStarted(made.id),
    onError: (error) => {
      const known = error instanceof ApiError ? googleText(words, error.code) : undefined;
      toasts.error(known ?? `${words.sync.bulk_failed}. ${problemText(error, messages)}`);
    },
  });
  const tell = useEffectEvent(() => {
    if (!run || run.id !== started || !isOver(run)) return;
    setStarted(null);
    void client.invalidateQueries({ queryKey: ["locations"] });
    void client.invalidateQueries({ queryKey: googleQuery.queryKey });
    if (run.state === "failed") toasts.error(googleText(words, run.error) ?? words.sync.bulk_failed);
    else toasts.success(words.sync.many(run.done, format.number(run.done)));
  });
  const state = run?.state;
  useEffect(() => {
    if (state) tell();
  }, [state]);
  return { isBusy: isPending || (run !== undefined && !isOver(run)), sync: mutate };
}
