// Law firms: within the rules of the profession.
import {
  BellRing,
  BookOpenText,
  CalendarCheck,
  Check,
  Landmark,
  ListChecks,
  MapPinned,
  MessageSquareLock,
  Scale,
  X,
} from "lucide-react";
import { citations as citationsEn } from "../../content/en/products/citations";
import { legalDirectories as rowsEn } from "../../content/en/products/pictures";
import { conduct as conductEn, legal as en } from "../../content/en/solutions/legal";
import { citations as citationsFr } from "../../content/fr/products/citations";
import { legalDirectories as rowsFr } from "../../content/fr/products/pictures";
import { conduct as conductFr, legal as fr } from "../../content/fr/solutions/legal";
import { CitationsPicture } from "../../pictures/citations-picture";
import type { Language } from "../../routes";
import { Section } from "../../sections/section";
import { SolutionPage } from "./solution-page";

const texts = { en, fr };
const conducts = { en: conductEn, fr: conductFr };
const words = { en: citationsEn.hero.table, fr: citationsFr.hero.table };
const rows = { en: rowsEn, fr: rowsFr };

/** Renders the page. */
export function LegalPage({ language }: { language: Language }) {
  const conduct = conducts[language];
  return (
    <SolutionPage
      text={texts[language]}
      picture={
        <CitationsPicture
          label={texts[language].hero.picture}
          words={words[language]}
          rows={rows[language]}
        />
      }
      signs={[
        BookOpenText,
        ListChecks,
        Scale,
        MessageSquareLock,
        Landmark,
        CalendarCheck,
        MapPinned,
        BellRing,
      ]}
      story="article-nap-consistency"
      related={["citations", "local-pages", "reviews"]}
    >
      <Section title={conduct.title} lead={conduct.lead} tone="sunken">
        <div className="mx-auto grid max-w-4xl gap-6 md:grid-cols-2">
          <List title={conduct.may} items={conduct.mayList} allowed />
          <List title={conduct.not} items={conduct.notList} />
        </div>
      </Section>
    </SolutionPage>
  );
}

function List({ title, items, allowed }: { title: string; items: readonly string[]; allowed?: boolean }) {
  const Icon = allowed ? Check : X;
  return (
    <div className={`rounded-xl p-7 ${allowed ? "bg-good-soft" : "bg-poor-soft"}`}>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-4 flex flex-col gap-3">
        {items.map((item) => (
          <li key={item} className="flex gap-3 text-pretty">
            <Icon
              className={`mt-1 size-4 shrink-0 ${allowed ? "text-good-ink" : "text-poor-ink"}`}
              strokeWidth={2}
              aria-hidden="true"
            />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
