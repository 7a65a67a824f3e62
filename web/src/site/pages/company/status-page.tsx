// Status of this instance: a script fills in the server's answers.
import { CalendarClock, Gauge, ShieldCheck } from "lucide-react";
import { status as en } from "../../content/en/company/status";
import { status as fr } from "../../content/fr/company/status";
import { PageLink } from "../../link";
import type { Page } from "../../page";
import type { Language } from "../../routes";
import { Claimed } from "../../sections/claim";
import { Cta } from "../../sections/cta";
import { FeatureGrid } from "../../sections/feature-grid";
import { Hero } from "../../sections/hero";
import { Section } from "../../sections/section";

const texts = { en, fr };
const ICONS = [Gauge, CalendarClock, ShieldCheck];
const FIGURES = ["database", "version", "uptime", "jobs_waiting", "jobs_running", "mails_waiting"] as const;

export const statusPage: Page = {
  meta: { en: en.meta, fr: fr.meta },
  updated: "2026-11-20",
  Body: StatusPage,
};

function StatusPage({ language }: { language: Language }) {
  const { eyebrow, title, lead, checking, states, explain, figures, units, none, script, notes, cta } =
    texts[language];
  const words = {
    states,
    explain,
    yes: figures.database_yes,
    no: figures.database_no,
    units,
    none,
    checked: figures.checked,
  };
  return (
    <>
      <Hero eyebrow={eyebrow} title={title} lead={lead} />
      <Section tone="surface" narrow>
        <div data-island="status" data-words={JSON.stringify(words)} className="status" data-state="checking">
          <div className="card flex-row items-center gap-5">
            <span className="status-light" aria-hidden="true" />
            <div role="status">
              <p className="font-display text-xl status-title">{checking}</p>
              <p className="mt-1 min-h-[3.25rem] text-ink-muted status-text sm:min-h-[1.625rem]" />
            </div>
          </div>
          <h2 className="mt-10 text-xl">{figures.title}</h2>
          <dl className="numeric mt-4 divide-y divide-line border-y border-line">
            {FIGURES.map((name) => (
              <div key={name} className="flex min-h-12 items-center justify-between gap-4">
                <dt className="text-ink-muted">{figures[name]}</dt>
                <dd className="font-medium" data-figure={name}>
                  –
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 min-h-6 text-sm text-ink-muted status-checked" />
          <noscript>
            <p className="mt-2">
              {script} <a href="/api/v1/status">/api/v1/status</a>
            </p>
          </noscript>
        </div>
      </Section>
      <Claimed claim="support">
        <Section title={notes.title}>
          <FeatureGrid items={notes.items.map((item, index) => ({ ...item, icon: ICONS[index] ?? Gauge }))} />
        </Section>
      </Claimed>
      <Cta
        title={cta.title}
        text={cta.text}
        actions={
          <PageLink to="contact" query={{ subject: cta.subject }} look="light">
            {cta.action}
          </PageLink>
        }
      />
    </>
  );
}
