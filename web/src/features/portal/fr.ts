// Words of the settings of the client portal.
import type { PortalWords } from "./en";

export const portal = {
  title: "Espace client",
  text: "Les personnes ajoutées ici se connectent avec un lien reçu par e-mail. Elles voient leurs chiffres, leurs derniers avis et les rapports que vous transmettez. Elles n’ont pas de compte et ne modifient rien.",
  add: "Ajouter une personne",
  address: "Adresse",
  open: "Ouvrir l’espace client",
  load_failed: "L’espace client n’a pas pu être chargé.",
  empty: {
    title: "Personne pour l’instant",
    text: "Ajoutez les personnes qui doivent pouvoir consulter vos rapports à tout moment.",
  },
  last_seen: (when) => `Dernière visite\u00a0: ${when}`,
  never: "Ne s’est pas encore connectée",
  limited: "Certains établissements",
  paused: "Suspendu",
  pause: "Suspendre",
  resume: "Rétablir",
  edit: "Modifier",
  remove: "Retirer",
  change_failed: "La modification n’a pas été enregistrée.",
  dialog: {
    add: "Ajouter une personne",
    edit: "Modifier la personne",
    name: "Nom",
    email: "Adresse e-mail",
    email_help: "Les liens ne partent qu’à cette adresse.",
    language: "Langue",
    languages: { en: "Anglais", fr: "Français" },
    save: "Enregistrer la personne",
    failed: "La personne n’a pas été enregistrée.",
    exists: "Une personne utilise déjà cette adresse.",
    too_many: "Vous avez atteint la limite de 500 personnes. Retirez-en une d’abord.",
    bad_email: "Saisissez une adresse e-mail.",
  },
  removing: {
    title: (name) => `Retirer ${name}\u202f?`,
    text: "Cette personne est déconnectée aussitôt et ne peut plus se connecter.",
    submit: "Retirer la personne",
    failed: "La personne n’a pas été retirée.",
  },
} satisfies PortalWords;
