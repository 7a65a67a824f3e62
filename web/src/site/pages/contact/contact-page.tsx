// Contact page: form, other contact options and a map.
import {
  ArrowRight,
  Building2,
  CalendarClock,
  Clock,
  LifeBuoy,
  MapPin,
  MessageCircle,
  MessageSquareReply,
  Phone,
} from "lucide-react";
import type { ReactNode } from "react";
import { contact as en } from "../../content/en/contact";
import { contact as fr } from "../../content/fr/contact";
import { PageLink } from "../../link";
import { phone } from "../../phone";
import type { Language } from "../../routes";
import { Claimed, Own } from "../../sections/claim";
import { Sign } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";
import { COMPANY } from "../../seo/origin";
import { ContactForm } from "./contact-form";
import { ContactMap } from "./contact-map";

const texts = { en, fr };

/** Renders the page. */
export function ContactPage({ language }: { language: Language }) {
  const { eyebrow, title, lead, cards, form, info, map } = texts[language];
  return (
    <>
      <Hero eyebrow={eyebrow} title={title} lead={lead} />
      <Section tone="surface">
        <div className="grid gap-12 lg:grid-cols-[1.6fr_1fr] lg:gap-16">
          <ContactForm text={form} />
          <Info text={info} language={language} />
        </div>
      </Section>
      <Section title={cards.title}>
        <ul className="even-out grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <Card icon={CalendarClock} {...cards.call}>
            <PageLink
              to="contact"
              query={{ subject: cards.call.subject }}
              hash="form"
              className="card-target"
            >
              {cards.call.title}
            </PageLink>
          </Card>
          <Card icon={MessageCircle} {...cards.chat}>
            <PageLink
              to="contact"
              query={{ subject: cards.chat.subject }}
              hash="form"
              className="card-target"
            >
              {cards.chat.title}
            </PageLink>
          </Card>
          <Card icon={LifeBuoy} {...cards.help}>
            <PageLink to="help" className="card-target">
              {cards.help.title}
            </PageLink>
          </Card>
        </ul>
      </Section>
      <Claimed claim="support">
        <Section title={map.title} tone="sunken">
          <ContactMap text={map} />
        </Section>
      </Claimed>
    </>
  );
}

function Card({
  icon,
  text,
  action,
  children,
}: {
  icon: typeof Phone;
  text: string;
  action: string;
  children: ReactNode;
}) {
  return (
    <li className="card card-link">
      <Sign icon={icon} />
      <h3 className="mt-4 text-lg font-semibold">{children}</h3>
      <p className="mt-1.5 text-pretty text-ink-muted">{text}</p>
      <p className="card-action mt-auto pt-5 text-sm" aria-hidden="true">
        {action}
        <ArrowRight className="size-4" strokeWidth={1.5} aria-hidden="true" />
      </p>
    </li>
  );
}

function Info({ text, language }: { text: (typeof en)["info"]; language: Language }) {
  const { display, dial } = phone[language];
  return (
    <div>
      <h2 className="text-2xl">{text.title}</h2>
      <dl className="mt-6 flex flex-col gap-6">
        <Fact icon={Phone} name={text.phone}>
          <a href={`tel:${dial}`} className="rounded-sm font-medium text-link hover:underline">
            {display}
          </a>
        </Fact>
        <Claimed claim="support">
          <Fact icon={MessageSquareReply} name={text.answer}>
            {text.answerText}
          </Fact>
        </Claimed>
        <Fact icon={Building2} name={text.company}>
          <address className="wrap-anywhere not-italic">{COMPANY}</address>
        </Fact>
        <Claimed claim="support">
          <Fact icon={MapPin} name={text.places}>
            {text.placesText}
          </Fact>
        </Claimed>
        <Claimed claim="support">
          <Fact icon={Clock} name={text.hours}>
            <Hours>
              {text.hoursRows.map(([days = "", hours = ""]) => (
                <HoursRow key={days} days={days} hours={hours} />
              ))}
            </Hours>
            <p className="mt-2 text-sm text-ink-muted">{text.hoursNote}</p>
          </Fact>
        </Claimed>
        <Own
          list="support"
          around={(entries) => (
            <Fact icon={Clock} name={text.hours}>
              <Hours>{entries}</Hours>
            </Fact>
          )}
          entry={(days, hours) => <HoursRow days={days} hours={hours} />}
        />
      </dl>
    </div>
  );
}

function Hours({ children }: { children: ReactNode }) {
  return (
    <table className="numeric w-full max-w-xs text-left">
      <tbody>{children}</tbody>
    </table>
  );
}

function HoursRow({ days, hours }: { days: string; hours: string }) {
  return (
    <tr>
      <th scope="row" className="py-0.5 pr-4 font-normal">
        {days}
      </th>
      <td className="py-0.5">{hours}</td>
    </tr>
  );
}

function Fact({ icon, name, children }: { icon: typeof Phone; name: string; children: ReactNode }) {
  return (
    <div className="relative min-h-10 pl-14">
      <dt className="text-sm text-ink-muted">
        <span className="absolute top-0 left-0">
          <Sign icon={icon} />
        </span>
        {name}
      </dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
