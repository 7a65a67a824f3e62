// Result of an import from Google, and the next step.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormat } from "@/lib/i18n";
import { Banner } from "@/ui/banner";
import { LinkButton } from "@/ui/link";
import { problemsQuery, type Run } from "./api";
import { Candidates } from "./candidates";
import { useGoogleWords } from "./words";

/** Counts, possible duplicates to decide about, and a link to what is missing. */
export function ImportResult({ run, onLeave }: { run: Run; onLeave: () => void }) {
  const { result: words, importing } = useGoogleWords().dialog;
  const format = useFormat();
  const [isDecided, setDecided] = useState(false);
  const { data } = useQuery(problemsQuery(run.id));
  const problems = data?.count ?? 0;
  const { created, updated, waiting } = run;
  return (
    <>
      <Banner kind="success" title={importing.done(created, format.number(created), format.number(updated))}>
        {problems > 0 ? words.problems(problems, format.number(problems)) : words.no_problems}
      </Banner>
      {waiting > 0 && !isDecided && <Candidates onDone={() => setDecided(true)} />}
      {problems > 0 && (
        <LinkButton href={problemsAddress(run.id, data?.worst)} variant="primary" onPress={onLeave}>
          {words.see_problems}
        </LinkButton>
      )}
    </>
  );
}

/** Address of the imported locations, the worst first, with its audit beside the list. */
function problemsAddress(run: string, worst: string | undefined): string {
  const query = new URLSearchParams({ changed_by: run, sort: "health" });
  if (worst) {
    query.set("location", worst);
    query.set("tab", "audit");
  }
  return `/dashboard/locations?${query}`;
}
