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
    organisation_leaving:
      "Cette organisation va être supprimée : elle est en lecture seule. Conservez-la d’abord, dans Paramètres, Données.",
    plan_limit:
      "Votre offre n’a pas de place pour cela. Rien n’a été ajouté, et tout reste. Voyez Paramètres, Offre.",
    trial_limit:
      "Trop de vos organisations sont déjà à l’essai. Aucune n’a été ouverte. Choisissez une offre pour l’une d’elles ou attendez la fin d’un essai.",
    export_running: "Un export est déjà en préparation.",
    removal_asked: "La suppression de cette organisation est déjà demandée.",
    demo_organisation: "Une démo disparaît d’elle-même au bout d’un jour.",
    last_owner: "Une organisation a besoin d’un propriétaire. Nommez-en d’abord un autre.",
    limited: "Vous ne voyez que certains établissements, et ceci les concerne tous.",
    not_found: "Cet élément n’existe plus. Il a peut-être été supprimé.",
    precondition_failed: "Quelqu’un a modifié cet élément entre-temps. Rechargez-le, puis réessayez.",
    conflict: "Quelqu’un a modifié cet élément entre-temps. Rechargez-le, puis réessayez.",
    validation_failed: "Veuillez vérifier les champs signalés.",
    payload_too_large: "C’est trop volumineux.",
    rate_limited: "Trop de requêtes. Patientez un instant, puis réessayez.",
    demos_full:
      "Toutes les démos sont occupées pour le moment. Réessayez dans 15 minutes ou créez un compte gratuit.",
    too_many_streams: "Cette page est ouverte dans trop d’onglets. Fermez-en quelques-uns, puis rechargez.",
    timeout: "Le serveur a mis trop de temps. Rien n’a été modifié ; réessayez.",
    unavailable: "Le serveur est occupé. Rien n’a été modifié ; réessayez dans un instant.",
    storage_full:
      "Le disque du service est plein. Rien n’a été modifié et tout reste consultable ; réessayez plus tard.",
    other: "Une erreur est survenue. Rien n’a été modifié ; réessayez.",
  },
  fields: {
    required: "Obligatoire",
    too_long: (max: number) =>
      `${max.toLocaleString("fr-FR")} ${plural("fr", max, "caractère", "caractères")} au maximum`,
    invalid: "Non valide",
    invalid_phone: "Ce n’est pas un numéro de téléphone",
    invalid_url: "Ce n’est pas une adresse web. Exemple : https://exemple.fr",
    invalid_postal_code: "Ce n’est pas un code postal de ce pays",
    invalid_country: "Ce n’est pas un pays",
    invalid_coordinates: "Ce n’est pas un lieu sur la carte",
    invalid_email: "Ce n’est pas une adresse e-mail",
    not_the_name: "Saisissez-le exactement comme il est écrit",
    wrong_password: "Ce n’est pas votre mot de passe",
    wrong_code: "Ce code est faux ou a expiré",
    out_of_range: (min: number, max: number) => `Entre ${min} et ${max}`,
    control_characters: "Contient des caractères qui ne peuvent pas être affichés",
  },
} satisfies Messages["ui"];
