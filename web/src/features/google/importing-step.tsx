// The third step: the import, while it goes on and when it is over.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { ApiError } from "@/lib/api";
import { useFormat } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { DialogFooter } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { ProgressBar } from "@/ui/progress-bar";
import { type Account, importAccount, isOver, type Run, runQuery } from "./api";
import { ImportResult } from "./import-result";
import { useEstimate } from "./use-estimate";
import { type GoogleWords, googleText, useGoogleWords } from "./words";

export interface ImportingStepProps {
  account: Account;
  /** Back to the accounts; with what went wrong. */
  onBack: (error?: string) => void;
  onClose: () => void;
}

/** Starts the import of an account, and shows how far it is. */
export function ImportingStep({ account, onBack, onClose }: ImportingStepProps) {
  const words = useGoogleWords();
  const { importing: texts } = words.dialog;
  const format = useFormat();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const start = useMutation({
    mutationFn: (organisation: string) => importAccount(organisation, account),
    onError: (error) => onBack(whyNot(error, words)),
  });
  const organisation = me?.organisation?.id;
  const { mutate } = start;
  useEffect(() => {
    if (organisation) mutate(organisation);
  }, [organisation, mutate]);
  const id = start.data?.run.id;
  const { data: run } = useQuery({ ...runQuery(id ?? ""), enabled: id !== undefined });
  const end = useEffectEvent(() => {
    if (!run || !isOver(run)) return;
    void client.invalidateQueries({ queryKey: ["locations"] });
    void client.invalidateQueries({ queryKey: ["google"] });
    // The import creates the labels that it finds.
    void client.invalidateQueries({ queryKey: ["labels"] });
  });
  const state = run?.state;
  useEffect(() => {
    if (state) end();
  }, [state]);
  if (run?.state === "failed") {
    const kept = run.created + run.updated;
    return (
      <>
        <Banner kind="error" title={words.errors.import_failed}>
          <p>{googleText(words, run.error) ?? words.errors.google_unavailable}</p>
          {run.error === "google_forbidden" && <p>{texts.not_allowed}</p>}
          {kept > 0 && <p>{texts.kept(kept, format.number(kept))}</p>}
        </Banner>
        <DialogFooter>
          <Button variant="primary" onPress={() => onBack()}>
            {texts.back}
          </Button>
        </DialogFooter>
      </>
    );
  }
  return (
    <>
      {run && run.beyond_plan > 0 && (
        <Banner kind="warning" actions={<Link href="/dashboard/settings/plan">{texts.see_plan}</Link>}>
          {texts.beyond_plan(run.beyond_plan, format.number(run.beyond_plan))}
        </Banner>
      )}
      {run && isOver(run) ? (
        <ImportResult run={run} onLeave={onClose} />
      ) : (
        <>
          <Progress run={run} name={account.account_name} />
          <p className="text-sm text-ink-muted">{texts.safe}</p>
        </>
      )}
      <DialogFooter>
        <Button onPress={onClose}>{run && isOver(run) ? texts.finish : texts.close}</Button>
      </DialogFooter>
    </>
  );
}

function Progress({ run, name }: { run: Run | undefined; name: string }) {
  const { importing: texts } = useGoogleWords().dialog;
  const format = useFormat();
  const total = run?.total ?? null;
  const isListing = !run || total === null || run.done < total;
  const done = run ? (isListing ? run.done : run.details_done) : 0;
  const { shown, left } = useEstimate(isListing ? "list" : "details", done, total);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar
        label={texts.of(name)}
        value={total === null ? null : shown}
        max={total ?? 1}
        valueLabel={texts.progress(format.number(shown), format.number(total ?? 0))}
      />
      <p className="text-sm text-ink-muted" aria-live="polite">
        {isListing ? texts.listing : texts.details}
      </p>
      {!isListing && left !== undefined && (
        <p className="numeric text-sm text-ink-muted">{timeLeft(left, texts)}</p>
      )}
    </div>
  );
}

function timeLeft(seconds: number, texts: GoogleWords["dialog"]["importing"]): string {
  if (seconds < 10) return texts.almost_done;
  if (seconds < 90) return texts.seconds_left(Math.ceil(seconds / 10) * 10);
  return texts.minutes_left(Math.ceil(seconds / 60));
}

function whyNot(error: unknown, words: GoogleWords): string {
  if (!(error instanceof ApiError)) return words.errors.import_failed;
  if (error.status === 401) return words.errors.log_in_to_import;
  return googleText(words, error.code) ?? words.errors.import_failed;
}
