// The photos of a location: shown, added, described, put in order, deleted. Each step is saved at once.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Section } from "@/features/locations/drawer/section";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { deletePhoto, MAX_PHOTOS, orderPhotos, type Photo, type PhotoList, photosQuery } from "./api";
import { DeleteDialog, DescribeDialog } from "./photo-dialogs";
import { PhotoDrop } from "./photo-drop";
import { PhotoGrid } from "./photo-grid";
import { UploadRow } from "./upload-row";
import { useUploads } from "./use-uploads";
import { usePhotosWords } from "./words";

export interface PhotosSectionProps {
  /** Id of the location. */
  location: string;
  /** Parts of a location with a Business Profile. */
  google?: PhotosOnGoogle;
}

/** Photos on Google, as another feature shows them. */
export interface PhotosOnGoogle {
  /** States of the photos on Google. */
  panel: (photos: readonly Photo[]) => ReactNode;
  /** Returns true for a photo that is published to Google and that the user may delete there. */
  isPublished: (photo: string) => boolean;
  /** Deletes a photo on Google. */
  remove: (photo: string) => Promise<unknown>;
}

/** Everything about the photos of a location. */
export function PhotosSection({ location, google }: PhotosSectionProps) {
  const messages = useMessages();
  const words = usePhotosWords();
  const format = useFormat();
  const client = useQueryClient();
  const query = photosQuery(location);
  const { data, error, isPending, refetch } = useQuery(query);
  const [describing, setDescribing] = useState<Photo | null>(null);
  const [deleting, setDeleting] = useState<Photo | null>(null);
  const [moved, setMoved] = useState("");
  const { uploads, add, retry, forget } = useUploads(location, (added) =>
    toasts.success(words.added(added, format.number(added))),
  );
  const photos = data?.items ?? [];
  const put = (items: Photo[]) => client.setQueryData<PhotoList>(query.queryKey, { items });
  const refresh = () => void client.invalidateQueries({ queryKey: ["locations"] });

  /** Shows it at once; puts it back and says so when the server refuses. */
  const attempt = async (next: Photo[], send: () => Promise<unknown>, failed: string) => {
    await client.cancelQueries({ queryKey: query.queryKey });
    const before = client.getQueryData<PhotoList>(query.queryKey)?.items ?? [];
    put(next);
    try {
      await send();
    } catch (failure) {
      put(before);
      toasts.error(`${failed} ${problemText(failure, messages)}`);
    }
    refresh();
  };
  const order = (ids: readonly string[]) => {
    const next = ids.flatMap((id) => photos.find((photo) => photo.id === id) ?? []);
    const first = next.findIndex((photo, at) => photo.id !== photos[at]?.id);
    if (first === -1) return;
    setMoved(words.moved(first + 1, next.length));
    void attempt(next, () => orderPhotos(location, ids), words.order_failed);
  };
  const remove = (photo: Photo, isOnGoogleToo: boolean) => {
    setDeleting(null);
    void attempt(
      photos.filter(({ id }) => id !== photo.id),
      async () => {
        if (isOnGoogleToo) await google?.remove(photo.id);
        await deletePhoto(location, photo.id);
        toasts.success(words.deleted);
      },
      words.delete_failed,
    );
  };
  return (
    <Section
      title={words.label}
      note={data ? words.count(format.number(photos.length), format.number(MAX_PHOTOS)) : undefined}
    >
      <div className="flex scroll-mt-14 flex-col gap-3" data-field="photos">
        {isPending && !error && <Skeleton className="h-18 w-full rounded-lg" />}
        {error && !data && (
          <Banner
            kind="error"
            title={words.load_failed}
            actions={
              <Button size="sm" onPress={() => void refetch()}>
                {messages.ui.retry}
              </Button>
            }
          >
            {problemText(error, messages)}
          </Banner>
        )}
        {data && <PhotoDrop onFiles={add} />}
        {uploads.length > 0 && (
          <ul className="flex flex-col gap-2">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.key}
                upload={upload}
                onRetry={() => retry(upload)}
                onDismiss={() => forget(upload.key)}
              />
            ))}
          </ul>
        )}
        {photos.length > 0 && (
          <PhotoGrid photos={photos} onOrder={order} onDescribe={setDescribing} onDelete={setDeleting} />
        )}
        <p className="text-xs text-ink-muted">{words.saved_at_once}</p>
        {photos.length > 0 && google?.panel(photos)}
        <p role="status" className="sr-only">
          {moved}
        </p>
      </div>
      {describing && (
        <DescribeDialog
          location={location}
          photo={describing}
          onClose={() => setDescribing(null)}
          onSaved={(saved) => put(photos.map((photo) => (photo.id === saved.id ? saved : photo)))}
        />
      )}
      {deleting && (
        <DeleteDialog
          photo={deleting}
          isOnGoogle={google?.isPublished(deleting.id) ?? false}
          onClose={() => setDeleting(null)}
          onConfirm={(isOnGoogleToo) => remove(deleting, isOnGoogleToo)}
        />
      )}
    </Section>
  );
}
