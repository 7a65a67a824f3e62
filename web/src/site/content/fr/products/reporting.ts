// Local SEO reporting.
import type { reporting as en } from "../../en/products/reporting";

export const reporting = {
  meta: {
    title: "Des rapports SEO local qu’on lit vraiment | Vitrine",
    description:
      "Synthèse, analyse technique ou lettre au client : des rapports de référencement local programmés, à votre logo, par lien, PDF ou e-mail.",
    name: "Rapports",
  },
  hero: {
    eyebrow: "Rapports de référencement local",
    title: "Un rapport qu’on lit jusqu’au bout",
    lead: "Une page ou deux : les chiffres qui comptent, ce qui s’est passé et la suite. Envoyé le lundi matin, avec votre logo en haut.",
    picture:
      "La première page d’un rapport mensuel : vues en hausse de 127 %, appels de 89 %, demandes d’itinéraire de 156 %.",
  },
  sample: {
    title: "Visibilité locale, octobre",
    business: "Boulangerie L’Atelier, 3 établissements",
    views: "Vues de la fiche",
    calls: "Appels",
    directions: "Itinéraires",
    summary:
      "Les appels ont surtout augmenté le samedi. Le nouveau numéro est désormais juste dans tous les annuaires sauf deux.",
    next: "Prochaine étape : des photos pour le quai du Moulin.",
    chart: "Vues par semaine",
    grade: "État",
    table: ["Établissement", "Position", "Évolution", "État"],
    rows: [
      ["Vieille Ville", "1,8", "+3,1", "96"],
      ["Quai du Moulin", "4,2", "+1,4", "72"],
      ["Rue du Marché", "2,6", "+0,9", "88"],
    ],
    issues: [
      "Aucune photo au quai du Moulin",
      "2 annuaires affichent l’ancien numéro",
      "4 avis attendent une réponse",
    ],
    hello: "Bonjour Jeanne,",
    letter:
      "Un bon mois : 214 personnes de plus ont demandé le chemin de vos boutiques, surtout le samedi matin. Voici ce qui a aidé, et ce que nous faisons maintenant.",
    did: "Ce que nous avons fait",
    done: ["38 réponses à des avis", "11 entrées d’annuaire corrigées", "6 posts publiés"],
  },
  templates: {
    title: "Trois modèles pour trois lecteurs",
    lead: "Les mêmes chiffres, dits avec les mots de celui qui les lira. Ouvrez-en un.",
    items: {
      executive: {
        title: "Synthèse pour la direction",
        text: "Une page ou deux pour qui décide : les chiffres clés, ce qui a été fait et les prochaines étapes.",
      },
      technical: {
        title: "Analyse technique",
        text: "Chaque établissement avec sa position, son évolution, son état et ce qui reste à faire.",
      },
      client: {
        title: "Version client",
        text: "Une lettre en mots simples : ce qui s’est passé, ce que nous avons fait, la suite.",
      },
    },
  },
  schedule: {
    title: "Rédigés pendant que vous dormez",
    text: "Choisissez une fois les établissements, le modèle et les lecteurs. Le rapport se prépare et part tout seul, ou attend votre mot si vous voulez en ajouter un.",
    points: [
      "Chaque mois avec Débutant, chaque semaine avec Professionnel, chaque jour avec Entreprise",
      "En page web, en PDF ou en tableau",
      "Positions, avis, citations et fiches réunis",
    ],
    action: "Voir ce que comprend chaque formule",
  },
  white: {
    title: "Votre nom en haut",
    lead: "Pour les agences et les consultants : vos clients lisent un rapport de votre part.",
    items: {
      branding: {
        title: "Votre marque",
        text: "Votre logo, vos couleurs et votre typographie sur chaque rapport, et votre nom comme expéditeur.",
      },
      domain: {
        title: "Votre domaine",
        text: "Les rapports et l’espace client à votre adresse, par exemple rapports.votreagence.fr.",
      },
      links: {
        title: "Des liens qui expirent",
        text: "Un lien par rapport, avec un mot de passe si vous voulez. Vous voyez combien de fois il a été ouvert et le révoquez quand vous voulez.",
      },
      portal: {
        title: "Un accès pour vos clients",
        text: "Chaque client se connecte et voit ses établissements et les rapports que vous avez publiés, et rien d’autre.",
      },
    },
    picture: "Les rapports que voit un client, avec le nom d’une agence en haut.",
    portal: {
      host: "vitrine.example/rapports",
      agency: "Votre agence",
      hello: "Rapports de la Boulangerie L’Atelier",
      reports: ["Octobre", "Septembre", "Août"],
      ready: "prêt",
      open: "Ouvrir",
    },
  },
  figures: {
    title: "Des chiffres que l’on peut remonter à la source",
    lead: "Dans le tableau de bord, chaque nombre d’un rapport mène aux avis, aux repères et aux annuaires dont il est tiré.",
    items: [
      { value: "1 Md+", label: "de points de données" },
      { value: "+127 %", label: "de vues de la fiche" },
      { value: "+89 %", label: "d’appels" },
      { value: "+156 %", label: "de demandes d’itinéraire" },
    ],
  },
  closing: {
    title: "Envoyez votre premier rapport lundi",
    text: "Ajoutez un établissement aujourd’hui : la première semaine sera comptée d’ici là.",
  },
} satisfies typeof en;
