// Words in the pictures of the product. All businesses are made up.
import type { audit as auditEn, posts as postsEn } from "../../en/products/pictures";
import type { CitationRow, ListText, PackText, ReviewText } from "../../types/pictures";

const words = {
  columns: ["Établissement", "État", "Note"],
  verified: "Validé",
  unverified: "Non validé",
} as const;

export const shops: ListText = {
  ...words,
  title: "Établissements",
  summary: [
    ["128", "établissements"],
    ["121", "validés"],
    ["4,6", "note moyenne"],
    ["9 412", "avis"],
  ],
  rows: [
    {
      name: "Boulangerie L’Atelier",
      city: "Quai du Moulin",
      health: 52,
      rating: "4,1",
      verified: false,
      issue: "Pas de téléphone",
    },
    { name: "Boulangerie L’Atelier", city: "Rue du Marché", health: 72, rating: "4,4", verified: true },
    { name: "Boulangerie L’Atelier", city: "Vieille Ville", health: 96, rating: "4,8", verified: true },
    { name: "Casa Lume", city: "Les Quais", health: 100, rating: "4,9", verified: true },
  ],
};

export const stores: ListText = {
  ...words,
  title: "Magasins",
  summary: [
    ["412", "magasins"],
    ["409", "validés"],
    ["4,3", "note moyenne"],
    ["61 207", "avis"],
  ],
  rows: [
    {
      name: "Fougère & Champs",
      city: "Centre du Port",
      health: 46,
      rating: "3,9",
      verified: true,
      issue: "Horaires de fête faux",
    },
    {
      name: "Fougère & Champs",
      city: "Gare Nord",
      health: 68,
      rating: "4,2",
      verified: false,
      issue: "Fiche non validée",
    },
    { name: "Fougère & Champs", city: "Rue du Marché", health: 92, rating: "4,6", verified: true },
    { name: "Fougère & Champs", city: "Les Jardins", health: 100, rating: "4,7", verified: true },
  ],
};

export const audit = {
  name: "Boulangerie L’Atelier",
  place: "14, quai du Moulin, Les Quais",
  health: "État",
  critical: "Critique",
  warning: "Avertissement",
  fix: "Corriger",
  found: "4 problèmes trouvés",
  items: [
    { title: "Pas de téléphone", text: "Impossible d’appeler depuis Maps.", critical: true },
    { title: "Fiche non validée", text: "Google peut montrer les autres d’abord.", critical: true },
    { title: "Aucune photo", text: "Une fiche illustrée attire plus de visites.", critical: false },
    { title: "Pas de description", text: "Suggestion prête : 412 caractères.", critical: false },
  ],
} satisfies typeof auditEn;

export const posts = {
  month: "Posts de la semaine",
  days: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
  items: [
    { day: 1, kind: "Offre", title: "Pain de seigle, trois pour deux", places: "les 12 établissements" },
    { day: 3, kind: "Événement", title: "Fournil ouvert, 18 h à 20 h", places: "Vieille Ville" },
    { day: 5, kind: "Actualité", title: "Ouvert le dimanche", places: "Quai du Moulin" },
  ],
  scheduled: "Programmé",
} satisfies typeof postsEn;

export const pizza: PackText = {
  query: "pizza près de moi",
  rows: [
    {
      name: "Pizzeria Mario",
      rating: "4,7",
      stars: 5,
      reviews: "412",
      detail: "Pizzeria, 350 m",
      hours: "Ouvert",
    },
    {
      name: "Forno Blu",
      rating: "4,3",
      stars: 4,
      reviews: "188",
      detail: "Italien, 600 m",
      hours: "Ouvre à 19 h",
    },
    {
      name: "Au Coin de la Part",
      rating: "3,9",
      stars: 4,
      reviews: "97",
      detail: "À emporter, 800 m",
      hours: "Horaires incertains",
    },
  ],
};

export const dentist: PackText = {
  query: "dentiste ouvert maintenant",
  rows: [
    {
      name: "Clinique Centre-Ville",
      rating: "4,6",
      stars: 5,
      reviews: "236",
      detail: "Dentiste, 400 m",
      hours: "Ouvert",
    },
    {
      name: "Sourires du Parc",
      rating: "4,2",
      stars: 4,
      reviews: "81",
      detail: "Dentiste, 900 m",
      hours: "Ferme bientôt",
    },
    {
      name: "Dr Hollis",
      rating: "3,8",
      stars: 4,
      reviews: "34",
      detail: "Dentiste, 1,2 km",
      hours: "Sans horaires",
    },
  ],
};

export const plumber: PackText = {
  query: "plombier ouvert maintenant",
  rows: [
    {
      name: "Plomberie Crécerelle",
      rating: "4,8",
      stars: 5,
      reviews: "354",
      detail: "Intervient à Champ-Est",
      hours: "Ouvert jour et nuit",
    },
    { name: "Chauffage du Bac", rating: "4,1", stars: 4, reviews: "63", detail: "2,1 km", hours: "Fermé" },
    {
      name: "Tuyaux Express",
      rating: "3,6",
      stars: 4,
      reviews: "22",
      detail: "4,8 km",
      hours: "Sans horaires",
    },
  ],
};

export const directories: readonly CitationRow[] = [
  { directory: "Google", states: ["match", "match", "match"] },
  { directory: "Apple Plans", states: ["match", "match", "match"] },
  { directory: "PagesJaunes", states: ["match", "match", "differs"] },
  { directory: "Foursquare", states: ["missing", "missing", "missing"] },
  { directory: "TomTom", states: ["match", "match", "match"] },
];

export const legalDirectories: readonly CitationRow[] = [
  { directory: "Google", states: ["match", "match", "match"] },
  { directory: "avocat.fr", states: ["match", "differs", "match"] },
  { directory: "Justifit", states: ["match", "match", "match"] },
  { directory: "Alexia", states: ["differs", "match", "match"] },
  { directory: "PagesJaunes", states: ["match", "match", "match"] },
];

export const patient: ReviewText = {
  author: "M. K.",
  where: "Google, hier",
  stars: 3,
  text: "La docteure a pris son temps et tout expliqué. En revanche, il a fallu quatre appels pour joindre l’accueil.",
  topics: [
    ["Explications", "good"],
    ["Téléphone", "poor"],
  ],
  draft: "Réponse proposée, sans rien révéler",
  reply:
    "Merci pour votre message. Nos lignes sont très chargées avant dix heures ; depuis ce mois-ci, la prise de rendez-vous est aussi ouverte en ligne à toute heure. Pour en parler, demandez la responsable du cabinet.",
  send: "Envoyer",
};
