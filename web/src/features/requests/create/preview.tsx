// Preview of a campaign: the email, and the page behind its link.
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useLocationNames } from "@/lib/location-choices";
import { cx } from "@/ui/cx";
import { linksQuery } from "../links/api";
import { settingsQuery } from "../settings/api";
import type { Language, Wording } from "../types";
import { filled, piecesOf } from "./variables";
import { useCreateWords } from "./words";

const VIEWS = ["mail", "page"] as const;
type View = (typeof VIEWS)[number];

export interface PreviewProps {
  language: Language;
  wording: Wording;
  /** Sample location. */
  location: string | undefined;
}

/** A switch between the two, and the one chosen. */
export function Preview(props: PreviewProps) {
  const { wording: words } = useCreateWords();
  const [view, setView] = useState<View>("mail");
  return (
    <section aria-label={words.preview} className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium text-ink">{words.preview}</h3>
        <div className="flex rounded-md border border-line-strong bg-sunken p-0.5">
          {VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className={cx(
                "focus-ring rounded-sm px-2.5 py-1 text-xs font-medium",
                view === each
                  ? "bg-surface text-ink shadow-sm dark:bg-raised"
                  : "text-ink-muted hover:text-ink",
              )}
            >
              {words.views[each]}
            </button>
          ))}
        </div>
      </div>
      {view === "mail" ? <Mail {...props} /> : <LandingPage {...props} />}
    </section>
  );
}

/** Returns the name of the location of the preview. */
function useBusiness(location: string | undefined): string {
  const nameOf = useLocationNames(location === undefined ? [] : [location]);
  return (location === undefined ? undefined : nameOf(location)) ?? "…";
}

function Mail({ language, wording, location }: PreviewProps) {
  const { preview: words } = useCreateWords();
  const { data: settings } = useQuery(settingsQuery);
  const business = useBusiness(location);
  const values = { name: words.sample[language], business, link: "" };
  return (
    <article
      lang={language}
      className="overflow-hidden rounded-lg border border-line bg-white text-[#17202a] shadow-sm"
    >
      <header className="border-b border-[#e6e1d8] px-4 py-3 text-sm">
        <p className="text-xs text-[#5a6470]">
          {words.from(settings?.sender_name || business)} · {words.to(values.name)}
        </p>
        <p className="mt-1 font-semibold break-words">{filled(wording.subject, values)}</p>
      </header>
      <div className="px-4 py-4 text-sm break-words whitespace-pre-wrap">
        {piecesOf(wording.body, values).map(({ text, variable }, at) =>
          variable === "link" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
            <span key={at} className="inline-block rounded-md bg-[#12355b] px-4 py-2 font-medium text-white">
              {words.button[language]}
            </span>
          ) : (
            text
          ),
        )}
      </div>
      <footer className="border-t border-[#e6e1d8] bg-[#fbf7f0] px-4 py-3 text-xs whitespace-pre-line text-[#5a6470]">
        {settings?.sender_name || words.no_sender}
        {"\n"}
        {settings?.postal_address?.replaceAll(/\s*\n\s*/g, ", ") || words.no_address}
        {"\n"}
        <span className="underline">{words.unsubscribe[language]}</span>
      </footer>
    </article>
  );
}

function LandingPage({ language, location }: PreviewProps) {
  const { preview: words } = useCreateWords();
  const business = useBusiness(location);
  const { data } = useQuery({ ...linksQuery(location ?? ""), enabled: location !== undefined });
  const links = data?.items ?? [];
  return (
    <>
      <article
        lang={language}
        className="mx-auto flex w-full max-w-80 flex-col gap-3 rounded-[1.5rem] border border-line-strong bg-[#fbf7f0] px-5 py-6 text-[#17202a] shadow-sm"
      >
        <h4 className="font-display text-lg leading-tight font-semibold">
          {words.page_title[language](business)}
        </h4>
        <div>
          <p className="text-sm font-semibold">{words.public[language]}</p>
          <p className="text-xs text-[#5a6470]">{words.public_text[language]}</p>
        </div>
        {links.map(({ source, name }) => (
          <Block key={source}>{name}</Block>
        ))}
        {data && links.length === 0 && <p className="text-xs text-[#8a3b2a]">{words.no_links}</p>}
        <p className="mt-1 text-sm font-semibold">{words.private[language]}</p>
        <span className="min-h-16 rounded-md border border-[#8d96a0] bg-white px-3 py-2 text-sm text-[#5a6470]">
          {words.message[language]}
        </span>
        <span className="text-xs text-[#5a6470]">{words.score[language]}</span>
        <Block>{words.send[language]}</Block>
      </article>
      <p className="text-xs text-pretty text-ink-muted">{words.fair}</p>
    </>
  );
}

function Block({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-md border border-[#12355b] bg-white py-2 text-center text-sm font-medium text-[#12355b]">
      {children}
    </span>
  );
}
