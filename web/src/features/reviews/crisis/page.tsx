// The crisis screen: the open crisis with its plan, or that there is none.
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useFormat } from "@/lib/i18n";
import { useTitle } from "@/lib/title";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { BackLink } from "@/ui/link";
import { LoadFailed } from "@/ui/load-failed";
import { pageTitleClass } from "@/ui/page-header";
import { Select } from "@/ui/select";
import { CardSkeleton } from "@/ui/skeleton";
import { crisesQuery, crisisQuery } from "./api";
import { CrisisView } from "./crisis-view";
import { useCrisisWords } from "./words";

const ROUTE = "/dashboard/reviews/crisis";

/** /dashboard/reviews/crisis. */
export function CrisisPage() {
  const words = useCrisisWords();
  useTitle(words.title);
  const format = useFormat();
  const search = useSearch({ from: ROUTE });
  const navigate = useNavigate({ from: ROUTE });
  const { data: crises, error, refetch } = useQuery(crisesQuery);
  const chosen = search.crisis ?? crises?.[0]?.id;
  return (
    <div className="flex flex-col gap-4 pb-16">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <BackLink href="/dashboard/reviews">{words.back}</BackLink>
          <h1 className={cx("mt-1", pageTitleClass)}>{words.title}</h1>
          <p className="mt-1 text-ink-muted max-sm:hidden">{words.subtitle}</p>
        </div>
        {crises && crises.length > 1 && (
          <Select
            label={words.choose}
            hideLabel
            className="w-full sm:w-80"
            value={chosen ?? null}
            choices={crises.map(({ id, location_name, began_at, ended_at }) => ({
              id,
              label: `${location_name}, ${format.date(began_at)}${ended_at ? "" : ` (${words.open})`}`,
            }))}
            onChange={(crisis) => void navigate({ search: { crisis }, replace: true })}
          />
        )}
      </header>
      {error && !crises && <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />}
      {!crises && !error && <CardSkeleton className="h-64 w-full" />}
      {crises && chosen === undefined && (
        <Card>
          <EmptyState title={words.none} text={words.none_text} />
        </Card>
      )}
      {crises && chosen !== undefined && <Chosen key={chosen} id={chosen} />}
    </div>
  );
}

function Chosen({ id }: { id: string }) {
  const words = useCrisisWords();
  const { data, error, refetch } = useQuery(crisisQuery(id));
  if (data) return <CrisisView crisis={data} />;
  if (error) return <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />;
  return <CardSkeleton className="h-64 w-full" />;
}
