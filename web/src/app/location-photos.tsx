// The photos of a location, with their states on Google where it has a Business Profile.
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useOwnPhotos } from "@/features/google/own-photos";
import type { Location } from "@/features/locations/types";
import { may } from "@/lib/may";
import { meQuery } from "@/lib/me";
import { lazyPart } from "@/ui/lazy-part";

const PHOTOS = lazyPart(() => import("@/features/photos/photos-section"), "PhotosSection");
const Panel = lazyPart(() => import("@/features/google/own-photos-panel"), "OwnPhotosPanel").Part;

/** Fetches the photos of the settings before their first use. */
export const loadPhotos = PHOTOS.load;

/** Without Suspense of its own: the settings appear as a whole, so that a link to the photos finds them. */
export function LocationPhotos({ id, google_location_id }: Pick<Location, "id" | "google_location_id">) {
  const { data: me } = useQuery(meQuery);
  const canPublish = may(me, "push_to_google");
  const { isPublished, remove } = useOwnPhotos(id, google_location_id !== null);
  if (google_location_id === null) return <PHOTOS.Part location={id} />;
  return (
    <PHOTOS.Part
      location={id}
      google={{
        panel: (photos) => (
          <Suspense>
            <Panel id={id} photos={photos} canPublish={canPublish} />
          </Suspense>
        ),
        isPublished: (photo) => canPublish && isPublished(photo),
        remove,
      }}
    />
  );
}
