// All industries, and three stories.
import { ArrowRight } from "lucide-react";
import { dentist as dentistEn } from "../../content/en/products/pictures";
import { solutions as en } from "../../content/en/solutions/index";
import { dentist as dentistFr } from "../../content/fr/products/pictures";
import { solutions as fr } from "../../content/fr/solutions/index";
import { PageLink } from "../../link";
import { PackPicture } from "../../pictures/pack-picture";
import type { Language, PageId } from "../../routes";
import { Claimed, IfPage } from "../../sections/claim";
import { Hero } from "../../sections/hero";
import { LinkCards } from "../../sections/link-cards";
import { Section } from "../../sections/section";
import { Closing, solutionCards, TrialActions, useCommon } from "../products/parts";

const texts = { en, fr };
const packs = { en: dentistEn, fr: dentistFr };

const STORIES = {
  pizzeria: "case-marios-pizzeria",
  dental: "case-downtown-dental",
  realty: "case-riverside-realty",
} as const satisfies Record<keyof typeof en.stories.items, PageId>;

/** Renders the page. */
export function SolutionsPage({ language }: { language: Language }) {
  const { hero, cards, stories, agencies, meta } = texts[language];
  const common = useCommon();
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        title={hero.title}
        lead={hero.lead}
        actions={<TrialActions />}
        note={common.trial_note}
        picture={<PackPicture label={hero.picture} text={packs[language]} />}
      />
      <Section title={cards.title} lead={cards.lead} tone="surface">
        <LinkCards items={solutionCards(language)} />
      </Section>
      <Claimed claim="stories">
        <Section title={stories.title} lead={stories.lead}>
          <ul className="grid gap-6 lg:grid-cols-3">
            {(Object.keys(STORIES) as (keyof typeof STORIES)[]).map((id) => {
              const { name, trade, value, label, text, action } = stories.items[id];
              return (
                <li key={id} className="card card-link overflow-hidden p-0!">
                  <p className="bg-brass-soft px-7 py-6">
                    <span className="numeric block font-display text-4xl">{value}</span>
                    <span className="font-medium">{label}</span>
                  </p>
                  <div className="flex flex-1 flex-col p-7">
                    <p className="text-sm font-semibold text-brass-ink">{trade}</p>
                    <h3 className="mt-1 text-xl">
                      <PageLink to={STORIES[id]} className="card-target">
                        {name}
                      </PageLink>
                    </h3>
                    <p className="mt-2 mb-5 text-pretty text-ink-muted">{text}</p>
                    <p className="card-action mt-auto" aria-hidden="true">
                      {action} <ArrowRight className="size-4" strokeWidth={1.5} />
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Section>
      </Claimed>
      <Section tone="sunken">
        <div className="flex flex-col justify-between gap-8 lg:flex-row lg:items-center">
          <div className="max-w-2xl">
            <h2 className="text-2xl">{agencies.title}</h2>
            <p className="mt-3 text-lg text-pretty text-ink-muted">{agencies.text}</p>
          </div>
          <div className="flex shrink-0 flex-wrap gap-3">
            <PageLink to="reporting" hash="white-label" look="quiet">
              {agencies.action}
            </PageLink>
            <IfPage to="partners">
              <PageLink to="partners" look="quiet">
                {agencies.partner}
              </PageLink>
            </IfPage>
          </div>
        </div>
      </Section>
      <Closing title={common.closing_title} text={common.closing_text} subject={meta.name} />
    </>
  );
}
