// The resources hub: bundles, six categories, newsletter.
import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  ChartLine,
  LifeBuoy,
  ListChecks,
  MapPin,
  MessageSquareText,
  Store,
  Wrench,
} from "lucide-react";
import { layout as layoutEn } from "@/site/content/en/layout";
import { hub as en } from "@/site/content/en/resources/hub";
import { layout as layoutFr } from "@/site/content/fr/layout";
import { hub as fr } from "@/site/content/fr/resources/hub";
import type { Claim } from "@/site/content/types/claims";
import { type Bundle, CATEGORIES, type CategoryId } from "@/site/content/types/resources";
import type { IconItem } from "@/site/content/types/shapes";
import { PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Claimed, IfPage } from "@/site/sections/claim";
import { Sign } from "@/site/sections/feature-grid";
import { Hero } from "@/site/sections/hero";
import { LinkCards } from "@/site/sections/link-cards";
import { NewsletterForm } from "@/site/sections/newsletter-form";
import { Section } from "@/site/sections/section";

const texts = { en, fr };
const newsletter = { en: layoutEn.newsletter, fr: layoutFr.newsletter };
const ICONS: Record<CategoryId, IconItem["icon"]> = {
  learn: BookOpen,
  tools: Wrench,
  templates: ListChecks,
  cases: Store,
  events: CalendarDays,
  support: LifeBuoy,
};
/** Categories in which every page is about one claim. */
const WHOLE: Partial<Record<CategoryId, Claim>> = { cases: "stories", events: "events" };
const BUNDLE_ICONS = [MapPin, MessageSquareText, ChartLine];

/** Renders the page. */
export function HubPage({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <>
      <Hero
        title={text.title}
        lead={text.lead}
        actions={
          <>
            <PageLink to="guide" look="primary">
              {text.start}
            </PageLink>
            <PageLink to="tool-audit" look="quiet">
              {text.browse}
            </PageLink>
          </>
        }
      />
      <Section title={text.bundlesTitle} lead={text.bundlesLead} tone="surface">
        <ul className="grid gap-6 lg:grid-cols-3">
          {text.bundles.map((bundle, index) => (
            <BundleCard key={bundle.title} {...bundle} icon={BUNDLE_ICONS[index] ?? MapPin} />
          ))}
        </ul>
      </Section>
      <Section title={text.categoriesTitle}>
        <div className="flex flex-col gap-14">
          {(Object.keys(CATEGORIES) as CategoryId[]).map((category) => (
            <Claimed key={category} claim={WHOLE[category]}>
              <div>
                <div className="mb-6 flex items-center gap-4">
                  <Sign icon={ICONS[category]} />
                  <div>
                    <h3 className="text-xl">{text.categories[category].title}</h3>
                    <p className="text-ink-muted">{text.categories[category].text}</p>
                  </div>
                </div>
                <LinkCards
                  items={CATEGORIES[category].map((to) => ({ to, action: text.more, ...text.items[to] }))}
                  level={4}
                />
              </div>
            </Claimed>
          ))}
        </div>
      </Section>
      <section className="night bg-night text-cream">
        <div className="column column-narrow py-16 sm:py-20">
          <NewsletterForm source="resources" large {...newsletter[language]} {...text.newsletter} />
        </div>
      </section>
    </>
  );
}

function BundleCard({ kind, title, text, items, action, icon }: Bundle & { icon: IconItem["icon"] }) {
  const first = items[0];
  return (
    <li className="card p-7 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-10">
      <div>
        <div className="flex items-start justify-between gap-4">
          <Sign icon={icon} />
          <span className="badge">{kind}</span>
        </div>
        <h3 className="mt-5 text-xl">{title}</h3>
        <p className="mt-2 text-pretty text-ink-muted">{text}</p>
      </div>
      <div className="flex flex-1 flex-col">
        <ul className="mt-5 mb-7 flex flex-col gap-2.5 md:max-lg:mt-0">
          {items.map(({ to, name }) => (
            <IfPage key={to} to={to}>
              <li className="tick">
                <PageLink
                  to={to}
                  className="rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
                >
                  {name}
                </PageLink>
              </li>
            </IfPage>
          ))}
        </ul>
        {first && (
          <p className="mt-auto">
            <PageLink to={first.to} look="text">
              {action}
              {"\u00a0"}
              <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
            </PageLink>
          </p>
        )}
      </div>
    </li>
  );
}
