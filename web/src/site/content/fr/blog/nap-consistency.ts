// An article of the blog, in French.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Cohérence NAP : des citations locales qui concordent",
    description:
      "Pourquoi nom, adresse et téléphone doivent concorder d’un annuaire à l’autre, quels écarts comptent, et comment tout corriger en une semaine.",
    name: "Cohérence NAP",
  },
  title: "Cohérence NAP : que tous les annuaires racontent la même histoire",
  excerpt:
    "Anciens numéros et déménagements à moitié signalés coûtent des appels chaque jour. Quels écarts comptent, lesquels non, et un plan d’une semaine pour tout remettre d’équerre.",
  tags: ["citations", "nap", "annuaires", "déménagement"],
  body: [
    p(
      "NAP, pour « name, address, phone » : le nom, l’adresse et le téléphone, les trois faits qui identifient un établissement. Une **citation locale** est tout endroit du web où ils apparaissent ensemble, avec ou sans lien. Annuaires, cartes, GPS, sites de réservation, chambre de commerce, journal local. C’est à partir de cet ensemble qu’un moteur de recherche décide qu’un établissement existe, où il se trouve, et lesquelles des onze choses lues à son sujet sont vraies.",
    ),
    h2("Ce qui se passe quand ils divergent"),
    p(
      "Deux choses, et la première est la plus chère. Un **client** compose le numéro affiché par son GPS, tombe sur une ligne résiliée au printemps et appelle le suivant. Vous n’en saurez jamais rien. La seconde est le **doute** : si quatre sources disent 12 rue du Moulin et trois 21 rue des Moulins, le moteur peut vous couper en deux, placer le repère au mauvais endroit ou corriger votre propre fiche avec l’erreur d’un autre.",
    ),
    p(
      "Les citations ne sont pas un levier magique, et en acheter deux cents ne sert pas à grand-chose. Justes, là où les gens et les cartes regardent vraiment, elles forment des fondations : invisibles quand tout va bien, coûteuses quand elles cèdent.",
    ),
    h2("Les écarts qui comptent, et les autres"),
    table(
      "Quels écarts corriger",
      ["Écart", "Important ?", "Pourquoi"],
      [
        "« Av. » et « Avenue », « bis » et « B »",
        "Non",
        "Les adresses sont normalisées avant d’être comparées",
      ],
      ["01 99 00 12 34 et +33 1 99 00 12 34", "Non", "Le même numéro une fois la ponctuation retirée"],
      ["Un ancien ou un second numéro", "Oui", "Le numéro est la plus forte preuve d’identité"],
      [
        "Un numéro de suivi dans un seul annuaire",
        "Oui",
        "Il fait penser à un autre établissement, et expire un jour",
      ],
      [
        "« SARL » ou « inc. » absent",
        "À peine",
        "La forme juridique est ignorée ; choisissez quand même un usage",
      ],
      ["Une autre enseigne", "Oui", "Elle passe pour un autre établissement à la même adresse"],
      ["L’ancienne adresse après un déménagement", "Oui", "Elle envoie les gens à la mauvaise porte"],
      ["Un bâtiment ou un bureau oublié", "Oui", "Vous voilà confondu avec le voisin de palier"],
    ),
    h2("Où cela compte"),
    p("Avancez couche par couche, en partant du haut : chacune alimente celles du dessous."),
    h3("1. Les trois cartes"),
    p(
      "La fiche Google Business Profile, Plans d’Apple (par l’inscription des entreprises d’Apple) et Bing Places. À elles trois, elles répondent à presque toutes les recherches « près de moi », au téléphone, en voiture et à la voix.",
    ),
    h3("2. Les sources de données"),
    p(
      "En France, tout part du répertoire Sirene de l’INSEE et du registre national des entreprises : une adresse d’établissement restée à l’ancienne rue se recopie partout. Au Québec, c’est le Registraire des entreprises. S’y ajoutent Pages Jaunes (Solocal en France, Pages Jaunes Canada), Foursquare et, pour les voitures, TomTom et HERE.",
    ),
    h3("3. Les grandes plateformes"),
    p(
      "Facebook, Mappy, Waze, Tripadvisor, Yelp. On les lit directement : horaires et photos y comptent donc autant que l’adresse.",
    ),
    h3("4. Votre métier"),
    p(
      "Doctolib et l’Annuaire santé pour les soignants, l’annuaire du barreau pour les avocats, TheFork pour les restaurants, les annuaires des fédérations et des labels (RGE, Qualibat) pour le bâtiment. Moins de visiteurs, mais les bons.",
    ),
    h3("5. Votre ville"),
    p(
      "La CCI, l’association des commerçants, l’office de tourisme, le club sportif que vous parrainez ; à Montréal, votre société de développement commercial. Souvent les meilleures citations, car elles viennent avec un lien et quelqu’un qui vous connaît.",
    ),
    h2("Le grand ménage en une semaine"),
    steps(
      "**Lundi : écrivez la vérité.** Un document avec le nom exact, l’adresse ligne à ligne, le numéro principal, le site, les horaires, la catégorie et une description en 50, 250 et 750 caractères. Tout le reste se copie de là. Notre [suivi des citations](page:template-citations) contient une feuille pour cela.",
      "**Mardi : cherchez ce qui existe.** Recherchez le numéro entre guillemets, puis chaque ancien numéro, puis le nom avec l’ancienne adresse. Notez chaque page, ce qui y est faux et qui peut le changer.",
      "**Mercredi : les cartes et les sources.** Corrigez-les d’abord, y compris l’établissement déclaré au registre.",
      "**Jeudi : les grandes plateformes.** Revendiquez plutôt que de créer : une deuxième fiche est pire qu’une fiche fausse.",
      "**Vendredi : le métier et la ville.** Un e-mail au bénévole qui tient le site des commerçants est souvent la correction la plus rapide de la semaine.",
      "**Six semaines plus tard : vérifiez.** Les données voyagent lentement. Les erreurs qui reviennent désignent la source oubliée.",
    ),
    tip(
      "Les doublons d’abord",
      "Si un annuaire a deux fiches à votre nom, ne corrigez pas les deux. Gardez celle qui porte les avis, faites fusionner ou supprimer l’autre, puis corrigez. Deux doublons exacts continuent de se partager avis et visibilité.",
    ),
    h2("Cas particuliers"),
    h3("Vous déménagez"),
    p(
      "Changez la fiche le jour du déménagement, pas avant ; puis les sources, les plateformes, le reste. Gardez l’ancien numéro un an, ne serait-ce qu’en renvoi d’appel. À l’ancienne adresse, faites indiquer que l’établissement a déménagé plutôt que fermé définitivement, afin que ses avis vous suivent.",
    ),
    h3("Vous changez d’enseigne"),
    p(
      "Photographiez d’abord la nouvelle enseigne : certains annuaires, et Google le premier, demandent une preuve. Faites figurer les deux noms sur la page de contact pendant six mois (« anciennement Maison Meunier ») et déclarez la nouvelle enseigne au registre, car ces données sont publiques.",
    ),
    h3("Vous vous déplacez chez le client"),
    p(
      "Un établissement à zone desservie masque son adresse sur Google et dans les annuaires qui le permettent. Là où l’annuaire insiste, ne donnez que la commune. Nom et téléphone doivent concorder d’autant plus.",
    ),
    h3("Vous voulez mesurer les appels"),
    p(
      "Mettez le numéro de suivi comme numéro **principal** de la fiche Google et le vrai numéro comme numéro supplémentaire : Google garde les deux ensemble. N’utilisez ce numéro nulle part ailleurs, et continuez de le payer.",
    ),
    h3("Plusieurs praticiens ou agences"),
    p(
      "À chaque agence son numéro et sa page. Chaque praticien recevant du public peut avoir sa fiche, à l’adresse du cabinet et, si possible, avec une ligne directe. Ne faites pas partager un standard unique à tout le monde : les fiches finiraient fusionnées.",
    ),
    h2("Que cela dure"),
    list(
      "Un responsable du document de référence, et un suppléant.",
      "Tout changement d’horaires, de numéro ou de nom commence par le document, jamais par un annuaire.",
      "Une vérification des vingt premiers endroits deux fois par an. [Les citations locales dans Vitrine](page:citations) comparent plus de 100 annuaires avec vos coordonnées et ne montrent que les écarts.",
      "Un tableau des identifiants qui appartient à l’entreprise, et non à celui qui a créé les comptes.",
    ),
    p(
      "Une semaine de travail, puis deux heures par an. Peu de tâches sont aussi ternes, et peu rapportent aussi longtemps. Une fois les fondations en place, mieux vaut consacrer son temps à [la fiche elle-même](page:article-google-business-profile) et aux avis.",
    ),
  ],
};
