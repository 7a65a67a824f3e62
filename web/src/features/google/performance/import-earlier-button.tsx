// Button that imports older performance data from Google.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { toasts } from "@/ui/toast";
import { fetchPerformance, isOver, runQuery } from "../api";
import { googleText, useGoogleWords } from "../words";
import { MAX_DAYS } from "./figures";

export interface ImportEarlierButtonProps {
  /** The location. */
  id: string;
  /** True when Google has older data that was not imported yet. */
  hasEarlier: boolean;
}

/**
 * Imports 18 months of data and reports the outcome in a toast. Stays visible until the import has ended, because data
 * arrives earlier.
 */
export function ImportEarlierButton({ id, hasEarlier }: ImportEarlierButtonProps) {
  const words = useGoogleWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: () => fetchPerformance(id, MAX_DAYS),
    onError: (error) => {
      const known = error instanceof ApiError ? googleText(words, error.code) : undefined;
      toasts.error(known ?? problemText(error, messages));
    },
  });
  const { data: run } = useQuery({ ...runQuery(data?.id ?? ""), enabled: data !== undefined });
  const reportOutcome = useEffectEvent(() => {
    if (!run || !isOver(run)) return;
    reset();
    void client.invalidateQueries({ queryKey: ["google", "performance", id] });
    void client.invalidateQueries({ queryKey: ["google", "location", id] });
    if (run.state === "failed" || run.failed > 0)
      toasts.error(googleText(words, run.error) ?? words.performance.fetch_failed);
    else toasts.success(words.performance.fetched);
  });
  const state = run?.state;
  useEffect(() => {
    if (state) reportOutcome();
  }, [state]);
  const isBusy = isPending || data !== undefined;
  if (!hasEarlier && !isBusy) return null;
  return (
    <Button
      size="sm"
      isPending={isBusy}
      onPress={() => mutate()}
      icon={<History className="size-4" strokeWidth={1.5} aria-hidden="true" />}
    >
      {isBusy ? words.performance.fetching : words.performance.fetch}
    </Button>
  );
}
