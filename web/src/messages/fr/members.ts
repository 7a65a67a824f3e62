// Les mots des membres, des invitations et des organisations.
import type * as en from "../en/members";

export const members: typeof en.members = {
  title: "Membres",
  text: "Qui travaille dans cette organisation, et ce que chacun peut faire.",
  invite: "Inviter quelqu’un",
  load_failed: "Impossible de charger les membres.",
  empty: {
    title: "Personne n’en fait encore partie",
    text: "Tous les membres de votre agence y travaillent. Invitez votre client pour qu’il la voie aussi.",
  },
  you: "Vous",
  columns: { name: "Nom", role: "Rôle", joined: "Depuis", actions: "Actions" },
  roles: {
    owner: "Propriétaire",
    admin: "Administrateur",
    manager: "Gestionnaire",
    responder: "Réponse aux avis",
    viewer: "Lecteur",
    client: "Client",
  },
  role_texts: {
    owner: "Tout, y compris fermer l’organisation.",
    admin: "Tout, sauf les propriétaires et la fermeture.",
    manager: "Ajoute, modifie, importe et supprime des établissements.",
    responder: "Consulte tout et répond aux avis.",
    viewer: "Consulte tout.",
    client: "Consulte ce qu’une agence montre à son client.",
  },
  role_of: (name) => `Rôle de ${name}`,
  changed: (name, role) => `${name} : ${role}`,
  change_failed: (name) => `Le rôle de ${name} n’a pas été modifié.`,
  last_owner: "Une organisation a besoin d’un propriétaire. Nommez d’abord quelqu’un d’autre.",
  remove: "Retirer",
  remove_name: (name) => `Retirer ${name}`,
  leave: "Quitter",
  removing: {
    title: (name) => `Retirer ${name} ?`,
    text: "Cette personne perd aussitôt l’accès à l’organisation, tout comme les programmes qui utilisent ses jetons. Ce qu’elle a fait est conservé.",
    confirm: "Retirer ce membre",
    done: (name) => `${name} ne fait plus partie de l’organisation`,
    failed: (name) => `Impossible de retirer ${name}.`,
  },
  leaving: {
    title: (organisation) => `Quitter ${organisation} ?`,
    text: "Vous perdez aussitôt l’accès à cette organisation. Il faudra qu’on vous y invite de nouveau.",
    confirm: "Quitter",
    failed: "Vous n’avez pas pu quitter l’organisation.",
  },
  waiting: {
    title: "Invitations en attente",
    expires: (date) => `Valable jusqu’au ${date}`,
    revoke: "Annuler l’invitation",
    revoke_name: (email) => `Annuler l’invitation de ${email}`,
    revoked: (email) => `L’invitation de ${email} est annulée`,
    revoke_failed: (email) => `Impossible d’annuler l’invitation de ${email}.`,
  },
  dialog: {
    title: "Inviter quelqu’un",
    email: "Adresse e-mail",
    role: "Cette personne peut",
    language: "Langue du message",
    submit: "Envoyer l’invitation",
    sent: (email) => `Invitation envoyée à ${email}`,
    failed: "L’invitation n’a pas été envoyée.",
    already_member: "Cette personne fait déjà partie de l’organisation.",
    too_many: (max) => `${max} invitations sont en attente, c’est le maximum. Annulez-en une d’abord.`,
    demo: "Une démo n’envoie pas d’invitations. Inscrivez-vous pour inviter quelqu’un.",
    note: "Le lien du message est valable sept jours. Une nouvelle invitation le remplace.",
  },
};

export const organisation: typeof en.organisation = {
  title: "Organisation",
  text: "Son nom, tel que tous ses membres le voient, et le pays de ses établissements.",
  name: "Nom",
  country: "Pays par défaut",
  country_help: "Pour les établissements sans pays : imports, numéros de téléphone et codes postaux.",
  country_none: "Aucun",
  save: "Enregistrer",
  saved: "Organisation enregistrée",
  failed: "L’organisation n’a pas été enregistrée.",
  read_only: "Seuls les propriétaires et les administrateurs peuvent modifier ces informations.",
  agency: "Une agence s’occupe de cette organisation.",
};

export const switcher: typeof en.switcher = {
  open: "Changer d’organisation",
  title: "Vos organisations",
  search: "Chercher une organisation",
  current: "Vous y êtes",
  client: "Client",
  nothing: "Aucune organisation de ce nom.",
  load_failed: "Impossible de charger vos organisations.",
  switch_to: (name) => `Aller à ${name}`,
  failed: (name) => `Impossible d’aller à ${name}.`,
  add: "Nouvelle organisation",
  add_text: "Un commerce ou une société à vous, distinct de celui-ci.",
  add_client: "Nouveau client",
  add_client_text: (agency) =>
    `Tous les membres de ${agency} y travaillent ; le client ne voit que lui-même.`,
  name: "Nom",
  kind: "Ce que c’est",
  submit: "Ouvrir",
  not_added: "L’organisation n’a pas été ouverte.",
};

export const invitation: typeof en.invitation = {
  document_title: "Invitation",
  title: (organisation) => `Rejoindre ${organisation}`,
  text: (by, role) => `${by} vous invite avec le rôle : ${role}.`,
  loading: "Lecture de votre invitation…",
  accept: "Rejoindre",
  accepting: "Un instant…",
  signed_in_as: (email) => `Vous êtes connecté avec ${email}.`,
  for_another: (email) =>
    `Cette invitation a été envoyée à ${email}. Connectez-vous avec cette adresse pour l’accepter.`,
  sign_out: "Se déconnecter",
  sign_up: "Créer un compte",
  login: "J’ai déjà un compte",
  gone_title: "Cette invitation n’est plus valable",
  gone: "Elle a été utilisée, annulée, ou date de plus de sept jours. Demandez-en une nouvelle à la personne qui vous a invité.",
  failed: "Vous n’avez pas pu rejoindre l’organisation. Veuillez réessayer.",
  to_login: "Aller à la connexion",
};

export const homeless: typeof en.homeless = {
  title: "Vous ne faites partie d’aucune organisation",
  text: "Vous avez été retiré de la dernière. Ouvrez la vôtre, ou demandez une invitation.",
  name: "Nom de votre organisation",
  submit: "Ouvrir",
};
