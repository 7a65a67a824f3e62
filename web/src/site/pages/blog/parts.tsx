// Shared parts of index and articles: authors, dates, tags, cards.
import { ArrowRight } from "lucide-react";
import { blog as en } from "@/site/content/en/blog/blog-page";
import { words as wordsEn } from "@/site/content/en/resources/words";
import { blog as fr } from "@/site/content/fr/blog/blog-page";
import { words as wordsFr } from "@/site/content/fr/resources/words";
import { useLanguage } from "@/site/language";
import { PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { IfPage } from "@/site/sections/claim";
import { minutesOf } from "@/site/sections/reading";
import { type ArticleId, articles } from "./articles";
import { Cover } from "./cover";

/** The blog's own words. */
export const blogText = { en, fr };
const resourceWords = { en: wordsEn, fr: wordsFr };

const dates: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }),
  fr: new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" }),
};

/** Author, date and reading time in a line. */
export function Byline({ id, large }: { id: ArticleId; large?: boolean }) {
  const language = useLanguage();
  const { author, published, text } = articles[id];
  const { name, role } = blogText[language].authors[author];
  const initials = name.replace(/(\p{Lu})\S*\s*/gu, "$1");
  return (
    <div className="flex items-center gap-3 text-sm text-ink-muted">
      <span
        aria-hidden="true"
        className={`grid shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary ${large ? "size-11" : "size-9 text-xs"}`}
      >
        {initials}
      </span>
      <p className="leading-5">
        <span className="font-medium text-ink">{name}</span>
        {large && <span className="block">{role}</span>}
        <span className="block">
          <time dateTime={published}>{dates[language].format(new Date(published))}</time>
          <span aria-hidden="true"> · </span>
          {resourceWords[language].minutes(minutesOf(text[language].body))}
        </span>
      </p>
    </div>
  );
}

/** An article's tags. */
export function Tags({ id }: { id: ArticleId }) {
  const { tags } = articles[id].text[useLanguage()];
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-muted">
      {tags.map((tag) => (
        <li key={tag} data-part="tag">
          #{tag}
        </li>
      ))}
    </ul>
  );
}

/** An article in the grid; the whole card leads to it. */
export function ArticleCard({ id, level = 3 }: { id: ArticleId; level?: 2 | 3 }) {
  const language = useLanguage();
  const { category, text } = articles[id];
  const { categories, readMore } = blogText[language];
  const Heading = `h${level}` as "h3";
  return (
    <IfPage to={id}>
      <li className="card card-link overflow-hidden p-0" data-category={category}>
        <Cover id={id} />
        <div className="flex flex-1 flex-col p-6">
          <p className="text-sm font-medium text-brass-ink">{categories[category]}</p>
          <Heading className="mt-2 text-lg leading-snug font-semibold" data-part="title">
            <PageLink to={id} className="card-target">
              {text[language].title}
            </PageLink>
          </Heading>
          <p className="mt-2 text-pretty text-ink-muted" data-part="excerpt">
            {text[language].excerpt}
          </p>
          <div className="mt-4 mb-6">
            <Tags id={id} />
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
            <Byline id={id} />
            <span className="card-action text-sm" aria-hidden="true">
              {readMore} <ArrowRight className="size-4" strokeWidth={1.5} />
            </span>
          </div>
        </div>
      </li>
    </IfPage>
  );
}
