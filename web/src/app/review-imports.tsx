// The import of reviews on the reviews screen: its progress, and the dialog, which the address opens.
import { Suspense } from "react";
import { LocationField } from "@/features/reviews/location-field";
import { NO_FILTERS } from "@/features/reviews/search";
import { useReviewsSearch } from "@/features/reviews/use-search";
import { useReviewsWords } from "@/features/reviews/words";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { lazyPart } from "@/ui/lazy-part";

const ImportDialog = lazyPart(() => import("@/features/imports/import-dialog"), "ImportDialog").Part;
const RunningImport = lazyPart(() => import("@/features/imports/running-import"), "RunningImport").Part;

export interface ReviewImportsProps {
  /** The dialog, which may have run or undone an import, was left. */
  onChanged: () => void;
}

/** Progress, the dialog, and the line above the reviews of one import. */
export function ReviewImports({ onChanged }: ReviewImportsProps) {
  const [search, change] = useReviewsSearch();
  const words = useReviewsWords();
  const hasOpened = useHasBeenTrue(search.import !== undefined);
  return (
    <>
      <Suspense>
        <RunningImport kind="reviews" openImport={search.import} onOpen={(id) => change({ import: id })} />
      </Suspense>
      {search.imported !== undefined && (
        <Banner
          actions={
            <Button size="sm" className="-my-1.5" onPress={() => change(NO_FILTERS)}>
              {words.show_all}
            </Button>
          }
        >
          {words.imported}
        </Banner>
      )}
      {hasOpened && (
        <Suspense>
          <ImportDialog
            kind="reviews"
            locationField={LocationChoice}
            id={search.import}
            onOpen={(id) => change({ import: id }, { replace: true })}
            onClose={() => {
              onChanged();
              change({ import: undefined }, { replace: true });
            }}
            onView={(imported) => {
              onChanged();
              change({ ...NO_FILTERS, import: undefined, imported, review: undefined }, { replace: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function LocationChoice(props: { value: string | undefined; onChange: (id: string | undefined) => void }) {
  const { choose_location } = useReviewsWords();
  return <LocationField {...props} placeholder={choose_location} />;
}
