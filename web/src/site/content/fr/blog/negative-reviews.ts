// An article of the blog, in French.
import { example, h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Répondre aux avis négatifs : méthode et exemples",
    description:
      "Une méthode calme pour les mauvais avis : qui lit votre réponse, cinq phrases qui fonctionnent, les cas difficiles, et ce qui peut être retiré.",
    name: "Avis négatifs",
  },
  title: "Répondre aux avis négatifs sans aggraver les choses",
  excerpt:
    "Votre réponse ne s’adresse pas à l’auteur de l’avis, mais aux cent personnes qui le liront ensuite. Une méthode en cinq phrases, avec des exemples pour les cas difficiles.",
  tags: ["avis", "réputation", "modèles", "crise"],
  body: [
    p(
      "Un avis à une étoile tombe à 22 heures. Il est injuste, il cite votre meilleure employée et il se trompe de date. Tout vous pousse à répondre sur-le-champ. N’en faites rien. Ce que vous écrirez restera des années, et la personne qui compte n’est pas l’auteur de l’avis : c’est celle qui le lira le mois prochain en hésitant entre vous et l’adresse d’en face.",
    ),
    h2("À qui écrivez-vous vraiment ?"),
    p(
      "Ceux qui lisent les avis commencent souvent par les pires, exprès. Ils veulent savoir ce qui peut mal se passer, et ce qui arrive alors. Une page de cinq étoiles sans un reproche a l’air achetée ; un reproche suivi d’une réponse correcte a l’air d’une vraie maison tenue par des adultes. Le but d’une réponse est donc modeste : montrer que quelqu’un a lu, que c’est pris au sérieux, et que c’est réparé. Avoir le dernier mot n’en fait pas partie.",
    ),
    h2("Avant d’écrire"),
    steps(
      "**Attendez une heure**, mais pas trois jours. Pour une réclamation, répondre dans la journée est une bonne règle.",
      "**Renseignez-vous.** Regardez l’agenda, interrogez ceux qui étaient là. Même furieux, un avis a souvent raison sur un point.",
      "**Décidez de ce que vous ferez.** Un remboursement, un appel, une habitude changée. Une réponse sans acte derrière se reconnaît.",
      "**Vérifiez que c’est un client.** Erreur d’établissement, erreur d’agence, cousin du concurrent : tout arrive, et chaque cas demande une autre réponse.",
    ),
    h2("Cinq phrases"),
    p("Une bonne réponse a cinq parties, d’une phrase chacune. Plus long fait rarement mieux."),
    steps(
      "**Le bonjour**, avec le prénom donné, et un merci sans flagornerie.",
      "**Le fait**, reformulé, pour montrer qu’il a été compris.",
      "**Le regret** de ce qui n’allait pas, sans « si » et sans « mais ».",
      "**Ce que vous avez fait** ou allez faire, concrètement.",
      "**Un moyen de poursuivre en privé** : un prénom, une ligne directe, une adresse.",
    ),
    example(
      "Une longue attente, un plat froid",
      "Bonjour Karine, merci de nous l’avoir dit. Cinquante minutes d’attente pour un plat qui arrive froid, ce n’est pas ce que vous étiez venue chercher. Je vous prie de nous excuser. Vendredi, il nous manquait un cuisinier et nous aurions dû le dire à chaque table dès l’entrée ; nous le faisons depuis cette semaine. J’aimerais vous inviter à revenir : demandez Louis au numéro du restaurant.",
    ),
    p(
      "Remarquez ce qui n’y est pas : ni « nous mettons un point d’honneur », ni « cher client », ni explication plus longue que l’excuse, ni mot-clé pour Google. Un moteur de recherche n’a pas besoin de lire « meilleure pizzeria Lyon 3 » dans des excuses, et les lecteurs, eux, le voient.",
    ),
    h2("Les cas difficiles"),
    h3("Ce n’est pas vrai"),
    p(
      "Donnez votre version une seule fois, d’un ton neutre, avec un fait vérifiable, et proposez de tirer cela au clair ensemble. N’accusez jamais de mensonge : le lecteur ne peut pas savoir qui a raison et se souviendra de celui qui a crié.",
    ),
    example(
      "Les faits sont inexacts",
      "Bonjour Pierre, j’ai recherché cette visite : nous étions fermés le 15 août, et je me demande si cet avis ne concerne pas une autre boutique. Si je me trompe, envoyez-moi le ticket à l’adresse indiquée sur notre site et je vous répondrai le jour même.",
    ),
    h3("Des étoiles, pas un mot"),
    p(
      "Une question brève et ouverte : « Merci pour cette note, Anna. Deux étoiles me disent que quelque chose n’allait pas ; voulez-vous me dire quoi ? Ma ligne directe est sur notre site. Thomas, responsable. » Cela prend une minute et montre que vous êtes là.",
    ),
    h3("Un salarié est cité"),
    p(
      "Écartez la personne : « C’est ma responsabilité de gérant. » Ne confirmez jamais un nom, une sanction ou l’état de santé de quiconque. Parlez-en avec l’intéressé avant de publier.",
    ),
    h3("Vous êtes médecin, avocat, thérapeute"),
    p(
      "Vous ne pouvez pas même confirmer que l’auteur est votre patient ou votre client : le secret professionnel s’y oppose. Ni « lors de votre dernière consultation », ni « votre dossier ». Restez général : « Notre règle est de recevoir chaque patient dans les vingt minutes ; lorsque nous n’y parvenons pas, nous voulons le savoir. Le secrétariat est à votre disposition. » L’article sur les [cabinets médicaux](page:article-medical-practices) va plus loin.",
    ),
    h3("Une vague d’avis"),
    p(
      "Dix mauvais avis en une journée, après un article ou une vidéo : rédigez **un** bon message et servez-vous-en pour tous, à peine adapté. Signalez en une fois ceux qui émanent de gens jamais venus, avec dates et preuves. Ne demandez pas à vos amis de les noyer sous les cinq étoiles : c’est interdit, en France c’est même une pratique commerciale trompeuse, et cela transforme la colère d’un après-midi en affaire de faux avis.",
    ),
    h2("Quand un avis peut être retiré"),
    p(
      "Les plateformes ne jugent pas qui a raison. Elles retirent ce qui enfreint leurs règles, et rien d’autre. Signalez l’avis au titre de la règle enfreinte, une fois, avec une explication simple ; puis répondez quand même en attendant.",
    ),
    table(
      "Retirable ou non",
      ["Nature de l’avis", "Retirable ?", "Que faire"],
      ["Ancien salarié ou concurrent", "Oui, conflit d’intérêts", "Signaler, éléments à l’appui"],
      ["Injures, menaces, propos haineux", "Oui", "Signaler ; garder une capture"],
      ["Données personnelles, photo d’une personne", "Oui", "Signaler comme atteinte à la vie privée"],
      ["Politique ou actualité, sans rapport avec une visite", "Oui, hors sujet", "Signaler"],
      ["Destiné à un autre établissement", "Parfois", "Le dire gentiment, puis signaler"],
      ["Exagéré, partial, injuste", "Non", "Bien répondre"],
      ["Vrai, mais blessant", "Non", "Corriger, puis répondre"],
    ),
    p(
      "En France, si l’avis est diffamatoire ou dénigrant, un courrier à la plateforme ou un avocat peuvent aller plus loin, dans des délais courts : l’action en diffamation se prescrit par trois mois. Au Québec, le délai est en principe d’un an. Gardez une copie datée dès le premier jour.",
    ),
    h2("Ce qui aggrave les choses"),
    list(
      "La même réponse collée sous chaque avis. Les lecteurs font défiler ; ils la voient.",
      "Offrir publiquement de l’argent contre des étoiles. C’est interdit partout, et cela donne des idées aux autres.",
      "Le tri : n’envoyer vers Google que les clients contents. Google l’interdit. Demandez à tous, et offrez à tous un moyen privé de se plaindre.",
      "Les menaces d’avocat. Parfois justes en privé, toujours malvenues en public.",
      "Ne répondre qu’aux mauvais. Un mot sous les bons rétablit l’équilibre, et leurs auteurs reviennent.",
    ),
    h2("En faire une habitude"),
    p(
      "Une personne répond, une autre la remplace. Les cas simples le jour même, les difficiles après en avoir parlé, aucun sans réponse au bout de deux jours. Notez la cause de chaque reproche (attente, prix, froid, accueil, stationnement). Quand le même mot revient cinq fois, ce n’est plus une question d’avis. [La gestion des avis dans Vitrine](page:reviews) envoie l’alerte, propose un brouillon à réécrire avec vos mots et compte les causes ; nos [modèles de réponses gratuits](page:template-reviews) permettent de commencer sans elle.",
    ),
    tip(
      "Redemander, une fois",
      "Quand vous avez réparé, dites-le et tenez-vous-en là. Beaucoup modifient leur avis d’eux-mêmes. Le demander une fois, en privé, après un merci, est correct. Deux fois, non.",
    ),
  ],
};
