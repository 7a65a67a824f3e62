// Preview of a post as Google shows it, always on white.
import type { ButtonKind, Language } from "../types";
import { useComposerWords } from "./words";

export interface GoogleCardProps {
  language: Language;
  /** Name of the location. */
  name: string;
  title: string | null;
  text: string;
  /** Start and end, as text. */
  period: readonly string[] | null;
  photo: string | null;
  button: ButtonKind | null;
  code: string;
  isOffer: boolean;
}

/** Business, photo, text and button. */
export function GoogleCard(props: GoogleCardProps) {
  const { language, name, title, text, period, photo, button, code, isOffer } = props;
  const { preview: words, button: buttons, photo: photos } = useComposerWords();
  const label = isOffer ? words.redeem : button === "call" ? words.call : button && buttons.kinds[button];
  return (
    <article
      lang={language}
      data-slot="google-card"
      className="overflow-hidden rounded-lg border border-line-strong bg-white text-sm text-[#1f1f1f] shadow-sm"
    >
      <header className="flex items-center gap-2.5 px-4 py-3">
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-full bg-[#12355b] font-medium text-white"
        >
          {[...name][0]?.toUpperCase()}
        </span>
        <span className="min-w-0">
          <bdi className="block truncate font-medium">{name || "…"}</bdi>
          <span className="block text-xs text-[#5e5e5e]">{words.now}</span>
        </span>
      </header>
      {photo && <img src={photo} alt={photos.alt} className="aspect-4/3 w-full object-cover" />}
      <div className="flex flex-col gap-1.5 px-4 py-3">
        {title && <h4 className="text-base font-medium break-words">{title}</h4>}
        {period && <p className="numeric text-xs text-[#5e5e5e]">{period.join(" – ")}</p>}
        <p className="line-clamp-[12] break-words whitespace-pre-wrap">
          {text || <span className="text-[#5e5e5e]">{words.empty}</span>}
        </p>
        {code && (
          <p className="self-start rounded-sm border border-dashed border-[#747775] px-2 py-1 text-xs font-medium">
            {words.code(code)}
          </p>
        )}
      </div>
      {label && <p className="border-t border-[#e3e3e3] px-4 py-3 font-medium text-[#0b57d0]">{label}</p>}
    </article>
  );
}
