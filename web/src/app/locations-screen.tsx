// The locations screen with the parts of other features.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo, useState } from "react";
import { Importing } from "@/app/location-parts";
import { loadPhotos } from "@/app/location-photos";
import { useLocationSlots } from "@/app/location-slots";
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
/** /dashboard/locations. */
export function LocationsScreen() {
  // Opened from the page header and from the empty list; the dialog stays mounted when the list changes.
  const publishing = usePublishing();
  const ofLocation = useLocationSlots();
  const [isConnecting, setConnecting] = useState(false);
  const { data: me } = useQuery(meQuery);
  const mayConnect = may(me, "connect_google");
  const { data: google } = useQuery({ ...googleQuery, enabled: mayConnect });
  const canConnect = mayConnect && google?.is_configured === true;
  useAhead(loadPhotos);
  const slots = useMemo<LocationSlots>(
    () => ({
      ...ofLocation,
      ...publishing,
      dialogs: may(me, "import_locations") && <Importing />,
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
    [ofLocation, publishing, isConnecting, me, mayConnect, canConnect],
  );
  return (
    <SlotsContext value={slots}>
      <LocationsPage />
    </SlotsContext>
  );
}
