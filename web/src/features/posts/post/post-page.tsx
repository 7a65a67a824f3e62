// Page of a post: status by location, content and actions.
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ApiError } from "@/lib/api";
import { useI18n } from "@/lib/i18n";
import { useTitle } from "@/lib/title";
import { Banner } from "@/ui/banner";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { BackLink, LinkButton } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { CardSkeleton, Skeleton } from "@/ui/skeleton";
import { postQuery } from "../api";
import { KindIcon } from "../kind-icon";
import { ListFailure } from "../list-failure";
import { PAGE } from "../search";
import { PostBadge } from "../state-badge";
import type { Post } from "../types";
import { nameOf } from "../when";
import { usePostsWords } from "../words";
import { ApprovalBar } from "./approval-bar";
import { Content } from "./content";
import { Facts } from "./facts";
import { Figures } from "./figures";
import { PostActions } from "./post-actions";
import { Targets } from "./targets";
import { usePostWords } from "./words";

const route = getRouteApi("/dashboard/posts/$id");

/** /dashboard/posts/{id}. */
export function PostPage() {
  const words = usePostWords();
  const shared = usePostsWords();
  const { language } = useI18n();
  const { id } = route.useParams();
  const { data, error, refetch } = useQuery(postQuery(id));
  useTitle((data && nameOf(data, language, shared.variable_names)) || shared.title);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <div className="flex flex-col gap-4 pb-16">
      <BackLink href={PAGE}>{words.back}</BackLink>
      {isGone ? (
        <Card>
          <EmptyState
            title={words.not_found}
            text={words.not_found_text}
            actions={<LinkButton href={PAGE}>{words.back}</LinkButton>}
          />
        </Card>
      ) : data ? (
        <One post={data} />
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-20 rounded-lg" />
          <CardSkeleton className="h-72" />
        </div>
      )}
    </div>
  );
}

function One({ post }: { post: Post }) {
  const words = usePostWords();
  const shared = usePostsWords();
  const { language } = useI18n();
  const { state, counts, note } = post;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className={cx("line-clamp-2 min-w-0 max-w-[40ch] break-words", pageTitleClass)}>
            <KindIcon kind={post.kind} className="mr-2 inline size-5 align-[-0.1em] text-ink-muted" />
            <bdi>{nameOf(post, language, shared.variable_names) || shared.untitled}</bdi>
          </h1>
          <PostBadge state={state} counts={counts} />
        </div>
        <PostActions post={post} />
      </header>
      {state === "waiting_approval" && <ApprovalBar post={post} />}
      {state === "draft" && note && (
        <Banner kind="brass" title={words.approval.returned(post.author.name)}>
          <span className="whitespace-pre-line">{note}</span>
        </Banner>
      )}
      <Figures counts={counts} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Targets id={post.id} counts={counts} />
        <div className="flex flex-col gap-4 max-lg:order-first">
          <Content post={post} />
          <Facts post={post} />
        </div>
      </div>
    </>
  );
}
