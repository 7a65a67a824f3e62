// Healthcare: privacy first.
import {
  Accessibility,
  CalendarCheck,
  Check,
  Clock,
  FileClock,
  ListChecks,
  MapPin,
  MessageSquareLock,
  UserRound,
} from "lucide-react";
import { patient as patientEn } from "../../content/en/products/pictures";
import { care as careEn, healthcare as en } from "../../content/en/solutions/healthcare";
import { patient as patientFr } from "../../content/fr/products/pictures";
import { care as careFr, healthcare as fr } from "../../content/fr/solutions/healthcare";
import { ReviewPicture } from "../../pictures/review-picture";
import type { Language } from "../../routes";
import { Eyebrow, Section } from "../../sections/section";
import { SolutionPage } from "./solution-page";

const texts = { en, fr };
const cares = { en: careEn, fr: careFr };
const reviews = { en: patientEn, fr: patientFr };

/** Renders the page. */
export function HealthcarePage({ language }: { language: Language }) {
  const { hipaa, specialties } = cares[language];
  return (
    <SolutionPage
      text={texts[language]}
      picture={<ReviewPicture label={texts[language].hero.picture} text={reviews[language]} />}
      signs={[
        UserRound,
        CalendarCheck,
        MessageSquareLock,
        ListChecks,
        Clock,
        Accessibility,
        MapPin,
        FileClock,
      ]}
      story="case-downtown-dental"
      related={["reviews", "citations", "reporting"]}
    >
      <Section id="hipaa" tone="sunken">
        <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
          <div>
            <Eyebrow>{hipaa.eyebrow}</Eyebrow>
            <h2 className="text-3xl">{hipaa.title}</h2>
            <p className="mt-4 text-lg text-pretty text-ink-muted">{hipaa.text}</p>
            <dl className="mt-7 flex flex-col gap-5">
              {hipaa.promise.map(({ title, text }) => (
                <div key={title} className="border-s-2 border-brass ps-5">
                  <dt className="font-semibold">{title}</dt>
                  <dd className="mt-0.5 text-pretty text-ink-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="rounded-xl border border-line bg-surface p-7 sm:p-9">
            <h3 className="text-xl">{hipaa.really}</h3>
            <ul className="mt-5 flex flex-col gap-3">
              {hipaa.list.map((item) => (
                <li key={item} className="flex gap-3 text-pretty">
                  <Check className="mt-1 size-4 shrink-0 text-good-ink" strokeWidth={2} aria-hidden="true" />
                  {item}
                </li>
              ))}
            </ul>
            <p className="mt-6 border-t border-line pt-5 text-sm text-ink-muted">{hipaa.note}</p>
          </div>
        </div>
      </Section>
      <Section title={specialties.title} lead={specialties.lead} tone="surface">
        <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {specialties.items.map(({ title, text }) => (
            <li key={title} className="bg-surface p-6">
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-pretty text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </SolutionPage>
  );
}
