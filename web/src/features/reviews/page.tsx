// The reviews inbox: figures, filters, the list, and the reading pane.
import { useQuery } from "@tanstack/react-query";
import { MoreHorizontal, Plus, Upload } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { useMay } from "@/lib/may";
import { useTitle } from "@/lib/title";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { cx } from "@/ui/cx";
import { EmptyState } from "@/ui/empty-state";
import { GuideLink } from "@/ui/guide-link";
import { lazyPart } from "@/ui/lazy-part";
import { MenuButton } from "@/ui/menu-button";
import { PageHeader } from "@/ui/page-header";
import { summaryQuery } from "./api";
import { Filters } from "./filters";
import { Inbox } from "./inbox";
import { isNarrowed } from "./search";
import { SummaryCards } from "./summary-cards";
import { TopicsPanel } from "./topics-panel";
import { useReviews } from "./use-reviews";
import { useReviewsSearch } from "./use-search";
import { useReviewsWords } from "./words";

// Each is loaded when it is first opened.
const CrisisBanner = lazyPart(() => import("./crisis/crisis-banner"), "CrisisBanner").Part;
const AddDialog = lazyPart(() => import("./add-dialog"), "AddDialog").Part;
const MORE_MENU = lazyPart(() => import("./more-menu"), "MoreMenu");
const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

export interface ReviewsPageProps {
  /** The button that connects Google, where it can be connected. */
  connect?: ReactNode;
  /** Dialog and progress of imports. */
  importing?: ReactNode;
  /** Changes when many reviews came or went at once: the list then begins anew. */
  epoch?: number;
}

/** /dashboard/reviews. */
export function ReviewsPage({ connect, importing, epoch = 0 }: ReviewsPageProps) {
  const words = useReviewsWords();
  useTitle(words.title);
  const may = useMay();
  const [search, change] = useReviewsSearch();
  const reviews = useReviews(search, epoch);
  const { data: summary, isError } = useQuery(summaryQuery(search.location));
  const canAdd = may("import_reviews");
  const hasAdded = useHasBeenTrue(search.add === true);
  const hasNone =
    summary?.reviews === 0 && reviews.list.isSuccess && reviews.rows.length === 0 && !isNarrowed(search);
  const isEmpty = hasNone && search.review === undefined;
  const isRead = search.review !== undefined;
  const onNarrow = cx(isRead && "max-lg:hidden");
  return (
    <div
      className={cx(
        "flex flex-col gap-4",
        // The panes end with the window, and scroll on their own.
        !isEmpty && "lg:h-[calc(100dvh-6.5rem)] lg:min-h-[48rem]",
      )}
    >
      <PageHeader
        title={words.title}
        subtitle={
          <>
            {words.subtitle} <GuideLink guide="reviews" />
          </>
        }
        className={cx(isRead && "max-lg:sr-only")}
      >
        {(canAdd || may("manage_reply_templates")) && (
          <div className={onNarrow}>
            <MenuButton
              menu={MORE_MENU}
              button={
                <IconButton label={words.more} variant="secondary">
                  <MoreHorizontal {...ICON} />
                </IconButton>
              }
            />
          </div>
        )}
      </PageHeader>
      <Suspense>
        <CrisisBanner className={onNarrow} />
      </Suspense>
      {canAdd && importing}
      {isEmpty ? (
        <Card>
          <EmptyState
            title={words.empty.title}
            text={connect ? `${words.empty.text} ${words.empty.connect_text}` : words.empty.text}
            actions={
              <>
                {connect}
                {canAdd && (
                  <Button
                    variant={connect ? "secondary" : "primary"}
                    icon={<Plus {...ICON} />}
                    onPress={() => change({ add: true })}
                  >
                    {words.empty.add}
                  </Button>
                )}
                {canAdd && (
                  <Button icon={<Upload {...ICON} />} onPress={() => change({ import: "new" })}>
                    {words.import}
                  </Button>
                )}
              </>
            }
          />
        </Card>
      ) : (
        <>
          {/* Without figures the list still says why it could not be loaded. */}
          {!isError && (
            <SummaryCards summary={summary} search={search} onChange={change} className={onNarrow} />
          )}
          <TopicsPanel search={search} onChange={change} className={onNarrow} />
          <div className={onNarrow}>
            <Filters search={search} onChange={change} />
          </div>
          <Inbox search={search} onChange={change} reviews={reviews} />
        </>
      )}
      {canAdd && hasAdded && (
        <Suspense>
          <AddDialog
            isOpen={search.add === true}
            location={search.location}
            onClose={() => change({ add: undefined }, { replace: true })}
            onShow={(review) => change({ review, add: undefined })}
          />
        </Suspense>
      )}
    </div>
  );
}
