// Local pages and their six templates, each to be looked at as a whole.
import { Database, Gauge, Globe, MousePointerClick, Search, Star } from "lucide-react";
import { localPages as en } from "../../content/en/products/local-pages";
import { samplePages as samplesEn, sampleWords as wordsEn } from "../../content/en/products/sample-pages";
import { localPages as fr } from "../../content/fr/products/local-pages";
import { samplePages as samplesFr, sampleWords as wordsFr } from "../../content/fr/products/sample-pages";
import type { Trade } from "../../content/types/products";
import { PageLink } from "../../link";
import { lookOf } from "../../look";
import { LocalPage } from "../../pictures/local-page";
import { Scene } from "../../pictures/scene";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { FeatureGrid } from "../../sections/feature-grid";
import { Figure } from "../../sections/figure";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { StatsBand } from "../../sections/stats-band";
import { Closing, Related, TrialActions, useCommon, withIcons } from "./parts";

const texts = { en, fr };
const samples = { en: samplesEn, fr: samplesFr };
const words = { en: wordsEn, fr: wordsFr };

/** Names of the templates in the addresses of their samples. */
const TEMPLATES: Record<Trade, string> = {
  restaurant: "restaurant",
  medical: "medical",
  realEstate: "real_estate",
  legal: "legal",
  homeServices: "home_services",
  retail: "retail",
};

/** Renders the page. */
export function LocalPagesPage({ language }: { language: Language }) {
  const text = texts[language];
  const common = useCommon();
  const trades = Object.keys(text.templates.items) as Trade[];
  return (
    <>
      <Hero
        eyebrow={text.hero.eyebrow}
        title={text.hero.title}
        lead={text.hero.lead}
        actions={<TrialActions />}
        note={common.trial_note}
        picture={
          <Figure label={text.hero.picture}>
            <LocalPage trade="restaurant" page={samples[language].restaurant} words={words[language]} short />
          </Figure>
        }
      />
      <Section id="templates" title={text.templates.title} lead={text.templates.lead} tone="surface">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {trades.map((trade) => {
            const { title, text: description } = text.templates.items[trade];
            return (
              <li key={trade} className="card overflow-hidden p-0!">
                <Scene trade={trade} />
                <div className="flex flex-1 flex-col p-6">
                  <h3 className="text-xl">{title}</h3>
                  <p className="mt-1.5 mb-5 text-pretty text-ink-muted">{description}</p>
                  <div className="mt-auto">
                    <a href={`/templates/${TEMPLATES[trade]}/${language}`} className={lookOf("quiet")}>
                      {common.preview}
                      <span className="sr-only"> ({title})</span>
                    </a>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={text.features.title}>
        <FeatureGrid
          items={withIcons(text.features.items, {
            data: Database,
            search: Search,
            speed: Gauge,
            contact: MousePointerClick,
            reviews: Star,
            domain: Globe,
          })}
        />
        <div className="mt-14 flex flex-col items-start justify-between gap-5 rounded-xl bg-sunken p-7 sm:flex-row sm:items-center">
          <div>
            <h3 className="text-xl">{text.limits.title}</h3>
            <p className="mt-1 text-pretty text-ink-muted">{text.limits.text}</p>
          </div>
          <PageLink to="pricing" look="quiet" className="shrink-0">
            {text.limits.action}
          </PageLink>
        </div>
      </Section>
      <Claimed claim="figures">
        <Section tone="night">
          <StatsBand items={text.figures.items} />
        </Section>
      </Claimed>
      <Related to={["citations", "home-services", "retail"]} />
      <Closing title={text.closing.title} text={text.closing.text} subject={text.meta.name} />
    </>
  );
}
