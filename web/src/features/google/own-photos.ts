// Publication of the photos of a location to its Business Profile: requests, states and categories.
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type Schemas, unwrap } from "@/lib/api";

export type OwnPhoto = Schemas["GoogleOwnPhoto"];
export type OwnPhotoList = Schemas["GoogleOwnPhotoList"];
export type PhotoCategory = Schemas["GooglePhotoCategory"];

/** Query of the states of a location's photos at Google. It polls while photos are being sent or deleted. */
export const ownPhotosQuery = (id: string) =>
  queryOptions({
    queryKey: ["google", "own-photos", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/google/locations/{id}/photo-states", { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? 4_000 : false),
  });

/** Publishes photos, each in its category. */
export const publishPhotos = (id: string, photos: Schemas["GooglePhotoChoice"][]) =>
  unwrap(api.POST("/api/v1/google/locations/{id}/photos", { params: { path: { id } }, body: { photos } }));

/** Deletes a photo at Google. */
export const deleteGooglePhoto = (id: string, photo: string) =>
  unwrap(api.DELETE("/api/v1/google/locations/{id}/photos/{photo}", { params: { path: { id, photo } } }));

/** Returns true while a photo is being sent or deleted. */
export const isInProgress = ({ state }: Pick<OwnPhoto, "state">) =>
  state === "queued" || state === "sending" || state === "deleting";

/** Returns true for a photo that is published, or queued to be. */
export const isPublished = ({ state }: Pick<OwnPhoto, "state">) =>
  state === "live" || state === "queued" || state === "sending";

/** Returns functions that check whether a photo is published to Google, and delete it there. */
export function useOwnPhotos(id: string, isLinked: boolean) {
  const client = useQueryClient();
  const query = ownPhotosQuery(id);
  const { data } = useQuery({ ...query, enabled: isLinked });
  return {
    isPublished: (photo: string) =>
      data?.items.some((own) => own.photo_id === photo && isPublished(own)) ?? false,
    remove: async (photo: string) => {
      client.setQueryData(query.queryKey, await deleteGooglePhoto(id, photo));
    },
  };
}

/** Categories with at most one photo per Business Profile. */
const SINGLE_PHOTO_CATEGORIES: readonly PhotoCategory[] = ["cover", "profile", "logo"];

/**
 * Returns the photos to publish with their categories. A photo gets the chosen category, or `additional` when an
 * earlier photo of the list already is the cover, the profile photo or the logo.
 */
export function assignCategories(photos: readonly string[], chosen: ReadonlyMap<string, PhotoCategory>) {
  const taken = new Set<PhotoCategory>();
  return photos.map((id) => {
    const choice = chosen.get(id) ?? "additional";
    const category = taken.has(choice) ? "additional" : choice;
    if (SINGLE_PHOTO_CATEGORIES.includes(choice)) taken.add(choice);
    return { id, category };
  });
}
