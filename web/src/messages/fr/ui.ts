// Mots des éléments communs à tous les écrans, et des échecs possibles de toute requête.
import { plural } from "@/lib/format";
import type { Messages } from "../en";

export const ui = {
  close: "Fermer",
  save: "Enregistrer",
  cancel: "Annuler",
  back: "Retour",
  retry: "Réessayer",
  undo: "Annuler",
  optional: "Facultatif",
  loading: "Chargement…",
  notices: "Notifications",
  show_password: "Afficher le mot de passe",
  hide_password: "Masquer le mot de passe",
  health: { good: "Bon", fair: "Moyen", poor: "Faible" },
  issues: (count: number) => `${count} ${plural("fr", count, "problème", "problèmes")}`,
  relative: {
    just_now: "À l’instant",
    hours_ago: (hours: number) => `Il y a ${hours} h`,
    days_ago: (days: number) => `Il y a ${days} j`,
    never: "Jamais",
  },
  problems: {
    unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
    unauthorized: "Votre session a pris fin. Veuillez vous reconnecter.",
    organisation_required: "Accès à une organisation requis",
    forbidden:
      "Vous n’avez pas le droit de faire cela. Adressez-vous à un propriétaire de votre organisation.",
    not_found: "Cet élément n’existe plus. Il a peut-être été supprimé.",
    precondition_failed: "Quelqu’un a modifié cet élément entre-temps. Rechargez-le, puis réessayez.",
    conflict: "Quelqu’un a modifié cet élément entre-temps. Rechargez-le, puis réessayez.",
    validation_failed: "Veuillez vérifier les champs signalés.",
    payload_too_large: "C’est trop volumineux.",
    rate_limited: "Trop de requêtes. Patientez un instant, puis réessayez.",
    timeout: "Le serveur a mis trop de temps. Rien n’a été modifié ; réessayez.",
    unavailable: "Le serveur est occupé. Rien n’a été modifié ; réessayez dans un instant.",
    other: "Une erreur est survenue. Rien n’a été modifié ; réessayez.",
  },
  fields: {
    required: "Obligatoire",
    too_long: (max: number) => `${max.toLocaleString("fr-FR")} caractères au maximum`,
    invalid: "Non valide",
    invalid_phone: "Ce n’est pas un numéro de téléphone",
    invalid_url: "Ce n’est pas une adresse web. Exemple : https://exemple.fr",
    invalid_postal_code: "Ce n’est pas un code postal de ce pays",
    invalid_country: "Ce n’est pas un pays",
    invalid_email: "Ce n’est pas une adresse e-mail",
    out_of_range: (min: number, max: number) => `Entre ${min} et ${max}`,
    control_characters: "Contient des caractères qui ne peuvent pas être affichés",
  },
} satisfies Messages["ui"];
