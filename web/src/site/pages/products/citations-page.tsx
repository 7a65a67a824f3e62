// Citation building.
import { ArrowRight, Globe, HeartPulse, type LucideIcon, Scale, Wrench } from "lucide-react";
import { citations as en } from "../../content/en/products/citations";
import { directories as directoriesEn } from "../../content/en/products/pictures";
import { citations as fr } from "../../content/fr/products/citations";
import { directories as directoriesFr } from "../../content/fr/products/pictures";
import { PageLink } from "../../link";
import { CitationsPicture } from "../../pictures/citations-picture";
import { NamesPicture } from "../../pictures/names-picture";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { Sign } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { Split } from "../../sections/split";
import { StatsBand } from "../../sections/stats-band";
import { Steps } from "../../sections/steps";
import { Closing, Related, TrialActions, useCommon } from "./parts";

const texts = { en, fr };
const directories = { en: directoriesEn, fr: directoriesFr };

const ICONS: Record<keyof typeof en.groups.items, LucideIcon> = {
  major: Globe,
  healthcare: HeartPulse,
  legal: Scale,
  home: Wrench,
};
const GROUPS = Object.keys(ICONS) as (keyof typeof ICONS)[];

/** Renders the page. */
export function CitationsPage({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <>
      <Hero
        eyebrow={text.hero.eyebrow}
        title={text.hero.title}
        lead={text.hero.lead}
        actions={<TrialActions />}
        note={useCommon().trial_note}
        picture={
          <CitationsPicture label={text.hero.picture} words={text.hero.table} rows={directories[language]} />
        }
      />
      <Section title={text.process.title} lead={text.process.lead} tone="surface">
        <Steps items={text.process.items} />
      </Section>
      <Section>
        <Split
          level={2}
          title={text.consistency.title}
          text={text.consistency.text}
          points={text.consistency.points}
          action={
            <PageLink to="article-nap-consistency" look="text">
              {text.consistency.action}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          }
          picture={<NamesPicture label={text.consistency.picture} text={text.consistency.cards} />}
        />
      </Section>
      <Section title={text.groups.title} lead={text.groups.lead} tone="surface">
        <div className="divide-y divide-line border-y border-line">
          {GROUPS.map((group) => {
            const { title, text: description, names } = text.groups.items[group];
            return (
              <div key={group} className="grid gap-4 py-7 md:grid-cols-[20rem_1fr] md:items-center md:gap-10">
                <div className="flex gap-4">
                  <Sign icon={ICONS[group]} />
                  <div>
                    <h3 className="text-lg font-semibold">{title}</h3>
                    <p className="text-ink-muted">{description}</p>
                  </div>
                </div>
                <ul className="chips">
                  {names.map((name) => (
                    <li key={name} className="rounded-full border border-line-strong px-3.5 py-1 text-sm">
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
        <p className="mt-8 text-center">
          <PageLink to="template-citations" look="quiet">
            {text.template}
          </PageLink>
        </p>
      </Section>
      <Claimed claim="figures">
        <Section tone="night">
          <StatsBand items={text.figures.items} />
        </Section>
      </Claimed>
      <Related to={["local-pages", "legal", "home-services"]} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}
