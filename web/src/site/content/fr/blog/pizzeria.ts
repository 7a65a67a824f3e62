// An article of the blog, in French.
import { h2, list, p, quote, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Comment une pizzeria a rempli ses soirs de semaine",
    description:
      "Un cas illustratif : comment une pizzeria familiale a rempli ses soirées du lundi au jeudi grâce à sa fiche, à ses avis et à une carte.",
    name: "Une pizzeria en semaine",
  },
  title: "Comment une pizzeria a rempli ses soirs de semaine en une saison",
  excerpt:
    "Complet le samedi, vide le mardi. L’histoire d’une pizzeria familiale, semaine après semaine : ce qui a été changé, dans quel ordre, et ce qui n’a finalement rien apporté.",
  tags: ["étude de cas", "restaurants", "soirs de semaine", "avis"],
  body: [
    p(
      "La Pizzeria Mario est une maison familiale de quatorze tables. Le samedi, on attendait sur le trottoir ; le mardi, le four chauffait pour neuf couverts. Le loyer, lui, ignore quel jour on est. Voici comment la famille s’y est prise en une saison. **La Pizzeria Mario est un récit illustratif** : il réunit des situations que beaucoup de restaurateurs reconnaîtront, avec des résultats conformes à ceux que nous publions pour la restauration, afin de montrer l’ordre des travaux sans exposer les comptes de personne.",
    ),
    h2("Le point de départ"),
    p(
      "On y mangeait bien, et tous ceux qui venaient le disaient. La note était de 4,3 étoiles. Le site se résumait à une page, avec la carte en PDF. La fiche Google, créée des années plus tôt par un cousin, indiquait « Restaurant », montrait la salle des anciens propriétaires et des horaires faux depuis l’été. Aucun avis n’avait jamais reçu de réponse.",
    ),
    p(
      "La première question ne fut pas « comment monter dans le classement ? », mais **qui dîne dehors un mardi à moins d’un quart d’heure d’ici, et que tape cette personne ?** La liste des recherches de la fiche donnait la réponse : « pizza ouvert maintenant », « restaurant avec terrasse », « pizza sans gluten », « pizza à emporter » et le nom du cinéma de l’autre côté de la place.",
    ),
    h2("Semaines 1 et 2 : ne plus perdre personne"),
    steps(
      "Catégorie principale : « Pizzeria » au lieu de « Restaurant » ; « Restaurant italien » et « Pizza à emporter » en complément.",
      "Horaires corrigés, et horaires exceptionnels saisis pour chaque jour férié jusqu’à la fin de l’année.",
      "Dans deux annuaires et un GPS, le numéro menait au cousin. Corrigé.",
      "Douze nouvelles photos : la façade éclairée à la tombée du jour, le four, cinq pizzas, la terrasse, la famille.",
      "La carte en PDF remplacée par une page lisible au téléphone, avec prix, allergènes et cette pâte sans gluten dont personne ne savait rien.",
      "Attributs : terrasse, chaises pour enfants, vente à emporter, carte bancaire et titres-restaurant.",
    ),
    p(
      "Rien de savant là-dedans : deux soirées de travail. Les appels ont augmenté en quelques jours, surtout les soirs où les anciens horaires affichaient « fermé ».",
    ),
    h2("Semaines 3 à 6 : demander et répondre"),
    p(
      "Une carte avec un QR code accompagnait désormais chaque addition, à chaque table, quelle que soit l’humeur. Une seule ligne : « Dites au quartier comment c’était. » Elle menait à une page offrant deux choix égaux : publier un avis, ou écrire à la famille en privé. Pas de récompense, pas de tri. Luigi, qui tient la salle, répondait chaque matin avec son premier café, y compris aux anciens avis, dix par jour jusqu’à épuisement.",
    ),
    quote(
      "Je croyais que répondre, c’était de la politesse. Puis un couple m’a dit être venu à cause de ce que j’avais écrit sous un mauvais avis.",
      "Luigi, Pizzeria Mario (récit illustratif)",
    ),
    p(
      "Trois reproches sur dix visaient la même chose : l’attente de l’addition. Un deuxième terminal de paiement a coûté moins qu’un mardi vide. Les réponses sont devenues **90 % plus rapides**, d’une semaine environ à une matinée, et la note a fini la saison à **4,7 étoiles**, avec de nouveaux avis chaque semaine au lieu de deux fois l’an.",
    ),
    h2("Semaines 7 à 10 : regarder la carte"),
    p(
      "Une grille de 49 points sur deux kilomètres a révélé ce que personne n’attendait. Sur « pizza », la maison figurait parmi les trois premiers au sud et à l’ouest, et n’existait pas au nord-est, au-delà de la voie ferrée, alors que la passerelle n’est qu’à six minutes à pied. Deux concurrents y sont installés, et personne de ce côté n’avait jamais parlé de Mario.",
    ),
    list(
      "Distribuer des prospectus eût été jouer aux dés. La famille a préféré parrainer le club de natation de l’autre rive : une banderole, et un lien depuis la page du club.",
      "Une page du site, « Une pizza près de la piscine » : le chemin par la passerelle, où attacher son vélo, ce qui est prêt en dix minutes après l’entraînement.",
      "Une offre du mardi après l’entraînement, publiée en post sur la fiche avec une photo et renouvelée chaque semaine.",
    ),
    p(
      "Huit semaines plus tard, le nord-est de la carte était passé du rouge à l’orange et, près de la passerelle, au vert. [La lecture d’une telle carte](page:article-heatmap) est expliquée dans un autre article.",
    ),
    h2("Semaines 11 à 13 : rendre le mardi facile"),
    p(
      "Le lien « Commander » de la fiche menait à une plateforme de livraison qui gardait une large part de chaque commande. Il mène maintenant d’abord à la page de commande du restaurant ; la plateforme reste en second choix. Les posts du lundi et du mardi ne disaient qu’une chose à la fois : « Formule cinéma jusqu’à 19 h 30 », « Deux pizzas à emporter, prêtes en quinze minutes ».",
    ),
    h2("Ce que cela a donné"),
    table(
      "Une saison à la Pizzeria Mario, chiffres illustratifs",
      ["", "Avant", "Après"],
      ["Note", "4,3 étoiles", "4,7 étoiles"],
      ["Délai de réponse aux avis", "Une semaine, ou jamais", "Le lendemain matin (90 % plus rapide)"],
      ["Commandes en ligne", "Uniquement par la plateforme", "+180 %, surtout par sa propre page"],
      ["Clients de passage", "Le samedi", "+65 %, surtout du lundi au jeudi"],
    ),
    h2("Ce qui n’a rien apporté"),
    list(
      "**Les annuaires par douzaines.** En corriger cinq a compté ; en ajouter soixante n’aurait rien changé.",
      "**Les mots-clés dans le nom.** « Mario Meilleure Pizza Centre » fut proposé à la table familiale et rejeté au vote. Un concurrent qui l’a fait a vu sa fiche suspendue en semaine neuf.",
      "**Publier tous les jours.** Deux posts par semaine ont fait le travail de sept.",
      "**Répondre à tous avec la même phrase.** Les vingt premières réponses ont été faites ainsi ; il a fallu les reprendre.",
    ),
    h2("La leçon, c’est l’ordre"),
    p(
      "D’abord corriger ce qui est faux, car cela coûte des clients aujourd’hui. Puis les avis, car ils convainquent tous ceux qui vous trouvent. Puis la carte, car elle montre où personne ne vous trouve. Les offres en dernier : vanter un mardi vide à des gens qui lisent « fermé », c’est de l’argent jeté. Chaque étape fut achevée avant la suivante, et chacune avait un chiffre à faire bouger.",
    ),
    tip(
      "Faites de même chez vous",
      "Commencez par l’[audit gratuit](page:tool-audit), imprimez la [liste de contrôle](page:template-checklist) et donnez-vous deux soirées pour le travail des deux premières semaines. Les restaurateurs trouveront la suite sur notre [page consacrée aux restaurants](page:restaurants) et dans la [version courte de ce récit](page:case-marios-pizzeria).",
    ),
  ],
};
