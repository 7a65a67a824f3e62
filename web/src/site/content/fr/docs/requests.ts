// Documentation of requests for reviews: contacts, campaigns, links, private feedback, and the rules.
import { h2, list, p, steps, table } from "../../types/blocks";

export const requests = {
  meta: {
    name: "Demandes d’avis",
    title: "Demandes d’avis : contacts et campagnes | Vitrine",
    description:
      "Demander un avis à vos clients par e-mail ou QR code : le consentement nécessaire, qui est laissé de côté et pourquoi, et la preuve de l’équité.",
  },
  title: "Demandes d’avis",
  lead: "Demandez un avis à chaque client, avec les mêmes liens publics et le même formulaire privé pour tout le monde.",
  blocks: [
    h2("Avant la première demande"),
    steps(
      "Ouvrez [Demandes d’avis](app:/dashboard/requests), onglet **Paramètres**, et renseignez l’expéditeur : un nom et une adresse postale. Ils figurent au bas de chaque demande, comme la loi l’exige.",
      "Dans l’onglet **Liens et QR codes**, choisissez un établissement et ajoutez les sites où vos clients peuvent écrire un avis. Le lien de Google s’y trouve déjà si la fiche est connectée. Rangez-les dans l’ordre que tout le monde verra.",
      "Dans l’onglet **Contacts**, ajoutez des personnes ou importez un fichier CSV, avec le consentement que chacune a donné.",
    ),
    h2("Lancer une campagne"),
    steps(
      "Choisissez **Nouvelle campagne**. Il faut être gestionnaire, administrateur ou propriétaire.",
      "Choisissez les établissements et les destinataires : tout le monde, les contacts d’une étiquette ou des contacts choisis. Il n’y a pas de choix selon la note ou la satisfaction.",
      "Relisez le texte en anglais et en français. Les passages contraires aux règles sont soulignés pendant la saisie. L’aperçu montre l’e-mail et la page d’avis.",
      "Choisissez le début, une relance et un maximum par jour. Vous voyez combien de personnes reçoivent la demande, combien sont laissées de côté et pourquoi.",
      "Choisissez **Envoyer**. Vous pouvez mettre la campagne en pause ou l’annuler à tout moment.",
    ),
    p(
      "Pour un seul client, choisissez **Demander à un client**. C’est commode sur un téléphone, juste après la prestation.",
    ),
    h2("Qui est laissé de côté"),
    table(
      "Raisons d’écarter un contact",
      ["Raison", "Signification"],
      [
        "Pas de consentement",
        "Le contact n’a pas accepté les e-mails et n’est pas un client qui en a été informé",
      ],
      [
        "Désinscription",
        "La personne s’est désinscrite. Cela vaut pour tous les établissements et survit à un nouvel import",
      ],
      [
        "Sollicitation récente",
        "Une demande est partie dans les 90 derniers jours, ou dans la période que vous avez choisie",
      ],
      ["Pas d’adresse e-mail", "Il n’y a nulle part où écrire"],
      [
        "Profession",
        "En France, les professions médicales et juridiques ne doivent pas solliciter d’éloges publics",
      ],
      ["Autre établissement", "La personne n’est pas cliente des établissements de la campagne"],
    ),
    h2("Ce qu’un texte ne doit pas dire"),
    list(
      "Une récompense : cadeau, remise, points ou concours en échange d’un avis.",
      "Un nombre d’étoiles, ou le souhait d’un avis positif.",
      "L’invitation à vous contacter d’abord en cas de mécontentement. Tout le monde a les deux possibilités en même temps.",
      "Le nom d’un membre de l’équipe, des mots imposés, un objectif ou une pression.",
    ),
    h2("QR code et carte de comptoir"),
    p(
      "Chaque établissement a sa propre page d’avis. Téléchargez son QR code en SVG ou en PNG, ou imprimez la carte de comptoir au format A6. Vos clients le scannent avec leur propre téléphone : la plupart des sites filtrent ou interdisent les avis écrits sur un appareil de l’établissement.",
    ),
    h2("Messages privés"),
    p(
      "Ce que vos clients écrivent dans le formulaire privé arrive dans l’onglet **Messages privés**. Parcourez-les avec J et K, terminez avec E, attribuez-les à votre équipe et répondez par e-mail.",
    ),
    h2("Preuve d’équité"),
    p(
      "Vitrine compte chaque page d’avis affichée avec les liens qu’elle montrait, par groupe de notes. La part des pages montrant tous les liens doit être de 100 % dans chaque groupe. L’onglet **Paramètres** montre les chiffres de chaque mois, et une page publique les montre à toute personne qui en a le lien.",
    ),
  ],
} as const;
