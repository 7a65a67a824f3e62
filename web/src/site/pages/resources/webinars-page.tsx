// The webinars, workshops and events that come back.
import { ArrowRight } from "lucide-react";
import { webinars as en } from "@/site/content/en/events/events";
import { webinars as fr } from "@/site/content/fr/events/events";
import { PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Hero } from "@/site/sections/hero";
import { Section } from "@/site/sections/section";
import { Steps } from "@/site/sections/steps";
import { type EventId, events, Facts } from "./event-page";
import { TrialCta } from "./trial-cta";

/** The page's words. */
export const webinarTexts = { en, fr };

/** Renders the page. */
export function WebinarsPage({ language }: { language: Language }) {
  const text = webinarTexts[language];
  return (
    <>
      <Hero title={text.title} lead={text.lead} />
      <Section title={text.listTitle} tone="surface">
        <ul className="grid gap-6 lg:grid-cols-3">
          {(Object.keys(events) as EventId[]).map((id) => {
            const event = events[id][language];
            return (
              <li key={id} className="card card-link p-7">
                <p>
                  <span className="badge">{event.kind}</span>
                </p>
                <h3 className="mt-4 text-xl">
                  <PageLink to={id} className="card-target">
                    {event.title}
                  </PageLink>
                </h3>
                <div className="mt-4 mb-4 border-t border-line">
                  <Facts facts={event.facts} />
                </div>
                <p className="card-action mt-auto" aria-hidden="true">
                  {text.more} <ArrowRight className="size-4" strokeWidth={1.5} />
                </p>
              </li>
            );
          })}
        </ul>
      </Section>
      <Section title={text.topicsTitle} lead={text.topicsLead}>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {text.topics.map(({ title, text: about }) => (
            <li key={title} className="border-t-2 border-brass pt-4">
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-1.5 text-pretty text-ink-muted">{about}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={text.howTitle} tone="sunken">
        <Steps items={text.how} />
      </Section>
      <TrialCta language={language} />
    </>
  );
}
