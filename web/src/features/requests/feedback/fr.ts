// Words of private feedback; loaded with it.
import { plural } from "@/lib/format";
import type { feedback as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const feedback: typeof en = {
  filters: {
    label: "Filtres",
    state: "État",
    any_state: "Tous les états",
    mine: "Attribués à moi",
  },
  states: { open: "À traiter", waiting: "Répondu", done: "Traité" },
  list: "Messages privés",
  news: (count) => `Afficher ${n(count)} ${plural("fr", count, "nouveau message", "nouveaux messages")}`,
  anonymous: "Anonyme",
  wants_reply: "Attend une réponse",
  score: (score) => `${score} sur 10`,
  score_label: (score) => `Note de ${score} sur 10`,
  keys_hint: "parcourir la liste",
  empty: {
    title: "Aucun message privé pour l’instant",
    text: "Chaque client qui ouvre la page d’une demande ou scanne un QR code peut aussi vous écrire en privé. Ses messages arrivent ici, et vous pouvez répondre par e-mail.",
    links: "Ouvrir les liens et QR codes",
    filtered_title: "Aucun message ne correspond",
    filtered_text: "Essayez de retirer des filtres.",
  },
  pane: {
    label: "Message",
    back: "Messages",
    previous: "Précédent",
    next: "Suivant",
    none: "Choisissez un message dans la liste",
    not_found: "Ce message n’existe plus",
    not_found_text: "Son établissement a peut-être été supprimé, ou vous ne le voyez plus.",
    done: "Traité",
    reopen: "Rouvrir",
    from_request: "En réponse à une demande",
    from_page: "Depuis la page de l’établissement",
    contact: "Ouvrir le contact",
    language: { en: "Écrit en anglais", fr: "Écrit en français" },
    change_failed: "La modification n’a pas été enregistrée.",
    delete: "Supprimer…",
  },
  deleting: {
    title: "Supprimer ce message\u202f?",
    text: "Le message et toutes ses réponses seront définitivement supprimés.",
    confirm: "Supprimer",
    done: "Message supprimé",
    failed: "Le message n’a pas été supprimé.",
  },
  work: {
    label: "Attribution",
    assignee: "Attribué à",
    nobody: "Non attribué",
    me: (name) => `${name} (vous)`,
    former: "Ancien membre",
    state: "État",
  },
  conversation: {
    title: "Échange",
    you: "Vous",
    answered: (name) => `${name} a répondu par e-mail`,
    former: "Un ancien membre",
  },
  composer: {
    label: "Répondre par e-mail",
    placeholder: (name) => `Bonjour ${name},`,
    placeholder_anonymous: "Écrivez une réponse…",
    to: (email) => `Envoyée à ${email}`,
    no_email: "Cette personne n’a pas laissé d’adresse e-mail\u00a0: il n’est pas possible de lui répondre.",
    required: "Écrivez d’abord une réponse.",
    left: (count) =>
      count < 0
        ? `${n(-count)} ${plural("fr", -count, "caractère", "caractères")} en trop`
        : `${n(count)} ${plural("fr", count, "caractère restant", "caractères restants")}`,
    send: "Envoyer la réponse",
    sent: "La réponse est en route",
    failed: "La réponse n’a pas été envoyée. Votre texte est toujours là.",
    reasons: {
      no_address: "Cette personne n’a pas laissé d’adresse e-mail.",
      opted_out: "Cette personne ne souhaite plus recevoir d’e-mails de votre organisation.",
      requests_off: "Votre organisation a désactivé les demandes, et les réponses avec elles.",
      too_many_answers:
        "Vous pouvez envoyer 5 réponses au plus au même message en 24 heures. Réessayez plus tard.",
      daily_cap_reached:
        "Votre organisation a atteint sa limite d’e-mails par jour. Réessayez plus tard, ou relevez la limite dans les paramètres des demandes.",
    },
  },
};
