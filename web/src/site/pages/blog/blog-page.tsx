// The blog: the featured article, and the others with search and categories.
import { ArrowRight, ChartLine, MapPin, MessageSquareText, Search, Store } from "lucide-react";
import { layout as layoutEn } from "@/site/content/en/layout";
import { layout as layoutFr } from "@/site/content/fr/layout";
import { BLOG_CATEGORIES, type BlogCategory, type BlogText } from "@/site/content/types/blog";
import { addressOf, PageLink } from "@/site/link";
import type { Language } from "@/site/routes";
import { Claimed } from "@/site/sections/claim";
import { Sign } from "@/site/sections/feature-grid";
import { Hero } from "@/site/sections/hero";
import { NewsletterForm } from "@/site/sections/newsletter-form";
import { Section } from "@/site/sections/section";
import { articles, FEATURED, inGrid } from "./articles";
import { Cover } from "./cover";
import { ArticleCard, Byline, blogText, Tags } from "./parts";

const newsletter = { en: layoutEn.newsletter, fr: layoutFr.newsletter };
const TOPIC_ICONS = [MapPin, MessageSquareText, ChartLine, Store];

/** Renders the page. */
export function BlogPage({ language }: { language: Language }) {
  const text = blogText[language];
  return (
    <>
      <Hero title={text.title} lead={text.lead} />
      <div className="column pb-16 sm:pb-20">
        <Featured language={language} text={text} />
      </div>
      <section className="border-y border-line bg-sunken py-14 sm:py-20" id="articles">
        <div className="column" data-island="blog-filter">
          <h2 className="text-3xl">{text.listTitle}</h2>
          <FilterForm language={language} text={text} />
          <p
            role="status"
            className="mt-4 min-h-6 text-sm text-ink-muted"
            data-zero={text.none.title}
            data-one={text.found.one}
            data-many={text.found.many}
          />
          <ul className="mt-4 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
            {inGrid.map((id) => (
              <ArticleCard key={id} id={id} />
            ))}
            <li
              data-none
              hidden
              className="flex flex-col justify-center rounded-lg border border-dashed border-control p-7"
            >
              <p className="font-display text-xl">{text.none.title}</p>
              <p className="mt-2 text-ink-muted">{text.none.text}</p>
            </li>
            <li className="night flex flex-col justify-center rounded-lg bg-night p-7 text-cream sm:p-10 lg:col-span-2">
              <NewsletterForm source="blog" level={3} large {...newsletter[language]} {...text.newsletter} />
            </li>
          </ul>
        </div>
      </section>
      <Section title={text.topicsTitle}>
        <ul className="grid gap-3 min-[26rem]:grid-cols-2 sm:gap-5 lg:grid-cols-4">
          {text.topics.map(({ category, name }, index) => (
            <li key={category} className="card card-link">
              <Sign icon={TOPIC_ICONS[index] ?? Store} />
              <h3 className="mt-4 text-lg font-semibold">
                <PageLink to="blog" query={{ category }} hash="articles" className="card-target">
                  {name}
                </PageLink>
              </h3>
              <p className="mt-1 text-ink-muted">{countText(text, category)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** Number of articles in the grid after a click, without the featured article above it. */
function countText({ count }: BlogText, category: BlogCategory): string {
  const total = inGrid.filter((id) => articles[id].category === category).length;
  return total === 1 ? count.one : count.many.replace("{n}", String(total));
}

function Featured({ language, text }: { language: Language; text: BlogText }) {
  const article = articles[FEATURED].text[language];
  return (
    <article className="card card-link grid overflow-hidden p-0 lg:grid-cols-2">
      <div className="bg-night">
        <Cover id={FEATURED} fill />
      </div>
      <div className="flex flex-col p-6 sm:p-9">
        <p>
          <span className="badge">{text.featured}</span>
        </p>
        <h2 className="mt-4 text-2xl sm:text-3xl">
          <PageLink to={FEATURED} className="card-target">
            {article.title}
          </PageLink>
        </h2>
        <p className="mt-3 text-lg text-pretty text-ink-muted">{article.excerpt}</p>
        <div className="mt-4 mb-6">
          <Tags id={FEATURED} />
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4">
          <Byline id={FEATURED} large />
          <span className="card-action" aria-hidden="true">
            {text.readArticle} <ArrowRight className="size-4" strokeWidth={1.5} />
          </span>
        </div>
      </div>
    </article>
  );
}

function FilterForm({ language, text }: { language: Language; text: BlogText }) {
  return (
    <form action={addressOf("blog", language)} method="get" className="mt-6 flex flex-col gap-5">
      <div className="flex max-w-xl gap-3">
        <label htmlFor="blog-search" className="sr-only">
          {text.searchLabel}
        </label>
        <input
          id="blog-search"
          name="q"
          type="search"
          maxLength={100}
          placeholder={text.search}
          className="input min-w-0 flex-1"
        />
        <button type="submit" className="icon-button" aria-label={text.submit}>
          <Search className="size-5" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <fieldset className="chips">
        <legend className="sr-only">{text.categoriesLabel}</legend>
        <button type="submit" name="category" value="" aria-pressed="true" className="chip">
          {text.all}
        </button>
        {BLOG_CATEGORIES.map((category) => (
          <Claimed key={category} claim={category === "case-studies" ? "stories" : undefined}>
            <button type="submit" name="category" value={category} aria-pressed="false" className="chip">
              {text.categories[category]}
            </button>
          </Claimed>
        ))}
      </fieldset>
    </form>
  );
}
