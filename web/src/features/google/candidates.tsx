// Locations at Google that may be in the list already: asked, never guessed.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { countryName } from "@/lib/countries";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { addressLine, type Candidate, candidatesQuery, countryOf, type Decision, decide } from "./api";
import { useGoogleWords } from "./words";

/** Each pair with its three answers; `onDone` after the last. */
export function Candidates({ onDone }: { onDone: () => void }) {
  const { dialog, profile } = useGoogleWords();
  const { candidates: words } = dialog;
  const titleId = useId();
  const messages = useMessages();
  const client = useQueryClient();
  const { data } = useQuery(candidatesQuery);
  const waiting = data?.filter(({ state }) => state === "open") ?? [];
  const { mutate, isPending } = useMutation({
    mutationFn: (answers: { google_location_id: string; decision: Decision }[]) => decide(answers),
    onSuccess: (_, answers) => {
      const ids = new Set(answers.map(({ google_location_id }) => google_location_id));
      const left = waiting.filter(({ google_location_id }) => !ids.has(google_location_id));
      client.setQueryData(candidatesQuery.queryKey, left);
      void client.invalidateQueries({ queryKey: ["locations"] });
      if (left.length === 0) onDone();
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  if (!data) return <Skeleton className="h-32 w-full" />;
  const answer = (decision: Decision, of: readonly Candidate[]) =>
    mutate(of.map(({ google_location_id }) => ({ google_location_id, decision })));
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h3 id={titleId} className="font-semibold">
            {words.title}
          </h3>
          <p className="text-sm text-ink-muted">{words.text}</p>
        </div>
        {waiting.length > 1 && (
          <Button size="sm" isDisabled={isPending} onPress={() => answer("merge", waiting)}>
            {words.all}
          </Button>
        )}
      </div>
      <ul className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto rounded-lg border border-line">
        {waiting.map((one) => (
          <li key={one.google_location_id} className="flex flex-col gap-3 px-4 py-3">
            <div className="grid gap-3 sm:grid-cols-2">
              <Side
                at={profile.at_google}
                name={one.name}
                address={one.address}
                other={one.location_address}
              />
              <Side
                at={words.in_list}
                name={one.location_name}
                address={one.location_address}
                other={one.address}
              />
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="primary"
                isDisabled={isPending}
                onPress={() => answer("merge", [one])}
              >
                {words.merge}
              </Button>
              <Button size="sm" isDisabled={isPending} onPress={() => answer("separate", [one])}>
                {words.separate}
              </Button>
              <Button size="sm" isDisabled={isPending} onPress={() => answer("skip", [one])}>
                {words.skip}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SideProps {
  at: string;
  name: string;
  address: object | null;
  /** Address of the other side; the country is named only where the two differ. */
  other: object | null;
}

function Side({ at, name, address, other }: SideProps) {
  const { locale } = useFormat();
  const country = countryOf(address);
  const isNamed = country !== undefined && country !== (countryOf(other) ?? country);
  return (
    <div className="min-w-0">
      <p className="text-xs text-ink-faint">{at}</p>
      <bdi className="block font-medium break-words">{name}</bdi>
      <bdi className="block text-sm break-words text-ink-muted">
        {addressLine(address)}
        {isNamed && `, ${countryName(country, locale)}`}
      </bdi>
    </div>
  );
}
