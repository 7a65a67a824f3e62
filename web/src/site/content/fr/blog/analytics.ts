// An article of the blog, in French.
import { h2, h3, list, p, steps, table, tip } from "@/site/content/types/blocks";
import type { ArticleText } from "@/site/content/types/blog";

export const article: ArticleText = {
  meta: {
    title: "Recherche locale : les chiffres vraiment utiles",
    description:
      "Quels chiffres suivre, ce que chacun compte réellement, ce qu’il cache, et un rapport mensuel d’une page qui mène à des décisions.",
    name: "Les chiffres utiles",
  },
  title: "Recherche locale : les chiffres utiles, et ceux qui ne le sont pas",
  excerpt:
    "Les vues font plaisir, les appels paient le loyer. Ce que compte vraiment chaque chiffre de vos rapports, où il trompe, et la page à lire chaque mois.",
  tags: ["analytique", "rapports", "appels", "utm"],
  body: [
    p(
      "La recherche locale produit plus de chiffres qu’un commerçant n’a le temps d’en lire. La plupart montent et descendent pour des raisons qui ne dépendent pas de vous : la saison, un pont du mois de mai, une nouvelle façon de compter chez Google. Quelques-uns disent si l’on vous a trouvé, si l’on a agi, si l’on est venu. Cet article apprend à les distinguer.",
    ),
    h2("Trois questions, dans cet ordre"),
    list(
      "**Nous a-t-on vus ?** Vues, recherches, positions sur la carte.",
      "**A-t-on agi ?** Appels, demandes d’itinéraire, clics vers le site, réservations.",
      "**Est-on venu ?** Ventes, rendez-vous, couverts : les chiffres de votre caisse et de votre agenda.",
    ),
    p(
      "Lisez de bas en haut. Si les ventes se portent bien, une baisse des vues n’est qu’une curiosité. Si elles reculent, les deux lignes du dessus montrent où est la fuite : moins de gens vous ont vus, ou autant vous ont vus mais moins ont été convaincus. Le premier cas est une affaire de classement, le second une affaire de fiche, de photos et d’avis.",
    ),
    h2("Ce que comptent vraiment les chiffres de la fiche"),
    h3("Les vues"),
    p(
      "Google compte une personne une fois par jour au plus pour chaque type d’appareil et chaque lieu (recherche ou Maps). C’est à peu près « les gens qui ont vu la fiche aujourd’hui », et non des pages chargées. Cela ne dit rien de leur intérêt : la moitié cherchait peut-être la boutique d’à côté.",
    ),
    h3("Les recherches"),
    p(
      "La liste des mots qui ont mené à vous, comptés en personnes différentes sur un mois. Les recherches rares sont seulement indiquées comme « moins de 15 » : n’additionnez donc pas la liste. Coupez-la en deux : les recherches qui contiennent votre **nom** (ceux qui vous connaissent) et les autres (ceux que vous avez gagnés). C’est pour faire grandir la seconde moitié que l’on fait du référencement local.",
    ),
    h3("Appels et demandes d’itinéraire"),
    p(
      "Ce sont des pressions sur un bouton, ni des conversations ni des visites. La personne qui lit votre numéro sur l’écran de son ordinateur et le compose reste invisible. Ce sont pourtant les meilleurs signaux précoces, car appuyer suppose une décision. Comparez avec le même mois de l’an dernier plutôt qu’avec le mois dernier : une jardinerie en janvier ne prouve rien.",
    ),
    h3("Clics vers le site"),
    p(
      "Fiez-vous ici aux statistiques de votre propre site, à condition que le lien de la fiche porte des paramètres : **utm_source=google&utm_medium=organic&utm_campaign=fiche**. Sans eux, ces visites se noient parmi toutes celles qui viennent de Google. Prévoyez une campagne distincte pour le lien de réservation et pour les posts, et notez les noms une fois pour toutes afin que chacun emploie les mêmes.",
    ),
    h2("Les positions : un seul nombre ne suffit jamais"),
    p(
      "« Nous sommes troisièmes sur dentiste » ne veut rien dire tant qu’on ne précise pas d’où. La position locale change d’une rue à l’autre. Mesurez donc depuis une grille de points autour de l’établissement et gardez deux chiffres : la **position moyenne sur tous les points** et la **part de points dans les trois premiers**, souvent appelée part de voix locale. C’est la seconde qui évolue avec les appels, parce que la carte montre trois établissements. [La lecture de cette grille](page:article-heatmap) fait l’objet d’un article à part.",
    ),
    p(
      "Choisissez cinq à dix mots-clés et n’y touchez plus pendant un an. Chaque ajout change la moyenne, et des moyennes de choses différentes ne se comparent pas. Mesurez le même jour de la semaine, à la même heure, depuis les mêmes points.",
    ),
    h2("Les avis : quatre chiffres plutôt qu’un"),
    table(
      "Les chiffres d’avis à garder",
      ["Chiffre", "Pourquoi", "Signe d’alerte"],
      ["Nouveaux avis du mois", "La fraîcheur se voit", "Deux mois sans aucun avis"],
      [
        "Moyenne des 90 derniers jours",
        "La moyenne générale ne bouge presque plus",
        "Inférieure à la moyenne générale",
      ],
      ["Part d’avis avec réponse", "On lit aussi les réponses", "Moins de neuf sur dix"],
      ["Délai médian de réponse", "Un seul oubli fausse la moyenne", "Plus de 48 heures"],
    ),
    p(
      "La note générale est le chiffre que tout le monde cite et celui qui en dit le moins sur le mois écoulé : avec 400 avis, dix mauvais la déplacent de moins d’un dixième d’étoile. Les 90 derniers jours montrent le problème tant qu’il est temps d’agir.",
    ),
    h2("Les chiffres à laisser de côté"),
    list(
      "**Les affichages sans actions.** Leur seule hausse signifie souvent que vous apparaissez pour quelque chose que vous ne vendez pas.",
      "**Les vues des photos.** Une hausse veut surtout dire que vous avez ajouté des photos.",
      "**Le nombre de citations.** Quarante annuaires exacts valent mieux que deux cents à moitié justes. Comptez plutôt les erreurs.",
      "**Les scores de domaine.** Inventés par des éditeurs d’outils, inconnus de Google, peu utiles à un commerce de quartier.",
      "**Les pourcentages de petits nombres.** De deux appels à cinq, c’est plus 150 %… et trois appels.",
    ),
    h2("Le rapport mensuel d’une page"),
    p(
      "Un rapport qu’on lit tient sur une page et se termine par une décision. Voici la forme que nous conseillons ; [les rapports de Vitrine](page:reporting) en remplissent l’essentiel :",
    ),
    steps(
      "**Une phrase** : ce qui s’est passé ce mois-ci, et pourquoi nous le pensons.",
      "**Les actions** : appels, itinéraires, clics et réservations, chacun à côté du même mois de l’an dernier.",
      "**La visibilité** : les recherches sans le nom, et la part dans les trois premiers pour les mots-clés choisis.",
      "**Les avis** : les quatre chiffres ci-dessus, avec le meilleur et le pire avis cités en entier.",
      "**Ce que nous avons changé** : une ligne datée par changement. Sans elle, personne ne pourra rien expliquer plus tard.",
      "**La suite** : trois choses au plus, chacune avec un nom en face.",
    ),
    h2("Les pièges où tombent les gens honnêtes"),
    h3("Le changement de méthode"),
    p(
      "Quand une courbe se casse le même jour pour tous les établissements, ce n’est pas le monde qui a changé, c’est le comptage. Marquez la date sur le graphique et reprenez les comparaisons à partir de là.",
    ),
    h3("Les derniers jours"),
    p(
      "Les chiffres de la fiche arrivent avec plusieurs jours de retard. Un rapport établi le 1er montre toujours une baisse en fin de mois. Établissez-le le 8.",
    ),
    h3("Plusieurs établissements, une seule moyenne"),
    p(
      "Onze magasins en bonne santé en cachent un qui est affiché « fermé » dans Maps. Triez par évolution, pas par taille, et regardez d’abord les trois derniers de la liste.",
    ),
    h3("Le mérite au dernier passant"),
    p(
      "Quelqu’un voit la fiche, lit les avis, visite le site, puis appelle deux jours plus tard le numéro lu sur la camionnette. Aucun outil ne voit cela. Un mois par an, demandez au téléphone « Comment nous avez-vous connus ? » et notez les réponses : c’est l’enquête la moins chère du monde.",
    ),
    tip(
      "Si vous n’en gardez que trois",
      "Gardez les appels et demandes d’itinéraire, la part de points dans les trois premiers pour votre mot-clé principal, et la moyenne des avis sur 90 jours. Une ligne par mois dans un tableur suffit. S’ils se contredisent, croyez les appels.",
    ),
    p(
      "Rien de tout cela ne demande un spécialiste. Il faut les mêmes quelques chiffres, relevés de la même façon, chaque mois, à côté d’une note sur ce qui a été fait. Au bout de six mois, ce tableau vaut mieux que tous les écrans, parce qu’il est à vous et que vous savez ce que veut dire chaque ligne. Si vous préférez ne pas les recopier à la main, [Vitrine les recueille](page:reporting) et rédige la page pour vous.",
    ),
  ],
};
