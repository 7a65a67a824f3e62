// A piece of a page in the chosen look.
import { isColor, textOn } from "../contrast";
import type { SiteDraft } from "../site-draft";
import type { Font } from "../types";
import { useCreateWords } from "./words";

/** Fonts as the pages have them. */
const STACKS: Record<Font, string> = {
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, serif',
  geometric: 'Avenir, Montserrat, Corbel, "URW Gothic", source-sans-pro, sans-serif',
};
const DEFAULT = "#12355b";

/** Header, headline and buttons; nothing in it does anything. */
export function LookPreview({ draft }: { draft: SiteDraft }) {
  const { look: words } = useCreateWords();
  const primary = isColor(draft.colors.primary) ? draft.colors.primary : DEFAULT;
  const accent = isColor(draft.colors.accent) ? draft.colors.accent : DEFAULT;
  return (
    <figure aria-label={words.preview}>
      <div
        className="overflow-hidden rounded-lg border border-line-strong bg-white text-[#1b2128] shadow-md scheme-light"
        style={{ fontFamily: STACKS[draft.font] }}
        aria-hidden="true"
      >
        <div
          className="flex items-baseline justify-between gap-3 px-5 py-3.5"
          style={{ background: primary, color: textOn(primary) }}
        >
          <span className="truncate font-semibold">{draft.name || "…"}</span>
          <span className="shrink-0 text-xs opacity-90">{words.sample.place}</span>
        </div>
        <div className="flex flex-col gap-3 px-5 py-6">
          <p className="text-2xl leading-tight font-semibold text-balance">{words.sample.headline}</p>
          <p className="text-pretty text-[#4a545e]">{words.sample.text}</p>
          <div className="flex flex-wrap items-center gap-4 pt-4">
            <span
              className="rounded-md px-4 py-2.5 text-sm font-semibold"
              style={{ background: accent, color: textOn(accent) }}
            >
              {words.sample.action}
            </span>
            <span className="text-sm font-medium underline underline-offset-4">{words.sample.link}</span>
          </div>
          <p className="text-sm text-[#1f6b43]">● {words.sample.open}</p>
        </div>
      </div>
    </figure>
  );
}
