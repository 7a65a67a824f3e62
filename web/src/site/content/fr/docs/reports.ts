// Documentation of reports: what they hold, who reads them, and how they are sent.
import { h2, list, p, steps, table } from "../../types/blocks";

export const reports = {
  meta: {
    name: "Rapports",
    title: "Rapports : les créer, les partager, les programmer | Vitrine",
    description:
      "Créer un rapport à partir de vos chiffres, ce que montre chaque modèle, le partager par lien, PDF ou e-mail, et comment les envois attendent les données.",
  },
  title: "Rapports",
  lead: "Montrez ce qui a changé, ce qui a été fait et la suite, avec les mots de vos lecteurs.",
  blocks: [
    h2("Créer un rapport"),
    steps(
      "Ouvrez [Rapports](app:/dashboard/reports) et choisissez **Nouveau rapport**. Il faut être gestionnaire, administrateur ou propriétaire.",
      "Choisissez un modèle, puis tous les établissements, quelques-uns, ou ceux qui portent une étiquette.",
      "Choisissez la période, la comparaison et la langue. Faites glisser les sections dans l’ordre voulu et désactivez celles qui ne servent pas.",
      "Lisez ce qui va se passer, changez le titre si vous le souhaitez, puis choisissez **Créer le rapport**. Quelques secondes suffisent.",
    ),
    p(
      "Un rapport est figé dès sa création : ses chiffres restent les mêmes, même si les données changent ensuite. Seuls le titre et votre mot se modifient. Si un avis cité est effacé, son texte disparaît du rapport et les chiffres restent.",
    ),
    h2("Les modèles"),
    table(
      "À quoi sert chaque modèle",
      ["Modèle", "Pour", "Au départ"],
      [
        "Synthèse pour la direction",
        "Qui décide",
        "Les chiffres clés, ce qui a été fait et les prochaines étapes",
      ],
      ["Analyse technique", "Qui fait le travail", "Toutes les sections, avec leurs définitions"],
      ["Version client", "Les clients", "Des mots simples, sans tableau d’annuaires"],
    ),
    h2("Lire les chiffres"),
    list(
      "Une évolution n’a de flèche que si elle repose sur au moins 30 événements. Sinon, le rapport donne l’avant et l’après.",
      "Ce qui n’est pas connu n’est jamais affiché comme un zéro. La fin du rapport dit quels jours ou quels établissements n’ont pas encore de données.",
      "Les numéros sur un graphique indiquent ce qui a été fait ce jour-là. Ils disent quand, pas pourquoi.",
      "Dans le tableau de bord, chaque chiffre mène aux données dont il est tiré.",
    ),
    h2("Qui peut le lire"),
    p(
      "Votre équipe voit tous les rapports sur les établissements auxquels elle a accès. Les clients voient un rapport quand vous choisissez **Publier pour les clients**, et seulement s’ils ont accès à tous ses établissements. Vous pouvez le retirer à tout moment.",
    ),
    h2("Partager et télécharger"),
    p(
      "**Partager** crée un lien qui fonctionne sans compte. Il expire après 90 jours, sauf si vous choisissez une autre durée, peut demander un mot de passe et se révoque aussitôt. Le lien n’est affiché qu’à sa création. Vous voyez combien de fois chaque lien a été ouvert. **Télécharger** donne un PDF, des tableaux Excel ou des tableaux CSV, avec les mêmes chiffres.",
    ),
    h2("Les envois programmés"),
    p(
      "Un envoi programmé crée un rapport chaque jour, chaque semaine ou chaque mois et l’envoie à cinq personnes au plus, dans le fuseau horaire de votre choix. Chaque mois avec Débutant, chaque semaine avec Professionnel, chaque jour avec Entreprise.",
    ),
    list(
      "Avec **Attendre mon mot**, vous recevez une notification, ajoutez un mot et envoyez le rapport vous-même.",
      "Si les chiffres de Google tardent, le rapport attend jusqu’à 24 heures. S’il devait être vide, il ne part pas et vous êtes prévenu.",
      "Chaque e-mail contient un lien de désinscription. La liste des e-mails dit qui a reçu quoi, et qui s’est désinscrit.",
    ),
  ],
} as const;
