// Requests about photos of a location that were published to its Business Profile.
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type OwnPhoto = Schemas["GoogleOwnPhoto"];
export type OwnPhotoList = Schemas["GoogleOwnPhotoList"];
export type PhotoCategory = Schemas["GooglePhotoCategory"];

/** States at Google of the photos of a location, read again while some are on their way. */
export const ownPhotosQuery = (id: string) =>
  queryOptions({
    queryKey: ["google", "own-photos", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/google/locations/{id}/photo-states", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.items.some(isMoving) ? 4_000 : false),
  });

/** Publishes photos, each in its category. */
export const publishPhotos = (id: string, photos: Schemas["GooglePhotoChoice"][]) =>
  unwrap(api.POST("/api/v1/google/locations/{id}/photos", { params: { path: { id } }, body: { photos } }));

/** Deletes a photo at Google. */
export const deleteGooglePhoto = (id: string, photo: string) =>
  unwrap(api.DELETE("/api/v1/google/locations/{id}/photos/{photo}", { params: { path: { id, photo } } }));

/** True while a photo is being sent or deleted. */
export const isMoving = ({ state }: Pick<OwnPhoto, "state">) =>
  state === "queued" || state === "sending" || state === "deleting";

/** True for a photo that Google has, or may have. */
export const isThere = ({ state }: Pick<OwnPhoto, "state">) =>
  state === "live" || state === "queued" || state === "sending";

/** Which photos of a location are on Google, and their removal there. */
export function useOwnPhotos(id: string, isLinked: boolean) {
  const client = useQueryClient();
  const query = ownPhotosQuery(id);
  const { data } = useQuery({ ...query, enabled: isLinked });
  return {
    isThere: (photo: string) => data?.items.some((own) => own.photo_id === photo && isThere(own)) ?? false,
    remove: async (photo: string) => {
      client.setQueryData(query.queryKey, await deleteGooglePhoto(id, photo));
    },
  };
}

const SINGLE: readonly PhotoCategory[] = ["cover", "profile", "logo"];

/**
 * The category of each photo that is published with the others: the chosen one, and `additional` where another photo has
 * the only place of a cover, a profile photo, or a logo.
 */
export function choicesOf(photos: readonly string[], chosen: ReadonlyMap<string, PhotoCategory>) {
  const taken = new Set<PhotoCategory>();
  return photos.map((id) => {
    const wanted = chosen.get(id) ?? "additional";
    const category = taken.has(wanted) ? "additional" : wanted;
    if (SINGLE.includes(wanted)) taken.add(wanted);
    return { id, category };
  });
}
