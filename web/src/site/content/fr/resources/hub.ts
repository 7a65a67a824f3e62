// The resources hub, in French.
import type { HubText } from "@/site/content/types/resources";

export const hub: HubText = {
  meta: {
    title: "Ressources SEO local : guides, outils, modèles",
    description:
      "Des ressources gratuites : guide complet, glossaire, trois outils, modèles à imprimer, études de cas, webinaires et masterclass mensuelle.",
    name: "Ressources",
  },
  title: "Tout pour être trouvé près de chez vous",
  lead: "Guides, outils, modèles et séances par des gens dont c’est le métier. Le tout gratuit, rien derrière un formulaire.",
  start: "Lire le guide",
  browse: "Auditer ma fiche",
  bundlesTitle: "Par où commencer",
  bundlesLead: "Trois ensembles, une soirée chacun. Ce qui va ensemble est réuni.",
  bundles: [
    {
      kind: "Pour débuter",
      title: "De zéro à une fiche complète",
      text: "Pour ceux qui ne se sont jamais occupés de leur fiche, ou plus depuis un an.",
      items: [
        { to: "template-checklist", name: "La liste de contrôle, 36 tâches" },
        { to: "article-google-business-profile", name: "La fiche, champ par champ" },
        { to: "tool-audit", name: "Un audit gratuit en une minute" },
      ],
      action: "Commencer par la liste",
    },
    {
      kind: "Spécial avis",
      title: "Plus d’avis, de meilleures réponses",
      text: "Comment demander pour qu’on réponde, et répondre pour qu’on vienne.",
      items: [
        { to: "template-reviews", name: "20 textes à vous approprier" },
        { to: "article-negative-reviews", name: "Répondre aux avis négatifs" },
        { to: "workshop-gbp", name: "L’atelier de deux heures" },
      ],
      action: "Prendre les textes",
    },
    {
      kind: "Spécial mesure",
      title: "Savoir si cela fonctionne",
      text: "Trois chiffres par mois, une carte que l’on sait lire, un rapport d’une page.",
      items: [
        { to: "article-heatmap", name: "Lire une carte de positions" },
        { to: "article-analytics", name: "Les chiffres vraiment utiles" },
        { to: "glossary", name: "ARP, ATRP, SoLV et 76 autres termes" },
      ],
      action: "Apprendre à lire la carte",
    },
  ],
  categoriesTitle: "Toutes les ressources",
  categories: {
    learn: { title: "Apprendre", text: "Du premier principe au dernier détail." },
    tools: { title: "Outils gratuits", text: "Sans compte, une réponse en une minute." },
    templates: { title: "Modèles", text: "À imprimer, ou en CSV pour votre tableur." },
    cases: { title: "Études de cas", text: "Ce qui a été fait, dans quel ordre, et ce que cela a donné." },
    events: {
      title: "Webinaires et événements",
      text: "En direct, en ligne, avec du temps pour votre fiche.",
    },
    support: { title: "Aide et communauté", text: "Pour tout ce qui concerne Vitrine." },
  },
  items: {
    guide: {
      title: "Le guide du SEO local",
      text: "Douze chapitres et un plan pour les 90 premiers jours.",
      badge: "Guide",
      detail: "9 min de lecture",
    },
    blog: {
      title: "Blog",
      text: "Méthodes, cas et opinions, écrits par des praticiens.",
      badge: "Blog",
      detail: "8 articles",
    },
    glossary: {
      title: "Glossaire",
      text: "Tous les termes, d’agrégateur à zone desservie, en mots simples.",
      badge: "Glossaire",
      detail: "Plus de 70 termes",
    },
    "tool-audit": {
      title: "Audit de fiche",
      text: "Trouve ce qui manque ou ce qui est faux, le plus grave d’abord.",
      badge: "Outil",
      detail: "1 minute",
    },
    "tool-gbp-optimizer": {
      title: "Optimiseur de fiche",
      text: "Note votre description et vous donne un plan pour la réécrire.",
      badge: "Outil",
      detail: "Note immédiate",
    },
    "tool-keyword-research": {
      title: "Idées de mots-clés locaux",
      text: "De votre métier et de votre ville à une liste utile.",
      badge: "Outil",
      detail: "Par métier et ville",
    },
    "template-checklist": {
      title: "Liste de contrôle",
      text: "36 tâches dans l’ordre où elles rapportent, avec leurs raisons.",
      badge: "Modèle",
      detail: "CSV et impression",
    },
    "template-citations": {
      title: "Suivi des citations",
      text: "Vos coordonnées une fois, et 34 endroits où les vérifier.",
      badge: "Modèle",
      detail: "CSV et impression",
    },
    "template-reviews": {
      title: "Réponses aux avis",
      text: "16 réponses et 4 demandes à dire avec vos mots.",
      badge: "Modèle",
      detail: "CSV et impression",
    },
    "case-restaurant-chain": {
      title: "Une chaîne de restaurants",
      text: "24 cuisines et une seule vérité sur les horaires.",
      badge: "Étude de cas",
      detail: "+65 % de passage",
    },
    "case-healthcare": {
      title: "Un groupe de santé",
      text: "Six centres, dix-neuf médecins, une façon de prendre rendez-vous.",
      badge: "Étude de cas",
      detail: "+120 % de nouveaux patients",
    },
    "case-home-services": {
      title: "Un plombier",
      text: "La carte se trompait de ville. Plus maintenant.",
      badge: "Étude de cas",
      detail: "+127 % d’appels",
    },
    "webinar-masterclass": {
      title: "Masterclass",
      text: "Un thème par heure, puis vos propres fiches, en direct.",
      badge: "Webinaire",
      detail: "Chaque premier mardi",
    },
    "workshop-gbp": {
      title: "Atelier fiche Google",
      text: "Deux heures, douze personnes, une fiche terminée chacune.",
      badge: "Atelier",
      detail: "Chaque troisième jeudi",
    },
    "event-summit": {
      title: "Sommet de la recherche locale",
      text: "Six interventions courtes et une consultation ouverte, en ligne.",
      badge: "Événement",
      detail: "Mars et octobre",
    },
    help: {
      title: "Centre d’aide",
      text: "Établissements, imports, santé des fiches, équipe : les réponses.",
      badge: "Aide",
      detail: "Pour tous",
    },
    docs: {
      title: "Documentation",
      text: "Vitrine écran par écran, et comment l’installer.",
      badge: "Docs",
      detail: "Pour tous",
    },
    community: {
      title: "Communauté",
      text: "Apprendre avec d’autres, signaler un problème, proposer une fonction.",
      badge: "Communauté",
      detail: "Accès libre",
    },
  },
  more: "Ouvrir",
  newsletter: {
    title: "Une lettre utile par semaine",
    text: "Rejoignez plus de 25 000 lecteurs. Une méthode ou un cas chaque jeudi, deux minutes de lecture, désinscription en un clic.",
  },
};
