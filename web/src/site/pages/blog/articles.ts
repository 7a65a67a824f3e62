// Blog articles: data shared by all languages.
import { article as analyticsEn } from "@/site/content/en/blog/analytics";
import { article as profileEn } from "@/site/content/en/blog/google-business-profile";
import { article as heatmapEn } from "@/site/content/en/blog/heatmap";
import { article as medicalEn } from "@/site/content/en/blog/medical-practices";
import { article as multiEn } from "@/site/content/en/blog/multi-location";
import { article as napEn } from "@/site/content/en/blog/nap-consistency";
import { article as negativeEn } from "@/site/content/en/blog/negative-reviews";
import { article as pizzeriaEn } from "@/site/content/en/blog/pizzeria";
import { article as analyticsFr } from "@/site/content/fr/blog/analytics";
import { article as profileFr } from "@/site/content/fr/blog/google-business-profile";
import { article as heatmapFr } from "@/site/content/fr/blog/heatmap";
import { article as medicalFr } from "@/site/content/fr/blog/medical-practices";
import { article as multiFr } from "@/site/content/fr/blog/multi-location";
import { article as napFr } from "@/site/content/fr/blog/nap-consistency";
import { article as negativeFr } from "@/site/content/fr/blog/negative-reviews";
import { article as pizzeriaFr } from "@/site/content/fr/blog/pizzeria";
import type { ArticleText, AuthorId, BlogCategory } from "@/site/content/types/blog";
import type { Language, PageId } from "@/site/routes";

/** Names an article; it is its page's id. */
export type ArticleId = Extract<PageId, `article-${string}`>;

/** An article in all languages. */
export interface Article {
  /** YYYY-MM-DD. */
  published: string;
  author: AuthorId;
  category: BlogCategory;
  related: readonly [ArticleId, ArticleId, ArticleId];
  text: Record<Language, ArticleText>;
}

/** All articles; the first is the featured one, and is never in the grid. */
export const articles: Record<ArticleId, Article> = {
  "article-google-business-profile": {
    published: "2026-11-12",
    author: "claire",
    category: "google-business-profile",
    related: ["article-nap-consistency", "article-negative-reviews", "article-heatmap"],
    text: { en: profileEn, fr: profileFr },
  },
  "article-heatmap": {
    published: "2026-11-05",
    author: "sophie",
    category: "google-business-profile",
    related: ["article-analytics", "article-google-business-profile", "article-nap-consistency"],
    text: { en: heatmapEn, fr: heatmapFr },
  },
  "article-negative-reviews": {
    published: "2026-10-22",
    author: "daniel",
    category: "reputation-management",
    related: ["article-medical-practices", "article-pizzeria", "article-google-business-profile"],
    text: { en: negativeEn, fr: negativeFr },
  },
  "article-analytics": {
    published: "2026-10-08",
    author: "sophie",
    category: "analytics",
    related: ["article-heatmap", "article-multi-location", "article-negative-reviews"],
    text: { en: analyticsEn, fr: analyticsFr },
  },
  "article-nap-consistency": {
    published: "2026-09-24",
    author: "claire",
    category: "citations",
    related: ["article-google-business-profile", "article-multi-location", "article-medical-practices"],
    text: { en: napEn, fr: napFr },
  },
  "article-pizzeria": {
    published: "2026-09-10",
    author: "marco",
    category: "case-studies",
    related: ["article-heatmap", "article-negative-reviews", "article-google-business-profile"],
    text: { en: pizzeriaEn, fr: pizzeriaFr },
  },
  "article-medical-practices": {
    published: "2026-08-27",
    author: "daniel",
    category: "industry-solutions",
    related: ["article-negative-reviews", "article-nap-consistency", "article-google-business-profile"],
    text: { en: medicalEn, fr: medicalFr },
  },
  "article-multi-location": {
    published: "2026-08-13",
    author: "marco",
    category: "enterprise",
    related: ["article-nap-consistency", "article-analytics", "article-heatmap"],
    text: { en: multiEn, fr: multiFr },
  },
};

/** The article above the grid. */
export const FEATURED: ArticleId = "article-google-business-profile";

/** The articles of the grid, newest first. */
export const inGrid = (Object.keys(articles) as ArticleId[]).filter((id) => id !== FEATURED);
