// Law firms.
import type { conduct as en } from "../../en/solutions/legal";
import type { SolutionText } from "../../types/solutions";

/** Rules of the profession, beyond the texts of all industries. */
export const conduct = {
  title: "Dans le respect de la déontologie",
  lead: "Un cabinet ne communique pas comme une pizzeria. Les outils connaissent les limites.",
  may: "Vous pouvez",
  mayList: [
    "Demander un avis à tous vos clients, dans les mêmes termes",
    "Remercier l’auteur d’un avis sans dire que vous l’avez défendu",
    "Indiquer domaines, langues, barreaux et honoraires exacts",
  ],
  not: "Vitrine ne rédige jamais",
  notList: [
    "Une réponse qui confirme un mandat ou évoque un dossier",
    "Une promesse de résultat, une comparaison avec des confrères",
    "Le mot « spécialiste » quand votre barreau le réserve",
  ],
} satisfies typeof en;

export const legal: SolutionText = {
  meta: {
    title: "Référencement local pour avocats | Vitrine",
    description:
      "Vos domaines en mots simples, les annuaires juridiques en ordre, des avis dans le respect de la déontologie. 14 jours offerts.",
    name: "Juridique",
  },
  hero: {
    eyebrow: "Pour les cabinets d’avocats",
    title: "La lettre est arrivée ce matin. Quel avocat appeler ?",
    lead: "On cherche un avocat une fois en dix ans, inquiet, sur un téléphone. On prend le premier qui explique clairement et inspire confiance.",
    picture:
      "Un tableau d’annuaires juridiques avec nom, adresse et téléphone ; l’un affiche encore une ancienne adresse.",
  },
  searches: {
    title: "Ce que tapent vos clients",
    items: [
      "avocat divorce près de moi",
      "avocat droit du travail",
      "bailleur garde la caution",
      "avocat droit des locataires",
      "honoraires avocat divorce",
      "premier rendez-vous avocat",
    ],
  },
  features: {
    title: "Huit services pour votre cabinet",
    lead: "Avec le soin que demande la profession.",
    items: [
      {
        title: "Vos domaines en mots simples",
        text: "Des services décrits avec les mots des clients, pas avec ceux du code.",
      },
      {
        title: "Les annuaires juridiques",
        text: "avocat.fr, Justifit, Alexia et les autres, avec le même nom, la même adresse et le même téléphone.",
      },
      {
        title: "Le cabinet et ses avocats",
        text: "Une fiche pour le cabinet, une par avocat qui reçoit, sans doublon.",
      },
      {
        title: "Des réponses discrètes",
        text: "Elles remercient et invitent à appeler, sans jamais confirmer un mandat.",
      },
      { title: "Une page par domaine", text: "Ce qui se passe, combien de temps, à quel coût, et avec qui." },
      {
        title: "Le premier rendez-vous",
        text: "Il se prend en un geste : par téléphone, au cabinet ou en visio.",
      },
      {
        title: "Votre position près du tribunal",
        text: "Voyez jusqu’où l’on vous trouve, et pour quelles affaires.",
      },
      {
        title: "Alertes de modification",
        text: "Un inconnu suggère « définitivement fermé » ? Vous le savez le jour même.",
      },
    ],
  },
  steps: {
    title: "Trois étapes prudentes",
    items: [
      {
        title: "Faire l’inventaire",
        text: "Voyez ce que chaque annuaire dit du cabinet, et repérez l’ancienne adresse, l’ancien nom, le mauvais numéro.",
      },
      {
        title: "Fixer les limites",
        text: "Ce que peuvent dire réponses et posts est décidé une fois, pour toute l’équipe.",
      },
      { title: "Expliquer votre métier", text: "Une page par domaine. Un texte clair se trouve, et se lit." },
    ],
  },
  metrics: {
    title: "Des chiffres qui tiennent",
    items: [
      { value: "100+", label: "annuaires, juridiques compris" },
      { value: "2 M+", label: "de citations créées" },
      { value: "95 %", label: "d’amélioration moyenne des positions" },
      { value: "24 h/24", label: "d’assistance, 7 j/7" },
    ],
  },
  story: {
    eyebrow: "À lire",
    title: "Le même nom sur toutes les plaques",
    text: "Quand un cabinet déménage ou qu’un associé part, les annuaires gardent l’ancienne plaque pendant des années. L’article montre comment retrouver chaque copie et la corriger, la source d’abord.",
    figure: { value: "100+", label: "annuaires dans un seul plan" },
    action: "Lire l’article sur la cohérence NAP",
  },
  questions: [
    {
      question: "Un avocat peut-il demander des avis ?",
      answer:
        "Le plus souvent oui, si personne n’est payé ni pressé et si tous sont sollicités de la même façon. Les règles de votre barreau priment ; les demandes peuvent être désactivées pour tout le cabinet.",
    },
    {
      question: "Comment répondre à un avis injuste ?",
      answer:
        "Brièvement, sans confirmer que l’auteur a été client, en l’invitant à appeler. S’il enfreint les règles du site, Vitrine vous aide à le signaler.",
    },
    {
      question: "Nous partageons une adresse avec des confrères. Est-ce gênant ?",
      answer:
        "Non, si chaque cabinet a son nom, son téléphone et sa plaque. Vitrine montre quels annuaires vous confondent.",
    },
  ],
  closing: {
    title: "La voix calme qu’on trouve en premier",
    text: "Commencez par l’audit de la fiche du cabinet. C’est discret et cela prend une minute.",
  },
};
