// Documentation by task: what to press, what happens, and what limits there are.
import { code, h2, list, p, steps, table } from "../../types/blocks";
import type { TaskTexts } from "../../types/docs";
import { assistants } from "./assistants";
import { audit } from "./audit";
import { brands } from "./brands";
import { citations } from "./citations";
import { drafts } from "./drafts";
import { heatmaps } from "./heatmaps";
import { pages } from "./pages";
import { posts } from "./posts";
import { reports } from "./reports";
import { requests } from "./requests";
import { sso } from "./sso";

const shared = { eyebrow: "Documentation", contents: "Sur cette page" } as const;
const next = {
  title: "Toujours bloqué ?",
  text: "Le centre d’aide a les réponses courtes, et nous avons les autres.",
  to: "help",
  action: "Centre d’aide",
} as const;

export const tasks: TaskTexts = {
  "docs-google": {
    ...shared,
    next,
    meta: {
      name: "Connecter Google",
      title: "Connecter Google Business Profile | Vitrine",
      description:
        "Connecter un utilisateur Google à Vitrine, importer les établissements d’un compte, les synchroniser et publier vos modifications.",
    },
    title: "Connecter Google",
    lead: "Importez ce que Google sait déjà de vos établissements et gardez les deux à jour.",
    blocks: [
      h2("Connecter et importer"),
      steps(
        "Ouvrez [Établissements](app:/dashboard/locations) et choisissez **Connecter Google**. Il faut le rôle de gestionnaire, d’administrateur ou de propriétaire.",
        "Connectez-vous chez Google avec l’utilisateur qui gère vos fiches et accordez l’accès.",
        "Choisissez le compte à importer : votre compte personnel ou l’une de vos organisations.",
        "Si un établissement figure peut-être déjà dans votre liste, Vitrine vous demande avant de l’ajouter une seconde fois.",
      ),
      h2("Synchroniser"),
      p(
        "Tous les établissements sont synchronisés toutes les six heures. Vous pouvez aussi tout synchroniser tout de suite depuis la liste, ou un seul établissement depuis son volet. Google limite le nombre de demandes : un grand compte prend quelques minutes.",
      ),
      h2("Modifications chez Google"),
      p(
        "Quand Google ou un internaute modifie un champ, l’établissement montre l’ancienne et la nouvelle valeur. Gardez la modification ou rétablissez la vôtre. La cloche vous prévient, et un e-mail aussi si vous le choisissez dans [Paramètres, Notifications](app:/dashboard/settings/notifications).",
      ),
      h2("Publier vos modifications"),
      p(
        "Ce que vous modifiez dans Vitrine n’est pas envoyé tout seul à Google. L’établissement énumère les champs qui diffèrent ; choisissez ceux à publier. Google en examine certains avant de les montrer.",
      ),
      h2("Déconnecter"),
      p(
        "Dans [Paramètres, Comptes connectés](app:/dashboard/settings/google), déconnectez un utilisateur Google. Son accès est révoqué. Vos établissements restent, mais ne sont plus synchronisés.",
      ),
    ],
  },
  "docs-import": {
    ...shared,
    next,
    meta: {
      name: "Importer un CSV",
      title: "Importer des établissements en CSV | Vitrine",
      description:
        "Quels fichiers et quelles colonnes Vitrine lit, comment le contrôle fonctionne, quelles lignes sont écartées, et comment annuler un import.",
    },
    title: "Importer un CSV",
    lead: "D’un tableur à une liste propre, avec un contrôle avant tout changement.",
    blocks: [
      h2("Le fichier"),
      list(
        "Séparé par des virgules, points-virgules, tabulations ou barres verticales, en UTF-8, UTF-16 ou Windows-1252.",
        "Des en-têtes sur la première ligne, en français ou en anglais. Vitrine reconnaît les noms usuels ; vous associez les autres.",
        "Requis : nom, adresse, ville et code postal, ainsi que l’État ou la province, sauf en France. Facultatifs : téléphone, site web et catégorie.",
        "Sans autre réglage, au plus 10 Mo et 1 000 lignes. L’exploitant de votre instance peut en autoriser davantage.",
      ),
      h2("Pas à pas"),
      steps(
        "Ouvrez [Établissements](app:/dashboard/locations) et choisissez l’import CSV. La fenêtre propose un modèle à télécharger.",
        "Déposez votre fichier et vérifiez l’association des colonnes.",
        "Lisez le contrôle : combien d’établissements seront créés ou modifiés, et chaque ligne écartée avec sa raison.",
        "Lancez l’import. C’est tout ou rien : une erreur en cours de route laisse votre liste comme elle était.",
      ),
      h2("Annuler"),
      p(
        "Un import s’annule pendant 30 jours. Ce qu’il a créé est retiré et ce qu’il a modifié retrouve ses anciennes valeurs, sauf là où quelqu’un l’a changé depuis.",
      ),
    ],
  },
  "docs-posts": { ...shared, next, ...posts },
  "docs-pages": { ...shared, next, ...pages },
  "docs-requests": { ...shared, next, ...requests },
  "docs-citations": { ...shared, next, ...citations },
  "docs-heatmaps": { ...shared, next, ...heatmaps },
  "docs-reports": { ...shared, next, ...reports },
  "docs-drafts": { ...shared, next, ...drafts },
  "docs-brands": { ...shared, next, ...brands },
  "docs-sso": { ...shared, next, ...sso },
  "docs-audit": { ...shared, next, ...audit },
  "docs-assistants": { ...shared, next, ...assistants },
  "docs-team": {
    ...shared,
    next,
    meta: {
      name: "Inviter des collègues",
      title: "Inviter des collègues et choisir leur rôle | Vitrine",
      description:
        "Inviter des membres par e-mail, ce que permettent les six rôles, limiter un membre à certains établissements, travailler en agence.",
    },
    title: "Inviter des collègues et choisir leur rôle",
    lead: "Chacun voit ce dont il a besoin et modifie ce qui lui revient.",
    blocks: [
      h2("Inviter"),
      steps(
        "Ouvrez [Paramètres, Membres](app:/dashboard/settings/members). Il faut le rôle d’administrateur ou de propriétaire.",
        "Saisissez une adresse e-mail, choisissez le rôle et la langue de l’e-mail.",
        "Choisissez tous les établissements, ou seulement certains : par nom ou par étiquette.",
        "Le lien d’invitation expire au bout de sept jours. Tant qu’elle n’est pas acceptée, vous pouvez la révoquer.",
      ),
      h2("Les rôles"),
      table(
        "Ce que permet chaque rôle",
        ["Rôle", "Permet de"],
        ["Propriétaire", "Tout faire, y compris supprimer l’organisation"],
        ["Administrateur", "Tout faire, sauf gérer les propriétaires et supprimer l’organisation"],
        ["Gestionnaire", "Ajouter, modifier, importer et supprimer des établissements, synchroniser Google"],
        [
          "Répondant",
          "Répondre aux avis, écrire des posts, demander des avis aux clients et travailler sur les citations",
        ],
        ["Lecteur", "Consulter les établissements, leur historique et les membres, exporter"],
        ["Client", "Consulter et exporter les établissements"],
      ),
      h2("Les clients d’une agence"),
      p(
        "Une agence peut ouvrir une organisation pour chaque client. Un client ne voit que la sienne. Les membres de l’agence ont chez ses clients le même rôle que dans l’agence. Ceux qui ont le rôle de client, ou qui sont limités à certains établissements, n’y ont pas accès.",
      ),
      p(
        "Pour ouvrir la première, cliquez sur le nom de votre organisation dans la barre latérale, choisissez « Nouvelle organisation », et cochez « Je la gère pour un client ». Ensuite, la page [Clients](app:/dashboard/clients) liste chaque client avec ses établissements, sa santé, sa note, ses avis sans réponse et sa dernière activité. Recherchez, triez, puis ouvrez un client depuis la liste.",
      ),
    ],
  },
  "docs-webhooks": {
    ...shared,
    next: {
      ...next,
      title: "Aller plus loin",
      text: "L’API couvre tout le reste.",
      to: "api",
      action: "Voir l’API",
    },
    meta: {
      name: "Webhooks",
      title: "Webhooks : des messages signés en direct | Vitrine",
      description:
        "Ajouter un webhook dans Vitrine, choisir ses événements, vérifier la signature, et ce qui se passe quand un envoi échoue.",
    },
    title: "Webhooks",
    lead: "Prévenez une page de magasins, une caisse ou un entrepôt de données dès qu’un établissement change.",
    blocks: [
      h2("En ajouter un"),
      p(
        "Ouvrez [Paramètres, Webhooks](app:/dashboard/settings/webhooks) en tant qu’administrateur ou propriétaire. Saisissez une adresse https joignable sur Internet et choisissez les événements. Un envoi d’essai montre si le message arrive.",
      ),
      h2("Les événements"),
      list(
        "Un établissement a été créé, modifié, supprimé ou rétabli.",
        "Beaucoup d’établissements ont été importés ou modifiés à la fois : un seul événement, avec leur nombre.",
        "Un import est terminé, a échoué ou a été annulé.",
        "Une synchronisation avec Google est terminée ou a échoué, ou des champs ont changé chez Google.",
        "Un avis est arrivé, a été modifié ou a reçu une réponse. Un post, une page, un relevé, un annuaire, un rapport ou une demande a changé d’état. Une position a baissé, un message privé est arrivé, la formule a changé.",
        "La liste entière est dans [Paramètres, Webhooks](app:/dashboard/settings/webhooks), où vous choisissez.",
      ),
      h2("Vérifier et répondre"),
      code(
        "Les en-têtes d’un message",
        "webhook-id: 0197f3a0-…\nwebhook-timestamp: 1795867200\nwebhook-signature: v1,g0hM9SsE…",
      ),
      p(
        "Vérifiez la signature avec le secret du webhook. Toute réponse 2xx en moins de 10 secondes accepte le message. Un message peut arriver deux fois ou dans le désordre : retenez son identifiant quelques jours.",
      ),
      h2("Quand un envoi échoue"),
      p(
        "Un envoi qui échoue est retenté. Après trois jours d’échecs, le webhook est désactivé et vous êtes prévenu. Événements, envois et tentatives restent lisibles 30 jours.",
      ),
    ],
  },
  "docs-duplicates": {
    ...shared,
    next,
    meta: {
      name: "Doublons",
      title: "Trouver, fusionner et séparer les doublons | Vitrine",
      description:
        "Comment Vitrine repère les établissements en double, comment les comparer et les fusionner, et comment les séparer pendant 30 jours.",
    },
    title: "Doublons",
    lead: "Deux entrées pour un commerce déroutent vos clients. Décidez une fois pour chaque paire.",
    blocks: [
      h2("Les trouver"),
      p(
        "Vitrine compare les téléphones, les noms, les adresses et les positions sur la carte. Ouvrez les [doublons](app:/dashboard/locations/duplicates) pour voir les paires, chacune avec sa probabilité et ses raisons.",
      ),
      h2("Comparer et fusionner"),
      steps(
        "Choisissez **Comparer**. Les deux établissements s’affichent côte à côte, avec les valeurs qui diffèrent.",
        "Choisissez lequel garder et, pour chaque champ, quelle valeur il prend.",
        "Fusionnez. Si ce sont deux lieux, indiquez-le : la paire ne revient pas.",
      ),
      h2("Séparer de nouveau"),
      p(
        "Une fusion s’annule pendant 30 jours. L’établissement retiré revient avec ses valeurs. Il faut le rôle de gestionnaire, d’administrateur ou de propriétaire.",
      ),
    ],
  },
  "docs-reviews": {
    ...shared,
    next,
    meta: {
      name: "Avis",
      title: "Lire les avis et y répondre au même endroit | Vitrine",
      description:
        "Comment les avis Google arrivent dans la boîte de réception, comment les filtrer et y répondre, et comment les avis modifiés ou retirés s’affichent.",
    },
    title: "Avis",
    lead: "Lisez ce que vos clients écrivent sur tous vos établissements, et répondez au même endroit.",
    blocks: [
      h2("Recevoir vos avis"),
      p(
        "Chaque synchronisation avec Google lit les avis de vos établissements vérifiés. Ils se trouvent dans [Avis](app:/dashboard/reviews). Les avis d’autres sites s’y ajoutent à la main, ou par vos propres programmes.",
      ),
      h2("Importer des avis depuis un fichier"),
      steps(
        "Choisissez **Importer des avis** dans le menu de la page [Avis](app:/dashboard/reviews), puis un fichier CSV ou JSON, ou le fichier reviews.json de Google Takeout.",
        "Associez les colonnes aux champs. Les lignes indiquent leur établissement par code magasin, nom ou identifiant Google, ou vous choisissez un seul établissement pour tout le fichier.",
        "Vérifiez le fichier. Vous voyez combien d’avis sont nouveaux ou déjà présents, et chaque ligne en erreur avec sa raison. Rien n’est encore importé.",
        "Choisissez **Importer**. Toutes les lignes sont importées ensemble, ou aucune. Le même fichier importé deux fois n’ajoute rien, et l’import peut être annulé pendant 30 jours.",
      ),
      p(
        "Les notes sur une autre échelle, comme 8/10, sont converties en étoiles et affichées avec leur échelle. Les recommandations sans étoiles restent sans étoiles.",
      ),
      h2("Répondre"),
      steps(
        "Cherchez un mot d’un avis, d’une réponse ou d’un nom ; la touche / mène à la recherche. Filtrez par établissement, nombre d’étoiles, thème, tonalité, langue ou avis sans réponse, et choisissez l’ordre. **Les plus urgents** place en tête les avis à une ou deux étoiles sans réponse, en commençant par la plus longue attente.",
        "Pour retrouver les mêmes filtres, la même recherche et le même tri, choisissez **Vues enregistrées**, puis **Enregistrer comme vue…**. Une vue n’est visible que par vous, sauf si vous la partagez avec votre organisation.",
        "Ouvrez un avis et rédigez une réponse, ou choisissez **Proposer une réponse** ou **Partir d’un modèle**. Les mots qui concernent un thème sont soulignés, avec sa tonalité en dessous. Les touches j et k parcourent la liste, r commence une réponse et e marque un avis comme traité.",
        "Choisissez **Répondre**. La réponse part vers Google en arrière-plan, et son état s’affiche jusqu’à ce que Google l’ait reçue.",
      ),
      h2("Le contrôle avant l’envoi"),
      p(
        "Pendant la saisie, Vitrine contrôle votre réponse. Elle ne peut pas partir avec des données personnelles, les coordonnées d’un tiers, des balises ou un champ non rempli. Les autres remarques sont des avertissements : une offre en échange de l’avis, l’aveu d’une faute, une autre langue, ou un texte presque identique à une réponse des 30 derniers jours.",
      ),
      p(
        "Pour les professions de santé et du droit, le contrôle avertit aussi quand une réponse confirme que l’auteur est un patient ou un client, et propose une formule neutre.",
      ),
      h2("Modèles"),
      p(
        "Les gestionnaires rédigent des [modèles de réponse](app:/dashboard/settings/reply-templates) pour une langue et un nombre d’étoiles. Une phrase dont une variable est sans valeur, comme le nom d’un auteur anonyme, est omise.",
      ),
      h2("La validation avant l’envoi"),
      p(
        "Dans les professions de santé et du droit, la réponse à un avis Google d’un membre qui a le rôle Réponse aux avis attend l’accord d’un gestionnaire, d’un administrateur ou d’un propriétaire. Les [modèles de réponse](app:/dashboard/settings/reply-templates) permettent aussi de la demander partout, ou nulle part. Vos propres modèles partent aussitôt tant que personne n’y change rien, et les membres qui peuvent valider les réponses envoient les leurs sans attendre.",
      ),
      steps(
        "Le membre rédige une réponse et choisit **Soumettre**. Les personnes qui peuvent la valider reçoivent une notification et un e-mail, et la trouvent dans la liste du jour.",
        "Vous ouvrez la réponse à partir de là, ou avec le filtre **À valider**. L’ouvrir ne change rien.",
        "Choisissez **Valider** pour l’envoyer, **Modifier** pour la corriger d’abord, ou **Demander une correction** pour indiquer à son auteur ce qu’il faut changer.",
      ),
      h2("Traiter les avis en équipe"),
      p(
        "Attribuez un avis à un collègue qui peut répondre pour l’établissement, avec une échéance et un état : à traiter, en attente ou traité. Il reçoit une notification et un e-mail, et retrouve l’avis sous Aujourd’hui. L’envoi de la réponse passe l’avis à l’état traité. Si le client modifie son avis, il est de nouveau à traiter.",
      ),
      steps(
        "Ouvrez un avis et appuyez sur a, ou choisissez un nom dans la barre au-dessus du texte. À côté, fixez l’échéance et l’état.",
        "Rédigez des notes internes sous la réponse. Tapez @ pour mentionner un collègue, qui en est alors averti. Votre équipe voit les notes, mais ni Google ni les clients d’une agence.",
        "Pour modifier plusieurs avis à la fois, appuyez sur x ou utilisez les cases à cocher. Maintenez Maj pour sélectionner une plage, ou choisissez **Sélectionner tous les avis filtrés**, jusqu’à 5 000 avis.",
        "Retrouvez votre travail avec **Attribués à moi**, **Non attribués**, **En attente** et **En retard** au-dessus de la liste.",
      ),
      p(
        "**Délais de réponse**, dans les chiffres, indique le temps médian entre un avis et sa première réponse, par membre de l’équipe et par établissement, sur 30 jours, 90 jours ou 12 mois. **Par mois** montre le nombre d’avis et leur note moyenne pour chacun des 12 derniers mois, toutes sources confondues ou pour une seule.",
      ),
      h2("Avis modifiés et retirés"),
      p(
        "Un avis modifié par son auteur garde son texte précédent. Un avis absent de deux lectures complètes, à six heures d’intervalle au moins, s’affiche comme retiré, puis comme réapparu s’il revient.",
      ),
      h2("Signaler un avis"),
      p(
        "Ouvrez un avis et choisissez **Signaler…** sous les notes. Choisissez la règle qu’il enfreint, copiez le texte et signalez l’avis sur son site. Marquez-le ensuite comme signalé : vous voyez quand, par qui et avec quel résultat, et le filtre **Signalements** le retrouve. Si l’avis disparaît, le signalement se clôt tout seul.",
      ),
      h2("Quand les mauvais avis se multiplient"),
      p(
        "Une crise commence quand un établissement reçoit en 24 heures plus d’avis à une ou deux étoiles que le plus grand de 3 et de la moyenne plus trois écarts types des 90 jours précédents, ou au moins trois sans texte, de personnes qui n’en avaient jamais laissé. Les personnes qui peuvent la gérer reçoivent une notification et un e-mail.",
      ),
      p(
        "Jusqu’à ce qu’un gestionnaire termine la crise par un court compte rendu, les réponses automatiques et les demandes d’avis attendent dans cet établissement. [L’écran de crise](app:/dashboard/reviews/crisis) réunit le responsable, un plan, des textes préparés en anglais et en français, une chronologie, les avis et un dossier de preuves à télécharger : un PDF avec chaque avis, ses versions précédentes et son lien, et les réponses au formulaire de Google sur l’extorsion. La personne nommée responsable reçoit une notification et un e-mail.",
      ),
      h2("La note pondérée"),
      p(
        "Quelques notes disent peu de choses. La note pondérée ajoute dix notes égales à la moyenne de votre organisation avant de calculer la moyenne : (somme des notes + 10 × moyenne) ÷ (nombre de notes + 10).",
      ),
    ],
  },
  "docs-data": {
    ...shared,
    next: {
      ...next,
      title: "Vos droits",
      text: "Ce que vous faites vous-même, et ce qu’il faut demander.",
      to: "gdpr",
      action: "RGPD",
    },
    meta: {
      name: "Export et sauvegarde",
      title: "Exporter, sauvegarder et déplacer ses données | Vitrine",
      description:
        "Exporter une organisation en ZIP, la supprimer ou supprimer son compte ; sauvegarder, restaurer et déplacer une instance.",
    },
    title: "Exporter, sauvegarder et déplacer ses données",
    lead: "Ce qui est à vous s’emporte à tout moment. L’exploitant peut sauvegarder l’instance entière.",
    blocks: [
      h2("Exporter une organisation"),
      p(
        "Ouvrez [Paramètres, Données](app:/dashboard/settings/data) en tant qu’administrateur ou propriétaire et préparez l’export. Vous recevez un ZIP qu’une autre instance de Vitrine sait importer. Le fichier reste disponible sept jours. Pour les établissements seuls, l’export CSV de la liste suffit.",
      ),
      h2("Supprimer"),
      list(
        "Une organisation : ses propriétaires la suppriment dans Paramètres, Données. Pendant 30 jours, ils peuvent annuler.",
        "Votre compte : le compte et vos données personnelles sont supprimés aussitôt. Téléchargez d’abord vos données en JSON.",
      ),
      h2("Sauvegarder une instance"),
      p(
        "Pour l’exploitant. Une sauvegarde est un seul fichier, fait pendant que le programme tourne. Elle contient la base et les photos, et elle est relue avant de compter.",
      ),
      code(
        "Sauvegarder, vérifier, restaurer, déplacer",
        "vitrine backup --database sqlite:./data/vitrine.db --to /backups/\nvitrine restore --check --from /backups/today.backup\nvitrine restore --from /backups/today.backup --database sqlite:./new.db\nvitrine move --from sqlite:./data/vitrine.db --to postgres://vitrine@db/vitrine",
      ),
      p(
        "Le fichier des clés n’est dans la sauvegarde qu’avec **--with-keys**, qui exige **--encrypt**. Sinon, gardez-en une copie à part : sans les clés, les secrets scellés ne peuvent plus être relus.",
      ),
    ],
  },
};
