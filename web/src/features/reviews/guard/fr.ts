// Reasons to block a reply before sending, by API code, each with advice.
import type { guard as english } from "./en";

export const guard = {
  label: "Contrôle avant l’envoi",
  blocking: "Cette réponse ne peut pas encore être envoyée",
  warning: "Avant de l’envoyer",
  use_wording: "Utiliser une formule neutre",
  replaced: "La formule neutre a remplacé votre texte",
  reasons: {
    too_long: "Elle est plus longue que ce que Google accepte. Raccourcissez-la.",
    too_short: "Elle est très courte. Une phrase complète montre que vous avez lu l’avis.",
    wrong_language: "Elle n’est pas entièrement dans la langue de l’avis. Répondez dans cette langue.",
    compensation:
      "Elle offre de l’argent, une remise ou un cadeau. Google interdit les offres en échange d’avis. Retirez cette offre.",
    confirms_client:
      "Elle confirme que l’auteur est un patient ou un client. Le secret professionnel vous l’interdit en public. Retirez ce passage.",
    health_detail: "Elle évoque une maladie ou un traitement. Retirez tout ce qui touche à la santé.",
    admits_liability:
      "Elle reconnaît une faute, ce qui peut être retenu contre vous. Dites plutôt que vous prenez l’avis au sérieux.",
    threatens:
      "Elle menace de poursuites. Restez calme en public et réservez les démarches juridiques à un cadre privé.",
    asks_removal: "Elle demande à l’auteur de modifier ou de retirer l’avis. Répondez plutôt à ce qu’il dit.",
    promises: "Elle promet ce que vous ne pourrez peut-être pas tenir. Dites plutôt ce que vous faites.",
    personal_data:
      "Elle contient des données personnelles, comme un nom, une adresse ou un numéro de commande. Retirez-les.",
    foreign_contact:
      "Elle contient un site, une adresse e-mail ou un numéro de téléphone qui n’est pas celui de l’établissement. Utilisez les siens, ou retirez-le.",
    echo: "Elle répète des nombres, des codes ou de longs passages de l’avis. Utilisez vos propres mots.",
    markup: "Elle contient des balises ou des caractères invisibles. Écrivez du texte simple.",
    prompt_leak: "Elle ressemble à des instructions pour un programme informatique. Reformulez-la.",
    placeholder: "Elle contient un champ qui n’est pas rempli. Remplacez-le.",
    insults: "Elle contient une insulte. Retirez-la.",
    too_alike:
      "Elle est presque identique à une autre réponse des 30 derniers jours. Répondez à ce que dit cet avis, ou envoyez-la quand même.",
  },
  unknown: (code: string) =>
    `Cette réponse pose peut-être un problème (${code}). Relisez-la avant de l’envoyer.`,
  notices: {
    french_medical_secrecy: {
      title: "Le secret médical s’impose à chaque réponse",
      text: "L’Ordre des médecins déconseille de répondre en public aux avis (Conseil national de l’Ordre des médecins, automne 2025). L’article R. 4127-4 du code de la santé publique couvre jusqu’au fait qu’une personne soit votre patient.",
    },
  },
} satisfies typeof english;
