// Publishing of the edits of many locations: progress above the list, and the result in a notice.
import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { ProgressBar } from "@/ui/progress-bar";
import { Spinner } from "@/ui/spinner";
import { toasts } from "@/ui/toast";
import { isOver, type Run, refusalsOf, runQuery } from "./api";
import { googleText, useGoogleWords } from "./words";

export interface PublishingProps {
  /** Starts the runs; none when there is nothing to publish. */
  start: () => Promise<readonly Run[]>;
  /** Opens a location of which Google refused something. */
  onShow: (location: string) => void;
  onOver: () => void;
}

/** Starts once it is shown, and follows the runs to their end. */
export function Publishing({ start, onShow, onOver }: PublishingProps) {
  const words = useGoogleWords();
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const { mutate, data: started } = useMutation({
    mutationFn: start,
    onSuccess: (runs) => {
      if (runs.length > 0) return;
      toasts.success(words.publish.nothing);
      onOver();
    },
    onError: (error) => {
      toasts.error(problemText(error, messages));
      onOver();
    },
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [mutate]);
  const followed = useQueries({ queries: (started ?? []).map(({ id }) => runQuery(id)) });
  const runs = followed.map(({ data }, at) => data ?? started?.[at]).filter((run) => run !== undefined);
  const isDone = runs.length > 0 && runs.every(isOver);
  const show = async (run: Run) => {
    const [first] = (await refusalsOf(run.id)).items;
    if (first) onShow(first.location_id);
  };
  const tell = useEffectEvent(() => {
    void client.invalidateQueries({ queryKey: ["google"] });
    const [published, refused] = [total(runs, "updated"), total(runs, "failed")];
    const broken = runs.find(({ state }) => state === "failed");
    const worst = runs.find(({ failed }) => failed > 0);
    if (broken) toasts.error(googleText(words, broken.error) ?? words.publish.failed);
    else if (worst) {
      toasts.error(
        `${words.publish.done(published, format.number(published))}. ${words.publish.refused(refused, format.number(refused))}`,
        { label: words.publish.show, onPress: () => void show(worst) },
      );
    } else toasts.success(words.publish.done(published, format.number(published)));
    onOver();
  });
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
  const [done, all] = [total(runs, "done"), total(runs, "total")];
  return (
    <Banner icon={<Spinner />}>
      <ProgressBar
        label={words.publish.busy}
        value={all === 0 ? null : done}
        max={all || 1}
        valueLabel={words.dialog.importing.progress(format.number(done), format.number(all))}
      />
    </Banner>
  );
}

function total(runs: readonly Run[], key: "updated" | "failed" | "done" | "total"): number {
  return runs.reduce((sum, run) => sum + (run[key] ?? 0), 0);
}
