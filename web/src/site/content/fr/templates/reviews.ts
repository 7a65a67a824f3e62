// A template to download, in French.
import { h2, list, p, steps, tip } from "@/site/content/types/blocks";
import type { TemplateText } from "@/site/content/types/templates";

export const reviews: TemplateText = {
  meta: {
    title: "Réponses aux avis : 20 modèles à adapter",
    description:
      "Modèles gratuits : 16 réponses aux avis bons, mitigés, mauvais ou délicats, et 4 demandes d’avis conformes aux règles. CSV et impression.",
    name: "Modèles pour les avis",
  },
  title: "Réponses aux avis et demandes d’avis",
  lead: "Seize réponses et quatre demandes, écrites pour être modifiées. Les mots entre [crochets] sont à vous ; une réponse qui sent encore le modèle ne doit pas partir.",
  file: "modeles-reponses-avis",
  sheet: {
    part: "Genre",
    head: ["Situation", "Texte"],
    blank: [],
    parts: [
      {
        title: "Éloges",
        rows: [
          ["Compliment bref", "Merci [prénom]. Je le dis à l’équipe dès ce matin. À bientôt !"],
          [
            "Compliment précis",
            "Merci [prénom]. [Le détail], c’est ce que [personne ou équipe] soigne le plus : cela nous touche que vous l’ayez remarqué. La prochaine fois, demandez [suggestion].",
          ],
          [
            "Éloge d’un membre de l’équipe",
            "Merci [prénom]. J’ai lu votre message à la réunion, et quelqu’un a rougi. Nous sommes heureux de travailler ensemble, nous aussi.",
          ],
          [
            "Un habitué",
            "[Prénom], merci pour ce mot et pour toutes les fois où vous êtes venu. C’est pour cela que nous ouvrons la porte.",
          ],
          [
            "Cinq étoiles sans texte",
            "Merci pour ces cinq étoiles, [prénom]. Si vous avez une minute un jour, dites-nous ce qui vous a plu : cela nous aide à le garder.",
          ],
        ],
      },
      {
        title: "Mitigés",
        rows: [
          [
            "Bien, mais…",
            "Merci [prénom]. Heureux que [point fort] vous ait plu. [Point faible] n’était pas à la hauteur ; depuis le [date], nous [changement]. J’espère que vous verrez la différence.",
          ],
          [
            "Trop cher",
            "Merci de votre franchise, [prénom]. Notre [service] comprend [quoi], souvent facturé à part ailleurs. Appelez-moi si vous le souhaitez, et nous relirons la note ensemble.",
          ],
          [
            "Trois étoiles sans texte",
            "Merci pour cette note, [prénom]. Trois étoiles me disent que quelque chose aurait pu être mieux. Voulez-vous me dire quoi ? [Prénom, fonction], au numéro de cette fiche.",
          ],
        ],
      },
      {
        title: "Réclamations",
        rows: [
          [
            "Longue attente",
            "Bonjour [prénom], [durée], c’est trop long, et personne ne devrait avoir à réclamer. Je vous prie de nous excuser. La cause : [cause] ; depuis le [date], nous [changement]. Demandez-moi à votre prochaine visite. [Prénom]",
          ],
          [
            "Qualité insuffisante",
            "Bonjour [prénom], merci de nous l’avoir dit. [Quoi] n’aurait jamais dû sortir de chez nous ainsi. Je vous prie de nous excuser et souhaite réparer : appelez [prénom] au [numéro].",
          ],
          [
            "Un mot déplacé",
            "Bonjour [prénom], ce n’est pas ainsi que nous voulons recevoir, et j’en suis responsable. Nous en avons parlé. Je serais heureux de vous entendre directement : [prénom, numéro].",
          ],
          [
            "Erreur de facturation",
            "Bonjour [prénom], vous avez raison, et je vous prie de nous excuser : [ce qui s’est passé]. La différence de [montant] vous est remboursée. Merci de l’avoir signalé.",
          ],
        ],
      },
      {
        title: "Délicats",
        rows: [
          [
            "Visite introuvable",
            "Bonjour [prénom], nous ne retrouvons pas cette visite ; le [date], nous étions [fait]. Ne s’agirait-il pas d’un autre établissement ? Sinon, écrivez à [adresse] et je vous répondrai le jour même.",
          ],
          [
            "Les faits diffèrent",
            "Bonjour [prénom], notre souvenir de cette journée est différent : [un fait neutre]. Nous aimerions tirer cela au clair avec vous, au [numéro].",
          ],
          [
            "Santé, droit, tout ce qui est confidentiel",
            "Merci de votre message. Le secret professionnel ne nous permet ni de répondre ici, ni de dire qui nous consulte. De manière générale, [règle de la maison]. [Fonction] vous écoutera au [numéro] ; nous voulons savoir.",
          ],
          [
            "Un litige est en cours",
            "Merci. Nous prenons cela au sérieux et le traitons directement. Par respect pour chacun, nous n’en discuterons pas en public.",
          ],
        ],
      },
      {
        title: "Demander un avis",
        rows: [
          [
            "E-mail, le lendemain",
            "Bonjour [prénom], merci de votre visite d’hier. Voulez-vous dire aux autres comment c’était ? Une minute suffit : [lien]. Si quelque chose n’allait pas, répondez à ce message : il m’arrive directement. [Prénom]",
          ],
          [
            "SMS",
            "[Établissement] : merci de votre visite, [prénom]. Comment était-ce ? [lien] Pour ne plus recevoir de messages : STOP.",
          ],
          [
            "Carte avec QR code",
            "Dites au quartier comment c’était. [QR code] Et si quelque chose n’allait pas : [numéro], demandez [prénom].",
          ],
          [
            "De vive voix",
            "Si vous avez une minute ce soir, un avis nous aide beaucoup, quoi que vous écriviez. Le code est sur le ticket.",
          ],
        ],
      },
    ],
  },
  use: [
    h2("Mode d’emploi"),
    steps(
      "Choisissez la situation, pas le nombre d’étoiles.",
      "Modifiez au moins une phrase : un détail de l’avis, une mesure réelle, votre prénom.",
      "Attendez une heure avant de publier une réponse à une réclamation. Faites relire les cas délicats.",
      "N’envoyez jamais deux fois de suite le même texte. Les lecteurs font défiler.",
    ),
    h2("Des règles valables partout"),
    list(
      "Demandez à tous, ou à personne. Choisir les clients contents est interdit sur Google.",
      "Aucune récompense contre un avis : ni remise, ni tirage au sort, ni café offert.",
      "Pour les SMS et les e-mails, il faut le consentement prévu par la loi (RGPD, ou loi canadienne anti-pourriel) et un moyen de se désinscrire.",
      "Yelp souhaite qu’on ne sollicite pas d’avis du tout.",
      "Professions réglementées : vérifiez d’abord ce que permet votre ordre.",
    ),
    p(
      "La méthode derrière ces textes est expliquée dans [répondre aux avis négatifs](page:article-negative-reviews). Dans [Vitrine](page:reviews), les modèles se remplissent seuls avec le prénom et le lieu, et c’est toujours une personne qui a le dernier mot.",
    ),
    tip(
      "L’épreuve",
      "Lisez la réponse à voix haute comme si le prochain client était devant vous. Si vous ne la diriez pas, ne l’envoyez pas.",
    ),
  ],
};
