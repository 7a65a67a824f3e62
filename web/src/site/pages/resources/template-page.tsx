// Template: content, downloads and instructions; and the index of all templates.
import { Download, Printer } from "lucide-react";
import { words as en } from "@/site/content/en/resources/words";
import { words as fr } from "@/site/content/fr/resources/words";
import type { TemplateText } from "@/site/content/types/templates";
import { PageLink } from "@/site/link";
import { lookOf } from "@/site/look";
import type { Language } from "@/site/routes";
import { Blocks } from "@/site/sections/blocks";
import { Hero } from "@/site/sections/hero";
import { Section } from "@/site/sections/section";
import { csvOf, printOf } from "./downloads";
import { SheetTable } from "./sheet";
import { type TemplateId, templateIds, templates } from "./template-texts";
import { TrialCta } from "./trial-cta";

const texts = { en: en.templates, fr: fr.templates };

/** The page of one template. */
export function TemplatePage({ id, language }: { id: TemplateId; language: Language }) {
  const template = templates[id][language];
  const text = texts[language];
  const { sheet } = template;
  return (
    <>
      <Hero
        eyebrow={text.cards[id]}
        title={template.title}
        lead={template.lead}
        actions={<Downloads template={template} language={language} />}
        note={text.note}
      />
      <Section title={text.preview} tone="surface" align="start">
        <SheetTable sheet={sheet} boxes={id === "template-checklist"} />
      </Section>
      <div className="column py-16 sm:py-20">
        <Blocks blocks={template.use} />
      </div>
      <TrialCta language={language} />
    </>
  );
}

function Downloads({ template, language }: { template: TemplateText; language: Language }) {
  const text = texts[language];
  return (
    <>
      <a href={csvOf(template)} download className={lookOf("primary")}>
        <Download className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {text.csv}
      </a>
      <a href={printOf(template)} className={lookOf("quiet")}>
        <Printer className="size-5" strokeWidth={1.5} aria-hidden="true" />
        {text.print}
      </a>
    </>
  );
}

/** The index of the templates. */
export function TemplatesPage({ language }: { language: Language }) {
  const text = texts[language];
  return (
    <>
      <Hero title={text.title} lead={text.lead} note={text.note} />
      <div className="column flex flex-col gap-6 pb-20">
        {templateIds.map((id) => {
          const template = templates[id][language];
          return (
            <article key={id} className="card gap-x-12 gap-y-6 p-7 sm:p-9 lg:grid lg:grid-cols-[1.2fr_1fr]">
              <div>
                <p className="text-sm font-medium text-brass-ink">{text.cards[id]}</p>
                <h2 className="mt-2 text-2xl">
                  <PageLink to={id} className="rounded-sm underline-offset-4 hover:underline">
                    {template.title}
                  </PageLink>
                </h2>
                <p className="mt-3 text-pretty text-ink-muted">{template.lead}</p>
                <div className="mt-6 flex flex-wrap gap-3">
                  <Downloads template={template} language={language} />
                </div>
              </div>
              <ul className="flex flex-col gap-2.5 lg:border-l lg:border-line lg:pl-12">
                {template.sheet.parts.map((part) => (
                  <li key={part.title} className="tick">
                    {part.title}{" "}
                    <span className="text-sm text-ink-muted">({text.rows(part.rows.length)})</span>
                  </li>
                ))}
              </ul>
            </article>
          );
        })}
      </div>
      <TrialCta language={language} />
    </>
  );
}
