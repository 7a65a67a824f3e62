// The check of a profile's text.
import type { optimizer as en } from "../../en/tools/optimizer";
import type { Advice, ToolText } from "../../types/tools";

const page: ToolText = {
  meta: {
    title: "Texte de fiche Google : examen gratuit | Vitrine",
    description:
      "Collez la description de votre fiche d’établissement Google : une note, ce que Google interdit et une structure efficace. Gratuit, sans compte.",
    name: "Examen de fiche",
  },
  eyebrow: "Outil gratuit",
  title: "Votre fiche dit-elle pourquoi venir chez vous ?",
  lead: "Collez la description de votre fiche d’établissement Google. Vous voyez aussitôt ce qui est bien, ce que Google interdit et ce qui manque, avec une structure pour la récrire.",
  script:
    "Cet examen fonctionne dans votre navigateur et demande JavaScript. Les règles ci-dessous aident aussi sans lui.",
  how: {
    title: "Ce qui fait une bonne description",
    items: [
      {
        title: "Les 250 premiers caractères comptent",
        text: "Eux seuls se voient avant « plus ». Dites-y ce que vous faites et où.",
      },
      {
        title: "Ni téléphone, ni lien, ni promotion",
        text: "Les règles de Google les interdisent dans la description ; des fiches sont refusées pour cela.",
      },
      {
        title: "Les mots des clients",
        text: "Votre métier et votre ville une ou deux fois, dans des phrases. Une liste de mots-clés n’aide personne.",
      },
    ],
  },
  faq: {
    title: "Questions",
    items: [
      {
        question: "Quelle longueur la description peut-elle avoir ?",
        answer:
          "750 caractères. Entre 250 et 700, c’est une bonne longueur : assez pour dire quelque chose, assez court pour être lu.",
      },
      {
        question: "La description change-t-elle ma position ?",
        answer:
          "À peine, par elle-même. Elle décide si ceux qui vous voient viennent : la catégorie, les avis et la proximité font la place.",
      },
      {
        question: "Quelles langues comprend-il\u202f?",
        answer:
          "Le français et l’anglais. La longueur, les liens, les prix et les symboles sont bien jugés dans toutes les langues\u202f; les mots répétés et l’invitation finale ne le sont pas.",
      },
      {
        question: "Mon texte est-il envoyé quelque part ?",
        answer: "Non. Il est examiné dans votre navigateur et n’en sort que si vous le copiez.",
      },
    ],
  },
  cta: {
    title: "Toutes les descriptions dans une liste",
    text: "Vitrine montre lesquels de vos établissements n’en ont pas et vous laisse les écrire sur place.",
    action: "Essai Gratuit",
  },
};

const rule = (title: string, text: string): Advice => [title, text];

export const optimizer = {
  ...page,
  form: {
    title: "Votre texte",
    text: "Description",
    category: "Métier ou catégorie, par exemple boulangerie",
    city: "Ville ou quartier",
    submit: "Examiner le texte",
  },
  words: {
    score: "{n} sur 100",
    good: "Bon",
    fair: "Moyen",
    poor: "Faible",
    counter: "{n} sur 750 caractères",
    critical: "Interdit",
    warning: "À améliorer",
    passed: "En ordre",
    result: "{n} sur 100 : {m} points à améliorer",
    result_one: "{n} sur 100 : un point à améliorer",
    perfect: "{n} sur 100 : rien à améliorer",
    empty: "Collez d’abord un texte.",
    structure: "Une structure efficace",
    copy: "Copier la structure",
    copied: "Copié",
    example: [
      "[Nom], votre {category} à {city}.",
      "Nous [ce que vous faites de mieux] pour [qui], depuis [année].",
      "Nos clients viennent pour [trois choses que vous seul avez].",
      "Vous nous trouvez [repère, parking, arrêt de tram] ; [accessibilité, langues, moyens de paiement].",
      "Passez nous voir, ou réservez une table ou un rendez-vous depuis notre fiche.",
    ],
    category: "métier",
    city: "votre ville",
    rules: {
      too_long: rule("750 caractères au plus", "Google coupe ou refuse les textes plus longs."),
      too_short: rule("Au moins 250 caractères", "Il reste de la place pour d’autres raisons de venir."),
      no_phone: rule(
        "Pas de numéro de téléphone",
        "Il a son propre champ ; dans le texte, Google l’interdit.",
      ),
      no_link: rule(
        "Ni adresse web ni e-mail",
        "Les liens dans la description sont contraires aux règles de Google.",
      ),
      no_offers: rule(
        "Ni prix ni promotion",
        "Faites-en un post ; dans la description, Google les interdit.",
      ),
      category: rule("Nomme votre métier", "Dites dès la première phrase ce que vous êtes."),
      city: rule("Nomme votre ville ou quartier", "Qui cherche à proximité veut savoir que vous êtes près."),
      early: rule("Métier ou ville dans les 250 premiers caractères", "Eux seuls se voient avant « plus »."),
      stuffing: rule(
        "Pas de mot répété à l’excès",
        "« {word} » revient {n} fois. Google y voit du bourrage de mots-clés.",
      ),
      capitals: rule("Pas de cris", "N’écrivez des mots entiers en capitales que si ce sont des sigles."),
      signs: rule(
        "Une ponctuation calme",
        "Un seul point d’exclamation suffit ; symboles et émojis n’ont pas leur place ici.",
      ),
      action: rule("Dit quoi faire", "Terminez par une invitation : venir, réserver, appeler, commander."),
      sentences: rule(
        "Des phrases qu’on peut lire",
        "Raccourcissez les longues phrases : environ 25 mots au plus chacune.",
      ),
      lists: rule(
        "Des phrases, pas une liste de mots-clés",
        "Beaucoup de virgules et peu de points se lisent comme une liste pour machines.",
      ),
    } satisfies Record<string, Advice>,
  },
} satisfies typeof en;
