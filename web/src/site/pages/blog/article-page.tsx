// An article's page.
import { ArrowRight } from "lucide-react";
import { words as wordsEn } from "@/site/content/en/resources/words";
import { words as wordsFr } from "@/site/content/fr/resources/words";
import { PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Blocks } from "@/site/sections/blocks";
import { WithContents } from "@/site/sections/contents";
import { Section } from "@/site/sections/section";
import { TrialCta } from "../resources/trial-cta";
import { type ArticleId, articles } from "./articles";
import { Cover } from "./cover";
import { ArticleCard, Byline, blogText, Tags } from "./parts";

const contents = { en: wordsEn.contents, fr: wordsFr.contents };

/** The page of one article. */
export function ArticlePage({ id, language }: { id: ArticleId; language: Language }) {
  const { category, related, text } = articles[id];
  const { title, excerpt, body } = text[language];
  const words = blogText[language];
  return (
    <>
      <article>
        <header className="column pt-8 sm:pt-12">
          <div className="grid items-center gap-8 lg:grid-cols-[1.3fr_1fr] lg:gap-14">
            <div>
              <p className="text-sm font-medium">
                <PageLink
                  to="blog"
                  query={{ category }}
                  hash="articles"
                  className="rounded-sm text-brass-ink underline-offset-4 hover:underline"
                >
                  {words.categories[category]}
                </PageLink>
              </p>
              <h1 className="mt-3 text-3xl sm:text-4xl">{title}</h1>
              <p className="mt-4 text-lg text-pretty text-ink-muted">{excerpt}</p>
              <div className="mt-6">
                <Byline id={id} large />
              </div>
            </div>
            <div className="overflow-hidden rounded-xl">
              <Cover id={id} />
            </div>
          </div>
        </header>
        <WithContents title={contents[language]} blocks={body}>
          <Blocks blocks={body} />
          <div className="mt-10 border-t border-line pt-6">
            <Tags id={id} />
          </div>
        </WithContents>
      </article>
      <Section title={words.related} tone="sunken" align="start">
        {/* A third card would stand alone below two columns. */}
        <ul className="grid gap-6 md:grid-cols-2 md:max-lg:*:nth-3:hidden lg:grid-cols-3">
          {related.map((other) => (
            <ArticleCard key={other} id={other} />
          ))}
        </ul>
        <p className="mt-8">
          <PageLink to="blog" look="text">
            {words.backToBlog}
            {"\u00a0"}
            <ArrowRight className="inline size-4" strokeWidth={1.5} aria-hidden="true" />
          </PageLink>
        </p>
      </Section>
      <TrialCta language={language} />
    </>
  );
}
