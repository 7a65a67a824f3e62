// End of guides, articles and stories.
import { words as en } from "@/site/content/en/resources/words";
import { words as fr } from "@/site/content/fr/resources/words";
import { AppLink, PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Cta } from "@/site/sections/cta";

const texts = { en: en.cta, fr: fr.cta };

/** The invitation to try it. */
export function TrialCta({ language }: { language: Language }) {
  const { title, text, start, talk, subject, note } = texts[language];
  return (
    <Cta
      title={title}
      text={text}
      note={note}
      actions={
        <>
          <AppLink to="signup" look="light">
            {start}
          </AppLink>
          <PageLink to="contact" query={{ subject }} look="outline">
            {talk}
          </PageLink>
        </>
      }
    />
  );
}
