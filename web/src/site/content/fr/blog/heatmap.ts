// An article of the blog, in French.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Lire une carte de positions locales",
    description:
      "Ce que dit chaque repère d’une grille de positions, ce qui distingue ARP, ATRP et SoLV, six figures typiques et la bonne réaction à chacune.",
    name: "Lire une carte",
  },
  title: "Lire une carte de positions locales, et savoir quoi en faire",
  excerpt:
    "Une grille de chiffres colorés posée sur votre ville montre où l’on vous trouve, et où l’on trouve quelqu’un d’autre. Six figures typiques, et la bonne réponse à chacune.",
  tags: ["carte de positions", "grille", "part de voix", "proximité"],
  body: [
    p(
      "Cherchez « serrurier » depuis la gare : trois noms s’affichent. Recommencez depuis le parc, un kilomètre plus loin : deux ont changé. La distance entre dans le classement local ; un établissement n’a donc pas une position, il a une carte de positions. La carte de chaleur, ou grille géographique, la rend visible : la même recherche posée depuis de nombreux points, chaque repère portant le rang obtenu à cet endroit.",
    ),
    h2("Ce que dit un repère"),
    p(
      "Un repère marqué **2** signifie : une personne qui se tient exactement là et cherche ce mot-clé vous trouve en deuxième place sur la carte. Le vert correspond aux trois premiers, affichés d’emblée. L’orange va de quatre à dix environ : visible pour qui déroule la liste. Le rouge, c’est au-delà, et **20+** veut dire absent des résultats examinés. Entre le vert et l’orange passe la frontière qui décide si le téléphone sonne.",
    ),
    h2("Trois chiffres au lieu de 169"),
    table(
      "Ce que résument les chiffres",
      ["Chiffre", "Calcul", "À quoi il sert"],
      [
        "ARP, position moyenne",
        "Moyenne des rangs aux points où l’on vous a trouvé",
        "À peu de chose seul : il oublie les points où vous êtes absent",
      ],
      [
        "ATRP, position moyenne totale",
        "Moyenne sur tous les points, 21 pour une absence",
        "Comparer la même grille dans le temps",
      ],
      [
        "SoLV, part de voix locale",
        "Part des points où vous êtes dans les trois premiers",
        "Le chiffre le plus proche des appels",
      ],
    ),
    p(
      "Un petit exemple. Neuf points : trois fois premier, une fois cinquième, cinq fois absent. L’ARP vaut 2, magnifique. L’ATRP vaut (3 × 1 + 5 + 5 × 21) ÷ 9 = 12,6 : on redescend sur terre. La part de voix est de 3 sur 9, soit 33 %. Qui ne vous montre que l’ARP a quelque chose à vendre.",
    ),
    h2("Six figures typiques"),
    h3("1. L’île"),
    p(
      "Du vert autour de la porte, du rouge partout ailleurs. C’est l’image la plus courante : Google comprend votre métier, mais la proximité est votre seul argument. Travaillez la notoriété : des avis qui arrivent régulièrement, des liens venus de la ville, une page par service important.",
    ),
    h3("2. Le mur"),
    p(
      "Une limite nette : un fleuve, un périphérique, une frontière de commune. Au-delà, Google suppose que l’on ne traverse pas. Vérifiez si c’est vrai. Si vos clients traversent, montrez-le : le pont dans l’itinéraire, une page pour le quartier, des clients de là-bas qui le disent dans leurs avis.",
    ),
    h3("3. Le trou"),
    p(
      "Une tache rouge au milieu du vert. Un concurrent solide y est installé. Touchez le repère pour voir qui occupe les trois premières places, puis comparez la catégorie principale, le nombre d’avis et la date du dernier. En général, l’un des trois explique tout.",
    ),
    h3("4. Le centre décalé"),
    p(
      "La tache verte est à côté de votre adresse et non autour. Le repère est mal placé, une ancienne adresse vit encore quelque part, ou un doublon capte la force de la fiche. [Cherchez les coordonnées erronées](page:article-nap-consistency) avant toute autre chose.",
    ),
    h3("5. Tout rouge, alors qu’on vous connaît"),
    p(
      "Vous n’apparaissez pas même devant votre porte. Ce n’est donc pas la distance. Vérifiez dans cet ordre : la fiche est-elle validée et ouverte, la catégorie principale convient-elle au mot-clé, un voisin de même catégorie à la même adresse vous masque-t-il, la fiche a-t-elle été suspendue ?",
    ),
    h3("6. Le poivre et sel"),
    p(
      "Vert et rouge mêlés sans ordre. Soit le mot-clé est ambigu (« massage », « banque »), soit de nombreux établissements de même force se partagent le secteur, comme les restaurants d’un centre-ville. Ne courez pas après des repères isolés : prenez un mot-clé plus précis et regardez de nouveau.",
    ),
    h2("Régler une grille honnête"),
    steps(
      "**Le centre** : la porte ou, si vous vous déplacez, le milieu de la zone réellement desservie.",
      "**Le rayon** selon la distance que l’on parcourt : 800 mètres pour un café, trois à cinq kilomètres pour un dentiste, quinze pour un cuisiniste.",
      "**Les points** : 7 × 7 suffisent à voir les figures ; 13 × 13 pour une ville dense comme Paris, où chaque rue compte. Gardez l’espacement : une grille plus large paraît toujours moins bonne.",
      "**Les mots-clés** : trois pour commencer. Le métier (« dentiste »), le service le plus précieux (« implant dentaire »), et celui qui porte une contrainte (« dentiste de garde »).",
      "**Le rythme** : toutes les deux semaines, même jour, même heure. Les horaires d’ouverture changent les résultats ; un relevé de nuit montre le classement de la nuit.",
    ),
    p(
      "Ne comparez jamais deux grilles de centre, d’espacement ou de mot-clé différents, ni la vôtre avec celle d’un concurrent tracée autour d’un autre point. [Les cartes de Vitrine](page:heatmaps) figent ces réglages et dessinent les concurrents à partir du même relevé.",
    ),
    h2("De l’image au plan"),
    list(
      "**Commencez par la couronne orange.** Passer de 5 à 3 rapporte des appels ; de 19 à 12, rien. Les repères juste au bord du vert sont les moins chers à gagner.",
      "**Pesez selon les habitants.** Un repère rouge dans un lac ou une zone industrielle n’a pas d’importance. Marquez les quartiers d’où viennent vos clients et ne regardez que là.",
      "**Un changement à la fois.** La catégorie ce mois-ci, les pages de services le mois prochain. Sinon, vous ne saurez jamais ce qui a joué.",
      "**Laissez six à huit semaines.** Avis et liens demandent du temps ; catégorie et adresse agissent en quelques jours.",
      "**Inscrivez la date de chaque changement.** La carte de mars ne dit rien sans la note de février.",
    ),
    h2("Ce qu’une carte ne dit pas"),
    p(
      "Elle interroge de l’extérieur, sans historique, sans habitudes, sans compte. Une vraie personne qui vous a déjà appelé vous verra plus haut. Elle ne montre ni combien de gens cherchent à chaque point, ni s’ils vous choisissent ensuite : une première place à 3,2 étoiles perd contre une troisième à 4,8. Et elle mesure la carte, pas les résultats classiques en dessous. Lisez-la donc à côté des appels et des itinéraires, comme l’explique [l’article sur les chiffres utiles](page:article-analytics).",
    ),
    p(
      "Ne vous inquiétez pas non plus des petits mouvements : à un point donné, le rang varie d’une ou deux places d’un jour à l’autre. Croyez à un changement lorsqu’il apparaît sur plusieurs repères voisins, deux relevés de suite.",
    ),
    tip(
      "Dix minutes avec votre première carte",
      "Trouvez la frontière entre le vert et l’orange. Touchez trois repères juste à l’extérieur et notez qui y est premier. Ouvrez ces trois fiches à côté de la vôtre : catégorie, avis du dernier mois, photos, services. L’écart le plus grand est le travail du mois.",
    ),
  ],
};
