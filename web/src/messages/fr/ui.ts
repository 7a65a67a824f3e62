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
    minutes_ago: (minutes: number) => `Il y a ${minutes} min`,
    hours_ago: (hours: number) => `Il y a ${hours} h`,
    days_ago: (days: number) => `Il y a ${days} j`,
    never: "Jamais",
  },
  problems: {
    unreachable: "Le serveur est injoignable. Vérifiez votre connexion et réessayez.",
    unauthorized: "Votre session a pris fin. Reconnectez-vous.",
    organisation_required: "Accès à une organisation requis",
    forbidden: "Vous n’y êtes pas autorisé. Adressez-vous à un propriétaire de votre organisation.",
    organisation_leaving:
      "Cette organisation va être supprimée : elle est en lecture seule. Pour la modifier, annulez la suppression dans Paramètres > Données.",
    plan_limit: "Votre offre est complète : rien n’a été ajouté. Voyez Paramètres > Offre.",
    trial_limit:
      "Trop de vos organisations sont à l’essai. Choisissez une offre pour l’une d’elles ou attendez la fin d’un essai.",
    export_running: "Un export est déjà en préparation.",
    removal_asked: "La suppression de cette organisation est déjà demandée.",
    demo_organisation: "Les démos sont supprimées au bout de 24 heures.",
    last_owner: "Une organisation a besoin d’un propriétaire. Nommez-en d’abord un autre.",
    limited: "Il faut avoir accès à tous les établissements. Vous n’avez accès qu’à certains d’entre eux.",
    not_found: "Cet élément n’existe plus. Il a peut-être été supprimé.",
    precondition_failed: "Quelqu’un a modifié cet élément entre-temps. Rechargez-le, puis réessayez.",
    conflict: "Quelqu’un a modifié cet élément entre-temps. Rechargez-le, puis réessayez.",
    validation_failed: "Vérifiez les champs signalés.",
    payload_too_large: "C’est trop volumineux.",
    rate_limited: "Trop de requêtes. Patientez un instant, puis réessayez.",
    demos_off: "Les démos sont désactivées sur ce site. Créez plutôt un compte gratuit.",
    demos_full:
      "Toutes les démos sont occupées pour le moment. Réessayez dans 15 minutes ou créez un compte gratuit.",
    too_many_streams: "Cette page est ouverte dans trop d’onglets. Fermez-en quelques-uns, puis rechargez.",
    timeout: "Le serveur a mis trop de temps. Rien n’a été modifié ; réessayez.",
    unavailable: "Le serveur est occupé. Rien n’a été modifié ; réessayez dans un instant.",
    storage_full:
      "L’espace de stockage du serveur est plein. Rien n’a été modifié et tout reste consultable ; réessayez plus tard.",
    other: "Une erreur est survenue. Rien n’a été modifié ; réessayez.",
  },
  fields: {
    required: "Obligatoire",
    too_long: (max: number) =>
      `${max.toLocaleString("fr-FR")} ${plural("fr", max, "caractère", "caractères")} au maximum`,
    invalid: "Non valide",
    invalid_phone: "Indiquez un numéro de téléphone valable",
    invalid_url: "Indiquez une adresse web comme https://exemple.fr",
    invalid_postal_code: "Ce n’est pas un code postal de ce pays",
    invalid_country: "Choisissez un pays",
    invalid_coordinates: "Ces coordonnées n’existent pas",
    invalid_email: "Indiquez une adresse e-mail valable",
    not_the_name: "Saisissez-le exactement comme il est affiché",
    wrong_password: "Mot de passe incorrect",
    wrong_code: "Ce code est incorrect ou a expiré",
    out_of_range: (min: number, max: number) => `Entre ${min} et ${max}`,
    control_characters: "Contient des caractères non valides",
  },
} satisfies Messages["ui"];
