// The page that presents all industries.
import type { solutions as en } from "../../en/solutions/index";

export const solutions = {
  meta: {
    title: "Le référencement local par métier | Vitrine",
    description:
      "Restaurants, santé, immobilier, droit, services à domicile, commerce : ce que cherchent vos clients, et comment ils vous trouvent en premier.",
    name: "Solutions",
  },
  hero: {
    eyebrow: "Solutions",
    title: "Chaque rue a ses métiers. Chacun se cherche autrement.",
    lead: "Un couple qui a faim à vingt heures, un patient à minuit, une fuite le dimanche. Vitrine sait ce qui compte dans votre métier et le met en premier.",
    picture:
      "Un résultat de recherche pour « dentiste ouvert maintenant » avec trois établissements ; le premier a la meilleure note et des horaires justes.",
  },
  cards: {
    title: "Six métiers, six façons d’être trouvé",
    lead: "Choisissez le vôtre : les fonctions, les chiffres et les histoires qui vont avec.",
    items: {
      restaurants: {
        title: "Restaurants",
        text: "La carte, les réservations et la note qui décide à vingt heures.",
        points: [
          "Carte et liens de commande à jour",
          "Des réponses en français et en anglais",
          "Plus de 500 restaurants",
        ],
      },
      healthcare: {
        title: "Santé",
        text: "Des fiches par praticien, des réponses prudentes et un historique qui résiste à un contrôle.",
        points: ["Des réponses qui ne révèlent rien", "Chaque modification tracée", "Plus de 1 000 cabinets"],
      },
      realEstate: {
        title: "Immobilier",
        text: "Soyez le nom auquel on pense dans chaque quartier où vous vendez.",
        points: ["Votre position par quartier", "Une fiche par conseiller", "Des avis après la signature"],
      },
      legal: {
        title: "Juridique",
        text: "Vos domaines en mots simples, et des avis dans le respect de la déontologie.",
        points: ["Annuaires juridiques", "Une page par domaine", "Des réponses discrètes"],
      },
      homeServices: {
        title: "Services à domicile",
        text: "Trouvé dans chaque commune où vous allez, à l’heure où la fuite commence.",
        points: ["Zones desservies sans adresse", "Horaires d’urgence", "Demandes d’avis par SMS"],
      },
      retail: {
        title: "Commerce de détail",
        text: "Une enseigne, quatre cents magasins, et les bons horaires sur chacun.",
        points: ["Import CSV", "Modifications groupées, annulables", "Des rôles par magasin"],
      },
    },
  },
  stories: {
    title: "Trois rues, trois histoires",
    lead: "Des récits d’exemple, composés de situations que beaucoup d’entreprises connaissent.",
    items: {
      pizzeria: {
        name: "Pizzeria Mario",
        trade: "Restaurant",
        value: "+180 %",
        label: "de commandes en ligne",
        text: "Trois mois à corriger, répondre et regarder une carte. Désormais, il y a du monde le mardi.",
        action: "Lire l’histoire de Mario",
      },
      dental: {
        name: "Clinique Centre-Ville",
        trade: "Santé",
        value: "+120 %",
        label: "de nouveaux patients",
        text: "Des fauteuils libres, et une fiche qui ne le disait pas. Une phrase, quatre pages et un téléphone décroché.",
        action: "Lire l’histoire de la clinique",
      },
      realty: {
        name: "Immobilière des Quais",
        trade: "Immobilier",
        value: "+89 %",
        label: "de demandes de vendeurs",
        text: "Les portails avaient les maisons. L’agence a écrit sur onze quartiers qu’elle connaît, une page pour chacun.",
        action: "Lire l’histoire de l’agence",
      },
    },
  },
  agencies: {
    title: "Vous suivez plusieurs entreprises ?",
    text: "Agences et consultants gèrent tous leurs clients au même endroit, chacun avec ses rôles et ses rapports.",
    action: "Voir les rapports",
    partner: "Devenir partenaire",
  },
} satisfies typeof en;
