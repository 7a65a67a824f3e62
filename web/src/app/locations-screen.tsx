// The locations with what other features add to them.
import { Suspense } from "react";
import { LocationsPage } from "@/features/locations/page";
import { type LocationSlots, SlotsContext } from "@/features/locations/slots";
import { lazyPart } from "@/ui/lazy-part";

const GoogleActions = lazyPart(() => import("@/features/google/google-actions"), "GoogleActions").Part;
const SyncButton = lazyPart(() => import("@/features/google/sync-button"), "SyncButton").Part;
const SyncSelected = lazyPart(() => import("@/features/google/sync-selected"), "SyncSelected").Part;
const ProfilePanel = lazyPart(() => import("@/features/google/profile-panel"), "ProfilePanel").Part;

const SLOTS: LocationSlots = {
  header: (
    <Suspense>
      <GoogleActions />
    </Suspense>
  ),
  actions: ({ id, google_location_id }) =>
    google_location_id && (
      <Suspense>
        <SyncButton id={id} />
      </Suspense>
    ),
  selection: (selected) => (
    <Suspense>
      <SyncSelected googleIds={selected.flatMap(({ google_location_id: id }) => id ?? [])} />
    </Suspense>
  ),
  overview: ({ id, google_location_id }, canEdit) =>
    google_location_id && (
      <Suspense>
        <ProfilePanel id={id} canEdit={canEdit} />
      </Suspense>
    ),
};

/** /dashboard/locations. */
export function LocationsScreen() {
  return (
    <SlotsContext value={SLOTS}>
      <LocationsPage />
    </SlotsContext>
  );
}
