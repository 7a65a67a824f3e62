// Landing page of a location: state, URLs, figures and next steps.
import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Pencil } from "lucide-react";
import { useFormat } from "@/lib/i18n";
import { StatusShape } from "@/ui/badge";
import { Card, StatCard } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { Link, LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { WebAddress } from "@/ui/web-address";
import { pageQuery, siteQuery } from "../api";
import { ListFailure } from "../list-failure";
import { MIN_WORDS } from "../lists";
import { adviceOf } from "../rules";
import { editorAddress, PAGES } from "../search";
import { PageBadge } from "../state-badge";
import type { LocalPageDetail } from "../types";
import { usePagesWords } from "../words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The tab; without a site, a link to create one. */
export function LocationPage({ id }: { id: string }) {
  const words = usePagesWords();
  const { data: site } = useQuery(siteQuery);
  const { data, error, refetch } = useQuery({ ...pageQuery(id), enabled: site?.exists === true });
  if (site?.exists === false) {
    return (
      <Card>
        <EmptyState
          title={words.empty.title}
          text={words.empty.text}
          actions={<LinkButton href={PAGES}>{words.of_location.to_site}</LinkButton>}
        />
      </Card>
    );
  }
  if (data) return <Summary page={data} />;
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  return <CardSkeleton className="h-72" />;
}

function Summary({ page }: { page: LocalPageDetail }) {
  const words = usePagesWords();
  const format = useFormat();
  const { of_location: own } = words;
  const problems = adviceOf(page);
  const figures = [
    [own.views, page.views_30d],
    [own.calls, page.calls_30d],
    [own.directions, page.directions_30d],
    [own.bookings, page.bookings_30d],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageBadge page={page} />
        <LinkButton variant="primary" href={editorAddress(page.location.id)} icon={<Pencil {...ICON} />}>
          {own.edit}
        </LinkButton>
      </div>
      <section aria-label={own.figures} className="@container">
        <div className="grid grid-cols-2 gap-2 sm:gap-3 @2xl:grid-cols-4">
          {figures.map(([label, value]) => (
            <StatCard key={label} label={label} value={format.number(value)} />
          ))}
        </div>
        <p className="mt-1.5 text-xs text-ink-muted">{own.period}</p>
      </section>
      <Card>
        <ul className="divide-y divide-line">
          {page.languages.map(({ language, url, indexable, own_words }) => (
            <li key={language} className="flex flex-col gap-1 px-4 py-3 text-sm sm:px-5">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-medium text-ink">{words.languages[language]}</span>
                <span className="numeric text-xs text-ink-muted">
                  {words.own_words(own_words)} / {MIN_WORDS}
                </span>
              </span>
              {page.state === "live" ? (
                <Link
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex items-center gap-1.5 self-start break-words"
                >
                  <span className="min-w-0">
                    <WebAddress address={url} />
                  </span>
                  <ExternalLink className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
                </Link>
              ) : (
                <span className="break-words text-ink-muted">
                  <WebAddress address={url} />
                </span>
              )}
              <span className="flex items-center gap-2 text-ink-muted">
                <StatusShape status={indexable ? "good" : "fair"} />
                {indexable ? words.indexed : words.not_indexed}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      {problems.length > 0 && (
        <Card className="px-4 py-4 sm:px-5">
          <h3 className="font-semibold text-ink">{own.todo}</h3>
          <ul className="mt-3 flex flex-col gap-2.5">
            {problems.map(({ code, blocks_index }) => (
              <li key={code} className="flex gap-2.5 text-sm">
                <StatusShape status={blocks_index ? "poor" : "fair"} className="mt-1.5" />
                <span className="min-w-0">
                  <span className="font-medium text-ink">{words.problems[code].name}</span>
                  <span className="block text-pretty text-ink-muted">{words.problems[code].todo}</span>
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
