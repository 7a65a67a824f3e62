// Words of provisioning.
import type { ScimWords } from "./en";

export const scim: ScimWords = {
  title: "Provisionnement",
  text: "Votre fournisseur d’identité ajoute, met à jour et désactive les membres avec SCIM 2.0 : une personne qui part perd aussitôt son accès.",
  load_failed: "Impossible de charger le provisionnement.",
  connect: {
    title: "Connecter votre fournisseur",
    text: "Saisissez cette adresse et un jeton dans les paramètres de provisionnement d’Entra ID, d’Okta ou d’un autre fournisseur.",
    url: "URL de base SCIM",
    no_domain:
      "Aucun domaine n’est encore revendiqué. Les personnes sont invitées par e-mail jusqu’à ce que vous en revendiquiez un dans Paramètres > Domaines.",
    no_rules:
      "Aucune règle de groupe pour le moment. Ajoutez-en dans Paramètres > Authentification unique pour donner un rôle aux groupes ; d’ici là, les nouveaux membres reçoivent le rôle par défaut.",
    add_rules: "Ajouter des règles",
    count: (people, groups) => `Personnes de votre fournisseur : ${people}. Groupes : ${groups}.`,
  },
  tokens: {
    title: "Jetons",
    text: "Un jeton ne sert qu’au provisionnement. Pour en changer, créez un second jeton, saisissez-le chez votre fournisseur, puis révoquez le premier.",
    create: "Créer un jeton",
    none: "Aucun jeton pour le moment.",
    limit: "Vous avez deux jetons. Révoquez-en un pour en créer un autre.",
    made: "Copiez le jeton maintenant. Il ne sera plus affiché.",
    label: "Jeton",
    copy: "Copier",
    copied: "Copié",
    copy_failed: "La copie a échoué. Sélectionnez le texte pour le copier vous-même.",
    created: (date) => `Créé le ${date}`,
    used: (date) => `Utilisé le ${date}`,
    unused: "Jamais utilisé",
    revoke: "Révoquer",
    revoke_name: (prefix) => `Révoquer le jeton ${prefix}…`,
    revoking: {
      title: "Révoquer ce jeton ?",
      text: "Votre fournisseur ne pourra plus ajouter, mettre à jour ni désactiver de personnes avec ce jeton. Les membres restent tels quels.",
    },
    revoked: "Jeton révoqué",
    failed: "Une erreur est survenue.",
    owners: "Seuls les propriétaires peuvent créer et révoquer des jetons.",
  },
};
