// The terms of the glossary, in French.
import type { Glossary } from "@/site/content/types/glossary";

export const glossary: Glossary = {
  "ai-overview": {
    term: "Aperçu généré par IA",
    also: "AI Overview",
    definition:
      "Texte rédigé par un modèle de langage au-dessus des résultats. Pour les questions locales, il puise dans les fiches, les avis et les pages : des faits clairs et concordants ont plus de chances d’être repris sans erreur.",
  },
  aggregator: {
    term: "Agrégateur de données",
    definition:
      "Entreprise qui rassemble des données sur les établissements et les fournit aux cartes, annuaires et GPS. En France, beaucoup partent du répertoire Sirene de l’INSEE ; une seule erreur à la source se recopie partout.",
  },
  "apple-business": {
    term: "Apple Business Connect",
    also: "fiche Plans d’Apple",
    definition:
      "Service gratuit d’Apple pour gérer l’apparence d’un établissement dans Plans, Siri et Cartes : nom, horaires, photos et offres.",
  },
  arp: {
    term: "ARP",
    also: "position moyenne",
    definition:
      "Moyenne des rangs relevés sur une grille, en ne comptant que les points où l’établissement a été trouvé. Elle flatte : visible en trois points sur cent, on peut afficher un ARP de 1.",
  },
  atrp: {
    term: "ATRP",
    also: "position moyenne totale",
    definition:
      "Moyenne des rangs sur tous les points de la grille, une absence comptant pour 21 (ou un de plus que le nombre de résultats examinés). Elle se compare dans le temps tant que la grille reste la même.",
  },
  attributes: {
    term: "Attributs",
    definition:
      "Faits choisis dans une liste fermée de la fiche : entrée accessible en fauteuil roulant, terrasse, carte bancaire acceptée. Plusieurs servent de filtres dans les recherches sur la carte.",
  },
  "average-rating": {
    term: "Note moyenne",
    definition:
      "Moyenne de toutes les étoiles reçues sur un site, affichée avec une décimale. Plus il y a d’avis, moins elle bouge ; d’où l’intérêt de suivre à côté la moyenne des 90 derniers jours.",
  },
  backlink: {
    term: "Lien entrant",
    also: "backlink, lien local",
    definition:
      "Lien d’un autre site vers le vôtre. En recherche locale, les liens venus de la ville (club, école, journal, chambre de commerce) disent aux moteurs que l’on vous y connaît.",
  },
  "bing-places": {
    term: "Bing Places",
    definition:
      "Fiches d’établissement gratuites de Microsoft pour Bing et ses cartes. Elles alimentent aussi des assistants qui s’appuient sur Bing et peuvent être importées depuis une fiche Google.",
  },
  "branded-search": {
    term: "Recherche de marque",
    also: "recherche directe",
    definition:
      "Recherche qui contient le nom de l’établissement : « horaires Plomberie Rossi ». Elle vient de gens qui vous connaissent déjà et mesure la renommée plutôt que le classement.",
  },
  "call-tracking": {
    term: "Suivi des appels",
    also: "call tracking",
    definition:
      "Emploi d’un numéro distinct pour compter les appels venus d’une source. Sur une fiche Google, on le met en numéro principal et le vrai numéro en supplémentaire ; ailleurs, il trouble la concordance des coordonnées.",
  },
  "canonical-url": {
    term: "Adresse canonique",
    also: "URL canonique",
    definition:
      "Adresse qu’une page désigne comme la principale, pour que les moteurs sachent laquelle montrer quand un même contenu est accessible par plusieurs chemins.",
  },
  categories: {
    term: "Catégories d’établissement",
    also: "catégories GBP",
    definition:
      "Liste fermée de plusieurs milliers de métiers établie par Google. Une fiche a une catégorie principale et jusqu’à neuf autres, qui décident des recherches où elle peut apparaître et des champs proposés.",
  },
  centroid: {
    term: "Centroïde",
    definition:
      "Point que le moteur prend pour centre d’une ville ou d’un quartier quand la recherche nomme le lieu sans que l’on connaisse la position de la personne. Il comptait beaucoup autrefois ; la position réelle pèse davantage aujourd’hui.",
  },
  citation: {
    term: "Citation locale",
    definition:
      "Mention du nom, de l’adresse et du téléphone d’un établissement sur un autre site, avec ou sans lien. Un annuaire fournit une citation structurée, un article de presse une citation libre.",
  },
  "citation-audit": {
    term: "Audit de citations",
    definition:
      "Recherche de tous les endroits qui mentionnent un établissement et comparaison avec les coordonnées exactes : faux numéros, anciennes adresses, doublons, oublis.",
  },
  claim: {
    term: "Revendication",
    definition:
      "Prise en main d’une fiche déjà existante en prouvant que l’on représente l’établissement. Toujours préférable à la création d’une seconde fiche.",
  },
  ctr: {
    term: "Taux de clic",
    also: "CTR",
    definition:
      "Part des personnes qui ont cliqué sur un résultat après l’avoir vu. En local, beaucoup agissent sans visiter le site (appel, itinéraire) : un taux faible n’est pas forcément mauvais signe.",
  },
  conversion: {
    term: "Conversion",
    definition:
      "L’acte que vous attendez d’un visiteur : appel, réservation, demande d’itinéraire, commande. À définir avant de mesurer quoi que ce soit.",
  },
  crawling: {
    term: "Exploration",
    also: "crawl",
    definition:
      "Passage du robot d’un moteur sur une page pour la lire et suivre ses liens. Une page non explorée ne peut pas être indexée.",
  },
  directory: {
    term: "Annuaire",
    definition:
      "Site qui recense des établissements : généraliste (Pages Jaunes, Yelp), de métier (Doctolib, TheFork, annuaire du barreau) ou de territoire (CCI, office de tourisme).",
  },
  "discovery-search": {
    term: "Recherche de découverte",
    also: "recherche hors marque",
    definition:
      "Recherche d’un produit, d’un service ou d’un métier sans nom d’enseigne : « plombier urgence ». Sa progression montre que le référencement local fonctionne.",
  },
  "duplicate-listing": {
    term: "Doublon",
    also: "fiche en double",
    definition:
      "Seconde fiche du même établissement sur un même site. Les doublons dispersent les avis et égarent les clients ; on les fait fusionner ou retirer avant de corriger les coordonnées.",
  },
  "e-e-a-t": {
    term: "E-E-A-T",
    also: "expérience, expertise, autorité, fiabilité",
    definition:
      "Quatre qualités que Google demande à ses évaluateurs humains de chercher dans un contenu et chez son auteur. Ce n’est pas une note, mais une bonne liste de questions, surtout en santé, en droit et en finance.",
  },
  "fake-review": {
    term: "Faux avis",
    definition:
      "Avis d’une personne qui n’a pas été cliente, payé, ou écrit par l’établissement ou un concurrent. Interdit par toutes les plateformes ; en France, c’est une pratique commerciale trompeuse.",
  },
  "geo-grid": {
    term: "Grille géographique",
    also: "geo-grid, grille de positions",
    definition:
      "Ensemble de points régulièrement espacés depuis lesquels on pose la même recherche, afin de voir comment le rang change selon l’endroit où se trouve la personne.",
  },
  geocoding: {
    term: "Géocodage",
    definition:
      "Conversion d’une adresse en latitude et longitude. Lorsqu’il échoue, le repère se retrouve dans la mauvaise rue, et l’itinéraire avec lui.",
  },
  "google-business-profile": {
    term: "Fiche Google Business Profile",
    also: "GBP, ex-Google My Business",
    definition:
      "Fiche d’établissement gratuite affichée dans la recherche Google et dans Maps, avec nom, catégorie, adresse ou zone desservie, horaires, photos, posts et avis ; c’est aussi l’outil qui permet de la gérer.",
  },
  "google-maps": {
    term: "Google Maps",
    definition:
      "Service de cartes de Google. Ses résultats viennent des mêmes fiches que le pack local, mais classés pour la portion de carte affichée.",
  },
  "health-score": {
    term: "Santé de la fiche",
    also: "score de santé",
    definition:
      "Dans Vitrine, note de 0 à 100 qui dit si la fiche d’un établissement est complète et exacte : vert à partir de 80, jaune à partir de 60, rouge en dessous. Chaque point perdu indique sa cause.",
  },
  heatmap: {
    term: "Carte de positions",
    also: "carte de chaleur, heatmap",
    definition:
      "Grille dessinée sur une carte avec des repères colorés : vert pour les trois premières places, orange pour le milieu, rouge là où l’on vous trouve à peine. Le rang est imprimé sur chaque repère.",
  },
  hreflang: {
    term: "hreflang",
    definition:
      "Indication placée dans l’en-tête d’une page pour nommer ses versions en d’autres langues. Chaque version doit nommer toutes les autres, et elle-même.",
  },
  indexing: {
    term: "Indexation",
    definition:
      "Entrée d’une page dans la base d’un moteur après son exploration. Seules les pages indexées peuvent s’afficher ; les pages pauvres ou répétées restent souvent dehors.",
  },
  justification: {
    term: "Justification locale",
    definition:
      "Courte ligne sous un résultat local qui dit pourquoi il s’affiche : « Son site Web mentionne dépannage de chaudière », ou une phrase tirée d’un avis. Elle provient du site, des avis, des services ou des posts.",
  },
  "keyword-stuffing": {
    term: "Bourrage de mots-clés",
    definition:
      "Répétition artificielle de mots recherchés dans un texte, ou leur ajout au nom de l’établissement. Dans le nom, c’est contraire aux règles de Google et peut valoir une suspension.",
  },
  "knowledge-panel": {
    term: "Panneau de connaissances",
    also: "knowledge panel",
    definition:
      "Encadré qui résume une entreprise, une personne ou une chose. Pour un établissement, la recherche de son nom y affiche sa fiche.",
  },
  "local-filter": {
    term: "Filtre local",
    definition:
      "Habitude qu’a Google de n’afficher qu’un seul de plusieurs établissements semblables partageant immeuble, catégorie ou propriétaire. Les autres ne sont pas pénalisés : ils apparaissent quand on zoome.",
  },
  "local-finder": {
    term: "Liste locale",
    also: "local finder",
    definition:
      "Liste plus longue, avec carte, qui s’ouvre depuis « Plus d’adresses » sous le pack local. Son ordre peut légèrement différer.",
  },
  "local-intent": {
    term: "Intention locale",
    definition:
      "Propriété d’une recherche qui vise quelque chose à proximité, dit (« dentiste Lyon ») ou sous-entendu (« dentiste »). Ces recherches affichent une carte.",
  },
  "local-page": {
    term: "Page locale",
    also: "page d’établissement",
    definition:
      "Page d’un site consacrée à un établissement ou à une commune desservie : adresse, horaires, accès et faits propres à ce lieu.",
  },
  "local-pack": {
    term: "Pack local",
    also: "pack de trois",
    definition:
      "Bloc de trois établissements avec une carte, que Google place en haut des résultats quand la recherche est locale.",
  },
  "local-seo": {
    term: "Référencement local",
    also: "SEO local",
    definition:
      "Tout ce qui rend un établissement plus facile à trouver et à choisir près de chez lui : fiche, avis, citations, pages locales, liens, et la mesure de tout cela.",
  },
  "local-services-ads": {
    term: "Annonces Local Services",
    also: "LSA",
    definition:
      "Résultats payants pour certains métiers, au-dessus du pack local, facturés au contact et non au clic, après contrôle de l’assurance et des autorisations. Ils ne changent pas le classement de la fiche.",
  },
  "listing-spam": {
    term: "Spam de fiches",
    definition:
      "Fiches contraires aux règles créées pour gagner en visibilité : adresses inventées, mots-clés dans le nom, établissements fictifs. On les signale par une suggestion de modification ou par le formulaire de Google.",
  },
  "map-pin": {
    term: "Repère",
    also: "épingle",
    definition:
      "Marque de l’emplacement d’un établissement sur la carte. Il doit se trouver sur l’entrée que prennent les clients ; le propriétaire peut le déplacer.",
  },
  nap: {
    term: "NAP",
    also: "nom, adresse, téléphone",
    definition:
      "Les trois faits qui identifient un établissement (de l’anglais name, address, phone). Quand ils concordent partout, les moteurs s’y fient et les clients arrivent.",
  },
  "near-me": {
    term: "Recherche « près de moi »",
    definition:
      "Recherche de quelque chose à proximité, en toutes lettres ou simplement depuis un téléphone. Aucune page n’a besoin de contenir « près de moi » : elle a besoin d’un lieu.",
  },
  openness: {
    term: "Ouverture au moment de la recherche",
    definition:
      "Fait d’être ouvert quand la personne cherche. Google favorise souvent les établissements ouverts : des horaires justes comptent donc aussi pour la visibilité.",
  },
  "organic-results": {
    term: "Résultats naturels",
    also: "résultats organiques",
    definition:
      "Résultats web non payants, par opposition aux annonces et à la carte. Un établissement peut figurer à la fois dans le pack local et ici.",
  },
  performance: {
    term: "Performances de la fiche",
    also: "anciennement statistiques",
    definition:
      "Chiffres d’une fiche Google : personnes qui l’ont vue, recherches, appels, itinéraires, clics vers le site, réservations. Ils arrivent avec quelques jours de retard.",
  },
  "place-id": {
    term: "Identifiant de lieu",
    also: "Place ID",
    definition:
      "Identifiant donné par Google à un lieu. Il sert aux liens vers la fiche ou vers le formulaire d’avis et peut changer lors d’une fusion.",
  },
  post: {
    term: "Post",
    also: "actualité de la fiche",
    definition:
      "Court message publié sur la fiche : nouvelle, offre ou événement, avec photo et bouton. Jusqu’à 1 500 caractères ; ce sont les cent premiers qui comptent.",
  },
  "practitioner-listing": {
    term: "Fiche de praticien",
    definition:
      "Fiche d’un médecin, d’un avocat, d’un agent ou d’un autre professionnel qui reçoit sous son propre nom, à côté de celle du cabinet ou de l’agence.",
  },
  "primary-category": {
    term: "Catégorie principale",
    definition:
      "La catégorie qui dit ce qu’est l’établissement. De tous les champs que l’on maîtrise, c’est celui qui influe le plus sur les recherches où la fiche apparaît.",
  },
  prominence: {
    term: "Notoriété",
    also: "prominence",
    definition:
      "Degré auquel un établissement est connu, d’après ses liens, mentions, avis et sa place dans les résultats naturels. Avec la pertinence et la distance, l’un des trois critères cités par Google.",
  },
  proximity: {
    term: "Proximité",
    also: "distance",
    definition:
      "Distance entre l’établissement et la personne qui cherche, ou le lieu nommé. Son poids dépend du métier : fort pour un café, faible pour un domaine de mariage.",
  },
  redirect: {
    term: "Redirection",
    also: "301",
    definition:
      "Consigne qui envoie définitivement visiteurs et moteurs d’une ancienne adresse vers la nouvelle. Indispensable quand une page locale change de place.",
  },
  relevance: {
    term: "Pertinence",
    definition:
      "Degré auquel une fiche correspond à la recherche, d’après ses catégories, ses services, sa description, son site et ses avis.",
  },
  "review-gating": {
    term: "Tri des avis",
    also: "review gating",
    definition:
      "Sonder d’abord la satisfaction, puis n’envoyer vers un site public que les clients contents. Google l’interdit. Demander à tous, en offrant aussi à tous un canal privé, est permis.",
  },
  "review-request": {
    term: "Demande d’avis",
    definition:
      "Message ou carte invitant un client à donner son avis, avec un lien direct. De préférence dans la journée qui suit la visite, à tous, sans récompense.",
  },
  "review-response": {
    term: "Réponse à un avis",
    definition:
      "Réponse publique de l’établissement sous un avis. Elle est surtout lue par ceux qui hésitent encore.",
  },
  "review-velocity": {
    term: "Rythme des avis",
    definition:
      "Nombre de nouveaux avis sur une période. Un filet régulier convainc davantage qu’une vague, les lecteurs comme les filtres contre les faux avis.",
  },
  "schema-markup": {
    term: "Données structurées",
    also: "balisage schema.org, JSON-LD",
    definition:
      "Faits inscrits dans une page selon le vocabulaire de schema.org, par exemple LocalBusiness avec adresse, horaires et coordonnées, pour que les machines lisent sans deviner.",
  },
  "search-volume": {
    term: "Volume de recherche",
    definition:
      "Estimation du nombre de recherches d’un terme par mois. À l’échelle d’une commune, les chiffres sont grossiers : comparez les termes entre eux plutôt que de croire un nombre.",
  },
  sentiment: {
    term: "Analyse de sentiment",
    definition:
      "Tri automatique des avis par humeur et par sujet, pour voir ce qui est loué ou critiqué sans lire mille textes.",
  },
  serp: {
    term: "Page de résultats",
    also: "SERP",
    definition:
      "Page affichée par le moteur avec toutes ses parties : annonces, carte, résultats naturels, encadrés, questions.",
  },
  "service-area-business": {
    term: "Établissement à zone desservie",
    also: "SAB",
    definition:
      "Entreprise qui se rend chez ses clients et ne les reçoit pas, comme un plombier. Sa fiche masque l’adresse et indique jusqu’à vingt zones desservies.",
  },
  sitemap: {
    term: "Plan de site XML",
    also: "sitemap",
    definition:
      "Fichier qui recense les pages d’un site et leur date de modification, pour que les moteurs les trouvent toutes.",
  },
  solv: {
    term: "SoLV",
    also: "part de voix locale",
    definition:
      "Part des points d’une grille où l’établissement figure parmi les trois premiers, en pour cent. De tous les chiffres de la grille, celui qui suit le mieux les appels.",
  },
  "special-hours": {
    term: "Horaires exceptionnels",
    also: "jours fériés",
    definition:
      "Horaires d’une date donnée, qui remplacent les horaires habituels. Les saisir même quand rien ne change fait disparaître l’avertissement sur les horaires.",
  },
  "store-code": {
    term: "Code magasin",
    definition:
      "Votre propre identifiant, immuable, d’un établissement. Il relie fiche, page, caisse et rapports quand le nom ou l’adresse changent.",
  },
  "suggested-edit": {
    term: "Suggestion de modification",
    definition:
      "Correction d’une fiche proposée par n’importe qui dans Maps. Google peut l’appliquer sans consulter le propriétaire : une fiche se surveille.",
  },
  suspension: {
    term: "Suspension",
    definition:
      "Retrait d’une fiche de l’affichage, ou perte de son contrôle, pour infraction aux règles. On fait appel avec des documents prouvant nom et adresse, après avoir corrigé l’infraction.",
  },
  "unstructured-citation": {
    term: "Citation libre",
    also: "citation non structurée",
    definition:
      "Mention d’un établissement dans un texte (article, blog, page d’événement) plutôt que dans les champs d’un annuaire.",
  },
  utm: {
    term: "Paramètres UTM",
    definition:
      "Ajouts à un lien (utm_source, utm_medium, utm_campaign) qui disent aux statistiques d’où vient une visite. Sur le lien de la fiche, ils distinguent ses visiteurs de tous ceux qui viennent de Google.",
  },
  verification: {
    term: "Validation",
    also: "vérification",
    definition:
      "Contrôle par Google de l’existence de l’établissement et de votre qualité : vidéo, téléphone, SMS, e-mail ou courrier. C’est Google qui choisit la méthode.",
  },
  "voice-search": {
    term: "Recherche vocale",
    definition:
      "Recherche parlée, au téléphone, en voiture ou à une enceinte. Pour les questions locales, la réponse vient le plus souvent des fiches de Google, d’Apple ou de Microsoft.",
  },
  "white-label": {
    term: "Marque blanche",
    definition:
      "Rapports et portails au nom, aux couleurs et au domaine d’une agence, à la place de ceux de l’éditeur.",
  },
  "zero-click": {
    term: "Recherche sans clic",
    definition:
      "Recherche qui s’achève sur la page de résultats parce que la réponse y est déjà : horaires, adresse, téléphone. Pour un commerce, c’est l’appel qui compte, pas le clic.",
  },
};
