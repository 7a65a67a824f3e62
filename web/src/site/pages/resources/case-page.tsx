// A case study, and the index of all.
import { ArrowRight, Info } from "lucide-react";
import { words as en } from "@/site/content/en/resources/words";
import { words as fr } from "@/site/content/fr/resources/words";
import { useLanguage } from "@/site/language";
import { PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Blocks } from "@/site/sections/blocks";
import { Hero } from "@/site/sections/hero";
import { Eyebrow, Section } from "@/site/sections/section";
import { StatsBand } from "@/site/sections/stats-band";
import { after, type CaseId, caseIds, cases } from "./cases";
import { TrialCta } from "./trial-cta";

const texts = { en: en.cases, fr: fr.cases };

/** The page of one story. */
export function CasePage({ id, language }: { id: CaseId; language: Language }) {
  const { business, title, lead, stats, body } = cases[id][language];
  const text = texts[language];
  return (
    <>
      <header className="column pt-12 pb-12 sm:pt-16">
        <div className="max-w-3xl">
          <Eyebrow>{business}</Eyebrow>
          <h1 className="text-3xl sm:text-5xl">{title}</h1>
          <p className="mt-5 text-lg text-pretty text-ink-muted">{lead}</p>
        </div>
      </header>
      <section className="night bg-night text-cream" aria-label={text.figures}>
        <div className="column py-12 sm:py-14">
          <StatsBand items={stats} />
        </div>
      </section>
      <div className="column grid gap-10 py-14 sm:py-20 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-20">
        <aside className="lg:order-2">
          <p className="flex gap-3 rounded-lg border border-line bg-surface p-5 text-sm text-ink-muted lg:sticky lg:top-24">
            <Info className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} aria-hidden="true" />
            {text.note}
          </p>
        </aside>
        <Blocks blocks={body} />
      </div>
      <Section title={text.others} tone="sunken" align="start">
        <ul className="grid gap-6 md:grid-cols-2">
          {after(id).map((other) => (
            <CaseCard key={other} id={other} />
          ))}
        </ul>
      </Section>
      <TrialCta language={language} />
    </>
  );
}

/** The index of the stories. */
export function CasesPage({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <>
      <Hero title={text.title} lead={text.lead} note={text.note} />
      <div className="column pb-20">
        <ul className="grid gap-6 md:grid-cols-2">
          {caseIds.map((id) => (
            <CaseCard key={id} id={id} level={2} />
          ))}
        </ul>
      </div>
      <TrialCta language={language} />
    </>
  );
}

function CaseCard({ id, level = 3 }: { id: CaseId; level?: 2 | 3 }) {
  const language = useLanguage();
  const { business, title, lead, stats } = cases[id][language];
  const Heading = `h${level}` as "h3";
  return (
    <li className="card card-link p-7">
      <p className="text-sm font-medium text-brass-ink">{business}</p>
      <Heading className="mt-2 text-xl">
        <PageLink to={id} className="card-target">
          {title}
        </PageLink>
      </Heading>
      <p className="mt-2 mb-6 text-pretty text-ink-muted">{lead}</p>
      <dl className="mt-auto flex flex-wrap gap-x-10 gap-y-4 border-t border-line pt-5">
        {stats.slice(0, 2).map(({ value, label }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 text-sm text-ink-muted">{label}</dt>
            <dd className="numeric font-display text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="card-action mt-5 text-sm" aria-hidden="true">
        {texts[language].read} <ArrowRight className="size-4" strokeWidth={1.5} />
      </p>
    </li>
  );
}
