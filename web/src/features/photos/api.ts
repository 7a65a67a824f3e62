// Requests about the photos of a location.
import { queryOptions } from "@tanstack/react-query";
import { ApiError, api, type Schemas, unwrap } from "@/lib/api";
import { currentSession, refreshSession } from "@/lib/auth";
import { checkPictureSize } from "@/lib/pictures";

/** A photo of a location. */
export type Photo = Schemas["Photo"];
export type PhotoList = Schemas["PhotoList"];

/** Most photos of one location. */
export const MAX_PHOTOS = 50;
export const MAX_ALT = 250;

/** The photos of a location, the cover first. */
export function photosQuery(id: string) {
  return queryOptions({
    queryKey: ["locations", "photos", id],
    queryFn: ({ signal }) =>
      unwrap(api.GET("/api/v1/locations/{id}/photos", { params: { path: { id } }, signal })),
  });
}

/** Says what is to be seen; null for nothing. */
export function describePhoto(location: string, photo: string, alt: string | null): Promise<Photo> {
  const params = { path: { id: location, photo } };
  return unwrap(api.PATCH("/api/v1/locations/{id}/photos/{photo}", { body: { alt }, params }));
}

/** Puts all photos in another order; the first is the cover. */
export function orderPhotos(location: string, ids: readonly string[]): Promise<PhotoList> {
  const params = { path: { id: location } };
  return unwrap(api.PUT("/api/v1/locations/{id}/photos/order", { body: { ids: [...ids] }, params }));
}

/** Deletes a photo for good. */
export function deletePhoto(location: string, photo: string): Promise<unknown> {
  const params = { path: { id: location, photo } };
  return unwrap(api.DELETE("/api/v1/locations/{id}/photos/{photo}", { params }));
}

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  signal: AbortSignal;
  /** 0 to 1, as bytes leave the browser. */
  onProgress: (share: number) => void;
}

/** Adds a photo; fails with an ApiError, or an AbortError when given up. */
export async function uploadPhoto(location: string, file: File, options: UploadOptions): Promise<Photo> {
  checkPictureSize(file);
  const session = await currentSession();
  try {
    return await send(location, file, session?.access_token, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !session) throw error;
    const renewed = await refreshSession();
    return send(location, file, renewed?.access_token, options);
  }
}

// An XMLHttpRequest, because `fetch` cannot tell how far it has got.
function send(
  location: string,
  file: File,
  token: string | undefined,
  { signal, onProgress }: UploadOptions,
): Promise<Photo> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const upload = new XMLHttpRequest();
    upload.open("POST", `/api/v1/locations/${location}/photos`);
    upload.responseType = "json";
    upload.setRequestHeader("Content-Type", file.type || "application/octet-stream");
    if (token) upload.setRequestHeader("Authorization", `Bearer ${token}`);
    upload.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    upload.onload = () => {
      if (upload.status === 201) resolve(upload.response as Photo);
      else reject(new ApiError(problemOf(upload.status, upload.response)));
    };
    upload.onerror = () => reject(new ApiError({ status: 0, code: "unreachable" }));
    upload.onabort = () => reject(signal.reason ?? new DOMException("Aborted", "AbortError"));
    signal.addEventListener("abort", () => upload.abort(), { once: true });
    upload.send(file);
  });
}

function problemOf(status: number, body: unknown) {
  const problem = typeof body === "object" && body !== null ? (body as { code?: unknown }) : {};
  return { ...problem, status, code: typeof problem.code === "string" ? problem.code : `http_${status}` };
}
