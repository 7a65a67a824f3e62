// Words of the settings of domains.
import type { DomainWords } from "./en";

export const domains = {
  title: "Domaines",
  text: "Publiez vos pages locales et les rapports de vos clients sous votre propre domaine. Créez deux enregistrements DNS chez votre fournisseur de domaine\u202f; nous les vérifions, puis nous activons le domaine.",
  add: "Ajouter un domaine",
  load_failed: "Vos domaines n’ont pas pu être chargés.",
  empty: {
    title: "Aucun domaine",
    text: "Ajoutez-en un, par exemple rapports.votre-agence.fr, et vos clients ne verront plus le nôtre.",
  },
  kinds: {
    portal: [
      "Espace client et rapports",
      "Les liens vers les rapports et la page où vos clients se connectent.",
    ],
    pages: [
      "Pages locales",
      "Les pages de vos établissements, la recherche d’établissement et le plan du site.",
    ],
    sso: ["Authentification unique", "Prouve que les adresses e-mail de votre équipe sont à vous."],
  },
  states: {
    waiting_txt: "En attente de l’enregistrement TXT",
    waiting_dns: "En attente de l’enregistrement CNAME",
    active: "Actif",
    failing: "Enregistrement introuvable",
    released: "Libéré",
  },
  texts: {
    waiting_txt: "Créez les enregistrements ci-dessous. Ils peuvent mettre une heure à apparaître.",
    waiting_dns: "Le domaine est bien à vous. Faites-le pointer ici avec le second enregistrement.",
    active: "Le domaine est en service. Conservez les deux enregistrements.",
    failing: (when) =>
      `Un enregistrement a disparu. Le domaine reste en service jusqu’au ${when}. Rétablissez l’enregistrement.`,
    released:
      "Le domaine n’est plus en service. Rétablissez les enregistrements, puis relancez la vérification.",
    takes_over: (when) =>
      `Une autre organisation utilise ce domaine. Nous l’avons prévenue qu’il passera chez vous le ${when}. Conservez l’enregistrement TXT jusque-là.`,
  },
  dialog: {
    title: "Ajouter un domaine",
    kind: "Pour",
    name: "Domaine",
    name_placeholder: "rapports.votre-agence.fr",
    name_help: "Un sous-domaine comme rapports.votre-agence.fr. Votre site reste où il est.",
    submit: "Ajouter le domaine",
    failed: "Le domaine n’a pas été ajouté.",
    exists: "Vous avez déjà ajouté ce domaine.",
    demo: "La démo n’accepte pas de domaine. Créez un compte pour utiliser le vôtre.",
    too_many: "Vous avez atteint la limite de 20 domaines. Retirez-en un d’abord.",
    refused: {
      invalid_domain: "Saisissez un domaine, par exemple rapports.votre-agence.fr.",
      own_domain: "Ce domaine est celui de ce site. Saisissez le vôtre.",
      public_suffix: "Personne ne peut posséder ce domaine. Saisissez le vôtre.",
      apex: "Utilisez un sous-domaine, par exemple rapports.votre-agence.fr.",
    },
  },
  records: {
    caption: (name) => `Enregistrements DNS de ${name}`,
    type: "Type",
    name: "Nom",
    value: "Valeur",
    state: "Trouvé",
    right: "Trouvé",
    wrong: "Introuvable",
    copy: (name) => `Copier ${name}`,
    copied: "Copié",
    apex: "Un domaine sans sous-domaine n’accepte pas de CNAME. Utilisez un enregistrement ALIAS, ou les mêmes adresses A et AAAA.",
  },
  found: {
    title: "Ce que nous avons trouvé",
    txt: "TXT",
    target: "Mène à",
    nothing: "Rien",
    unknown: "Le DNS n’a pas répondu. Nous réessaierons.",
    never: "Pas encore vérifié",
    at: (when) => `Vérifié ${when}`,
  },
  check: "Vérifier maintenant",
  check_failed: "Le domaine n’a pas pu être vérifié.",
  open: "Ouvrir",
  remove: {
    button: "Retirer",
    title: (name) => `Retirer ${name}\u202f?`,
    text: "Les liens sur ce domaine cessent aussitôt de fonctionner. Les rapports restent, et les nouveaux liens auront une autre adresse.",
    submit: "Retirer le domaine",
    failed: "Le domaine n’a pas été retiré.",
  },
} satisfies DomainWords;
