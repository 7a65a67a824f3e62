// Publishes the photos of a location to its Business Profile: category, state, and what Google refused.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge, StatusBadge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import {
  assignCategories,
  deleteGooglePhoto,
  isInProgress,
  isPublished,
  type OwnPhoto,
  ownPhotosQuery,
  type PhotoCategory,
  publishPhotos,
} from "./own-photos";
import { googleText, useGoogleWords } from "./words";

/** A photo here, as far as this panel shows it. */
export interface PanelPhoto {
  id: string;
  thumbnail_url: string;
  alt: string | null;
}

export interface OwnPhotosPanelProps {
  /** Id of the location. */
  id: string;
  photos: readonly PanelPhoto[];
  /** True for members who can publish. */
  canPublish: boolean;
}

/** A row for each photo, and a button for all that are not on Google. */
export function OwnPhotosPanel({ id, photos, canPublish }: OwnPhotosPanelProps) {
  const { own_photos: words } = useGoogleWords();
  const messages = useMessages();
  const client = useQueryClient();
  const query = ownPhotosQuery(id);
  const { data, error } = useQuery(query);
  const [chosen, setChosen] = useState<ReadonlyMap<string, PhotoCategory>>(new Map());
  const { mutate, isPending } = useMutation({
    mutationFn: (send: () => ReturnType<typeof publishPhotos>) => send(),
    onSuccess: (after) => client.setQueryData(query.queryKey, after),
    onError: (problem) => toasts.error(problemText(problem, messages)),
  });
  if (error && !data)
    return (
      <Banner kind="error" title={words.load_failed}>
        {problemText(error, messages)}
      </Banner>
    );
  if (!data) return null;
  const own = new Map(data.items.map((item) => [item.photo_id, item]));
  const categoryOf = (photo: string): PhotoCategory =>
    chosen.get(photo) ?? own.get(photo)?.category ?? "additional";
  const missing = photos.filter((photo) => {
    const item = own.get(photo.id);
    return !item || (!isInProgress(item) && !isPublished(item));
  });
  const publish = (ids: readonly string[]) => {
    const categories = new Map(ids.map((photo) => [photo, categoryOf(photo)]));
    mutate(() => publishPhotos(id, assignCategories(ids, categories)));
  };
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-paper/60 px-4 py-3">
        <div className="min-w-0">
          <h4 className="font-semibold">{words.title}</h4>
          <p className="text-xs text-ink-muted">{words.text}</p>
        </div>
        {canPublish && missing.length > 1 && (
          <Button size="sm" isDisabled={isPending} onPress={() => publish(missing.map((photo) => photo.id))}>
            {words.publish_all}
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line">
        {photos.map((photo, at) => (
          <Row
            key={photo.id}
            photo={photo}
            number={at + 1}
            own={own.get(photo.id)}
            category={categoryOf(photo.id)}
            canPublish={canPublish}
            isDisabled={isPending}
            onChoose={(category) => setChosen(new Map(chosen).set(photo.id, category))}
            onPublish={() => publish([photo.id])}
            onDelete={() => mutate(() => deleteGooglePhoto(id, photo.id))}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  photo: PanelPhoto;
  number: number;
  own: OwnPhoto | undefined;
  category: PhotoCategory;
  canPublish: boolean;
  isDisabled: boolean;
  onChoose: (category: PhotoCategory) => void;
  onPublish: () => void;
  onDelete: () => void;
}

function Row(props: RowProps) {
  const { photo, number, own, category, canPublish, isDisabled } = props;
  const all = useGoogleWords();
  const { own_photos: words, photos } = all;
  const categories = { ...photos.categories, additional: words.additional };
  const isOnGoogle = own?.state === "live";
  const mayPublish = !own || (!isInProgress(own) && (!isOnGoogle || own.category !== category));
  const reason = own?.code && (googleText(all, own.code) ?? all.errors.google_refused);
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-2.5">
      <img
        src={photo.thumbnail_url}
        alt={photo.alt ?? words.photo(number)}
        loading="lazy"
        className="h-12 w-16 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="min-w-36 flex-1">
        {canPublish ? (
          <Select
            label={words.category(number)}
            hideLabel
            value={category}
            isDisabled={isDisabled || (own !== undefined && isInProgress(own))}
            choices={Object.entries(categories).map(([key, label]) => ({ id: key, label }))}
            onChange={(key) => props.onChoose(key as PhotoCategory)}
          />
        ) : (
          own && <p className="text-sm">{categories[own.category]}</p>
        )}
      </div>
      <PhotoState own={own} />
      {canPublish && mayPublish && (
        <Button size="sm" isDisabled={isDisabled} onPress={props.onPublish}>
          {isOnGoogle ? words.move : words.publish}
        </Button>
      )}
      {canPublish && isOnGoogle && own.category === category && (
        <Button size="sm" isDisabled={isDisabled} onPress={props.onDelete}>
          {words.delete}
        </Button>
      )}
      {reason && (
        <p className="w-full text-sm text-poor-ink">
          {reason} {own?.detail && !googleText(all, own.code) && <q lang="en">{own.detail}</q>}
        </p>
      )}
    </li>
  );
}

function PhotoState({ own }: { own: OwnPhoto | undefined }) {
  const { states } = useGoogleWords().own_photos;
  if (!own) return <Badge tone="neutral">{states.not_sent}</Badge>;
  if (own.state === "live") return <StatusBadge status="good">{states.live}</StatusBadge>;
  if (own.state === "refused") return <StatusBadge status="poor">{states.refused}</StatusBadge>;
  if (own.state === "deleted") return <StatusBadge status="fair">{states.deleted}</StatusBadge>;
  return <Badge tone="neutral">{states[own.state]}</Badge>;
}
