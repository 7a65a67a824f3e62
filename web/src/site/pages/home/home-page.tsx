// Home page: hero, six products, a week in use, three industries, figures and call to action.
import { ArrowRight } from "lucide-react";
import { home as en } from "../../content/en/home";
import { home as fr } from "../../content/fr/home";
import { INDUSTRIES } from "../../content/types/home";
import { PRODUCTS } from "../../content/types/layout";
import { ICONS } from "../../layout/icons";
import { AppLink, PageLink } from "../../link";
import type { Language } from "../../routes";
import { Awning } from "../../sections/awning";
import { Claimed, Own } from "../../sections/claim";
import { Cta } from "../../sections/cta";
import { Hero } from "../../sections/hero";
import { LinkCards } from "../../sections/link-cards";
import { Section } from "../../sections/section";
import { StatSmall, StatsBand } from "../../sections/stats-band";
import { HeroPicture } from "./hero-picture";
import { Screens } from "./screens";
import { Week } from "./week";

const texts = { en, fr };

/** Renders the page. */
export function HomePage({ language }: { language: Language }) {
  const { hero, picture, proof, features, week, industries, stats, cta } = texts[language];
  return (
    <>
      <Awning />
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={
          <>
            <AppLink to="signup" look="primary">
              {hero.start}
            </AppLink>
            <AppLink to="demo" look="quiet">
              {hero.demo}
            </AppLink>
          </>
        }
        note={hero.note}
        picture={<HeroPicture {...picture} />}
      />
      <Claimed claim="figures">
        <div className="column pb-20">
          <div className="border-t border-line pt-10">
            <StatsBand items={proof} small />
          </div>
        </div>
      </Claimed>
      <Own
        list="figures"
        around={(entries) => (
          <div className="column pb-20">
            <dl className="grid grid-cols-2 gap-x-4 gap-y-8 border-t border-line pt-10 sm:gap-x-8 lg:grid-cols-4">
              {entries}
            </dl>
          </div>
        )}
        entry={(value, label) => <StatSmall value={value} label={label} />}
      />
      <Section title={features.title} lead={features.lead} tone="surface">
        <LinkCards
          items={PRODUCTS.map((to) => ({
            to,
            icon: ICONS[to],
            action: features.more,
            ...features.items[to],
          }))}
        />
      </Section>
      <Screens demo={hero.demo} />
      <Week text={week} language={language} />
      <Section title={industries.title} lead={industries.lead} tone="surface">
        <LinkCards
          items={INDUSTRIES.map((to) => ({
            to,
            icon: ICONS[to],
            action: industries.more,
            ...industries.items[to],
          }))}
        />
        <p className="mt-8 text-center">
          <PageLink to="solutions" look="text">
            {industries.all}
            {"\u00a0"}
            <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
          </PageLink>
        </p>
      </Section>
      <Claimed claim="figures">
        <Section title={stats.title} tone="sunken">
          <StatsBand items={stats.items} />
        </Section>
      </Claimed>
      <Cta
        title={cta.title}
        text={cta.text}
        note={cta.note}
        actions={
          <>
            <AppLink to="signup" look="light">
              {cta.start}
            </AppLink>
            <PageLink to="contact" query={{ subject: cta.subject }} look="outline">
              {cta.talk}
            </PageLink>
          </>
        }
      />
    </>
  );
}
