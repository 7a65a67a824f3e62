// Texts of the overview: tasks, figures, health, problems, activity and first steps.
import { plural } from "@/lib/format";
import type { overview as en } from "./en";

const places = (n: number, text: string) => `${text} ${plural("fr", n, "établissement", "établissements")}`;

export const overview = {
  title: "Vue d’ensemble",
  subtitle: "L’état de vos établissements et ce qu’il faut corriger ensuite",
  all_locations: "Tous les établissements",
  loading: "Chargement de la vue d’ensemble",
  failed: "La vue d’ensemble n’a pas pu être chargée",
  figures: {
    label: "Chiffres clés",
    locations: "Établissements",
    verified: "Validés",
    verified_note: (verified, total) => `${verified} sur ${total}`,
    average_rating: "Note moyenne",
    no_rating: "Aucune note",
    out_of_five: "sur 5",
    reviews: "Total des avis",
  },
  today: {
    title: "Aujourd’hui",
    loading: "Chargement de ce qui vous attend",
    failed: "Impossible de charger ce qui vous attend.",
    since: (time) => `Depuis le ${time}`,
    due: (date) => `Première échéance le ${date}`,
    overdue: (date) => `En retard depuis le ${date}`,
    clear: "Rien ne vous attend",
    well: {
      views: (percent) => `Les vues ont augmenté de ${percent} par rapport aux 30 jours précédents.`,
      healthy: (n, text) => `${places(n, text)} en bonne santé.`,
      verified: "Tous les établissements sont validés.",
      calm: "Vos prochaines tâches apparaîtront ici.",
    },
    lines: {
      review_crises: {
        text: (n, text, name) =>
          name
            ? `Une crise d’avis est en cours sur ${name}`
            : `Des crises d’avis sont en cours sur ${places(n, text)}`,
        action: "Ouvrir",
      },
      connection_lost: {
        text: (n, text, name) =>
          name
            ? `Connexion à Google perdue : ${name}`
            : `${text} ${plural("fr", n, "connexion à Google perdue", "connexions à Google perdues")}`,
        action: "Reconnecter",
      },
      bad_reviews: {
        text: (_n, text) => `${text} avis à une étoile sans réponse`,
        action: "Répondre",
      },
      google_changes: {
        text: (n, text) => `${places(n, text)} ${plural("fr", n, "modifié", "modifiés")} sur Google`,
        action: "Examiner",
      },
      refused_edits: {
        text: (n, text) => `Modifications refusées par Google dans ${places(n, text)}`,
        action: "Voir",
      },
      unpublished_edits: {
        text: (n, text) => `${places(n, text)} avec des modifications non publiées sur Google`,
        action: "Publier",
      },
      rank_drops: {
        text: (n, text, keyword) =>
          keyword
            ? `Recul de votre position pour « ${keyword} »`
            : `Recul de votre position dans ${text} ${plural("fr", n, "carte", "cartes")}`,
        action: "Voir",
      },
      reply_approvals: {
        text: (n, text) =>
          `${text} ${plural("fr", n, "réponse attend", "réponses attendent")} votre validation`,
        action: "Examiner",
      },
      post_approvals: {
        text: (n, text, name) =>
          name
            ? `Post à valider\u00a0: ${name}`
            : `${text} ${plural("fr", n, "post attend", "posts attendent")} votre validation`,
        action: "Relire",
      },
      refused_posts: {
        text: (n, text, name) =>
          name
            ? `Post non publié partout\u00a0: ${name}`
            : `${text} ${plural("fr", n, "post n’a pas été publié", "posts n’ont pas été publiés")} partout`,
        action: "Afficher",
      },
      assigned_reviews: {
        text: (n, text) => `${text} avis ${plural("fr", n, "vous est attribué", "vous sont attribués")}`,
        action: "Ouvrir",
      },
      permanently_closed: {
        text: (n, text) =>
          `${places(n, text)} ${plural("fr", n, "indiqué comme définitivement fermé", "indiqués comme définitivement fermés")}`,
        action: "Voir",
      },
      citation_tasks: {
        text: (n, text) =>
          `${text} ${plural("fr", n, "tâche sur les annuaires est", "tâches sur les annuaires sont")} en retard`,
        action: "Ouvrir",
      },
      citation_checks: {
        text: (n, text) =>
          `${text} ${plural("fr", n, "entrée d’annuaire", "entrées d’annuaires")} à vérifier de nouveau`,
        action: "Vérifier",
      },
      import_failed: {
        text: (_n, _text, name) => `Échec de l’import : ${name ?? "CSV"}`,
        action: "Voir l’import",
      },
      sync_failed: {
        text: (n, text) =>
          `${places(n, text)} ${plural("fr", n, "n’a pas pu être synchronisé", "n’ont pas pu être synchronisés")} avec Google`,
        action: "Voir",
      },
      not_verified: {
        text: (n, text) => `${places(n, text)} non ${plural("fr", n, "validé", "validés")} sur Google`,
        action: "Voir",
      },
      duplicates: {
        text: (n, text) => `${text} ${plural("fr", n, "doublon possible", "doublons possibles")}`,
        action: "Décider",
      },
      missing_phone: {
        text: (n, text) => `${places(n, text)} sans téléphone`,
        action: "Ajouter",
      },
      missing_category: {
        text: (n, text) => `${places(n, text)} sans catégorie`,
        action: "Ajouter",
      },
      missing_website: {
        text: (n, text) => `${places(n, text)} sans site web`,
        action: "Ajouter",
      },
    },
  },
  health: {
    title: "Santé",
    average: (percent) => `${percent} en moyenne`,
    label: "Établissements par état de santé",
    at_least: (percent) => `${percent} et plus`,
    between: (least, most) => `de ${least} à ${most}`,
    under: (percent) => `moins de ${percent}`,
  },
  issues: {
    title: "Problèmes les plus graves",
    note: "Le plus critique d’abord",
    critical: "Critique",
    warning: "Avertissement",
    count: places,
    none: "Rien à corriger",
    none_text: "Aucun contrôle ne signale de problème.",
  },
  worst: {
    title: "Établissements les plus faibles",
    note: "La santé la plus faible d’abord",
    none: "Tous à 100 %",
    none_text: "Tous vos établissements sont à 100 %.",
    fix: "Corriger",
    fix_one: (name) => `Corriger ${name}`,
    look: "Voir",
    look_one: (name) => `Voir ${name}`,
  },
  activity: {
    title: "Activité récente",
    none: "Aucune activité pour l’instant",
    none_text: "Tout ce que vous et votre équipe modifiez apparaît ici.",
    someone: "Vitrine",
    former: "Un ancien membre",
    kinds: {
      location_created: () => "Établissement ajouté",
      location_changed: () => "Établissement modifié",
      location_deleted: () => "Établissement supprimé",
      location_restored: () => "Établissement rétabli",
      locations_imported: (n, text) => `${places(n, text)} ${plural("fr", n, "importé", "importés")}`,
      import_undone: () => "Import annulé",
      bulk_edited: (n, text) => `${places(n, text)} ${plural("fr", n, "modifié", "modifiés")}`,
      bulk_deleted: (n, text) => `${places(n, text)} ${plural("fr", n, "supprimé", "supprimés")}`,
      bulk_undone: () => "Modification groupée annulée",
      locations_merged: () => "Doublons fusionnés",
      merge_undone: () => "Fusion annulée",
    },
  },
  first: {
    title: "Configurons vos établissements",
    text: "Trois étapes, et la première prend une minute.",
    none_yours: "Aucun établissement ne vous est encore confié",
    none_yours_text: "Un propriétaire ou un administrateur choisit les établissements que vous voyez.",
    read_only:
      "Personne dans votre organisation n’a encore ajouté d’établissement. Demandez-le à un propriétaire ou à un gestionnaire.",
    steps: {
      add: "Rassemblez vos établissements",
      add_text: "Importez votre liste d’établissements au format CSV, ou ajoutez un établissement à la main.",
      add_text_google:
        "Connectez votre fiche Google Business Profile, importez votre liste d’établissements au format CSV, ou ajoutez un établissement à la main.",
      complete: "Complétez ce qui manque",
      complete_text:
        "Téléphone, catégorie, horaires, photos : chaque établissement est passé en revue. Vous voyez quoi corriger, et ce que cela rapporte.",
      watch: "Suivez les résultats",
      watch_text:
        "La santé, les notes, les avis et les vues de tous vos établissements se retrouvent sur cette page.",
    },
    connect: "Connecter Google",
    import: "Importer un CSV",
    add: "Ajouter un établissement",
  },
} satisfies typeof en;
