// The photos, side by side.
import { ExternalLink, Image } from "lucide-react";
import { use } from "react";
import { cx } from "@/ui/cx";
import { SlotsContext } from "../slots";
import type { Location } from "../types";
import type { GoTo } from "./go-to";
import { quietAction, Section } from "./section";
import { useDrawerWords } from "./words";

/** A strip that scrolls sideways; the cover comes first. */
export function Photos({
  location,
  canEdit,
  onGoTo,
}: {
  location: Location;
  canEdit: boolean;
  onGoTo: GoTo;
}) {
  const { overview: words } = useDrawerWords();
  const onGoogle = use(SlotsContext).googlePhotos?.(location);
  const all: string[] = Array.isArray(location.photos) ? location.photos : [];
  const photos = onGoogle ? all.filter(isOurs) : all;
  return (
    <Section
      title={words.photos}
      action={
        canEdit && (
          <button type="button" onClick={() => onGoTo("settings", "photos")} className={quietAction}>
            {photos.length > 0 ? words.edit : words.add_photos}
          </button>
        )
      }
    >
      {photos.length === 0 ? (
        <p className="text-sm text-ink-faint">{onGoogle ? words.no_own_photos : words.no_photos}</p>
      ) : (
        <ul
          className="focus-ring flex snap-x gap-2 overflow-x-auto rounded-lg pb-1"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={words.photos}
        >
          {photos.map((photo, at) => (
            <li key={photo} className="shrink-0 snap-start">
              <Photo src={photo} name={words.photo(at + 1, location.name)} />
            </li>
          ))}
        </ul>
      )}
      {onGoogle && photos.length > 0 && <p className="mt-1 text-xs text-ink-muted">{words.once_published}</p>}
      {onGoogle && <div className="mt-4">{onGoogle}</div>}
    </Section>
  );
}

const TILE = "h-24 w-32 rounded-md border border-line bg-sunken";

/** True for a picture of our own store. */
const isOurs = (src: string) => new URL(src, location.origin).origin === location.origin;

/** A hosted photo as a picture; a photo of another site as a link, because pages load nothing from other sites. */
function Photo({ src, name }: { src: string; name: string }) {
  const { host } = new URL(src, location.origin);
  if (isOurs(src)) {
    return <img src={src} alt={name} loading="lazy" decoding="async" className={cx(TILE, "object-cover")} />;
  }
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name}, ${host}`}
      className={cx(
        TILE,
        "focus-ring flex flex-col items-center justify-center gap-1.5 px-2 text-ink-muted hover:bg-hover hover:text-ink",
      )}
    >
      <Image className="size-6 text-brass" strokeWidth={1.5} aria-hidden="true" />
      <span className="flex max-w-full items-center gap-1 text-xs">
        <span className="truncate">{host}</span>
        <ExternalLink className="size-3 shrink-0" strokeWidth={1.5} aria-hidden="true" />
      </span>
    </a>
  );
}
