// Citation building.
import type { citations as en } from "../../en/products/citations";

export const citations = {
  meta: {
    title: "Citations locales dans plus de 100 annuaires | Vitrine",
    description:
      "Un nom, une adresse, un téléphone dans plus de 100 annuaires. Vitrine compare chaque entrée, dit ce qui est faux et prépare chaque correction.",
    name: "Citations locales",
  },
  hero: {
    eyebrow: "Citations locales",
    title: "La même adresse, partout où l’on vous trouve",
    lead: "Les annuaires, les cartes et les GPS se recopient entre eux, erreurs comprises. Vitrine compare vos entrées dans plus de 100 annuaires à vos propres données, dit ce qui ne va pas et pourquoi, et prépare chaque correction.",
    picture:
      "Un tableau d’annuaires : trois sont conformes à la fiche, un affiche un ancien numéro et un n’a pas encore d’entrée.",
    table: {
      directory: "Annuaire",
      name: "Nom",
      address: "Adresse",
      phone: "Téléphone",
      match: "Conforme",
      differs: "Différent",
      missing: "Absent",
      fixing: "En correction",
      summary: "41 annuaires conformes sur 46",
    },
  },
  process: {
    title: "Auditer, planifier, créer, surveiller",
    lead: "Les quatre mêmes étapes pour une boutique et pour quatre cents.",
    items: [
      {
        title: "Auditer",
        text: "Les registres publics et les pages qui le permettent sont lus automatiquement. Pour les autres annuaires, ouvrez la recherche préparée et collez ce que vous voyez : Vitrine compare.",
      },
      {
        title: "Planifier",
        text: "Les annuaires qui comptent dans votre métier et votre pays passent en premier. Vous voyez le plan et son ordre.",
      },
      {
        title: "Créer",
        text: "Chaque entrée absente ou fausse devient une tâche : la bonne page, les étapes et tous les champs, prêts à coller.",
      },
      {
        title: "Surveiller",
        text: "Les pages que Vitrine peut lire sont vérifiées tous les 30 jours, et les autres vous sont rappelées. Si une entrée devient fausse, vous êtes prévenu.",
      },
    ],
  },
  consistency: {
    title: "Pourquoi un chiffre faux coûte des clients",
    text: "Les moteurs de recherche font confiance à une entreprise dont le nom, l’adresse et le téléphone sont les mêmes partout. Vos clients aussi : un appel dans le vide, et ils appellent le voisin.",
    points: [
      "Nom, adresse et téléphone comparés lettre par lettre",
      "« Av. » et « Avenue » font une seule adresse ; deux numéros en font deux",
      "Un plan qui commence par les sources que les autres recopient",
    ],
    action: "Comprendre la cohérence NAP",
    picture:
      "La même boulangerie dans trois sources : l’une a un mauvais numéro de rue, l’autre un mauvais nom et un mauvais téléphone.",
    cards: [
      {
        source: "Votre fiche",
        lines: ["Boulangerie L’Atelier", "14, quai du Moulin, Les Quais", "01 99 00 11 16"],
      },
      {
        source: "Annuaire",
        lines: ["Boulangerie L’Atelier", "*41*, quai du Moulin, Les Quais", "01 99 00 11 16"],
      },
      { source: "GPS", lines: ["*Atelier du pain*", "14, quai du Moulin, Les Quais", "01 99 00 11 *61*"] },
    ],
  },
  groups: {
    title: "Là où l’on doit vous trouver",
    lead: "Cent annuaires généralistes servent moins que les dix que consultent vraiment vos clients.",
    items: {
      major: {
        title: "Grands annuaires",
        text: "Ceux que tout le monde lit, les voitures comprises.",
        names: [
          "Google Business Profile",
          "Apple Plans",
          "Bing Places",
          "PagesJaunes",
          "Facebook",
          "Foursquare",
          "TomTom",
        ],
      },
      healthcare: {
        title: "Santé",
        text: "Là où les patients comparent cabinets et praticiens.",
        names: ["Doctolib", "Annuaire santé Ameli", "Maiia", "Keldoc", "RateMDs", "Healthgrades"],
      },
      legal: {
        title: "Droit",
        text: "Là où l’on cherche un avocat de confiance.",
        names: ["avocat.fr", "Conseil national des barreaux", "Justifit", "Alexia", "Avvo", "Justia"],
      },
      home: {
        title: "Services à domicile",
        text: "Là où l’on écrit « fuite d’eau ».",
        names: ["PagesJaunes", "Houzz", "Travaux.com", "Habitatpresto", "StarOfService", "AlloVoisins"],
      },
    },
  },
  figures: {
    items: [
      { value: "2 M+", label: "de citations créées" },
      { value: "100+", label: "annuaires" },
      { value: "10 000+", label: "entreprises" },
    ],
  },
  template: "Télécharger la feuille de suivi des citations",
  closing: {
    title: "Découvrez qui affiche encore votre ancien numéro",
    text: "Ajoutez votre établissement et voyez quelles entrées sont justes, fausses ou absentes.",
  },
} satisfies typeof en;
