// Les mots de Google Business Profile : connexion, import, synchronization.
import { plural } from "@/lib/format";
import type { google as en } from "../en/google";
import { refusals } from "./google-refusals";

export const google: typeof en = {
  connect: "Connecter Google",
  connected_toast: "Google Business Profile est bien connecté !",
  simulated: "Google simulé",
  simulated_text:
    "Vous êtes connecté à un simulateur de Google. Rien de ce que vous faites ici n’arrive chez Google.",
  dialog: {
    connect: {
      title: "Connecter Google Business Profile",
      text: "Importez vos établissements depuis Google et gardez-les à jour des deux côtés. Vous choisissez le compte ; Vitrine ne voit jamais votre mot de passe.",
      benefits: [
        "Synchronisation automatique des établissements",
        "Suivi des avis en temps réel",
        "Statistiques de performance",
        "Gestion groupée des établissements",
      ],
      submit: "Se connecter avec Google",
      busy: "Connexion…",
    },
    accounts: {
      title: "Choisissez un compte professionnel",
      personal: "Compte personnel",
      organizations: "Organisations",
      empty: "Aucune fiche d’établissement trouvée",
      empty_text: "Ce compte Google ne gère aucune fiche d’établissement. Essayez avec un autre.",
      other: "Essayer un autre compte",
      back: "← Connecter un autre compte",
      failed: "Impossible de charger les comptes.",
      is_synced: "Déjà importé",
    },
    importing: {
      title: "Import des établissements",
      of: (name) => `Import depuis ${name}`,
      listing: "Lecture de vos établissements…",
      progress: (done, total) => `${done} sur ${total}`,
      details: "Lecture des avis, des photos et des statistiques…",
      seconds_left: (n) =>
        `Encore ${n} ${plural("fr", n, "seconde", "secondes")} environ. Google limite le nombre de requêtes.`,
      minutes_left: (n) =>
        `Encore ${n} ${plural("fr", n, "minute", "minutes")} environ. Google limite le nombre de requêtes.`,
      almost_done: "Presque terminé",
      safe: "Vous pouvez fermer cette fenêtre. L’import continue et la liste se remplit d’elle-même.",
      done: (count, created, updated) =>
        `${created} ${count < 2 ? "établissement importé" : "établissements importés"}, ${updated} mis à jour`,
      beyond_plan: (count, left_out) =>
        `${left_out} ${count < 2 ? "établissement n’a pas été ajouté" : "établissements n’ont pas été ajoutés"}, faute de place dans votre offre.`,
      see_plan: "Voir l’offre",
      back: "Retour",
      finish: "Terminer",
      close: "Fermer",
    },
    result: {
      problems: (count, shown) =>
        count < 2
          ? `${shown} établissement peut être amélioré.`
          : `${shown} établissements peuvent être améliorés.`,
      no_problems: "Tous les établissements sont en bonne santé.",
      see_problems: "Voir quoi corriger",
    },
    candidates: {
      title: "Ceux-ci sont peut-être déjà dans votre liste",
      text: "S’agit-il du même établissement ?",
      in_list: "Dans votre liste",
      merge: "Fusionner",
      separate: "Garder les deux",
      skip: "Ne pas importer",
      all: "Tout fusionner",
      failed: "La décision n’a pas été enregistrée.",
    },
  },
  roles: {
    PRIMARY_OWNER: "Propriétaire principal",
    OWNER: "Propriétaire",
    MANAGER: "Gestionnaire",
    SITE_MANAGER: "Gestionnaire de site",
  },
  sync: {
    all: "Tout synchroniser",
    selected: "Synchroniser la sélection",
    sync: "Synchroniser",
    busy: "Synchronisation…",
    now: (name) => `Synchroniser ${name} maintenant`,
    busy_with: (name) => `Synchronisation de ${name}`,
    one: "Établissement synchronisé",
    many: (count, shown) =>
      `${shown} ${count < 2 ? "établissement synchronisé" : "établissements synchronisés"}`,
    failed: "La synchronisation a échoué",
    bulk_failed: "La synchronisation groupée a échoué",
  },
  publish: {
    busy: "Publication sur Google…",
    done: (count, shown) =>
      `${shown} ${count < 2 ? "établissement publié" : "établissements publiés"} sur Google`,
    refused: (count, shown) =>
      `Google a refusé des modifications de ${shown} ${plural("fr", count, "établissement", "établissements")}.`,
    show: "Voir",
    nothing:
      "Rien à publier. Google a déjà ces modifications, ou une modification faite sur Google attend votre décision.",
    failed: "La publication sur Google a échoué",
  },
  profile: {
    changes: "Modifié sur Google",
    changes_text:
      "Google ou un internaute a proposé ces modifications. Gardez-les ou rétablissez vos informations.",
    edits: "Pas encore sur Google",
    edits_text: "Vous les avez modifiés dans Vitrine. Publiez-les sur Google.",
    ours: "Dans Vitrine",
    at_google: "Sur Google",
    none: "Rien",
    accept: "Garder",
    restore: "Rétablir les nôtres",
    send: "Publier sur Google",
    states: {
      unsent: "Non publié",
      queued: "En cours de publication",
      pending: "En cours d’examen par Google",
      refused: "Refusé",
    },
    checking: (field, value) => `Google vérifie ce champ (${field})\u202f: «\u202f${value}\u202f»`,
    fields: {
      name: "Nom",
      category: "Catégorie",
      address: "Adresse",
      phone: "Téléphone",
      additional_phones: "Autres téléphones",
      website: "Site web",
      description: "Description",
      opening_hours: "Horaires",
      external_id: "Code magasin",
      service_area_business: "Zone desservie",
    },
  },
  performance: {
    title: "Performances récentes",
    period: "Période",
    periods: {
      7: "7 jours",
      28: "28 jours",
      30: "30 jours",
      90: "90 jours",
      365: "12 mois",
      548: "18 mois",
    },
    previous: "Période précédente",
    overall: {
      title: "Performances",
      name: "tous les établissements",
      none_text: "Elles apparaîtront ici dès que vos établissements seront reliés à leurs fiches Google.",
    },
    figures: "Indicateur",
    metrics: {
      views: "Vues",
      calls: "Appels",
      website_clicks: "Clics vers le site",
      directions: "Itinéraires",
    },
    counts: {
      views: (n, text) => `${text} ${plural("fr", n, "vue", "vues")}`,
      calls: (n, text) => `${text} ${plural("fr", n, "appel", "appels")}`,
      website_clicks: (n, text) => `${text} ${plural("fr", n, "clic vers le site", "clics vers le site")}`,
      directions: (n, text) => `${text} ${plural("fr", n, "demande d’itinéraire", "demandes d’itinéraire")}`,
    },
    more: (percent) => `${percent} de plus`,
    fewer: (percent) => `${percent} de moins`,
    same: "Autant",
    no_comparison: "Sans comparaison",
    chart: (metric, name, period) => `${metric} de ${name}, ${period}`,
    day: "Jour",
    week: "Semaine",
    week_of: (first, last) => `${first} – ${last}`,
    unknown: "Pas encore communiqué",
    compared: (days) =>
      days < 2 ? "Comparé à la veille de la période." : `Comparé aux ${days} jours précédents.`,
    not_compared: "Pas de données plus anciennes pour comparer.",
    known_from: (date) => `Données disponibles depuis le ${date}.`,
    known_until: (date) =>
      `Les données de Google arrivent avec quelques jours de retard. Dernier jour : ${date}.`,
    fetch: "Obtenir 18 mois de Google",
    fetching: "Récupération de 18 mois…",
    fetched: "18 mois de données ajoutés",
    fetch_failed: "Impossible de charger les données plus anciennes.",
    none: "Pas encore de données",
    none_text: "Ils apparaîtront ici après la prochaine synchronisation de cet établissement.",
    failed: "Impossible de charger les données.",
  },
  settings: {
    title: "Comptes connectés",
    text: "Les comptes Google qui synchronisent vos établissements.",
    not_configured:
      "La connexion à Google n’est pas configurée sur cette instance. La personne qui l’exploite peut le faire.",
    empty: {
      title: "Google n’est pas connecté",
      text: "Connectez un compte Google pour importer des établissements.",
    },
    since: (date) => `Depuis le ${date}`,
    states: { connected: "Connecté", reconnect_needed: "À reconnecter" },
    reconnect: "Reconnecter",
    disconnect: "Déconnecter",
    disconnect_name: (email) => `Déconnecter ${email}`,
    question: (email) => `Déconnecter ${email} ?`,
    question_text:
      "Vitrine renonce à son accès à ce compte Google. Vos établissements restent, mais ne sont plus synchronisés.",
    done: (email) => `${email} est déconnecté`,
    failed: (email) => `Impossible de déconnecter ${email}.`,
    load_failed: "Impossible de charger les connexions.",
  },
  errors: {
    ...refusals,
    start_failed: "La connexion à Google n’a pas pu démarrer",
    import_failed: "L’import des établissements a échoué",
    log_in_to_connect: "Connectez-vous pour relier votre compte Google",
    log_in_to_import: "Connectez-vous pour importer des établissements",
    google_access_denied: "Vous n’avez pas autorisé la connexion chez Google. Rien n’a été connecté.",
    google_state_invalid: "La connexion a commencé dans une autre fenêtre ou a expiré. Recommencez.",
    google_scope_missing:
      "Vitrine a besoin d’accéder à vos fiches d’établissement pour les importer. Recommencez et autorisez l’accès.",
    google_code_refused: "Google n’a pas terminé la connexion. Recommencez.",
    google_connect_failed: "La connexion à Google a échoué",
    google_not_configured: "La connexion à Google n’a pas pu démarrer",
    google_not_connected: "Connectez d’abord un compte Google.",
    google_nothing_selected: "Aucun établissement Google Business Profile sélectionné",
    google_reconnect_needed: "Vitrine n’a plus accès à ce compte Google. Reconnectez-le.",
    google_misconfigured:
      "Google ne connaît pas cette instance. La personne qui l’exploite doit vérifier les réglages Google.",
    google_access_not_granted:
      "Google n’a pas encore ouvert à cette instance l’accès aux fiches d’établissement.",
    google_forbidden: "Ce compte Google n’y est pas autorisé.",
    google_not_found: "Cela n’existe plus sur Google.",
    plan_limit: "Votre offre est complète : rien n’a été ajouté. Voyez Paramètres > Offre.",
    google_conflict: "Google ne peut pas accepter cette demande pour l’instant. Réessayez plus tard.",
    google_busy: "Google nous demande de patienter. Réessayez dans une minute.",
    google_unavailable: "Google est injoignable pour l’instant. Réessayez plus tard.",
    google_unreadable: "La réponse de Google est incomplète. Réessayez.",
    google_page_expired: "Google n’a pas pu poursuivre la liste. Réessayez.",
    google_refused: "Google refuse cette demande.",
    google_unknown_category: "Google n’a pas de catégorie de ce nom. Choisissez-en une dans sa liste.",
    demo_connects_nobody: "Une démo ne relie aucun compte Google. Inscrivez-vous pour relier le vôtre.",
  },
};
