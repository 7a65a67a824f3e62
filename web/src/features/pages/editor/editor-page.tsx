// The page of one location, being written.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ApiError } from "@/lib/api";
import { useTitle } from "@/lib/title";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { BackLink, LinkButton } from "@/ui/link";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { pageQuery, siteQuery } from "../api";
import { ListFailure } from "../list-failure";
import { PAGES } from "../search";
import { usePagesWords } from "../words";
import { Editor } from "./editor";
import { useEditorWords } from "./words";

const route = getRouteApi("/dashboard/pages/$location");

/** /dashboard/pages/{location}. */
export function EditorPage() {
  const words = useEditorWords();
  const shared = usePagesWords();
  const { location } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: site } = useQuery(siteQuery);
  const { data, error, refetch } = useQuery(pageQuery(location));
  useTitle(data ? words.title(data.location.name) : shared.title);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-4 pb-16">
      <BackLink href={PAGES}>{words.back}</BackLink>
      {site?.exists === false ? (
        <Card>
          <EmptyState
            title={words.no_site}
            text={shared.empty.text}
            actions={<LinkButton href={PAGES}>{shared.title}</LinkButton>}
          />
        </Card>
      ) : data ? (
        <Editor
          key={location}
          page={data}
          search={search}
          onSearch={(patch) =>
            void navigate({
              search: (before) => ({ ...before, ...patch }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      ) : isGone ? (
        <Card>
          <EmptyState
            title={words.not_found}
            text={words.not_found_text}
            actions={<LinkButton href={PAGES}>{words.back}</LinkButton>}
          />
        </Card>
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-9 w-72 max-w-full" />
          <div className="grid gap-5 lg:grid-cols-[27rem_minmax(0,1fr)]">
            <CardSkeleton className="h-96" />
            <CardSkeleton className="h-[32rem] max-lg:hidden" />
          </div>
        </div>
      )}
    </div>
  );
}
