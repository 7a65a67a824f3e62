// The privacy policy: what this program really keeps.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const privacy: TextPageText = {
  meta: {
    title: "Confidentialité : ce que nous conservons | Vitrine",
    description:
      "Ce que Vitrine conserve sur ses visiteurs et ses utilisateurs, combien de temps, qui y accède, et comment le faire corriger, exporter ou effacer.",
    name: "Confidentialité",
  },
  eyebrow: "Informations légales",
  title: "Politique de confidentialité",
  lead: "Ce que nous conservons, pourquoi, combien de temps, et comment le récupérer ou le faire effacer. En vigueur depuis le 1er novembre 2026.",
  contents: "Sur cette page",
  blocks: [
    h2("En bref"),
    list(
      "Nos pages publiques ne déposent aucun cookie, ne comptent personne et ne chargent rien chez d’autres sociétés.",
      "Nous conservons ce que vous saisissez dans un formulaire ou dans votre compte, et ce qu’il faut pour protéger ce compte.",
      "Nous ne vendons rien. Les données ne quittent le service que pour ce que vous lui demandez : les services que vous connectez, les annuaires et registres qu’il consulte pour vous, le prestataire de paiement et, s’il y en a un, le modèle d’IA.",
      "Vous pouvez demander une copie ou l’effacement à tout moment ; vous recevez une réponse sous 30 jours.",
    ),
    h2("Qui est responsable"),
    p(
      "Vitrine est un logiciel que chaque entreprise peut aussi héberger elle-même. La société dont le nom et l’adresse figurent dans le contrat de votre compte, ou qui exploite le site que vous lisez, est responsable des données qui s’y trouvent. Son nom et son adresse figurent dans les [mentions légales](page:legal-notice) ; écrivez-lui avec le [formulaire de contact](page:contact).",
    ),
    h2("Ce qui est conservé"),
    table(
      "Ce qui est conservé, pourquoi et combien de temps",
      ["Données", "Finalité", "Durée"],
      [
        "Compte : prénom, nom, adresse e-mail, entreprise, mot de passe sous forme d’empreinte Argon2id",
        "Vous donner accès (contrat)",
        "Jusqu’à la suppression du compte",
      ],
      [
        "Seconds facteurs : clés publiques des clés d’accès, secrets scellés des applications d’authentification, empreintes des codes de secours",
        "Protéger votre connexion (sécurité)",
        "Jusqu’à ce que vous les retiriez ou supprimiez le compte",
      ],
      [
        "Inscriptions jamais confirmées, avec adresse IP ; invitations, avec l’adresse e-mail de la personne invitée",
        "Vous laisser confirmer ou rejoindre une équipe (votre demande)",
        "7 jours",
      ],
      [
        "Sessions : date, nom du navigateur, adresse IP de la dernière utilisation",
        "Vous montrer où vous êtes connecté et fermer des sessions (sécurité)",
        "30 jours sans utilisation, 180 jours au plus",
      ],
      [
        "Journal d’audit : qui a fait quoi et quand, connexions comprises, avec adresse IP et navigateur",
        "Déceler les abus et prouver ce qui s’est passé (sécurité)",
        "6 ans, sauf si l’exploitant a fixé une autre durée ; votre adresse e-mail, l’adresse IP et le navigateur en sont retirés quand vous supprimez votre compte",
      ],
      [
        "Établissements, horaires, photos, étiquettes, et qui a modifié quoi",
        "Le service lui-même (contrat)",
        "Jusqu’à ce que vous les supprimiez, puis 30 jours pour pouvoir annuler",
      ],
      [
        "Votre photo de profil",
        "Montrer à vos collègues qui vous êtes (contrat)",
        "Jusqu’à ce que vous la retiriez ou supprimiez le compte",
      ],
      [
        "Connexion à Google : adresse e-mail de l’utilisateur Google, jetons d’accès scellés, établissements et chiffres quotidiens",
        "Synchroniser vos établissements, comme vous le demandez (contrat)",
        "Les jetons jusqu’à la déconnexion ; établissements et chiffres comme ci-dessus",
      ],
      [
        "Avis : nom de l’auteur, texte, étoiles, votre réponse et versions antérieures",
        "Les montrer et y répondre (contrat)",
        "Jusqu’à la suppression de l’établissement, plus 30 jours",
      ],
      [
        "Contacts des demandes d’avis : nom, e-mail, téléphone et preuve du consentement (chiffrés), dernière visite",
        "Demander un avis de votre part (vous êtes responsable du traitement)",
        "Jusqu’à ce que vous les oubliiez ; une opposition reste sous forme d’empreinte à clé",
      ],
      [
        "Messages privés de clients, chiffrés",
        "Vous permettre d’y répondre (vous êtes responsable du traitement)",
        "2 ans après le dernier message",
      ],
      [
        "Destinataires de vos rapports : nom et e-mail",
        "Envoyer les rapports que vous programmez (contrat)",
        "Jusqu’à ce que vous les retiriez",
      ],
      [
        "Personnes de votre espace client : nom, e-mail et sessions",
        "Leur permettre de se connecter (contrat)",
        "Jusqu’à ce que vous les retiriez ; 30 jours au plus pour les sessions",
      ],
      [
        "Annuaires : ce que chacun montre d’un établissement, et la date de lecture",
        "Le comparer à vos coordonnées (contrat)",
        "13 mois pour les preuves",
      ],
      [
        "Cartes de positions : votre position en chaque point, et les entreprises qui s’y trouvent",
        "Montrer où vous êtes visible (contrat)",
        "Jusqu’à ce que vous supprimiez la carte",
      ],
      [
        "Pages locales : nombre de vues et de clics par jour, sans rien du visiteur",
        "Montrer ce qu’apporte une page (contrat)",
        "Jusqu’à ce que vous supprimiez la page",
      ],
      [
        "Abonnement : la formule, son état et le numéro de client chez Stripe ; les numéros de carte restent chez Stripe",
        "Facturer ce que vous achetez (contrat)",
        "Jusqu’à la suppression de l’organisation",
      ],
      [
        "Authentification unique : le lien entre votre compte et le fournisseur d’identité de votre entreprise",
        "Vous permettre de vous connecter (contrat)",
        "Jusqu’à ce qu’il soit retiré ou que le compte soit supprimé",
      ],
      [
        "Propositions de l’IA : la demande et le texte, chiffrés",
        "Montrer ce qui a été rédigé et ce que cela a coûté (contrat)",
        "30 jours, ou jusqu’à ce que vous les supprimiez",
      ],
      [
        "Imports, modifications groupées, fusions et synchronisations avec Google",
        "Montrer ce qu’ils ont fait et permettre de les annuler (contrat)",
        "30 jours",
      ],
      ["Activité de la vue d’ensemble", "Montrer ce qui a changé (contrat)", "90 jours"],
      [
        "Événements, envois et tentatives des webhooks",
        "Les envoyer et montrer ce qui a échoué (contrat)",
        "30 jours",
      ],
      ["Exports de données que vous préparez", "Vous laisser les télécharger (votre demande)", "7 jours"],
      ["Notifications", "Vous dire ce qui s’est passé (contrat)", "90 jours"],
      [
        "Notifications par e-mail : celles que vous avez choisies, et les événements en attente de leur e-mail",
        "Vous écrire ce que vous avez choisi, sans attendre ou dans un récapitulatif (contrat) ; chaque e-mail contient un lien pour le désactiver",
        "Vos choix jusqu’à ce que vous les changiez ou partiez ; les événements jusqu’à l’envoi de l’e-mail",
      ],
      [
        "Formulaire de contact : nom, adresse e-mail, message et ce que vous ajoutez",
        "Vous répondre (votre demande)",
        "2 ans",
      ],
      [
        "Lettre d’information : adresse e-mail, langue, date et texte de votre accord",
        "L’envoyer et prouver votre accord",
        "Jusqu’à la désinscription ; la preuve, 3 ans de plus ; sans confirmation, 30 jours",
      ],
      ["Organisations de démonstration", "Vous laisser essayer le produit", "24 heures"],
    ),
    h2("Ce qui n’est pas conservé"),
    list(
      "Aucune adresse IP avec les messages du formulaire ni avec les inscriptions à la lettre. La limite contre les envois en masse ne compte les adresses qu’en mémoire vive.",
      "Aucun nom, aucune adresse, aucun jeton dans le journal du programme.",
      "Rien de ce que vous saisissez dans les outils gratuits. L’audit de site lit une fois la page que vous indiquez et n’en garde rien.",
    ),
    h2("Qui y accède"),
    p(
      "Les membres de votre organisation voient ce que leur rôle permet. L’hébergeur et le service d’envoi d’e-mails traitent des données pour le compte de qui exploite ce site. Si vous connectez un compte Google, les établissements sont échangés avec Google comme vous le demandez ; les jetons d’accès sont conservés scellés.",
    ),
    p(
      "Pour les propositions de l’IA, des textes ne quittent ce serveur que si une IA est connectée, par votre clé ou par la société qui exploite ce site. Le service d’IA reçoit alors le texte et la note d’un avis, le prénom de son auteur, ainsi que le nom, la catégorie et la ville de l’établissement ; pour un post, les faits que vous saisissez. Sans IA connectée, les propositions viennent de modèles de réponse, et rien ne quitte ce serveur.",
    ),
    h2("Comment c’est protégé"),
    p(
      "Les secrets qui doivent être relus, comme les e-mails en attente et les jetons de Google, sont scellés avec AES-256-GCM ; mots de passe et jetons d’API ne sont conservés que sous forme d’empreintes. Chaque requête vérifie la session et l’organisation. Les connexions sont chiffrées, et les navigateurs ont pour consigne de ne jamais se connecter autrement.",
    ),
    h2("Vos droits"),
    p(
      "Vous pouvez consulter vos données, les faire corriger, exporter, limiter ou effacer, vous opposer à leur usage et retirer votre accord à tout moment. La marche à suivre est sur la page [RGPD](page:gdpr). Si la réponse ne vous convient pas, adressez-vous à l’autorité de contrôle de votre pays.",
    ),
    h2("Modifications"),
    p(
      "Si cette politique change d’une façon qui vous concerne, les titulaires de compte en sont avertis par e-mail au moins 30 jours avant.",
    ),
  ],
  next: {
    title: "Une question sur vos données ?",
    text: "Écrivez-nous. Une personne répond sous 24 heures les jours ouvrés.",
    to: "contact",
    action: "Nous écrire",
  },
};
