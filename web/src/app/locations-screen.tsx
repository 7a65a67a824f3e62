// The locations with what other features add to them.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { Importing, loadPhotos, PARTS } from "@/app/location-parts";
import { usePublishing } from "@/app/use-publishing";
import { googleQuery } from "@/features/google/api";
import { LocationsPage } from "@/features/locations/page";
import { type LocationSlots, SlotsContext } from "@/features/locations/slots";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { useAhead } from "@/lib/use-ahead";
import { lazyPart } from "@/ui/lazy-part";

const GoogleActions = lazyPart(() => import("@/features/google/google-actions"), "GoogleActions").Part;
const ConnectButton = lazyPart(() => import("@/features/google/connect-button"), "ConnectButton").Part;
const SyncButton = lazyPart(() => import("@/features/google/sync-button"), "SyncButton").Part;
const SyncRow = lazyPart(() => import("@/features/google/sync-row"), "SyncRow").Part;
const ProfilePanel = lazyPart(() => import("@/features/google/profile-panel"), "ProfilePanel").Part;
const PerformancePanel = lazyPart(
  () => import("@/features/google/performance/performance-panel"),
  "PerformancePanel",
).Part;

/** Additions of Google for readers. */
const SEEING: LocationSlots = {
  overview: ({ id, google_location_id }, canEdit) =>
    google_location_id && (
      <Suspense>
        <ProfilePanel id={id} canEdit={canEdit} />
      </Suspense>
    ),
};

/** Additions of Google for members who may sync locations. */
const SYNCING: LocationSlots = {
  actions: ({ id, google_location_id }) =>
    google_location_id && (
      <Suspense>
        <SyncButton id={id} />
      </Suspense>
    ),
  row: ({ id, name }, tabIndex) => (
    <Suspense>
      <SyncRow id={id} name={name} tabIndex={tabIndex} />
    </Suspense>
  ),
};

/** /dashboard/locations. */
export function LocationsScreen() {
  // Asked for from the head of the page and from the empty list; one dialog, which outlives that list.
  const publishing = usePublishing();
  const [isConnecting, setConnecting] = useState(false);
  const { data: me } = useQuery(meQuery);
  const mayConnect = may(me, "connect_google");
  const { data: google } = useQuery({ ...googleQuery, enabled: mayConnect });
  const canConnect = mayConnect && google?.is_configured === true;
  useAhead(loadPhotos);
  const slots = useMemo<LocationSlots>(
    () => ({
      ...PARTS,
      ...publishing,
      dialogs: may(me, "import_locations") && <Importing />,
      ...(may(me, "see_google") && SEEING),
      ...(may(me, "sync_google") && SYNCING),
      performance: ({ id, name, google_location_id }, canEdit) =>
        google_location_id && (
          <Suspense>
            <PerformancePanel id={id} name={name} canEdit={canEdit && may(me, "sync_google")} />
          </Suspense>
        ),
      header: (menu) =>
        mayConnect ? (
          <Suspense fallback={menu([])}>
            <GoogleActions isConnecting={isConnecting} onConnecting={setConnecting}>
              {menu}
            </GoogleActions>
          </Suspense>
        ) : (
          menu([])
        ),
      firstSteps: canConnect && (
        <Suspense>
          <ConnectButton variant="primary" onPress={() => setConnecting(true)} />
        </Suspense>
      ),
    }),
    [publishing, isConnecting, me, mayConnect, canConnect],
  );
  return (
    <SlotsContext value={slots}>
      <LocationsPage />
    </SlotsContext>
  );
}
