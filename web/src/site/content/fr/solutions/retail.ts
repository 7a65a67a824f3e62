// Retail chains. `{monthly}` and `{yearly}` stand for the price of one more location.
import type { chain as en } from "../../en/solutions/retail";
import type { SolutionText } from "../../types/solutions";

/** Many stores at once, beyond the texts of all industries. */
export const chain = {
  title: "Quatre cents magasins, une seule modification",
  lead: "Un réseau n’a pas besoin de plus de fonctions, mais de la même, quatre cents fois, sans erreur.",
  steps: [
    {
      title: "Importer",
      text: "Un fichier CSV de 1 000 magasins au plus, vérifié ligne par ligne avant tout enregistrement.",
    },
    {
      title: "Modifier ensemble",
      text: "Les horaires des fêtes pour toute une région, avec le nombre de magasins concernés avant de valider.",
    },
    {
      title: "Annuler",
      text: "Une modification groupée s’annule pendant 30 jours, entièrement, sans toucher à ce qui a changé depuis.",
    },
  ],
  action: "Gérer un réseau d’établissements",
} satisfies typeof en;

export const retail: SolutionText = {
  meta: {
    title: "Référencement local pour les réseaux | Vitrine",
    description:
      "De bons horaires dans chaque magasin, des modifications groupées annulables, des rôles par magasin et une page pour chacun.",
    name: "Commerce de détail",
  },
  hero: {
    eyebrow: "Pour le commerce de détail",
    title: "Ouvert jusqu’à vingt heures. Partout. À coup sûr.",
    lead: "Un client devant une porte fermée ne revient pas. Vitrine garde justes les horaires, le téléphone et les rayons de chaque magasin du réseau.",
    picture:
      "La liste des magasins d’une enseigne dans Vitrine ; celui dont les horaires de fête sont faux arrive en tête.",
  },
  searches: {
    title: "Ce que tapent vos clients",
    items: [
      "magasin de chaussures ouvert dimanche",
      "jardinerie près de moi",
      "retrait en magasin",
      "retour commande en boutique",
      "réparation téléphone",
      "horaires 24 décembre",
    ],
  },
  features: {
    title: "Huit services pour votre réseau",
    lead: "Pour le siège, et pour celui qui tient la caisse.",
    items: [
      {
        title: "Import CSV",
        text: "Jusqu’à 1 000 magasins par fichier, avec un essai à blanc qui nomme chaque ligne fautive et dit pourquoi.",
      },
      {
        title: "Modifications groupées",
        text: "Horaires, catégorie, site ou étiquettes de centaines de magasins, annulables pendant 30 jours.",
      },
      {
        title: "Horaires des fêtes",
        text: "Saisis une fois pour une région, un pays ou une étiquette. Les exceptions restent des exceptions.",
      },
      {
        title: "Des rôles par magasin",
        text: "Le responsable s’occupe d’un magasin, la région de douze, le siège de tous.",
      },
      {
        title: "Une page par magasin",
        text: "Rayons, stock, parking et prochain dimanche ouvert, tirés de la même liste.",
      },
      {
        title: "Les avis par thème",
        text: "« Caisse », « accueil », « parking » : ce que font autrement les magasins à cinq étoiles.",
      },
      {
        title: "Doublons et fermetures",
        text: "Deux fiches pour un magasin, ou une pour un magasin fermé, sont repérées avant que les clients ne les trouvent.",
      },
      {
        title: "API",
        text: "Vos outils lisent et écrivent les établissements, avec des jetons révocables. Comprise dans Entreprise.",
      },
    ],
  },
  steps: {
    title: "Un déploiement sans équipe projet",
    items: [
      {
        title: "Importez les magasins",
        text: "Déposez le fichier que vous avez déjà. Les colonnes sont reconnues, les doublons signalés.",
      },
      { title: "Distribuez les clés", text: "Invitez régions et magasins, chacun avec sa part de la liste." },
      {
        title: "Suivez les plus faibles",
        text: "L’indice trie les magasins. Les dix derniers rapportent le plus.",
      },
    ],
  },
  metrics: {
    title: "Des chiffres à l’échelle d’un réseau",
    items: [
      { value: "10 000+", label: "entreprises" },
      { value: "50 000+", label: "pages locales publiées" },
      { value: "1 Md+", label: "de points de données" },
      { value: "99,9 %", label: "de disponibilité" },
    ],
  },
  story: {
    eyebrow: "À lire",
    title: "Beaucoup de portes, une seule enseigne",
    text: "Qui peut modifier quoi, quelles données viennent du siège et lesquelles du magasin : l’article montre comment les réseaux se répartissent le travail sans perdre la vue d’ensemble.",
    figure: { value: "+156 %", label: "de demandes d’itinéraire" },
    action: "Lire l’article sur les réseaux",
  },
  questions: [
    {
      question: "Nous avons plus de 1 000 magasins. Est-ce possible ?",
      answer:
        "Oui. Importez plusieurs fichiers, connectez Google ou utilisez l’API. La liste reste rapide avec 100 000 établissements.",
    },
    {
      question: "Combien coûte un établissement de plus ?",
      answer:
        "{monthly} par mois, ou {yearly} avec la facturation annuelle. Entreprise en comprend autant que vous voulez.",
    },
    {
      question: "Un magasin peut-il nuire à l’enseigne par erreur ?",
      answer:
        "Il ne modifie que ce que vous lui ouvrez. Chaque modification est conservée avec son auteur et l’ancienne valeur, et peut être reprise.",
    },
  ],
  closing: {
    title: "Sachez ce soir quels magasins se trompent",
    text: "Déposez votre liste. L’indice la trie avant la fin de votre thé.",
  },
};
