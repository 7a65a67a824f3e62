// Home services.
import type { area as en } from "../../en/solutions/home-services";
import type { SolutionText } from "../../types/solutions";

/** Service area, beyond the texts of all industries. */
export const area = {
  title: "Même sans boutique, vous avez une vitrine",
  text: "On ne vient pas chez vous, c’est vous qui venez. Montrez les communes que vous desservez, masquez l’adresse où vous habitez, et soyez trouvé jusqu’au bout de votre zone.",
  points: [
    "Jusqu’à vingt communes par fiche, en regard de la carte de vos positions",
    "L’adresse du domicile masquée sur Google comme dans les annuaires",
    "Une page locale par commune, avec le temps de trajet et des exemples de chantiers",
  ],
  action: "Une page locale par commune",
  picture: "Une zone desservie avec quatre communes autour du dépôt, chacune avec sa position.",
  towns: ["Champ-Est", "Marlieu", "Pont-Royal", "Vieux-Bac"],
  depot: "Dépôt",
  keyword: "Position par commune, « plombier près de moi »",
} satisfies typeof en;

export const homeServices: SolutionText = {
  meta: {
    title: "Référencement local des services à domicile | Vitrine",
    description:
      "Plombiers, électriciens, ménage, jardin : soyez trouvé dans chaque commune desservie, avec vos urgences et des avis par SMS.",
    name: "Services à domicile",
  },
  hero: {
    eyebrow: "Pour les services à domicile",
    title: "De l’eau par terre. Un seul appel. Le vôtre ?",
    lead: "À vingt et une heures, personne ne compare dix plombiers. On appelle le premier qui est ouvert, proche et bien noté.",
    picture:
      "Un résultat pour « plombier ouvert maintenant » : le premier est ouvert jour et nuit et a 4,8 étoiles.",
  },
  searches: {
    title: "Ce que tapent vos clients",
    items: [
      "plombier ouvert maintenant",
      "électricien près de moi",
      "serrurier 24 h/24",
      "réparation chaudière",
      "nettoyage gouttière prix",
      "femme de ménage Champ-Est",
    ],
  },
  features: {
    title: "Huit services pour votre métier",
    lead: "Depuis la camionnette, sur le téléphone, entre deux chantiers.",
    items: [
      {
        title: "Les zones desservies",
        text: "Des communes plutôt qu’une adresse, les mêmes sur Google et dans les annuaires.",
      },
      {
        title: "Les horaires d’urgence",
        text: "Jour et nuit pour les fuites, sur rendez-vous pour les salles de bains : les deux s’affichent.",
      },
      {
        title: "L’appel d’abord",
        text: "Le numéro tout en haut, et le nombre d’appels qu’il apporte, jour après jour.",
      },
      {
        title: "Un avis après le chantier",
        text: "Un SMS avec le lien, pendant que le client regarde encore son nouveau robinet.",
      },
      {
        title: "Avant, après",
        text: "Les photos du chantier vont sur la fiche et la page, avec la commune et sans le numéro de rue.",
      },
      {
        title: "Les annuaires du métier",
        text: "PagesJaunes, Houzz, Travaux.com, Habitatpresto avec le bon numéro et la bonne assurance.",
      },
      {
        title: "Votre position par commune",
        text: "Voyez les communes où vous êtes dans les trois premiers, et celles où un concurrent passe devant.",
      },
      {
        title: "Des posts de saison",
        text: "Les chaudières en octobre, les gouttières en novembre, la climatisation en mai.",
      },
    ],
  },
  steps: {
    title: "Une soirée, puis dix minutes par semaine",
    items: [
      {
        title: "Fixez votre zone",
        text: "Choisissez les communes, masquez l’adresse, indiquez les heures d’urgence.",
      },
      {
        title: "Demandez après chaque chantier",
        text: "Le message part quand le chantier est terminé. À tous les clients, avec les mêmes liens.",
      },
      {
        title: "Gagnez commune après commune",
        text: "Une page et trois photos pour la suivante. La carte dit quand cela marche.",
      },
    ],
  },
  metrics: {
    title: "Des chiffres de terrain",
    items: [
      { value: "150 %", label: "de trafic en plus en moyenne" },
      { value: "95 %", label: "d’amélioration moyenne des positions" },
      { value: "100+", label: "annuaires" },
      { value: "4,8/5", label: "note de Vitrine" },
    ],
  },
  story: {
    eyebrow: "Étude de cas",
    title: "Le plombier dont la carte se trompait de commune",
    text: "Connu là où dormait le patron, invisible là où roulaient ses cinq camionnettes. Une zone corrigée, cinq pages honnêtes et une carte à QR code ont fait le reste. Un récit d’exemple.",
    figure: { value: "+127 %", label: "d’appels depuis la fiche" },
    action: "Lire l’étude de cas",
  },
  questions: [
    {
      question: "Je travaille de chez moi. Dois-je afficher mon adresse ?",
      answer:
        "Non. Déclarez une zone desservie : l’adresse reste alors privée chez Google. Vous choisissez les communes dans votre fiche Google.",
    },
    {
      question: "Puis-je avoir une fiche par commune ?",
      answer:
        "Seulement là où vous avez un local avec du personnel. Pour les autres communes, utilisez la zone desservie et une page locale. Les fiches sans local sont suspendues.",
    },
    {
      question: "Mes équipes peuvent-elles s’en servir sur le terrain ?",
      answer:
        "Oui. Donnez-leur le rôle de lecteur : ils voient les établissements sans pouvoir les modifier. Pour ajouter des photos, il faut le rôle de gestionnaire.",
    },
  ],
  closing: {
    title: "Le prochain appel est pour vous",
    text: "Fixez votre zone ce soir. Demain matin, vous saurez où vous en êtes.",
  },
};
