// The page of posts: calendar or list, and the composer.
import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Settings2 } from "lucide-react";
import { Suspense } from "react";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { GuideLink } from "@/ui/guide-link";
import { lazyPart } from "@/ui/lazy-part";
import { PageHeader } from "@/ui/page-header";
import { CardSkeleton } from "@/ui/skeleton";
import { postsQuery } from "./api";
import { Filters } from "./filters";
import { Nothing } from "./nothing";
import { isNarrowed, NO_COMPOSER, viewOf, withView } from "./search";
import { usePostsSearch } from "./use-search";
import { ViewSwitch } from "./view-switch";
import { usePostsWords } from "./words";

// Each is loaded when it is first opened.
const Calendar = lazyPart(() => import("./calendar/calendar"), "Calendar").Part;
const PostList = lazyPart(() => import("./list/post-list"), "PostList").Part;
const Composer = lazyPart(() => import("./create/composer"), "Composer").Part;
const SettingsDialog = lazyPart(() => import("./settings/settings-dialog"), "SettingsDialog").Part;
const ALL = {};

/** /dashboard/posts. */
export function PostsPage() {
  const words = usePostsWords();
  useTitle(words.title);
  const may = useMay();
  const [search, change] = usePostsSearch();
  const hasComposed = useHasBeenTrue(search.new === true || search.edit !== undefined);
  const hasSettings = useHasBeenTrue(search.settings === true);
  const all = useInfiniteQuery(postsQuery(ALL));
  const isEmpty = all.data?.pages[0]?.items.length === 0 && !isNarrowed(search);
  const view = viewOf(search);
  return (
    <div className="flex flex-col gap-4 pb-16">
      <PageHeader
        title={words.title}
        subtitle={
          <>
            {words.subtitle} <GuideLink guide="posts" />
          </>
        }
      >
        {may("manage_posts") && (
          <IconButton
            label={words.settings}
            variant="secondary"
            onPress={() => change({ settings: true }, { replace: true })}
          >
            <Settings2 className="size-4" strokeWidth={1.5} aria-hidden="true" />
          </IconButton>
        )}
        {may("write_posts") && (
          <Button
            // The empty state has the primary button.
            variant={isEmpty ? "secondary" : "primary"}
            icon={<Plus className="size-4" strokeWidth={1.5} aria-hidden="true" />}
            onPress={() => change({ new: true })}
          >
            {words.new}
          </Button>
        )}
      </PageHeader>
      {isEmpty ? (
        <Nothing onChange={change} />
      ) : (
        <>
          <div className="flex flex-wrap-reverse items-center justify-between gap-3">
            <div className="min-w-0 flex-1 basis-[36rem] max-sm:basis-full">
              <Filters search={search} onChange={change} />
            </div>
            <ViewSwitch view={view} onView={(next) => change(withView(next, search))} />
          </div>
          <Suspense fallback={<CardSkeleton className="h-[32rem]" />}>
            {view === "list" ? (
              <PostList search={search} onChange={change} />
            ) : (
              <Calendar search={search} onChange={change} />
            )}
          </Suspense>
        </>
      )}
      <Suspense>
        {hasComposed && may("write_posts") && (
          <Composer
            isOpen={search.new === true || search.edit !== undefined}
            post={search.edit}
            location={search.location}
            day={search.on}
            showsTemplates={search.templates === true}
            onClose={() => change(NO_COMPOSER, { replace: true })}
          />
        )}
        {hasSettings && may("manage_posts") && (
          <SettingsDialog
            isOpen={search.settings === true}
            onClose={() => change({ settings: undefined }, { replace: true })}
          />
        )}
      </Suspense>
    </div>
  );
}
