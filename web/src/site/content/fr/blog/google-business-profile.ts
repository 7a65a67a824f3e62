// An article of the blog, in French.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Fiche Google Business Profile : le guide complet",
    description:
      "Revendiquer, valider et compléter votre fiche Google : nom, catégories, horaires, photos, posts, avis, et ce qu’il faut vérifier chaque mois.",
    name: "La fiche, champ par champ",
  },
  title: "Le guide complet de votre fiche Google Business Profile",
  excerpt:
    "Pour la plupart de vos clients, la fiche est la première page qu’ils voient, et souvent la seule. Voici comment remplir chaque champ utile, dans le bon ordre.",
  tags: ["google business profile", "pack local", "catégories", "photos"],
  body: [
    p(
      "Cherchez un plombier, une boulangerie ou un dentiste près de chez vous et regardez ce qui s’affiche avant le moindre site : une carte, trois établissements, leurs étoiles, leurs horaires et un bouton pour appeler. Ces trois-là viennent de Google Business Profile. La fiche est gratuite, elle vous appartient, et Google complète ce que vous laissez vide avec ce qu’il trouve ailleurs. Ce guide la parcourt champ par champ, dans l’ordre où cela rapporte.",
    ),
    h2("Ce que Google regarde"),
    p(
      "Google le dit lui-même : les résultats locaux reposent sur trois critères. La **pertinence** (cet établissement fait-il ce qu’on lui demande ?), la **distance** (à combien se trouve-t-il de la personne qui cherche ?) et la **notoriété** (est-il connu et bien noté ?). Vous ne déplacerez pas votre boutique. En revanche, vous pouvez être parfaitement clair sur votre métier, et mériter des avis, des liens et des mentions. Tout ce qui suit sert l’un de ces deux buts.",
    ),
    h2("Revendiquer la fiche et prouver qu’elle est à vous"),
    steps(
      "Cherchez votre nom et votre ville dans Google Maps. Une fiche existe souvent déjà, créée à partir de données publiques.",
      "Si elle existe, choisissez « Revendiquer cet établissement ». Si quelqu’un d’autre la détient, demandez l’accès : cette personne a quelques jours pour répondre, après quoi vous pourrez parfois la récupérer.",
      "Si elle n’existe pas, créez-la depuis un compte qui appartient à l’entreprise, et non à un salarié ou à une agence.",
      "Faites-la valider. C’est Google qui choisit la méthode : le plus souvent une courte vidéo montrant la rue, l’enseigne et un geste réservé au personnel, comme ouvrir la caisse ou la réserve. Filmez d’une traite, sans visage ni coordonnées bancaires.",
      "Ajoutez tout de suite un deuxième propriétaire. Chaque semaine, des fiches se perdent parce que leur unique propriétaire a quitté l’entreprise.",
    ),
    h2("Les champs qui décident si vous apparaissez"),
    h3("Le nom"),
    p(
      "Écrivez le nom de votre enseigne et de vos factures, rien d’autre. « Plomberie Rossi » convient ; « Plomberie Rossi – dépannage urgent 24 h/24 Lyon » enfreint les règles de Google, invite vos concurrents à vous signaler et peut entraîner la suspension de la fiche la semaine où vous en avez le plus besoin.",
    ),
    h3("Les catégories"),
    p(
      "La catégorie principale est le champ le plus puissant dont vous disposez. Prenez la plus précise parmi celles qui disent ce que vous **êtes** : « Pizzeria » plutôt que « Restaurant », « Dentiste pour enfants » plutôt que « Dentiste » si c’est toute votre activité. Vous pouvez en ajouter neuf autres ; gardez celles qui correspondent à des services réellement proposés. Regardez les catégories des trois établissements déjà bien placés sur la recherche qui vous intéresse : si tous les trois ont une catégorie principale que vous n’avez pas, vous savez par quoi commencer.",
    ),
    h3("Adresse ou zone desservie"),
    p(
      "Si les clients viennent chez vous, affichez l’adresse et placez le repère sur la porte, pas au milieu de l’immeuble. Si c’est vous qui vous déplacez, masquez l’adresse et indiquez les communes desservies, vingt au maximum. Une adresse personnelle affichée par erreur expose votre vie privée ; une simple domiciliation utilisée comme adresse expose à la suspension.",
    ),
    h3("Les horaires"),
    p(
      "Google indique si un lieu est ouvert et privilégie ceux qui le sont au moment de la recherche. Renseignez les horaires habituels, puis les horaires exceptionnels de chaque jour férié, même si vous ouvrez normalement : un jour férié confirmé fait disparaître l’avertissement « Les horaires peuvent être différents ».",
    ),
    h3("Téléphone, site et liens"),
    p(
      "Donnez un numéro local auquel quelqu’un répond. Pointez vers la page de cet établissement, pas vers l’accueil du groupe, et ajoutez des paramètres de suivi (par exemple **utm_source=google** et **utm_medium=organic**) pour que vos statistiques distinguent les visiteurs venus de la fiche. Si vous prenez des réservations ou des commandes, ajoutez ces liens aussi, directement vers votre propre outil.",
    ),
    h2("Les champs qui décident si l’on vous choisit"),
    table(
      "Que remplir, et dans quelles limites",
      ["Champ", "Limite", "Ce qui marche"],
      [
        "Description",
        "750 caractères",
        "Les 250 premiers sont visibles d’emblée : ce que vous faites, pour qui, où, et pourquoi vous. Ni prix ni liens.",
      ],
      [
        "Photos",
        "Au moins 720 × 720 px, 5 Mo au plus",
        "La façade de jour, l’intérieur, l’équipe, le produit. Dix vraies photos valent mieux que cinquante images de catalogue.",
      ],
      [
        "Services ou carte",
        "300 caractères chacun",
        "Une entrée par chose que l’on cherche, avec les mots des clients.",
      ],
      [
        "Attributs",
        "Liste fermée",
        "Accès fauteuil roulant, terrasse, moyens de paiement : autant de filtres dans Maps.",
      ],
      [
        "Posts",
        "1 500 caractères",
        "Une offre, un événement ou une nouvelle à la fois, avec photo et bouton.",
      ],
    ),
    p(
      "Écrivez pour quelqu’un qui n’a jamais entendu parler de vous et se trouve à deux rues. « Boulangerie familiale près de la gare. Pain cuit sur place dès 5 h, sandwichs à partir de 11 h, sans gluten sur commande. » en dit plus que n’importe quelle phrase sur la passion et la tradition.",
    ),
    h2("Les avis : demander, répondre, recommencer"),
    p(
      "Un flux régulier compte davantage qu’une poussée soudaine. Mettez le lien vers les avis sur le ticket, dans le message de suivi et sur une carte près de la porte, et demandez à tout le monde, pas seulement à ceux qui sourient. Offrir une remise contre un avis, ou choisir qui reçoit le lien, enfreint les règles de Google. Répondez dans les deux jours ; pour les cas difficiles, notre article sur la [réponse aux avis négatifs](page:article-negative-reviews) propose des formulations, et les [outils d’avis de Vitrine](page:reviews) vous préviennent à chaque nouvel avis.",
    ),
    h2("Ce qui change sans vous"),
    p(
      "N’importe qui peut suggérer une modification de votre fiche, et Google en applique certaines. Un annuaire resté à l’ancien numéro réinjecte de mauvaises données. Une fermeture saisonnière saisie par un inconnu bien intentionné peut vous laisser « fermé temporairement » pendant des semaines. Regardez donc la fiche comme le public la voit, depuis un navigateur où vous n’êtes pas connecté, et comparez nom, téléphone, horaires, catégorie, repère et site avec la réalité. [Des coordonnées identiques partout](page:article-nap-consistency) suppriment la plupart des causes.",
    ),
    h2("Ce qu’il ne faut pas faire"),
    list(
      "Pas de deuxième fiche pour le même établissement à la même adresse, sauf vrai service distinct ou praticien exerçant sous son propre nom.",
      "Pas de photos de banque d’images, pas de texte incrusté.",
      "Pas d’avis du personnel, de la famille ou d’anciens collègues.",
      "Pas de changement de nom, d’adresse et de catégorie le même jour : cela déclenche souvent une nouvelle validation.",
    ),
    h2("Vingt minutes par mois"),
    steps(
      "Regardez la fiche sans être connecté. Corrigez ce qui est faux.",
      "Répondez à tous les avis restés sans réponse.",
      "Ajoutez deux photos prises ce mois-ci et un post.",
      "Saisissez les horaires exceptionnels des six prochaines semaines.",
      "Lisez les recherches qui ont mené à vous. Si l’une d’elles nomme un service absent de la fiche, ajoutez-le.",
      "Notez appels, demandes d’itinéraire et clics vers le site sur une ligne de tableau. Au bout de six lignes, vous verrez ce qui fonctionne ; [voici les chiffres qui méritent d’être suivis](page:article-analytics).",
    ),
    tip(
      "Commencez par les manques",
      "Vous ne savez pas ce qui manque ? L’[audit gratuit](page:tool-audit) dresse la liste des problèmes d’une fiche, les plus graves d’abord, et l’[optimiseur de fiche](page:tool-gbp-optimizer) note votre description et vous donne la trame d’une meilleure. Ni l’un ni l’autre ne demande de compte.",
    ),
  ],
};
