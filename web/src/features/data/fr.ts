// Texts of the settings of data: export, deletion of an organization, deletion of an account.
import type { data as enData } from "./en";

export const data = {
  title: "Données",
  text: "Exportez ou supprimez vos données.",
  exports: {
    title: "Tout exporter",
    text: "Un fichier ZIP avec chaque table en CSV et en JSON, toutes les photos et une liste d’empreintes. Une autre instance de Vitrine peut restaurer votre organisation à partir de ce fichier. Les mots de passe et les jetons n’y figurent pas.",
    create: "Exporter les données",
    list: "Exports",
    load_failed: "Les exports n’ont pas pu être chargés.",
    none: "Aucun export pour l’instant. Il faut quelques minutes pour une grande organisation ; la cloche vous prévient dès qu’il est prêt.",
    of: (time) => `Export du ${time}`,
    ready: (size, until) => `${size} · expire le ${until}`,
    texts: {
      queued: "En préparation. Vous pouvez quitter cette page.",
      ready: "Prêt",
      failed: "L’export a échoué. Lancez-en un autre.",
    },
    download: "Télécharger",
    too_many: (max) =>
      `Vous avez atteint le maximum de ${max} exports. Le plus ancien expire dans quelques jours.`,
  },
  own: {
    title: "Vos données personnelles",
    text: "Tout ce qui est conservé sur vous, dans un fichier JSON : votre compte, vos appareils, vos vues, vos notifications.",
    download: "Télécharger vos données",
  },
  removal: {
    title: "Supprimer l’organisation",
    text: "L’organisation est supprimée au bout de 30 jours. D’ici là, vous pouvez exporter vos données ou annuler.",
    ask: "Supprimer l’organisation",
    leaving_title: (date) => `Cette organisation sera supprimée le ${date}`,
    leaving_text: (by) =>
      by
        ? `${by} l’a demandé. D’ici là, elle reste consultable et exportable, mais ne peut plus être modifiée.`
        : "D’ici là, elle reste consultable et exportable, mais ne peut plus être modifiée.",
    keep: "Annuler la suppression",
    kept: "Suppression annulée.",
    banner_name: "Cette organisation sera supprimée",
    banner: (date) => `Cette organisation sera supprimée le ${date}. D’ici là, elle est en lecture seule.`,
    banner_export: "Exporter ses données",
    dialog_title: (name) => `Supprimer ${name} ?`,
    facts: {
      everything:
        "Au bout de 30 jours, les établissements, les photos, l’historique, les statistiques et les exports sont définitivement effacés.",
      grace:
        "D’ici là, l’organisation reste consultable et exportable. Un propriétaire peut encore annuler la suppression.",
      people: (_n, count) =>
        `Autres personnes qui perdront l’accès : ${count}. Les propriétaires et les administrateurs sont prévenus par e-mail maintenant, puis trois jours avant.`,
      clients: (names) =>
        `Ces clients deviennent indépendants : ${names}. Ceux qui n’ont pas de propriétaire appartiendront désormais aux propriétaires de cette organisation.`,
      google: "Vitrine renonce à son accès à Google. Vos fiches d’établissement ne changent pas.",
    },
    name_label: "Nom de l’organisation",
    confirm: "Supprimer dans 30 jours",
  },
  account: {
    title: "Supprimer votre compte",
    text: "Votre compte et vos données personnelles sont effacés immédiatement. Cette action est définitive.",
    ask: "Supprimer le compte",
    blocked_title: "Vous en êtes l’unique propriétaire",
    blocked: (names) =>
      `${names} : nommez un autre propriétaire dans Membres, ou supprimez l’organisation. Vous pourrez ensuite supprimer votre compte.`,
    dialog_title: "Supprimer votre compte ?",
    facts: {
      everything:
        "Votre nom, votre adresse, votre mot de passe, vos appareils, clés d’accès, jetons, vues et notifications sont effacés maintenant.",
      removed: (names) =>
        `Personne d’autre ne fait partie de ${names} : tout ce qui s’y trouve est effacé avec votre compte.`,
      history:
        "Ce que vous avez fait dans d’autres organisations reste dans leur historique, attribué à un ancien membre.",
      visitor:
        "Ce que vous avez envoyé sans compte, par la lettre d’information ou le formulaire de contact, n’en fait pas partie : désabonnez-vous depuis n’importe lequel de ces e-mails, ou écrivez-nous.",
    },
    email_label: "Votre adresse e-mail",
    confirm: "Supprimer le compte maintenant",
  },
  confirm: {
    type: (text) => `Saisissez ${text} pour confirmer.`,
  },
} satisfies typeof enData;
