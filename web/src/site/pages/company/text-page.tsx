// A page that is read from top to bottom, with its table of contents.
import type { TextPageText } from "../../content/types/company";
import { PageLink } from "../../link";
import type { Page } from "../../page";
import type { Language } from "../../routes";
import { Blocks } from "../../sections/blocks";
import { WithContents } from "../../sections/contents";
import { Cta } from "../../sections/cta";
import { Hero } from "../../sections/hero";

/** The page of a text in both languages; `updated` is the day of its last change. */
export function textPage(texts: Record<Language, TextPageText>, updated: string): Page {
  const body: Page["Body"] = ({ language }) => <TextPage {...texts[language]} />;
  return { meta: { en: texts.en.meta, fr: texts.fr.meta }, updated, Body: body };
}

function TextPage({ eyebrow, title, lead, contents, blocks, next }: TextPageText) {
  return (
    <>
      <Hero eyebrow={eyebrow} title={title} lead={lead} />
      <div className="border-t border-line bg-surface">
        <WithContents title={contents} blocks={blocks}>
          <Blocks blocks={blocks} />
        </WithContents>
      </div>
      {next && (
        <Cta
          title={next.title}
          text={next.text}
          actions={
            <PageLink to={next.to} look="light">
              {next.action}
            </PageLink>
          }
        />
      )}
    </>
  );
}
