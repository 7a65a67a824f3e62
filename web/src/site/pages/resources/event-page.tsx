// Recurring event: facts, agenda, questions and registration.
import { CalendarDays, Clock, MonitorPlay, Ticket } from "lucide-react";
import {
  masterclass as masterclassEn,
  summit as summitEn,
  workshop as workshopEn,
} from "@/site/content/en/events/events";
import {
  masterclass as masterclassFr,
  summit as summitFr,
  workshop as workshopFr,
} from "@/site/content/fr/events/events";
import type { EventText } from "@/site/content/types/events";
import { PageLink } from "@/site/link";
import type { Language, PageId } from "@/site/routes";
import { Cta } from "@/site/sections/cta";
import { Faq } from "@/site/sections/faq";
import { Hero } from "@/site/sections/hero";
import { Section } from "@/site/sections/section";
import { Checklist } from "@/site/sections/split";

/** Names an event; it is its page's id. */
export type EventId = Extract<PageId, "webinar-masterclass" | "workshop-gbp" | "event-summit">;

/** All events. */
export const events: Record<EventId, Record<Language, EventText>> = {
  "webinar-masterclass": { en: masterclassEn, fr: masterclassFr },
  "workshop-gbp": { en: workshopEn, fr: workshopFr },
  "event-summit": { en: summitEn, fr: summitFr },
};

const FACT_ICONS = [CalendarDays, Clock, MonitorPlay, Ticket];

/** Time, duration, place and price. */
export function Facts({ facts }: Pick<EventText, "facts">) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {facts.map(({ label, value }, index) => {
        const Icon = FACT_ICONS[index] ?? Ticket;
        return (
          <div key={label} className="relative py-4 pl-9">
            <dt className="text-sm text-ink-muted">
              <Icon
                className="absolute top-4.5 left-0 size-5 text-brass-ink"
                strokeWidth={1.5}
                aria-hidden="true"
              />
              {label}
            </dt>
            <dd className="font-medium text-pretty">{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The page of one event. */
export function EventPage({ id, language }: { id: EventId; language: Language }) {
  const text = events[id][language];
  const { register } = text;
  return (
    <>
      <Hero
        eyebrow={text.kind}
        title={text.title}
        lead={text.lead}
        actions={
          <PageLink to="contact" query={{ subject: register.subject }} look="primary">
            {register.action}
          </PageLink>
        }
        picture={
          <div className="card px-7 py-3">
            <Facts facts={text.facts} />
          </div>
        }
      />
      <Section title={text.agendaTitle} tone="surface" align="start" narrow>
        <ol className="divide-y divide-line border-y border-line">
          {text.agenda.map(({ time, title, text: about }) => (
            <li key={time} className="grid gap-x-8 gap-y-1 py-6 sm:grid-cols-[9rem_1fr]">
              <p className="numeric text-sm font-medium text-brass-ink sm:pt-1">{time}</p>
              <div>
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-ink-muted">{about}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={text.takeawayTitle} align="start" narrow>
        <div className="text-lg">
          <Checklist items={text.takeaways} />
        </div>
      </Section>
      <Section title={text.faqTitle} tone="sunken">
        <Faq items={text.faq} />
      </Section>
      <Cta
        title={register.title}
        text={register.text}
        actions={
          <PageLink to="contact" query={{ subject: register.subject }} look="light">
            {register.action}
          </PageLink>
        }
      />
    </>
  );
}
