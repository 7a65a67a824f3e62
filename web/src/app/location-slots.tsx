// Parts that other features add to a location, beside the list and on its page.
import { useQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { PARTS } from "@/app/location-parts";
import type { LocationSlots } from "@/features/locations/slots";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { lazyPart } from "@/ui/lazy-part";

const SyncButton = lazyPart(() => import("@/features/google/sync-button"), "SyncButton").Part;
const SyncRow = lazyPart(() => import("@/features/google/sync-row"), "SyncRow").Part;
const ProfilePanel = lazyPart(() => import("@/features/google/profile-panel"), "ProfilePanel").Part;
const GooglePhotos = lazyPart(() => import("@/features/google/google-photos"), "GooglePhotos").Part;
const PerformancePanel = lazyPart(
  () => import("@/features/google/performance/performance-panel"),
  "PerformancePanel",
).Part;

const LocationHeatmaps = lazyPart(
  () => import("@/features/heatmaps/location/location-heatmaps"),
  "LocationHeatmaps",
).Part;

const LocationRequests = lazyPart(
  () => import("@/features/requests/location/location-requests"),
  "LocationRequests",
).Part;

const LocationCitations = lazyPart(
  () => import("@/features/citations/location/location-citations"),
  "LocationCitations",
).Part;

const LocationAutomatic = lazyPart(
  () => import("@/features/drafting/automatic/location-automatic"),
  "LocationAutomatic",
).Part;

const LocationReports = lazyPart(
  () => import("@/features/reports/location/location-reports"),
  "LocationReports",
).Part;

const LocationPosts = lazyPart(
  () => import("@/features/posts/location/location-posts"),
  "LocationPosts",
).Part;

const LocationPage = lazyPart(() => import("@/features/pages/location/location-page"), "LocationPage").Part;

/** The page, for members who may see it. */
const PAGE_SLOTS: LocationSlots = {
  page: ({ id }) => (
    <Suspense>
      <LocationPage id={id} />
    </Suspense>
  ),
};

/** Citations, for members who may see them. */
const CITATION_SLOTS: LocationSlots = {
  citations: ({ id }, isPage) => (
    <Suspense>
      <LocationCitations id={id} isCompact={!isPage} />
    </Suspense>
  ),
};

/** Heatmaps, for members who may see them. */
const RANKING: LocationSlots = {
  heatmaps: ({ id }) => (
    <Suspense>
      <LocationHeatmaps id={id} />
    </Suspense>
  ),
};

/** Posts, for members who may see them. */
const POSTING: LocationSlots = {
  posts: ({ id, google_location_id }) => (
    <Suspense>
      <LocationPosts id={id} isLinked={google_location_id !== null} />
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
    // The place of the button, so that the other actions stay where they are.
    <Suspense fallback={<span className="block size-9" />}>
      <SyncRow id={id} name={name} tabIndex={tabIndex} />
    </Suspense>
  ),
};

/** Returns the slots of one location, by the permissions of the reader. */
export function useLocationSlots(): LocationSlots {
  const { data: me } = useQuery(meQuery);
  return useMemo<LocationSlots>(
    () => ({
      ...PARTS,
      ...(may(me, "see_heatmaps") && RANKING),
      ...(may(me, "see_citations") && CITATION_SLOTS),
      ...(may(me, "see_posts") && POSTING),
      ...(may(me, "see_pages") && PAGE_SLOTS),
      ...(may(me, "sync_google") && SYNCING),
      overview: ({ id, google_location_id }, canEdit) => (
        <Suspense>
          {may(me, "see_google") && google_location_id && <ProfilePanel id={id} canEdit={canEdit} />}
          {may(me, "see_contacts") && <LocationRequests id={id} />}
          {may(me, "see_reports") && <LocationReports id={id} />}
          {may(me, "reply_to_reviews") && <LocationAutomatic id={id} />}
        </Suspense>
      ),
      googlePhotos: ({ id, google_location_id }) =>
        google_location_id && (
          <Suspense>
            <GooglePhotos id={id} />
          </Suspense>
        ),
      performance: ({ id, name, google_location_id }, canEdit) =>
        google_location_id && (
          <Suspense>
            <PerformancePanel id={id} name={name} canEdit={canEdit && may(me, "sync_google")} />
          </Suspense>
        ),
    }),
    [me],
  );
}
