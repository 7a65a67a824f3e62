// Keyword ideas.
import type { keywords as en } from "../../en/tools/keywords";
import type { ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Idées de mots-clés locaux par métier et ville | Vitrine",
    description:
      "Indiquez votre métier et votre ville : des idées de mots-clés locaux classées par intention, à copier ou à télécharger en CSV. Gratuit.",
    name: "Idées de mots-clés",
  },
  eyebrow: "Outil gratuit",
  title: "Que tapent les gens près de chez vous ?",
  lead: "Votre métier, votre ville, un quartier si vous voulez : vous obtenez les recherches qui amènent des clients, classées selon ce que veulent les gens.",
  script:
    "Cet outil fonctionne dans votre navigateur et demande JavaScript. Les schémas ci-dessous montrent comment trouver des mots-clés à la main.",
  how: {
    title: "D’où viennent les idées",
    items: [
      {
        title: "Des schémas, pas des suppositions",
        text: "Les recherches de services locaux suivent des schémas : métier et lieu, « à proximité », urgence, prix, horaires, comparaison.",
      },
      {
        title: "Classées par intention",
        text: "Qui tape « urgence » veut appeler tout de suite ; qui tape « tarif » veut comparer. Donnez à chaque intention sa page ou sa section.",
      },
      {
        title: "Aucun volume inventé",
        text: "Nous n’affichons pas de nombre de recherches : hors de Google, personne ne le connaît précisément pour une ville.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Où utiliser ces mots-clés ?",
        answer:
          "Dans les titres des pages locales, dans les questions et réponses de votre page, dans les posts et les services de votre fiche. Jamais dans le nom du commerce : Google l’interdit.",
      },
      {
        question: "Faut-il une page pour « à proximité » ?",
        answer:
          "Non. Google sait où sont les gens. Une fiche complète et une page qui nomme la ville font davantage.",
      },
      {
        question: "Combien de mots-clés suffisent ?",
        answer:
          "Commencez par dix : deux pour votre service principal, deux urgents, deux sur le prix et quatre de quartiers que vous servez vraiment.",
      },
    ],
  },
  cta: {
    title: "Voyez votre position pour chacun",
    text: "Vitrine montre votre position pour chaque mot-clé, rue par rue.",
    action: "Essai Gratuit",
  },
};

export const keywords = {
  ...page,
  form: {
    title: "Votre commerce",
    trade: "Métier",
    trade_placeholder: "boulangerie, dentiste, plombier…",
    city: "Ville",
    district: "Quartier (facultatif)",
    language: "Langue des recherches",
    languages: { en: "Anglais", fr: "Français" },
    submit: "Trouver des mots-clés",
  },
  words: {
    found: "{n} idées de mots-clés",
    missing: "Indiquez un métier et une ville.",
    copy: "Tout copier",
    copied: "Copié",
    csv: "Télécharger le CSV",
    file: "mots-cles",
    columns: ["Mot-clé", "Intention"],
    groups: {
      near: "À proximité",
      urgent: "Tout de suite",
      price: "Prix",
      choice: "Choisir",
      hours: "Horaires",
      special: "Souhaits particuliers",
      area: "Quartiers",
      questions: "Questions",
    },
  },
} satisfies typeof en;
