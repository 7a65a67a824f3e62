// The photos, side by side.
import { ExternalLink, Image } from "lucide-react";
import { cx } from "@/ui/cx";
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
  const photos: string[] = Array.isArray(location.photos) ? location.photos : [];
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
        <p className="text-sm text-ink-faint">{words.no_photos}</p>
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
    </Section>
  );
}

const TILE = "h-24 w-32 rounded-md border border-line bg-sunken";

/** One of ours as a picture; one of another site as a link, since pages load nothing from elsewhere. */
function Photo({ src, name }: { src: string; name: string }) {
  const { host, origin } = new URL(src, location.origin);
  if (origin === location.origin) {
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
