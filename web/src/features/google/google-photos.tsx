// Photos on Google of a location, with their authors' names.
import { useQuery } from "@tanstack/react-query";
import { ImageOff } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useFormat, useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { Skeleton } from "@/ui/skeleton";
import { type GooglePhoto, googlePhotosQuery } from "./api";
import { googleText, useGoogleWords } from "./words";

/** A strip that scrolls sideways: the owner's photos, then the public's. */
export function GooglePhotos({ id }: { id: string }) {
  const all = useGoogleWords();
  const words = all.photos;
  const messages = useMessages();
  const format = useFormat();
  const title = useId();
  const [section, isSeen] = useSeen();
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...googlePhotosQuery(id),
    enabled: isSeen,
  });
  const failure = data?.error
    ? (googleText(all, data.error) ?? "")
    : error && !data
      ? problemText(error, messages)
      : null;
  const photos = data?.items ?? [];
  return (
    <section ref={section} aria-labelledby={title} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <h4 id={title} className="text-sm font-medium text-ink">
          {words.title}
        </h4>
        {data && photos.length > 0 && (
          <p className="text-xs text-ink-muted">
            {words.count(photos.length, format.number(photos.length), format.dateTime(data.read_at))}
          </p>
        )}
      </div>
      {isPending ? (
        <Skeleton className="h-24 w-full rounded-md" />
      ) : failure !== null ? (
        <Banner
          kind="error"
          title={words.failed}
          actions={
            <Button size="sm" isPending={isFetching} onPress={() => void refetch()}>
              {messages.ui.retry}
            </Button>
          }
        >
          {failure}
        </Banner>
      ) : photos.length === 0 ? (
        <p className="text-sm text-ink-faint">{words.none}</p>
      ) : (
        <ul
          className="focus-ring flex snap-x gap-2 overflow-x-auto rounded-lg pb-1"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={words.title}
        >
          {photos.map((photo, at) => (
            <li key={photo.id} className="w-32 shrink-0 snap-start">
              <Photo photo={photo} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A reference to an element, and true once it was in view: photos out of view are not read from Google. */
function useSeen() {
  const element = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, []);
  return [element, isSeen] as const;
}

const TILE = "h-24 w-32 rounded-md border border-line bg-sunken";

function Photo({ photo, number }: { photo: GooglePhoto; number: number }) {
  const { photos: words } = useGoogleWords();
  const format = useFormat();
  const [isBroken, setBroken] = useState(false);
  const author = photo.is_by_owner ? words.owner : (photo.author ?? words.visitor);
  const category = words.categories[photo.category as keyof typeof words.categories];
  return (
    <figure>
      {photo.url && photo.thumbnail_url && !isBroken ? (
        <a
          href={photo.url}
          target="_blank"
          rel="noreferrer"
          aria-label={words.open(number, author)}
          className="focus-ring block rounded-md"
        >
          <img
            src={photo.thumbnail_url}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
            className={cx(TILE, "object-cover")}
          />
        </a>
      ) : (
        <div className={cx(TILE, "flex flex-col items-center justify-center gap-1.5 px-2 text-ink-muted")}>
          <ImageOff className="size-6" strokeWidth={1.5} aria-hidden="true" />
          <span className="text-center text-xs">{words.missing}</span>
        </div>
      )}
      <figcaption className="mt-1 text-xs">
        <span className="block truncate text-ink" title={author}>
          <bdi>{author}</bdi>
        </span>
        <span className="block truncate text-ink-muted">
          {(photo.is_by_owner && category) || (photo.added_at && format.date(photo.added_at))}
        </span>
      </figcaption>
    </figure>
  );
}
