// The long guide.
import { guide as en } from "@/site/content/en/guide/guide";
import { words as wordsEn } from "@/site/content/en/resources/words";
import { guide as fr } from "@/site/content/fr/guide/guide";
import { words as wordsFr } from "@/site/content/fr/resources/words";
import { PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Blocks } from "@/site/sections/blocks";
import { WithContents } from "@/site/sections/contents";
import { Hero } from "@/site/sections/hero";
import { minutesOf } from "@/site/sections/reading";
import { templates } from "./template-texts";
import { TrialCta } from "./trial-cta";

/** The guide's words. */
export const guideTexts = { en, fr };
const checklists = templates["template-checklist"];
const words = { en: wordsEn, fr: wordsFr };

/** Renders the page. */
export function GuidePage({ language }: { language: Language }) {
  const { meta, title, lead, contents, body } = guideTexts[language];
  const { minutes } = words[language];
  return (
    <>
      <Hero
        eyebrow={meta.name}
        title={title}
        lead={lead}
        actions={
          <PageLink to="template-checklist" look="quiet">
            {checklists[language].meta.name}
          </PageLink>
        }
        note={minutes(minutesOf(body))}
      />
      <div className="border-t border-line">
        <WithContents title={contents} blocks={body}>
          <Blocks blocks={body} />
        </WithContents>
      </div>
      <TrialCta language={language} />
    </>
  );
}
