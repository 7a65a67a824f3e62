// The blog and its articles.
import { createElement } from "react";
import type { Thing } from "schema-dts";
import { claimOf } from "@/site/claims";
import type { Page, Pages } from "@/site/page";
import { type Language, routes } from "@/site/routes";
import { plain } from "@/site/sections/inline";
import { wordsOf } from "@/site/sections/reading";
import { absolute } from "@/site/seo/origin";
import { ArticlePage } from "./article-page";
import { type ArticleId, articles } from "./articles";
import { BlogPage } from "./blog-page";
import { blogText } from "./parts";

const ids = Object.keys(articles) as ArticleId[];

function articleLd(id: ArticleId, language: Language): Thing {
  const { published, author, category, text } = articles[id];
  const { title, excerpt, tags, body } = text[language];
  const { authors, categories } = blogText[language];
  return {
    "@type": "BlogPosting",
    headline: title,
    description: plain(excerpt),
    url: absolute(routes[id][language]),
    mainEntityOfPage: { "@id": absolute(routes[id][language]) },
    inLanguage: language,
    datePublished: published,
    dateModified: published,
    author: { "@type": "Person", name: authors[author].name, jobTitle: authors[author].role },
    publisher: { "@id": absolute("/#organization") },
    articleSection: categories[category],
    keywords: tags.join(", "),
    wordCount: wordsOf(body),
  };
}

const bodyOf =
  (id: ArticleId): Page["Body"] =>
  ({ language }) =>
    createElement(ArticlePage, { id, language });

const articlePage = (id: ArticleId): Page => ({
  meta: { en: articles[id].text.en.meta, fr: articles[id].text.fr.meta },
  Body: bodyOf(id),
  jsonLd: (language) => [articleLd(id, language)],
  updated: articles[id].published,
  article: { published: articles[id].published, author: blogText.en.authors[articles[id].author].name },
});

export const blog: Pages<"blog"> = {
  blog: {
    meta: { en: blogText.en.meta, fr: blogText.fr.meta },
    Body: BlogPage,
    jsonLd: (language) => [
      {
        "@type": "Blog",
        name: blogText[language].title,
        url: absolute(routes.blog[language]),
        inLanguage: language,
        // The list is read as data, where nothing can be left out later.
        blogPost: ids
          .filter((id) => !claimOf(id))
          .map((id) => ({
            "@type": "BlogPosting",
            headline: articles[id].text[language].title,
            url: absolute(routes[id][language]),
            datePublished: articles[id].published,
          })),
      },
    ],
  },
};

export const posts: Pages<ArticleId> = Object.fromEntries(
  ids.map((id) => [id, articlePage(id)]),
) as Pages<ArticleId>;
