// Documentation: getting started and running it yourself.
import { code, h2, list, p, steps, table, tip } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const docs: TextPageText = {
  meta: {
    title: "Documentation : premiers pas, auto-hébergement | Vitrine",
    description:
      "Débutez avec Vitrine en dix minutes, importez vos établissements et hébergez le programme : commandes, options, e-mail, sauvegarde.",
    name: "Documentation",
  },
  eyebrow: "Assistance",
  title: "Documentation",
  lead: "De la première connexion à votre propre serveur. Pour connecter vos logiciels, voyez l’API.",
  contents: "Sur cette page",
  blocks: [
    h2("Premiers pas"),
    steps(
      "Inscrivez-vous ou ouvrez la démonstration : une organisation à vous pendant 24 heures, avec de vrais commerces.",
      "Ouvrez [Établissements](app:/dashboard/locations) et choisissez **Connecter Google** : ce que Google sait déjà arrive tout seul. Sans fiche Google, choisissez l’import CSV, ou ajoutez un seul commerce à la main.",
      "Regardez la [vue d’ensemble](app:/dashboard) : les pires problèmes viennent en premier, chacun avec un lien vers sa correction.",
      "Ouvrez un établissement. L’**audit** dit ce qui ne va pas, pourquoi c’est important et combien de points cela vaut.",
    ),
    h2("Pas à pas"),
    list(
      "[Connecter Google](page:docs-google) : importer, synchroniser, publier vos modifications.",
      "[Importer un CSV](page:docs-import) : colonnes, contrôle et annulation.",
      "[Doublons](page:docs-duplicates) : les trouver, les fusionner, les séparer.",
      "[Avis](page:docs-reviews) : les lire, les filtrer, y répondre.",
      "[Rédaction par l’IA](page:docs-drafts) : modèles, ton, limites et réponses automatiques.",
      "[Pages locales](page:docs-pages) : le site de vos établissements, ses textes, ses adresses et ses chiffres.",
      "[Demandes d’avis](page:docs-requests) : contacts, campagnes, QR codes et règles.",
      "[Posts](page:docs-posts) : rédiger, programmer, valider, et ce que Google refuse.",
      "[Cartes de positions](page:docs-heatmaps) : clés, coûts et sens des chiffres.",
      "[Citations locales](page:docs-citations) : vérification des annuaires, chiffres et tâches.",
      "[Rapports](page:docs-reports) : les créer, les partager, les programmer.",
      "[Marques et espace client](page:docs-brands) : votre nom sur les rapports, et un espace pour vos clients.",
      "[Inviter des collègues](page:docs-team) : rôles, et qui voit quels établissements.",
      "[Authentification unique](page:docs-sso) : se connecter avec le fournisseur d’identité de l’entreprise.",
      "[Journal d’audit](page:docs-audit) : qui a fait quoi, et l’accès d’urgence.",
      "[Webhooks](page:docs-webhooks) : des messages signés pour vos propres systèmes.",
      "[Assistants](page:docs-assistants) : connecter Claude et d’autres par MCP.",
      "[Export et sauvegarde](page:docs-data) : emporter vos données, déplacer une instance.",
    ),
    h2("Importer une liste"),
    p(
      "Tout CSV convient : virgule, point-virgule ou tabulation, UTF-8, UTF-16 ou Windows-1252, en-têtes en français ou en anglais. Nom, adresse, ville et code postal sont requis, l’État ou la province aussi, sauf en France ; téléphone, site web et catégorie sont facultatifs. Un contrôle annonce ce qui va se passer avant que rien ne change, et nomme chaque ligne écartée avec sa raison. Ensuite tout est importé, ou rien, et vous pouvez annuler.",
    ),
    p("Par défaut, la limite est de 10 Mo et 1 000 lignes par fichier."),
    h2("Comment la santé est calculée"),
    table(
      "Points de l’audit",
      ["Problème", "Gravité", "Points"],
      ["Pas de téléphone, pas de catégorie, fiche non validée", "Critique", "20 chacun"],
      ["Pas de description, de photos, d’horaires ou de site web ; note sous 4", "Avertissement", "8 chacun"],
    ),
    p(
      "Un établissement venu de Google part de 100 et perd ces points. Un établissement ajouté à la main part de 40 et gagne 20 points chacun pour le téléphone, le site web et la catégorie. À partir de 80, il est vert, à partir de 60, jaune, en dessous, rouge.",
    ),
    h2("L’héberger vous-même"),
    p(
      "Vitrine est un seul programme. Il sert le site, le tableau de bord et l’API, et garde tout dans un fichier SQLite ou dans PostgreSQL.",
    ),
    code(
      "Avec SQLite",
      "vitrine serve --listen 0.0.0.0:8080 \\\n  --site-url https://vitrine.example \\\n  --database sqlite:./data/vitrine.db",
    ),
    code("Avec PostgreSQL", "vitrine serve --database postgres://vitrine@db/vitrine"),
    table(
      "Les options utiles",
      ["Option", "Effet"],
      [
        "--mail smtps://user:password@mail.example",
        "Les e-mails partent. Sans elle, ce sont des fichiers dans un dossier",
      ],
      ['--mail-from "Boutique <no-reply@shop.example>"', "L’expéditeur des e-mails"],
      ["--contact-to desk@shop.example", "Où sont transmis les messages du formulaire de contact"],
      [
        "--company-name, --company-address",
        "Qui exploite le site : dans ses mentions légales et au bas des lettres d’information",
      ],
      ["--photos s3://bucket/prefix", "Les photos dans un stockage compatible S3 plutôt que dans un dossier"],
      ["--trusted-proxy 10.0.0.2", "Le proxy dont X-Forwarded-For est pris en compte"],
      ["--map-style https://tiles.example/style.json", "Des cartes dans votre propre style MapLibre"],
    ),
    p("Chaque option est aussi une variable d’environnement : **vitrine serve --help** les nomme toutes."),
    h2("Commandes"),
    list(
      "**vitrine doctor** vérifie configuration, base, horloge et disque, et dit quoi faire.",
      "**vitrine messages** montre ce que les visiteurs ont envoyé par le formulaire de contact.",
      "**vitrine user create** et **vitrine user set-password** fonctionnent sans le site.",
      "**vitrine mail-preview** écrit un aperçu de chaque e-mail dans un dossier.",
      "**vitrine backup**, **vitrine restore** et **vitrine move** sauvegardent une instance, la restaurent et la déplacent entre SQLite et PostgreSQL.",
      "**vitrine work** ajoute des processus de travail, **vitrine plan** énumère et attribue les formules.",
      "**vitrine audit verify** nomme la première entrée du journal d’audit qui a été modifiée.",
      "**vitrine keys rotate** crée une nouvelle clé de signature ; personne n’est déconnecté.",
    ),
    h2("Sauvegarde"),
    p(
      "[vitrine backup](page:docs-data) enregistre la base et les photos dans un seul fichier, sans arrêter le programme. Gardez à part le fichier des clés : à côté d’un fichier SQLite, il porte le même nom terminé par « -keys ». Sans les clés, les secrets scellés ne peuvent plus être relus.",
    ),
    tip(
      "Avant une mise à jour",
      "Faites une sauvegarde, arrêtez l’ancien programme, démarrez le nouveau. Il met la base à jour lui-même ; plusieurs processus sur un même PostgreSQL s’accordent pour savoir qui le fait.",
    ),
    h2("Pour les développeurs"),
    p(
      "Le tableau de bord passe par une API publique, ouverte aussi à vos programmes. [Ce qu’elle propose](page:api).",
    ),
  ],
  next: {
    title: "Bloqué ?",
    text: "Le centre d’aide a des réponses courtes. Pour tout le reste, demandez-nous.",
    to: "help",
    action: "Centre d’aide",
  },
};
