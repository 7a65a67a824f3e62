// Texts of the bell, its list, and the notification settings.
import { plural } from "@/lib/format";
import type { notifications as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");
const s = (count: number, one: string, other: string) => plural("fr", count, one, other);
const location = (count: number) => `${n(count)} ${s(count, "établissement", "établissements")}`;

export const notifications = {
  title: "Notifications",
  bell: "Notifications",
  unread: (count) => `Notifications : ${n(count)} non ${s(count, "lue", "lues")}`,
  arrived: (count) => `${n(count)} ${s(count, "notification non lue", "notifications non lues")}`,
  read_all: "Tout marquer comme lu",
  read_one: "Marquer comme lue",
  is_unread: "Non lue",
  settings: "Réglages des notifications",
  older: "Afficher les précédentes",
  failed: "Les notifications n’ont pas pu être chargées.",
  empty: {
    title: "Rien de nouveau",
    text: "Les imports terminés et les établissements qui demandent votre attention apparaissent ici.",
  },
  kinds: {
    import_finished: {
      title: (filename) => `${filename} : import terminé`,
      created: (count) => `${n(count)} ${s(count, "ajouté", "ajoutés")}`,
      updated: (count) => `${n(count)} ${s(count, "mis à jour", "mis à jour")}`,
      left_out: (count) => `${n(count)} ${s(count, "ignoré", "ignorés")}`,
      reviews: {
        created: (count) => `${count} avis ${count < 2 ? "ajouté" : "ajoutés"}`,
        left_out: (count) => `${count} ${count < 2 ? "ligne ignorée" : "lignes ignorées"}`,
      },
      nothing: "Rien à modifier",
    },
    import_failed: {
      title: (filename) => `${filename} n’a pas pu être importé`,
      text: "Rien n’a été modifié. Ouvrez l’import pour en connaître la raison.",
    },
    google_import_finished: {
      title: "Import depuis Google terminé",
      stopped: "Import depuis Google interrompu",
      created: (count) => `${n(count)} ${s(count, "ajouté", "ajoutés")}`,
      updated: (count) => `${n(count)} mis à jour`,
      waiting: (count) => `${n(count)} peut-être déjà dans votre liste`,
      beyond_plan: (count) => `${n(count)} hors de votre formule`,
      nothing: "Rien à modifier",
      none: "Rien n’a été importé",
    },
    bulk_finished: {
      edit: (count) => `${location(count)} ${s(count, "modifié", "modifiés")}`,
      delete: (count) => `${location(count)} ${s(count, "supprimé", "supprimés")}`,
      text: "La modification groupée est terminée.",
    },
    bulk_failed: {
      title: "Une modification groupée a échoué",
      text: "Ouvrez-la pour voir où elle en est, puis réessayez.",
    },
    sync_finished: {
      title: "Synchronisation terminée",
      stopped: "Synchronisation interrompue",
      checked: (count) => `${location(count)} ${s(count, "vérifié", "vérifiés")}`,
      updated: (count) => `${n(count)} mis à jour`,
      failed: (count) => `${n(count)} non ${s(count, "synchronisé", "synchronisés")}`,
    },
    google_publish_finished: {
      title: "Publication sur Google terminée",
      stopped: "Publication sur Google interrompue",
      published: (count) => `${location(count)} ${s(count, "publié", "publiés")}`,
      failed: (count) => `${n(count)} non ${s(count, "publié", "publiés")}`,
    },
    sync_failed: {
      title: (name, others) =>
        others > 0
          ? `${name} et ${n(others)} ${plural("fr", others, "autre", "autres")} n’ont pas pu être synchronisés`
          : `${name} n’a pas pu être synchronisé`,
      text: "Les données affichées ne sont peut-être plus à jour.",
    },
    location_unverified: {
      title: (name) => `${name} n’est plus validé`,
      text: "Vos clients risquent de ne plus le trouver tant qu’il n’est pas de nouveau validé.",
    },
    rating_dropped: {
      title: (name) => `La note de ${name} a baissé`,
      text: (from, to) => `De ${from} à ${to}`,
    },
    rank_dropped: {
      title: (name, keyword) => `${name} recule pour «\u202f${keyword}\u202f»`,
      text: "La baisse dépasse les variations habituelles. Ouvrez la carte pour voir où.",
    },
    post_waiting: {
      title: (summary) => `Post à valider\u00a0: ${summary}`,
      text: (count, text) => `Pour ${text} ${plural("fr", count, "établissement", "établissements")}`,
    },
    post_rejected: {
      title: (summary) => `Post non publié partout\u00a0: ${summary}`,
      text: (count, text) =>
        `Refusé ou non envoyé pour ${text} ${plural("fr", count, "établissement", "établissements")}`,
    },
    feedback_received: {
      title: (name) => `Un client de ${name} a envoyé un message privé`,
      text: "Ouvrez-le pour le lire et y répondre.",
    },
    citation_wrong: {
      title: (directory, name) => `Erreur sur ${directory}\u00a0: ${name}`,
      gone_title: (directory, name) => `Plus d’entrée sur ${directory}\u00a0: ${name}`,
      texts: {
        disappeared: "L’entrée existait, elle a disparu.",
        phone: "L’entrée affiche un autre numéro de téléphone que votre fiche.",
        wrong: "L’entrée diffère de votre fiche.",
      },
    },
    citation_tasks_due: {
      title: (parts) => `À faire\u00a0: ${parts}`,
      tasks: (count, text) => `${text} ${plural("fr", count, "tâche", "tâches")} sur les annuaires`,
      checks: (count, text) => `${text} ${plural("fr", count, "entrée", "entrées")} à vérifier`,
      text: "Les annuaires que vous vérifiez à la main demandent un coup d’œil de temps en temps.",
    },
    citation_task_assigned: {
      title: (name, directory) => `Une tâche vous a été attribuée\u00a0: ${name} sur ${directory}`,
      text: "Ouvrez-la pour voir les étapes et les textes à copier.",
    },
    report_ready: {
      title: (name) => `Le rapport «\u202f${name}\u202f» attend votre mot`,
      text: "Ajoutez un mot, puis envoyez-le.",
    },
    report_not_sent: {
      title: (name) => `Le rapport «\u202f${name}\u202f» n’est pas parti comme prévu`,
      reasons: {
        empty: "Il n’y avait rien à dire sur la période.",
        plan: "Votre formule prévoit des envois moins fréquents. L’envoi est en pause jusqu’à ce que vous changiez sa fréquence ou votre formule.",
        stale: "Les chiffres de Google tardent. Il partira dans les 24 heures.",
        limited: "La limite d’e-mails du jour est atteinte.",
        failed: "Il n’a pas pu être créé ou envoyé.",
      },
    },
    payment_failed: {
      title: "Le paiement de votre formule a échoué",
      text: (date) => `Tout fonctionne jusqu’au ${date}. Vérifiez le moyen de paiement.`,
    },
    plan_ended: {
      title: (plan) => `Votre formule ${plan} a pris fin`,
      text: "Rien n’a été supprimé. Choisissez une formule pour continuer.",
      plans: { starter: "Débutant", professional: "Professionnel", enterprise: "Entreprise" },
    },
    profile_changed: {
      title: (name) => `Google a modifié ${name}`,
      fields: {
        name: "Nom",
        category: "Catégorie",
        address: "Adresse",
        phone: "Téléphone",
        website: "Site web",
        opening_hours: "Horaires",
        open_status: "Ouvert ou fermé",
        more_hours: "Autres horaires",
        additional_categories: "Autres catégories",
      },
      open_statuses: {
        open: "Ouvert",
        temporarily_closed: "Fermé temporairement",
        permanently_closed: "Fermé définitivement",
      },
      from_to: (from, to) => `«\u202f${from}\u202f» est devenu «\u202f${to}\u202f»`,
      changed: "Ouvrez l’établissement pour garder la modification ou rétablir vos informations.",
    },
    low_review: {
      title: (stars, name) => `Avis à ${n(stars)} ${s(stars, "étoile", "étoiles")} sur ${name}`,
      text: "Une réponse rapide montre aux autres clients que vous les écoutez.",
    },
    reviews_spike: {
      title: (name, count) => `${n(count)} avis ${s(count, "négatif", "négatifs")} sur ${name} en 24 heures`,
      text: "Les réponses automatiques et les demandes d’avis y sont suspendues. Voyez que faire.",
    },
    crisis_lead: {
      title: (name) => `Vous êtes responsable d’une crise d’avis sur ${name}`,
      text: "Ouvrez-la pour voir que faire, la chronologie et les avis.",
    },
    reply_failed: {
      title: (name) => `Une réponse pour ${name} n’a pas été envoyée`,
      text: "Ouvrez l’avis pour en voir la raison et la renvoyer.",
    },
    reply_waits: {
      title: (name) => `Une réponse pour ${name} attend votre validation`,
      text: "Validez-la, modifiez-la ou demandez une correction à son auteur.",
    },
    reply_sent_back: {
      title: (name) => `Une correction de votre réponse pour ${name} est demandée`,
      text: "Lisez le commentaire, puis modifiez votre réponse.",
    },
    reply_approved: {
      title: (name) => `Votre réponse pour ${name} a été validée`,
      text: "Ouvrez l’avis pour en suivre l’envoi.",
    },
    review_assigned: {
      one: (name) => `Un avis concernant ${name} vous a été attribué`,
      many: (n, text) => `${text} avis ${plural("fr", n, "vous a été attribué", "vous ont été attribués")}`,
      text: "Ouvrez-le pour voir l’échéance et les notes.",
      many_text: "Ouvrez la liste pour voir les échéances et les notes.",
    },
    review_mentioned: {
      title: (name) => `Une note sur un avis concernant ${name} vous mentionne`,
      text: "Ouvrez l’avis pour la lire.",
    },
    google_reconnect_needed: {
      title: "Reconnectez-vous à Google",
      text: (email) => `Google ne nous donne plus accès au compte ${email}.`,
    },
    domain_failing: {
      title: (name) => `Un enregistrement DNS de ${name} est introuvable`,
      text: "Le domaine sera libéré dans sept jours. Rétablissez l’enregistrement.",
    },
    domain_contested: {
      title: (name) => `${name} va passer à une autre organisation`,
      text: "Une autre organisation a vérifié ce domaine et le reprendra dans trois jours. Pour le conserver, supprimez son enregistrement TXT de votre DNS.",
    },
    webhook_disabled: {
      title: (host) => `Le webhook vers ${host} a été désactivé`,
      gone: "Le destinataire a demandé à ne plus rien recevoir.",
      failing: "Tous les envois ont échoué pendant trois jours.",
    },
    data_export_ready: {
      title: "Votre export est prêt",
      text: "Vous pouvez le télécharger pendant une semaine.",
    },
    data_export_failed: {
      title: "Votre export n’a pas pu être créé",
      text: "Lancez-en un autre dans les paramètres.",
    },
    emergency_access_began: {
      title: (name: string) => `${name} utilise un accès d’urgence`,
      text: (until: string, reason: string) => `Jusqu’au ${until}\u00a0: ${reason}`,
    },
  },
  preferences: {
    title: "Notifications",
    text: "Choisissez ce dont vous êtes averti, dans Vitrine et par e-mail. Ces réglages ne concernent que vous.",
    digests: (time, zone) =>
      `Le récapitulatif quotidien part à ${time}, le récapitulatif hebdomadaire le lundi à ${time} (${zone}).`,
    no_emails: "Une démo n’envoie pas d’e-mails.",
    in_app: "Dans Vitrine",
    email: "E-mail",
    email_about: (kind) => `${kind}, par e-mail`,
    deliveries: {
      at_once: "E-mail immédiat",
      daily: "E-mail quotidien",
      weekly: "E-mail hebdomadaire",
      off: "Aucun e-mail",
    },
    saved: "Enregistré",
    failed: "Votre choix n’a pas pu être enregistré.",
    load_failed: "Vos choix n’ont pas pu être chargés.",
    work: "Votre travail",
    work_text: "Envoyé à la personne qui l’a lancé.",
    locations: "Vos établissements",
    locations_text: "Envoyé à toutes les personnes qui gèrent les établissements.",
    reviews: "Avis",
    reviews_text: "Envoyé aux membres qui voient l’établissement ou répondent à ses avis.",
    programs: "Intégrations et accès",
    programs_text: "Envoyé aux propriétaires et aux administrateurs.",
    kinds: {
      import_finished: { label: "Import terminé", text: "Un fichier a été importé." },
      import_failed: { label: "Échec d’un import", text: "Un fichier n’a pas pu être importé." },
      google_import_finished: {
        label: "Import depuis Google terminé",
        text: "Les établissements d’un compte Google ont été importés.",
      },
      bulk_finished: {
        label: "Modification groupée terminée",
        text: "De nombreux établissements ont été modifiés ou supprimés d’un coup.",
      },
      bulk_failed: {
        label: "Échec d’une modification groupée",
        text: "La modification de nombreux établissements n’a pas abouti.",
      },
      sync_finished: {
        label: "Synchronisation terminée",
        text: "Une synchronisation de plusieurs établissements a pris fin.",
      },
      google_publish_finished: {
        label: "Publication sur Google terminée",
        text: "Les modifications de plusieurs établissements ont été publiées sur Google.",
      },
      sync_failed: {
        label: "Échec d’une synchronisation",
        text: "Un établissement n’a pas pu être mis à jour.",
      },
      location_unverified: { label: "Validation perdue", text: "Un établissement n’est plus validé." },
      rating_dropped: { label: "Note en baisse", text: "La note moyenne d’un établissement a diminué." },
      rank_dropped: {
        label: "Position en baisse",
        text: "Une carte de positions montre un recul qui dépasse les variations habituelles.",
      },
      citation_wrong: {
        label: "Erreur dans un annuaire",
        text: "Une entrée a disparu, affiche un autre téléphone, ou un annuaire important affiche une erreur.",
      },
      citation_tasks_due: {
        label: "Tâches sur les annuaires à faire",
        text: "Une fois par jour\u00a0: les tâches arrivées à échéance et les entrées d’annuaires à vérifier.",
      },
      citation_task_assigned: {
        label: "Tâche sur un annuaire attribuée",
        text: "Un collègue vous a attribué une tâche sur un annuaire.",
      },
      report_ready: {
        label: "Rapport à commenter",
        text: "Un rapport programmé attend votre mot avant de partir.",
      },
      report_not_sent: {
        label: "Rapport non envoyé",
        text: "Un rapport programmé serait vide, manque de chiffres à jour ou n’a pas pu partir.",
      },
      payment_failed: {
        label: "Paiement refusé",
        text: "Un paiement de la formule n’a pas abouti.",
      },
      plan_ended: {
        label: "Fin de la formule",
        text: "La formule, résiliée ou impayée, a pris fin.",
      },
      profile_changed: {
        label: "Modification sur Google",
        text: "Google ou un internaute a modifié le nom, la catégorie, l’adresse, le téléphone, le site ou les horaires, ou signalé une fermeture.",
      },
      post_waiting: {
        label: "Post à valider",
        text: "Un post attend une personne habilitée à valider les posts.",
      },
      post_rejected: {
        label: "Post non publié",
        text: "Google a refusé un post, ou son envoi a échoué.",
      },
      feedback_received: {
        label: "Message privé",
        text: "Un client vous a écrit depuis une demande ou une page d’avis.",
      },
      low_review: { label: "Mauvaise note", text: "Un client a laissé un avis à une ou deux étoiles." },
      reviews_spike: {
        label: "Afflux de mauvais avis",
        text: "Un établissement reçoit un nombre inhabituel de mauvais avis. Pour les personnes qui gèrent les crises.",
      },
      crisis_lead: {
        label: "Responsable d’une crise",
        text: "Vous avez été nommé responsable d’une crise d’avis.",
      },
      reply_failed: {
        label: "Réponse non envoyée",
        text: "Une réponse à un avis n’a pas pu être envoyée, ou a été refusée.",
      },
      reply_waits: {
        label: "Réponse à valider",
        text: "Une réponse attend la validation d’une personne qui peut valider les réponses.",
      },
      review_assigned: {
        label: "Avis attribué",
        text: "Une personne de votre équipe vous a attribué un avis.",
      },
      review_mentioned: {
        label: "Mention dans une note",
        text: "Une note sur un avis vous mentionne.",
      },
      reply_sent_back: {
        label: "Réponse à corriger",
        text: "Une correction de votre réponse est demandée, avec un commentaire.",
      },
      reply_approved: { label: "Réponse validée", text: "Votre réponse a été validée et envoyée." },
      google_reconnect_needed: {
        label: "Connexion à Google perdue",
        text: "Quelqu’un doit se reconnecter à Google.",
      },
      domain_failing: {
        label: "Enregistrement de domaine manquant",
        text: "Un enregistrement DNS d’un de vos domaines a disparu.",
      },
      domain_contested: {
        label: "Domaine revendiqué",
        text: "Une autre organisation a vérifié un de vos domaines et va le reprendre.",
      },
      webhook_disabled: {
        label: "Webhook désactivé",
        text: "Un webhook a été désactivé après trois jours d’envois échoués.",
      },
      data_export_ready: {
        label: "Export prêt",
        text: "Un export de votre organisation peut être téléchargé.",
      },
      data_export_failed: {
        label: "Échec d’un export",
        text: "Un export de votre organisation n’a pas pu être créé.",
      },
      emergency_access_began: {
        label: "Accès d’urgence",
        text: "Une personne dispose des droits d’administration pour quelques heures. Les propriétaires et administrateurs reçoivent aussi un e-mail.",
      },
    },
  },
} satisfies typeof en;
