// The help center: questions by topic.
import { Activity, BookOpen, Braces } from "lucide-react";
import { help as en } from "../../content/en/company/help";
import { help as fr } from "../../content/fr/company/help";
import { PageLink } from "../../link";
import type { Page } from "../../page";
import type { Language } from "../../routes";
import { Cta } from "../../sections/cta";
import { Faq, faqLd } from "../../sections/faq";
import { Hero } from "../../sections/hero";
import { LinkCards } from "../../sections/link-cards";
import { Section } from "../../sections/section";
import { TASKS, taskTexts } from "../docs";

const texts = { en, fr };

export const helpPage: Page = {
  meta: { en: en.meta, fr: fr.meta },
  updated: "2026-11-20",
  jsonLd: (language) => [faqLd(texts[language].topics.flatMap((topic) => topic.questions))],
  Body: HelpPage,
};

function HelpPage({ language }: { language: Language }) {
  const { eyebrow, title, lead, search, topicsTitle, topics, tasksTitle, more, cta } = texts[language];
  return (
    <>
      <Hero
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={
          <nav aria-label={topicsTitle} className="chips text-center">
            {topics.map((topic) => (
              <a
                key={topic.id}
                href={`#${topic.id}`}
                className="min-h-11 rounded-full border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-hover"
              >
                {topic.title}
              </a>
            ))}
          </nav>
        }
      />
      <div className="column max-w-3xl pb-10" data-island="help-search" data-words={JSON.stringify(search)}>
        <search className="invisible">
          <label htmlFor="help-search" className="mb-1.5 block text-sm font-medium">
            {search.label}
          </label>
          <input id="help-search" type="search" maxLength={100} autoComplete="off" className="input w-full" />
          <p role="status" className="mt-2 min-h-6 text-sm text-ink-muted" />
        </search>
      </div>
      {topics.map((topic, index) => (
        <Section
          key={topic.id}
          id={topic.id}
          title={topic.title}
          tone={index % 2 ? "paper" : "surface"}
          narrow
        >
          <Faq items={topic.questions} />
        </Section>
      ))}
      <Section title={tasksTitle}>
        <LinkCards
          items={TASKS.map((to) => {
            const { meta, lead: text } = taskTexts[language][to];
            return { to, title: meta.name, text };
          })}
        />
      </Section>
      <Section title={more.title}>
        <LinkCards
          items={[
            { to: "docs", icon: BookOpen, ...more.docs },
            { to: "api", icon: Braces, ...more.api },
            { to: "status", icon: Activity, ...more.status },
          ]}
        />
      </Section>
      <Cta
        title={cta.title}
        text={cta.text}
        actions={
          <PageLink to="contact" look="light">
            {cta.action}
          </PageLink>
        }
      />
    </>
  );
}
