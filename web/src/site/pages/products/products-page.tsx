// All products at a glance.
import { ArrowRight, Building, HeartPulse, Users } from "lucide-react";
import { products as en } from "../../content/en/products/index";
import { shops as shopsEn } from "../../content/en/products/pictures";
import { products as fr } from "../../content/fr/products/index";
import { shops as shopsFr } from "../../content/fr/products/pictures";
import { PRODUCTS } from "../../content/types/layout";
import { PageLink } from "../../link";
import { ListPicture } from "../../pictures/list-picture";
import { Thumb } from "../../pictures/thumbs";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { FeatureGrid } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { StatsBand } from "../../sections/stats-band";
import { Closing, productTexts, TrialActions, useCommon, withIcons } from "./parts";

const texts = { en, fr };
const shops = { en: shopsEn, fr: shopsFr };

/** Renders the page. */
export function ProductsPage({ language }: { language: Language }) {
  const { hero, list, together, figures, meta } = texts[language];
  const cards = productTexts(language);
  const common = useCommon();
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<TrialActions />}
        note={common.trial_note}
        picture={<ListPicture label={hero.picture} text={shops[language]} />}
      />
      <Section title={list.title} lead={list.lead} tone="surface">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {PRODUCTS.map((to) => (
            <li key={to} className="card card-link overflow-hidden p-0!">
              <Thumb product={to} />
              <div className="flex flex-1 flex-col border-t border-line p-6">
                <h3 className="text-xl">
                  <PageLink to={to} className="card-target">
                    {cards[to].title}
                  </PageLink>
                </h3>
                <p className="mt-1.5 mb-5 text-pretty text-ink-muted">{cards[to].text}</p>
                <p className="card-action mt-auto text-sm" aria-hidden="true">
                  {cards[to].action} <ArrowRight className="size-4" strokeWidth={1.5} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={together.title} lead={together.lead}>
        <FeatureGrid
          items={withIcons(together.items, { list: Building, health: HeartPulse, people: Users })}
        />
      </Section>
      <Claimed claim="figures">
        <Section title={figures.title} tone="sunken">
          <StatsBand items={figures.items} />
        </Section>
      </Claimed>
      <Closing title={common.closing_title} text={common.closing_text} subject={meta.name} />
    </>
  );
}
