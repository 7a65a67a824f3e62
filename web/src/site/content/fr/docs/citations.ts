// Documentation of citations: how directories are checked, what the figures mean, and how tasks work.
import { h2, list, p, steps, table } from "../../types/blocks";

export const citations = {
  meta: {
    name: "Citations locales",
    title: "Citations locales : vérification et tâches | Vitrine",
    description:
      "Comment Vitrine vérifie ce que les annuaires disent de vos établissements, ce que signifient score, exactitude et couverture, et comment corriger.",
  },
  title: "Citations locales",
  lead: "Voyez ce que les annuaires disent de vos établissements, et corrigez-les un par un.",
  blocks: [
    h2("Comment les annuaires sont vérifiés"),
    p(
      "Vitrine connaît plus de 300 annuaires aux États-Unis, au Canada, en France et au Royaume-Uni, et retient ceux du pays et du métier de chaque établissement. [Citations locales](app:/dashboard/citations) indique combien sont vérifiés automatiquement, et combien avec votre aide.",
    ),
    list(
      "**Automatiquement** : Vitrine ne lit les pages d’un annuaire que si ses règles pour les robots l’autorisent, une page toutes les 10 secondes au plus. Vitrine ne se connecte jamais à un compte et ne contourne aucun blocage.",
      "**Registres et API** : les registres officiels sont interrogés directement. Ils donnent un indice et ne pèsent rien.",
      "**Avec votre aide** : la plupart des annuaires n’acceptent pas les programmes. Vitrine vous donne le lien de recherche. Vous indiquez ce que vous voyez, collez la page ou signalez votre absence.",
    ),
    p(
      "Chaque vérification est conservée 13 mois comme preuve : quand, où, comment, et ce qui a été lu. Aucune copie de la page n’est gardée.",
    ),
    h2("Vérifier une entrée vous-même"),
    steps(
      "Ouvrez [Citations locales](app:/dashboard/citations) et choisissez une case. Il faut pouvoir répondre aux avis, ou être gestionnaire, administrateur ou propriétaire.",
      "Ouvrez le lien de recherche et trouvez votre entrée.",
      "Choisissez **J’y figure** et saisissez son adresse web ou ce qu’elle affiche, ou choisissez **Coller la page** et collez-la en entier.",
      "Vitrine compare le nom, l’adresse, le code postal et le téléphone, et explique chaque différence.",
    ),
    h2("Ce qui compte comme une différence"),
    p(
      "« Av. » et « Avenue », les majuscules, les accents et la présentation des numéros de téléphone comptent comme identiques. Un autre numéro, un bureau manquant ou un ancien code postal, non.",
    ),
    table(
      "Résultats d’une information",
      ["Résultat", "Sens"],
      ["Identique", "Exactement votre valeur"],
      ["Identique, écrit autrement", "La même valeur sous une autre forme"],
      ["Variante", "Reconnaissable, mais pas identique, comme un nom plus long"],
      ["Incomplet", "Il manque une partie, comme le numéro de bureau"],
      ["Différent", "Une autre valeur"],
    ),
    h2("Ce que disent les chiffres"),
    table(
      "Les chiffres d’un établissement",
      ["Chiffre", "Sens"],
      ["Score", "Moyenne de tous les annuaires vérifiés. Une absence compte pour 0"],
      ["Exactitude", "La même moyenne, sur les annuaires où vous figurez"],
      ["Couverture", "Pourcentage des annuaires vérifiés où vous figurez"],
      ["Vérifiés", "Pourcentage des annuaires qui vous concernent et qui sont vérifiés"],
    ),
    p(
      "Une entrée vaut jusqu’à 100 points : 30 pour le nom, 30 pour l’adresse, 10 pour le code postal et 30 pour le téléphone. Un annuaire pèse 10, 5, 3, 2 ou 1, selon son niveau. Regardez les quatre chiffres : une exactitude élevée avec une faible couverture signifie que vos quelques entrées sont justes.",
    ),
    h2("Les tâches"),
    p(
      "**Planifier les tâches** transforme les erreurs et les absences en [tâches](app:/dashboard/citations/tasks), les plus importantes d’abord. Une tâche réunit les liens, chaque information avec un bouton qui la copie, un responsable, une échéance et une note.",
    ),
    list(
      "**J** et **K** passent d’une tâche à l’autre. **E** fait avancer la tâche ouverte et passe à la suivante.",
      "Quand l’annuaire affiche les bonnes informations, la vérification suivante ferme la tâche. Si l’erreur revient, la tâche s’ouvre de nouveau.",
      "Quand vous changez le nom, l’adresse ou le téléphone d’un établissement, ses entrées sont signalées jusqu’à leur prochaine vérification.",
    ),
    h2("Vos propres annuaires"),
    p(
      "Dans [Annuaires](app:/dashboard/citations/directories), un gestionnaire ajoute un annuaire de votre ville ou de votre métier, change le poids d’un annuaire ou le masque. Un annuaire masqué ne compte pas.",
    ),
  ],
} as const;
