// Every page of the public site: the one source for links, twins (hreflang), breadcrumbs, the sitemap and the crawl.

/** The languages of the public site. */
export type Language = "en" | "fr";

/** Type of a page, which decides its structured data. */
export type Kind =
  | "home"
  | "index"
  | "product"
  | "solution"
  | "pricing"
  | "article"
  | "case-study"
  | "guide"
  | "glossary"
  | "template"
  | "event"
  | "tool"
  | "contact"
  | "company"
  | "legal";

interface Entry {
  /** Address of the English page. */
  en: string;
  /** Address of its French twin. */
  fr: string;
  kind: Kind;
  /** The page above it in the breadcrumbs; none for the home page. */
  parent?: string;
}

const entry = (kind: Kind, en: string, fr: string, parent = "home"): Entry => ({ kind, en, fr, parent });
/** A page whose French address is the English one under `/fr`. */
const twin = (kind: Kind, path: string, parent = "home") => entry(kind, path, `/fr${path}`, parent);

const entries = {
  home: { kind: "home", en: "/", fr: "/fr" } as Entry,

  products: twin("index", "/products"),
  "google-business-profile": twin("product", "/products/google-business-profile", "products"),
  heatmaps: twin("product", "/products/heatmaps", "products"),
  reviews: twin("product", "/products/reviews", "products"),
  citations: twin("product", "/products/citations", "products"),
  "local-pages": twin("product", "/products/local-pages", "products"),
  reporting: twin("product", "/products/reporting", "products"),

  solutions: twin("index", "/solutions"),
  restaurants: twin("solution", "/solutions/restaurants", "solutions"),
  healthcare: entry("solution", "/solutions/healthcare", "/fr/solutions/sante", "solutions"),
  "real-estate": entry("solution", "/solutions/real-estate", "/fr/solutions/immobilier", "solutions"),
  legal: entry("solution", "/solutions/legal", "/fr/solutions/juridique", "solutions"),
  "home-services": entry(
    "solution",
    "/solutions/home-services",
    "/fr/solutions/services-domicile",
    "solutions",
  ),
  retail: entry("solution", "/solutions/retail", "/fr/solutions/commerce-detail", "solutions"),

  pricing: twin("pricing", "/pricing"),

  resources: twin("index", "/resources"),
  guide: twin("guide", "/resources/guide", "resources"),
  glossary: entry("glossary", "/resources/glossary", "/fr/resources/glossaire", "resources"),
  webinars: entry("index", "/resources/webinars", "/fr/resources/webinaires", "resources"),
  "webinar-masterclass": entry(
    "event",
    "/resources/webinars/masterclass",
    "/fr/resources/webinaires/masterclass",
    "webinars",
  ),
  "workshop-gbp": entry(
    "event",
    "/resources/workshops/gbp",
    "/fr/resources/ateliers/fiche-google",
    "resources",
  ),
  "event-summit": entry(
    "event",
    "/resources/events/summit",
    "/fr/resources/evenements/sommet-seo-local",
    "resources",
  ),
  templates: entry("index", "/resources/templates", "/fr/resources/modeles", "resources"),
  "template-checklist": entry(
    "template",
    "/resources/templates/checklist",
    "/fr/resources/modeles/liste-de-controle",
    "templates",
  ),
  "template-citations": entry(
    "template",
    "/resources/templates/citations",
    "/fr/resources/modeles/citations-locales",
    "templates",
  ),
  "template-reviews": entry(
    "template",
    "/resources/templates/reviews",
    "/fr/resources/modeles/reponses-aux-avis",
    "templates",
  ),
  "case-studies": entry("index", "/resources/case-studies", "/fr/resources/etudes-de-cas", "resources"),
  "case-restaurant-chain": entry(
    "case-study",
    "/resources/case-studies/restaurant-chain",
    "/fr/resources/etudes-de-cas/chaine-de-restaurants",
    "case-studies",
  ),
  "case-healthcare": entry(
    "case-study",
    "/resources/case-studies/healthcare",
    "/fr/resources/etudes-de-cas/sante",
    "case-studies",
  ),
  "case-home-services": entry(
    "case-study",
    "/resources/case-studies/home-services",
    "/fr/resources/etudes-de-cas/services-domicile",
    "case-studies",
  ),
  "case-marios-pizzeria": entry(
    "case-study",
    "/case-studies/marios-pizzeria",
    "/fr/case-studies/pizzeria-mario",
    "case-studies",
  ),
  "case-downtown-dental": entry(
    "case-study",
    "/case-studies/downtown-dental",
    "/fr/case-studies/clinique-centre-ville",
    "case-studies",
  ),
  "case-riverside-realty": entry(
    "case-study",
    "/case-studies/riverside-realty",
    "/fr/case-studies/immobiliere-des-quais",
    "case-studies",
  ),

  "tool-audit": twin("tool", "/tools/audit", "resources"),
  "tool-gbp-optimizer": twin("tool", "/tools/gbp-optimizer", "resources"),
  "tool-keyword-research": twin("tool", "/tools/keyword-research", "resources"),

  blog: twin("index", "/blog"),
  "article-google-business-profile": entry(
    "article",
    "/blog/complete-guide-google-business-profile",
    "/fr/blog/guide-complet-google-business-profile",
    "blog",
  ),
  "article-analytics": entry(
    "article",
    "/blog/local-search-numbers-that-matter",
    "/fr/blog/chiffres-recherche-locale-utiles",
    "blog",
  ),
  "article-negative-reviews": entry(
    "article",
    "/blog/how-to-reply-to-negative-reviews",
    "/fr/blog/repondre-aux-avis-negatifs",
    "blog",
  ),
  "article-nap-consistency": entry(
    "article",
    "/blog/nap-consistency-local-citations",
    "/fr/blog/coherence-nap-citations-locales",
    "blog",
  ),
  "article-pizzeria": entry(
    "article",
    "/blog/how-a-pizzeria-filled-its-weeknights",
    "/fr/blog/comment-une-pizzeria-a-rempli-ses-soirs-de-semaine",
    "blog",
  ),
  "article-medical-practices": entry(
    "article",
    "/blog/local-seo-for-medical-practices",
    "/fr/blog/seo-local-cabinets-medicaux",
    "blog",
  ),
  "article-multi-location": entry(
    "article",
    "/blog/local-seo-for-multi-location-brands",
    "/fr/blog/seo-local-reseaux-multi-etablissements",
    "blog",
  ),
  "article-heatmap": entry(
    "article",
    "/blog/how-to-read-a-local-rank-heatmap",
    "/fr/blog/lire-une-carte-de-positions-locales",
    "blog",
  ),

  contact: twin("contact", "/contact"),
  help: entry("company", "/help", "/fr/aide"),
  about: entry("company", "/about", "/fr/a-propos"),
  careers: entry("company", "/careers", "/fr/carrieres"),
  press: entry("company", "/press", "/fr/presse"),
  partners: entry("company", "/partners", "/fr/partenaires"),
  docs: entry("company", "/docs", "/fr/documentation"),
  "docs-google": entry("company", "/docs/connect-google", "/fr/documentation/connecter-google", "docs"),
  "docs-import": entry("company", "/docs/import-csv", "/fr/documentation/importer-un-csv", "docs"),
  "docs-duplicates": entry("company", "/docs/duplicates", "/fr/documentation/doublons", "docs"),
  "docs-reviews": entry("company", "/docs/reviews", "/fr/documentation/avis", "docs"),
  "docs-drafts": entry("company", "/docs/ai-drafts", "/fr/documentation/redaction-par-l-ia", "docs"),
  "docs-pages": entry("company", "/docs/local-pages", "/fr/documentation/pages-locales", "docs"),
  "docs-requests": entry("company", "/docs/review-requests", "/fr/documentation/demandes-d-avis", "docs"),
  "docs-posts": entry("company", "/docs/posts", "/fr/documentation/posts", "docs"),
  "docs-heatmaps": entry("company", "/docs/heatmaps", "/fr/documentation/cartes-de-positions", "docs"),
  "docs-citations": entry("company", "/docs/citations", "/fr/documentation/citations-locales", "docs"),
  "docs-reports": entry("company", "/docs/reports", "/fr/documentation/rapports", "docs"),
  "docs-brands": entry(
    "company",
    "/docs/brands-and-client-portal",
    "/fr/documentation/marques-et-espace-client",
    "docs",
  ),
  "docs-team": entry("company", "/docs/invite-people", "/fr/documentation/inviter-des-collegues", "docs"),
  "docs-sso": entry("company", "/docs/single-sign-on", "/fr/documentation/authentification-unique", "docs"),
  "docs-audit": entry("company", "/docs/audit-log", "/fr/documentation/journal-d-audit", "docs"),
  "docs-webhooks": entry("company", "/docs/webhooks", "/fr/documentation/webhooks", "docs"),
  "docs-assistants": entry("company", "/docs/assistants", "/fr/documentation/assistants", "docs"),
  "docs-data": entry("company", "/docs/export-and-backup", "/fr/documentation/export-et-sauvegarde", "docs"),
  api: twin("company", "/api"),
  status: entry("company", "/status", "/fr/statut"),
  community: entry("company", "/community", "/fr/communaute"),
  privacy: entry("legal", "/privacy", "/fr/confidentialite"),
  terms: entry("legal", "/terms", "/fr/conditions"),
  cookies: twin("legal", "/cookies"),
  gdpr: entry("legal", "/gdpr", "/fr/rgpd"),
  "legal-notice": entry("legal", "/legal-notice", "/fr/mentions-legales"),
};

/** Names a page; links are made from it, so that none can be dead. */
export type PageId = keyof typeof entries;

/** A page of the site. */
export interface Route extends Entry {
  parent?: PageId;
}

/** Every page by its id. */
export const routes = entries as Record<PageId, Route>;
