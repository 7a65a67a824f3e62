// The page of the blog, in French.
import type { BlogText } from "@/site/content/types/blog";

export const blog: BlogText = {
  meta: {
    title: "Blog SEO local : insights et stratégies",
    description:
      "Des articles sur la fiche Google, les avis, les citations locales, les cartes de positions et les réseaux, écrits par ceux qui font le travail.",
    name: "Blog",
  },
  title: "Insights & Stratégies SEO Local",
  lead: "Des méthodes à appliquer dès cette semaine, expliquées par des cas et des chiffres. Pas d’actualité pour l’actualité.",
  search: "Rechercher des articles...",
  searchLabel: "Rechercher des articles",
  submit: "Rechercher",
  featured: "Article Vedette",
  readArticle: "Lire l’Article",
  readMore: "Lire Plus",
  listTitle: "Tous les articles",
  categoriesLabel: "Catégorie",
  all: "Tous",
  categories: {
    "google-business-profile": "Google Business Profile",
    analytics: "Analytiques",
    "reputation-management": "Gestion de la Réputation",
    citations: "Citations",
    "case-studies": "Études de Cas",
    "industry-solutions": "Solutions Sectorielles",
    enterprise: "Entreprise",
  },
  found: { one: "1 article trouvé", many: "{n} articles trouvés" },
  none: {
    title: "Aucun article trouvé",
    text: "Essayez d’ajuster vos critères de recherche ou de filtre.",
  },
  newsletter: {
    title: "Les nouveaux articles par e-mail",
    text: "Rejoignez 15 000+ propriétaires d’entreprises locales et professionnels du marketing. Une lettre par semaine, désinscription en un clic.",
    submit: "S’abonner",
  },
  topicsTitle: "Sujets populaires",
  count: { one: "1 article", many: "{n} articles" },
  topics: [
    { category: "google-business-profile", name: "Google Business Profile" },
    { category: "reputation-management", name: "Gestion des Avis" },
    { category: "analytics", name: "Analytiques SEO Local" },
    { category: "industry-solutions", name: "Solutions Sectorielles" },
  ],
  authors: {
    claire: { name: "Claire Moreau", role: "Responsable recherche locale" },
    daniel: { name: "Daniel Okafor", role: "Avis et réputation" },
    sophie: { name: "Sophie Tremblay", role: "Mesure et cartes" },
    marco: { name: "Marco Ricci", role: "Histoires de clients" },
  },
  by: "Par",
  updated: "Publié le",
  related: "Articles liés",
  backToBlog: "Tous les articles",
};
