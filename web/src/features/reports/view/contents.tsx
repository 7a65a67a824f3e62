// Table of contents beside a report; follows the scroll position.
import { useEffect, useState } from "react";
import { cx } from "@/ui/cx";
import { anchorOf } from "../sheet/anchors";
import { sheetWordsOf } from "../sheet/words";
import type { ReportLanguage, Section, SectionKind } from "../types";
import { useViewWords } from "./words";

export interface ContentsProps {
  sections: readonly Section[];
  language: ReportLanguage;
}

/** Links to the sections, in the language of the report. */
export function Contents({ sections, language }: ContentsProps) {
  const words = useViewWords();
  const { names } = sheetWordsOf(language);
  const current = useCurrent(sections);
  return (
    <nav aria-label={words.contents} className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
      <p className="mb-2 pl-3 text-xs font-medium text-ink-muted">{words.contents}</p>
      <ol lang={language} className="flex flex-col border-l border-line">
        {sections.map(({ kind }) => (
          <li key={kind}>
            <a
              href={`#${anchorOf(kind)}`}
              aria-current={kind === current ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                lead(kind);
              }}
              className={cx(
                "focus-ring -ml-px block rounded-r-sm border-l-2 border-transparent py-1 pl-3 text-sm transition-colors hover:text-ink",
                kind === current ? "border-brass font-medium text-ink" : "text-ink-muted",
              )}
            >
              {names[kind]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function lead(kind: SectionKind) {
  const heading = document.getElementById(anchorOf(kind));
  heading?.scrollIntoView({ behavior: "smooth", block: "start" });
  heading?.focus({ preventScroll: true });
}

/** Returns the last section whose heading has passed the upper third of the window. */
function useCurrent(sections: readonly Section[]): SectionKind | undefined {
  const [current, setCurrent] = useState(sections[0]?.kind);
  useEffect(() => {
    const update = () => {
      const passed = sections.filter(({ kind }) => {
        const top = document.getElementById(anchorOf(kind))?.getBoundingClientRect().top;
        return top !== undefined && top < window.innerHeight / 3;
      });
      setCurrent((passed.at(-1) ?? sections[0])?.kind);
    };
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [sections]);
  return current;
}
