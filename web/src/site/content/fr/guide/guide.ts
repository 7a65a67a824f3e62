// The local SEO guide, in French.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { GuideText } from "@/site/content/types/guide";

export const guide: GuideText = {
  meta: {
    title: "Le guide du référencement local, étape par étape",
    description:
      "Un guide gratuit et complet en douze chapitres : classement, fiche, site, citations locales, avis, liens, mesure, et un plan sur trois mois.",
    name: "Guide du SEO local",
  },
  title: "Le guide du référencement local",
  lead: "Douze chapitres et un plan, dans l’ordre où le travail rapporte. Pour ceux qui tiennent l’établissement : aucun savoir préalable, et rien à acheter avant la dernière page.",
  contents: "Dans ce guide",
  body: [
    h2("Ce qu’est le référencement local, et ce qu’il n’est pas"),
    p(
      "À deux rues de chez vous, quelqu’un a besoin de ce que vous vendez. Cette personne sort son téléphone, tape ou dit quelques mots, regarde trois noms sur une carte et se rend chez l’un d’eux. Le référencement local, c’est tout ce qui fait de vous l’un des trois, puis celui que l’on choisit. Ce ne sont pas des astuces de mots-clés, ni une course aux visiteurs du pays entier : une coiffeuse de Nantes n’a rien à gagner d’un lecteur de Nice.",
    ),
    p(
      "Les résultats d’une telle recherche ont trois étages. En haut, parfois, des annonces. Puis le **pack local** : une carte et trois établissements, alimentés par les fiches. En dessous, les résultats classiques, alimentés par les sites. On peut figurer dans les deux derniers sans payer, et le travail fait pour l’un sert à l’autre.",
    ),
    h2("Comment Google décide"),
    p("Google cite trois critères. On agit plus ou moins sur chacun."),
    table(
      "Les trois critères",
      ["Critère", "La question posée", "Ce que vous pouvez faire"],
      ["Pertinence", "Est-ce ce que l’on demande ?", "Catégories, services, description, pages de services"],
      [
        "Distance",
        "À combien de la personne ?",
        "Rien, sinon un repère bien placé et des zones desservies honnêtes",
      ],
      ["Notoriété", "Est-ce connu et apprécié ?", "Avis, liens, mentions, un site bien classé"],
    ),
    p(
      "La distance explique que vous ne voyiez pas les mêmes résultats que votre client, et qu’un rang sans lieu ne veuille rien dire. Elle fixe aussi un but réaliste : être premier partout dans une ville d’un million d’habitants est hors de portée d’une boutique ; figurer parmi les trois premiers dans les quartiers d’où viennent vos clients ne l’est pas.",
    ),
    h2("Le premier bilan : où en êtes-vous ?"),
    p("Avant de changer quoi que ce soit, faites le point. Une heure suffit."),
    steps(
      "Regardez votre fiche au téléphone, en navigation privée. Le nom est-il exact ? Ouvert ou fermé ? Le bouton appelle-t-il le bon numéro ?",
      "Cherchez votre numéro entre guillemets. Ouvrez les vingt premiers résultats et notez ce qui est faux.",
      "Lisez vos vingt derniers avis. Relevez les trois choses les plus louées et les trois plus critiquées.",
      "Cherchez votre métier depuis trois endroits : votre porte, le quartier de vos meilleurs clients, la limite de votre zone. Notez chaque fois les trois premiers.",
      "Ouvrez votre site au téléphone, sur le réseau mobile. Un inconnu y trouve-t-il adresse, horaires et numéro en cinq secondes ?",
    ),
    tip(
      "Plus rapide",
      "L’[audit gratuit](page:tool-audit) s’occupe du premier et du dernier point en une minute et place les problèmes graves en tête.",
    ),
    h2("Votre fiche d’établissement"),
    p(
      "La fiche vaut plus que tout le reste réuni : commencez par elle. [L’article détaillé](page:article-google-business-profile) la parcourt champ par champ ; voici l’ordre.",
    ),
    list(
      "**Propriété et validation**, avec un second propriétaire.",
      "**Le nom**, exactement celui de l’enseigne.",
      "**La catégorie principale**, la plus précise, et jusqu’à neuf autres qui soient vraies.",
      "**L’adresse**, repère sur la porte, ou la **zone desservie**, adresse masquée.",
      "**Les horaires**, et des horaires exceptionnels pour tous les jours fériés.",
      "**Le téléphone** et le **lien vers la page de ce lieu**, avec paramètres de suivi.",
      "**La description** : quoi, pour qui, où, pourquoi vous. 750 caractères, les 250 premiers surtout.",
      "**Services, produits ou carte**, avec les mots des clients.",
      "**Dix vraies photos**, dont la façade.",
      "**Les attributs** : chacun est un filtre dont quelqu’un se sert.",
    ),
    p(
      "La plupart de vos concurrents s’arrêtent après les horaires. Une fiche complète demande un après-midi, et l’effet se voit en quelques jours, car elle corrige ce qui coûte des clients dès maintenant.",
    ),
    h2("Les mots-clés : comment les gens demandent"),
    p(
      "Un mot-clé local a trois parties : **quoi** (un métier, un service, un produit), **où** (une ville, un quartier, « près de moi », ou rien du tout, puisque le téléphone sait où il est) et **lequel** (pas cher, ouvert, meilleur, pour enfants, en urgence). Nul besoin d’un outil coûteux pour les trouver.",
    ),
    steps(
      "Notez ce que l’on vous demande au téléphone et au comptoir. Mot pour mot.",
      "Lisez la liste des recherches dans votre fiche.",
      "Tapez votre métier dans le moteur et lisez les suggestions ; puis le métier suivi de chaque lettre.",
      "Lisez les services et les avis des trois établissements placés devant vous.",
      "Triez : d’abord ce qui rapporte le plus, et non ce qui est le plus cherché.",
    ),
    p(
      "L’[outil de mots-clés](page:tool-keyword-research) combine pour vous métier, services et lieux. Gardez-en dix à vingt. À chacun sa place : une catégorie ou un service de la fiche, et une page du site qui en traite.",
    ),
    h2("Votre site"),
    h3("Une page par établissement"),
    p(
      "En tête, nom, adresse, téléphone et horaires du jour ; puis l’accès, les photos, les services et les personnes de ce lieu. C’est là que la fiche doit pointer. Avec plusieurs adresses, ajoutez une page qui les réunit et lisez l’article sur les [réseaux](page:article-multi-location).",
    ),
    h3("Une page par service qui fait vivre la maison"),
    p(
      "« Nos services » en dix mots ne répond à aucune question. Une page « dépannage de chaudière » répond : ce qui tombe en panne, ce que cela coûte, en combien de temps vous venez, où, avec quelle garantie, et comment vous joindre. Six cents mots utiles valent mieux que deux mille mots de remplissage.",
    ),
    h3("Des pages pour les communes desservies"),
    p(
      "Seulement si vous avez quelque chose à en dire : des chantiers réalisés, le mot d’un client, un temps de trajet, un règlement local. Vingt copies où seul le nom change sont pires que rien.",
    ),
    h3("Le minimum technique"),
    list(
      "Rapide au téléphone : images légères, peu de scripts.",
      "Des numéros qui s’appellent d’un toucher.",
      "Un titre par page disant quoi et où, en moins de soixante caractères.",
      "Des données **LocalBusiness** (schema.org) : nom, adresse, téléphone, horaires et coordonnées, identiques à la fiche.",
      "HTTPS, un plan de site, aucune page cachée aux moteurs par erreur.",
      "Du texte en texte : ni dans une image, ni dans un PDF.",
    ),
    h2("Les citations locales"),
    p(
      "Faites concorder nom, adresse et téléphone là où gens et machines regardent : les trois cartes, les sources de données (registre et Sirene en tête), les grandes plateformes, les annuaires de votre métier, votre ville. Dans cet ordre, une bonne fois, à fond ; puis vérifiez deux fois par an. Le [plan d’une semaine](page:article-nap-consistency) et la [feuille de suivi gratuite](page:template-citations) suffisent pour un établissement ; au-delà, [Vitrine compare plus de 100 annuaires](page:citations) et ne montre que les écarts.",
    ),
    h2("Les avis"),
    p(
      "Les avis agissent deux fois : ils accroissent la notoriété, et ils convainquent. Comptent une bonne moyenne, un flux régulier, des dates récentes, des mots sur ce que vous faites, et vos réponses.",
    ),
    steps(
      "Récupérez dans la fiche le lien direct vers les avis et faites-en un QR code.",
      "Choisissez le moment : à la fin du chantier, avec l’addition, le lendemain.",
      "Demandez à tous avec les mêmes mots. Ni récompense, ni tri entre contents et mécontents.",
      "Répondez à chacun dans les deux jours. Nos [modèles](page:template-reviews) sont un point de départ, jamais la réponse entière.",
      "Comptez les reproches. Le troisième sur le même sujet devient une tâche.",
    ),
    p(
      "Si votre profession est réglementée (santé, droit, finance), lisez d’abord ce qu’elle permet ; l’article sur les [cabinets médicaux](page:article-medical-practices) montre comment répondre sans rien révéler.",
    ),
    h2("Liens et mentions venus de votre ville"),
    p(
      "C’est la partie la plus négligée, parce qu’elle ne s’achète pas en gros. Ces liens viennent à ceux qui font partie d’un lieu.",
    ),
    list(
      "Clubs et écoles que vous parrainez ou fournissez : demandez une ligne et un lien.",
      "Fournisseurs et partenaires : « où acheter », « nos installateurs ».",
      "La presse locale : une nouvelle, un anniversaire, un chiffre que vous êtes seul à connaître (« ce qui casse aux premiers gels »).",
      "Associations, CCI, chambre de métiers, office de tourisme.",
      "Événements : accueillez-en un, et figurez dans tous les agendas.",
      "Voisins : l’hôtel recommande des restaurants, le restaurant recommande des hôtels.",
    ),
    p(
      "Cinq de ces liens dans l’année, c’est déjà bien, et un concurrent ne les copiera pas en un après-midi.",
    ),
    h2("Quand une machine répond : aperçus IA, assistants, voix"),
    p(
      "De plus en plus souvent, la première réponse est un texte rédigé par une machine, ou une voix dans la voiture. Ces réponses puisent aux mêmes sources : fiches, avis, annuaires, et pages qui énoncent clairement des faits. Il n’existe pas de recette à part. Ce qui aidait aide encore, à condition d’être plus rigoureux.",
    ),
    list(
      "**Des faits qui concordent.** Une machine qui lit deux horaires n’en donne aucun, ou le mauvais.",
      "**Des phrases que l’on peut citer.** « Nous dépannons les chaudières à gaz de toutes marques à Lyon, en général sous 24 heures » en est une. « Votre partenaire confort » n’en est pas une.",
      "**Des questions en titre**, et la réponse dès la première phrase : combien cela coûte, combien de temps, faut-il un rendez-vous, où se garer ?",
      "**Des avis qui nomment les choses.** Vous ne pouvez pas les écrire, mais vous pouvez demander « Qu’avons-nous fait pour vous ? » plutôt que « Comment était-ce ? ».",
      "**Les autres cartes.** Voitures et assistants vocaux s’appuient souvent sur les données d’Apple, de Bing ou de TomTom.",
      "**L’accès.** Un site qui refuse tous les robots, ou cache son texte derrière des scripts, n’est pas lu.",
    ),
    p(
      "Faites l’essai comme un client : demandez à trois assistants votre métier dans votre ville, puis votre nom. Notez ce qui est faux et d’où cela vient ; la source est en général citée. C’est là qu’il faut corriger.",
    ),
    h2("Les onze erreurs les plus coûteuses"),
    list(
      "Des mots-clés dans le nom de l’établissement.",
      "Un seul compte propriétaire, celui de quelqu’un qui est parti.",
      "Une catégorie qui décrit ce que l’on aimerait être.",
      "Une domiciliation ou une boîte postale en guise d’adresse.",
      "Pas d’horaires exceptionnels à Noël, à Pâques et aux fêtes locales.",
      "Le même texte sur vingt pages de communes.",
      "Demander des avis un seul jour par an, tous à la fois.",
      "Ne répondre qu’aux éloges, ou qu’aux reproches.",
      "Une nouvelle fiche après un déménagement, au lieu de modifier l’ancienne.",
      "Un numéro de suivi dans les annuaires.",
      "Tout changer la même semaine sans rien noter.",
    ),
    p(
      "Si votre fiche a été suspendue, n’en créez pas une autre. Corrigez la cause, réunissez les preuves du nom et de l’adresse (extrait Kbis ou avis de situation Sirene, facture, photos de l’enseigne et de la porte) et faites appel une seule fois, avec un dossier complet. Une seconde fiche aggrave le cas des deux.",
    ),
    h2("Mesurer, et ne changer qu’une chose à la fois"),
    p(
      "Gardez trois chiffres par mois : appels et demandes d’itinéraire ; part des points de la carte où vous êtes dans les trois premiers ; moyenne des avis sur 90 jours. À côté, ce que vous avez changé. [Les chiffres utiles](page:article-analytics) explique chacun d’eux, et [la lecture d’une carte](page:article-heatmap) ce que disent les couleurs.",
    ),
    p(
      "Catégorie, adresse et horaires agissent en quelques jours, avis et pages en quelques semaines, liens en quelques mois. Si deux choses changent en même temps, vous ne saurez pas laquelle a joué : évitez.",
    ),
    h2("Vos quatre-vingt-dix premiers jours"),
    table(
      "Un plan pour une personne, deux heures par semaine",
      ["Semaines", "Travail", "C’est réussi quand"],
      ["1–2", "Premier bilan ; fiche, horaires, téléphone corrigés", "Plus rien de faux n’est visible"],
      ["3–4", "Catégories, services, description, photos", "La fiche est complète"],
      ["5", "Citations : cartes et sources", "La recherche des anciens numéros ne donne rien"],
      ["6–7", "Lien d’avis, carte QR, réponses à tous", "De nouveaux avis chaque semaine"],
      ["8–10", "Trois pages de services", "Elles sont indexées et concordent avec la fiche"],
      ["11", "Première carte ; choix du quartier faible", "Vous savez qui y est premier, et pourquoi"],
      ["12", "Deux liens locaux ; premier rapport d’une page", "Trois chiffres, une décision"],
    ),
    p(
      "Ensuite, vingt minutes par mois suffisent à l’entretien. La [liste de contrôle](page:template-checklist) réunit tout ce guide en deux pages à imprimer ; le [glossaire](page:glossary) explique chaque terme. Et le jour où vous aurez plus d’établissements que vous ne pouvez en suivre à la main, [Vitrine est faite pour cela](page:products).",
    ),
  ],
};
