// The help center: questions people really ask, about what the product does.
import type { HelpText } from "../../types/help";

export const help: HelpText = {
  meta: {
    title: "Centre d’aide : les réponses par thème | Vitrine",
    description:
      "Des réponses courtes sur la connexion, les établissements, l’import CSV, les horaires, l’audit, les doublons, l’équipe, les données et l’API.",
    name: "Aide",
  },
  eyebrow: "Assistance",
  title: "Comment pouvons-nous vous aider ?",
  lead: "Les réponses les plus demandées. S’il manque la vôtre, une personne répond sous 24 heures les jours ouvrés.",
  search: {
    label: "Chercher dans les réponses",
    none: "Aucun résultat. Essayez avec moins de mots ou d’autres mots, ou contactez-nous.",
    one: "1 réponse",
    many: "{n} réponses",
  },
  topicsTitle: "Thèmes",
  tasksTitle: "Pas à pas",
  topics: [
    {
      id: "compte",
      title: "Compte et connexion",
      questions: [
        {
          question: "J’ai oublié mon mot de passe.",
          answer:
            "Sur la page de connexion, choisissez « Mot de passe oublié ». Nous vous envoyons un lien valable une heure. Regardez aussi dans les indésirables.",
        },
        {
          question: "Pourquoi mon mot de passe est-il refusé ?",
          answer:
            "Il lui faut trois points sur cinq : au moins 8 caractères, une majuscule, une minuscule, un chiffre, un symbole. Une phrase de 15 caractères ou plus, difficile à deviner, convient aussi. Les mots de passe les plus courants ne sont jamais acceptés.",
        },
        {
          question: "Comment mieux protéger mon compte ?",
          answer:
            "Dans [Paramètres, Compte et sécurité](app:/dashboard/settings/security), ajoutez un second facteur ou une clé d’accès et rangez les codes de secours en lieu sûr. Vous y voyez aussi quels appareils sont connectés, et pouvez les déconnecter.",
        },
        {
          question: "Que signifie « Accès refusé » ?",
          answer:
            "Vous êtes connecté mais n’appartenez encore à aucune organisation. Terminez l’inscription ou acceptez l’invitation que vous avez reçue.",
        },
      ],
    },
    {
      id: "etablissements",
      title: "Établissements",
      questions: [
        {
          question: "Comment connecter Google ?",
          answer:
            "Ouvrez [Établissements](app:/dashboard/locations) et choisissez Connecter Google. Connectez-vous avec l’utilisateur Google qui gère vos fiches, puis choisissez le compte à importer. Les utilisateurs connectés figurent dans [Paramètres, Comptes connectés](app:/dashboard/settings/google).",
        },
        {
          question: "Comment ajouter un établissement ?",
          answer:
            "Ouvrez [Établissements](app:/dashboard/locations) et choisissez d’en ajouter un. Le nom, l’adresse et la ville suffisent ; téléphone, site web et catégorie améliorent aussitôt sa santé.",
        },
        {
          question: "Comment en modifier beaucoup à la fois ?",
          answer:
            "Sélectionnez-les dans la liste, ou tous ceux qui correspondent à vos filtres, puis choisissez dans la barre du bas ce qui change : catégorie, téléphone, site web, description, pays, horaires, horaires des fêtes, étiquettes ou synchronisation. C’est annulable pendant 30 jours.",
        },
        {
          question: "J’ai supprimé quelque chose par erreur.",
          answer:
            "Choisissez Annuler dans le message qui s’affiche. Plus tard, ouvrez le menu de la liste et choisissez Supprimés récemment : un établissement peut être rétabli pendant 30 jours.",
        },
        {
          question: "Comment saisir les horaires des jours fériés ?",
          answer:
            "Dans le volet d’un établissement, ouvrez Réglages, puis Horaires. Les jours exceptionnels sont sous la semaine. Pour beaucoup d’établissements, utilisez la barre au bas de la liste.",
        },
        {
          question: "Le même commerce apparaît deux fois.",
          answer:
            "Ouvrez les [doublons](app:/dashboard/locations/duplicates). Les deux s’affichent côte à côte ; choisissez ce qu’il faut garder et fusionnez. Vous pouvez annuler une fusion pendant 30 jours.",
        },
      ],
    },
    {
      id: "import",
      title: "Importer un CSV",
      questions: [
        {
          question: "Quel format le fichier doit-il avoir ?",
          answer:
            "Un CSV avec des en-têtes sur la première ligne, en français ou en anglais. Le nom, l’adresse, la ville et le code postal sont requis ; l’État ou la province aussi, sauf en France. La fenêtre propose un modèle à télécharger. Au plus 10 Mo et 1 000 lignes, sauf si l’exploitant de votre instance en autorise davantage.",
        },
        {
          question: "Des lignes ont été écartées. Pourquoi ?",
          answer:
            "Le contrôle les énumère avec leur ligne, leur colonne et la raison, avant tout import. Corrigez le fichier et choisissez-le de nouveau ; les lignes déjà présentes sont reconnues.",
        },
        {
          question: "Puis-je annuler un import ?",
          answer:
            "Oui, pendant 30 jours. Ce qu’il a créé est retiré et ce qu’il a modifié retrouve ses anciennes valeurs, sauf là où quelqu’un l’a changé depuis.",
        },
      ],
    },
    {
      id: "audit",
      title: "Santé et audit",
      questions: [
        {
          question: "Que signifie l’indice de santé ?",
          answer:
            "Il indique, de 0 à 100, à quel point un établissement est complet. À partir de 80, il est vert, à partir de 60, jaune, en dessous, rouge. L’onglet Audit d’un établissement montre combien de points coûte chaque problème.",
        },
        {
          question: "Pourquoi ma fiche n’est-elle pas validée ?",
          answer:
            "Seul Google peut valider une fiche. Lancez la validation dans votre fiche d’établissement Google ; Vitrine l’affiche après la synchronisation suivante.",
        },
        {
          question: "Il n’y a pas de note. Est-ce grave ?",
          answer: "Non. Un établissement sans note ne perd aucun point ; un établissement noté sous 4, si.",
        },
      ],
    },
    {
      id: "posts",
      title: "Posts",
      questions: [
        {
          question: "Comment publier le même post partout ?",
          answer:
            "Dans [Posts](app:/dashboard/posts), choisissez Nouveau post. À la deuxième étape, choisissez tous les établissements, une étiquette ou une sélection. [Le fonctionnement des posts](page:docs-posts).",
        },
        {
          question: "Quel fuseau horaire suit un post programmé ?",
          answer:
            "Celui de chaque établissement. Un post prévu à 9 h part à 9 h à Paris et à 9 h à Montréal.",
        },
        {
          question: "Pourquoi Google a-t-il refusé mon post ?",
          answer:
            "Google n’indique pas de raison. La page du post montre les règles de Google que le texte semble enfreindre, par exemple un numéro de téléphone dans le texte. [Les raisons habituelles](page:docs-posts).",
        },
      ],
    },
    {
      id: "pages",
      title: "Pages locales",
      questions: [
        {
          question: "Pourquoi ma page n’est-elle pas sur Google ?",
          answer:
            "Une page est indexée dès qu’elle a une adresse, des horaires, un téléphone, une photo et au moins 150 mots originaux. L’éditeur dit ce qui manque. [Toutes les raisons](page:docs-pages).",
        },
        {
          question: "Que devient une page quand un établissement déménage ?",
          answer:
            "La page suit en une seconde, et son ancienne adresse mène pour toujours à la nouvelle. Les liens et les favoris continuent de fonctionner.",
        },
        {
          question: "Puis-je annuler une modification d’une page ?",
          answer:
            "Oui. Dans [Pages](app:/dashboard/pages), ouvrez la page, choisissez Versions dans son menu et reprenez l’une des 20 dernières comme brouillon.",
        },
      ],
    },
    {
      id: "demandes",
      title: "Demandes d’avis",
      questions: [
        {
          question: "Puis-je ne solliciter que mes clients satisfaits ?",
          answer:
            "Non. C’est interdit par la loi dans de nombreux pays et par les règles de Google. Chaque client reçoit les mêmes liens publics et le même formulaire privé. [Le fonctionnement des demandes](page:docs-requests).",
        },
        {
          question: "Pourquoi un contact est-il laissé de côté ?",
          answer:
            "La dernière étape donne les raisons : pas de consentement, désinscription, sollicitation dans les 90 derniers jours, pas d’adresse e-mail, ou profession qui ne peut pas solliciter d’avis. [Toutes les raisons](page:docs-requests).",
        },
        {
          question: "Où trouver le QR code pour mon comptoir ?",
          answer:
            "Dans [Demandes d’avis](app:/dashboard/requests), onglet Liens et QR codes. Téléchargez-le en SVG ou en PNG, ou imprimez la carte de comptoir au format A6.",
        },
        {
          question: "Où arrivent les messages privés des clients ?",
          answer:
            "Dans [Demandes d’avis](app:/dashboard/requests), onglet Messages privés. Vous pouvez les attribuer et y répondre par e-mail. La cloche signale les nouveaux.",
        },
      ],
    },
    {
      id: "cartes",
      title: "Cartes de positions",
      questions: [
        {
          question: "Que montre une carte de positions ?",
          answer:
            "Votre position sur Google Maps depuis chaque point d’une grille autour d’un établissement. Les points verts sont dans le top 3, les rouges loin derrière. [Comment les chiffres sont calculés](page:docs-heatmaps).",
        },
        {
          question: "Pourquoi faut-il une clé, et combien coûte-t-elle ?",
          answer:
            "Les relevés passent par votre propre compte chez un fournisseur de positions ; vous ne payez que son tarif. Un relevé de 7 × 7 points coûte environ 3 centimes de dollar avec DataForSEO. Ajoutez la clé dans [Paramètres, Intégrations](app:/dashboard/settings/integrations).",
        },
        {
          question: "Un relevé peut-il coûter plus que prévu ?",
          answer:
            "Non. Vous voyez le prix maximal avant chaque relevé, et le plafond mensuel limite leur total. Un relevé qui pourrait le dépasser ne commence pas.",
        },
        {
          question: "Ma position a changé, mais l’écart reste gris.",
          answer:
            "Il est dans le bruit : les réponses de Google varient d’autant sans cause particulière. Seuls les écarts plus grands sont marqués comme réels.",
        },
      ],
    },
    {
      id: "citations",
      title: "Citations locales",
      questions: [
        {
          question: "Vitrine vérifie-t-il tous les annuaires tout seul ?",
          answer:
            "Non. Certains sont lus automatiquement, lorsque leurs règles pour les robots l’autorisent, et les registres officiels sont interrogés. Pour les autres, vous recevez le lien de recherche, indiquez ce que vous voyez, et Vitrine compare. [Comment les annuaires sont vérifiés](page:docs-citations).",
        },
        {
          question: "Pourquoi « Av. » n’est-il pas signalé comme une erreur ?",
          answer:
            "Parce que « Av. » et « Avenue » désignent la même adresse. Vitrine signale ce qui trompe un client : un autre numéro, un bureau manquant, un ancien code postal.",
        },
        {
          question: "Mon exactitude est de 100, mais mon score est bas.",
          answer:
            "Vos entrées sont justes, mais il vous en manque dans beaucoup d’annuaires. Le score compte chaque absence pour 0. La page de l’établissement montre ce qui compte le plus.",
        },
        {
          question: "Vitrine envoie-t-il les corrections à ma place ?",
          answer:
            "Non. Les annuaires veulent entendre le propriétaire. Une tâche vous donne le lien et chaque information avec un bouton qui la copie. Elle se ferme d’elle-même quand l’annuaire affiche les bonnes informations.",
        },
      ],
    },
    {
      id: "equipe",
      title: "Équipe, données et facturation",
      questions: [
        {
          question: "Comment inviter des collègues ?",
          answer:
            "Dans [Paramètres, Membres](app:/dashboard/settings/members) : saisissez leur adresse e-mail et choisissez un rôle. Un lien leur est envoyé.",
        },
        {
          question: "Comment récupérer mes données ?",
          answer:
            "Dans [Paramètres, Données](app:/dashboard/settings/data), exportez toute l’organisation en ZIP. L’export CSV de la liste exporte votre sélection, ou tout ce qui correspond à vos filtres. Les programmes passent par l’API.",
        },
        {
          question: "Que se passe-t-il après l’essai ?",
          answer:
            "Il dure 14 jours et s’arrête de lui-même. Aucune carte n’est demandée et rien n’est débité tant que vous n’avez pas choisi de formule. Rien n’est supprimé : vous pouvez toujours consulter, modifier, synchroniser et exporter. Relevés de positions, campagnes, réponses automatiques, posts programmés et rapports sont en pause jusqu’au choix d’une formule.",
        },
        {
          question: "Comment choisir ou changer de formule ?",
          answer:
            "Dans [Paramètres, Formule](app:/dashboard/settings/plan), un propriétaire choisit une formule et ses options. Avant de confirmer, vous voyez ce qui est dû aujourd’hui et la date du prochain paiement. Une formule supérieure commence aussitôt, et vous ne payez que la différence pour le reste de la période. Pour une formule inférieure, la différence est déduite de la facture suivante.",
        },
        {
          question: "Comment résilier, et où sont mes factures ?",
          answer:
            "Dans [Paramètres, Formule](app:/dashboard/settings/plan). Après la résiliation, tout fonctionne jusqu’à la fin de la période payée, et vous pouvez changer d’avis d’ici là. Chaque facture s’y trouve en PDF.",
        },
        {
          question: "Que se passe-t-il si un paiement échoue ?",
          answer:
            "Tout fonctionne encore 14 jours, et nous vous écrivons le jour même puis aux jours 3, 7 et 12. Sans paiement, les mêmes fonctions qu’après l’essai se mettent en pause, et rien n’est supprimé. Elles reprennent dès que vous payez.",
        },
      ],
    },
  ],
  more: {
    title: "À lire aussi",
    docs: { title: "Documentation", text: "Les premiers pas, et l’hébergement sur votre propre serveur." },
    api: { title: "API", text: "Jetons, exemples d’appels et document OpenAPI." },
    status: { title: "Statut", text: "L’état de cette instance, en ce moment." },
  },
  cta: {
    title: "Pas trouvé ?",
    text: "Écrivez-nous. Une personne qui connaît le produit vous répond.",
    action: "Contacter l’assistance",
  },
};
