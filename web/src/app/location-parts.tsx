// Imports, bulk work, duplicates and photos on the locations screen.
import { Suspense } from "react";
import { LocationPhotos } from "@/app/location-photos";
import type { RunningBulkProps } from "@/features/bulk/running-bulk";
import { useTools } from "@/features/locations/list/tools";
import { NO_FILTERS } from "@/features/locations/search";
import type { LocationSlots } from "@/features/locations/slots";
import { useHasBeenTrue } from "@/lib/use-has-been-true";
import { lazyPart } from "@/ui/lazy-part";

const ImportDialog = lazyPart(() => import("@/features/imports/import-dialog"), "ImportDialog").Part;
const RunningImport = lazyPart(() => import("@/features/imports/running-import"), "RunningImport").Part;
const RunningBulk = lazyPart(() => import("@/features/bulk/running-bulk"), "RunningBulk").Part;
const BULK_DIALOGS = lazyPart(() => import("@/features/bulk/bulk-dialogs"), "BulkDialogs");
const HistoryDialog = lazyPart(() => import("@/features/bulk/history-dialog"), "HistoryDialog").Part;
const DuplicatesHint = lazyPart(() => import("@/features/duplicates/duplicates-hint"), "DuplicatesHint").Part;

/** Slots that are filled for every user; the page asks for the permissions. */
export const PARTS: LocationSlots = {
  hint: (
    <Suspense>
      <DuplicatesHint />
    </Suspense>
  ),
  bulk: { load: BULK_DIALOGS.load, dialogs: (props) => <BULK_DIALOGS.Part {...props} /> },
  history: (props) => <HistoryDialog {...props} />,
  photos: ({ id, google_location_id }) => <LocationPhotos id={id} google_location_id={google_location_id} />,
};

/** Progress of imports and bulk work. */
export function WorkProgress({ afterEdit }: RunningBulkProps) {
  return (
    <Suspense>
      <ImportProgress />
      <RunningBulk {...(afterEdit ? { afterEdit } : {})} />
    </Suspense>
  );
}

function ImportProgress() {
  const { search, onChange } = useTools();
  return (
    <RunningImport kind="locations" openImport={search.import} onOpen={(id) => onChange({ import: id })} />
  );
}

/** The import dialog, which the address opens. */
export function Importing() {
  const { search, onChange } = useTools();
  const hasOpened = useHasBeenTrue(search.import !== undefined);
  if (!hasOpened) return null;
  return (
    <Suspense>
      <ImportDialog
        kind="locations"
        id={search.import}
        onOpen={(id) => onChange({ import: id }, { replace: true })}
        onClose={() => onChange({ import: undefined }, { replace: true })}
        onView={(changed_by) => onChange({ ...NO_FILTERS, import: undefined, changed_by }, { replace: true })}
      />
    </Suspense>
  );
}
