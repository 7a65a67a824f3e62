// Documentation of posts: writing, planning, approval, and what Google refuses.
import { h2, list, p, steps, table } from "../../types/blocks";

export const posts = {
  meta: {
    name: "Posts",
    title: "Posts : les programmer et les publier sur Google | Vitrine",
    description:
      "Rédiger un post une fois, le publier sur chaque fiche Google, le programmer, le répéter, le faire valider, et savoir pourquoi Google l’a refusé.",
  },
  title: "Posts",
  lead: "Actualités, offres et événements s’affichent sur vos fiches Google, à côté de vos horaires et de vos avis. Rédigez un post une fois, puis publiez-le dans un établissement, dans ceux d’une étiquette ou partout.",
  blocks: [
    h2("Rédiger un post"),
    steps(
      "Dans [Posts](app:/dashboard/posts), choisissez **Nouveau post**, puis actualité, offre ou événement. Vous pouvez aussi partir d’un modèle de votre métier et de la saison.",
      "Écrivez le texte en anglais, en français, ou dans les deux langues. Chaque établissement reçoit le texte dans la sienne. Les boutons insèrent son nom, sa ville ou son téléphone. Ce que Google peut refuser est souligné pendant la saisie.",
      "Ajoutez une photo et recadrez-la en 4:3, le format de Google. Pour une actualité ou un événement, ajoutez un bouton. L’aperçu montre le post avec les données d’un établissement réel.",
      "Choisissez où il paraît, et quand : tout de suite, ou un jour à une heure précise. L’heure est celle de chaque établissement. Un post peut se répéter chaque semaine ou chaque mois.",
      "La dernière étape dit combien d’établissements le reçoivent, lesquels sont laissés de côté et pourquoi. Le bouton l’annonce : **Publier dans 12 établissements**, ou **Programmer pour le 1 déc.**",
    ),
    h2("Programmer dans le calendrier"),
    p(
      "Le calendrier montre un mois ou une semaine, la liste montre tout. Faites glisser un post vers un autre jour, ou appuyez sur M. J et K passent à la période suivante ou précédente, T revient à aujourd’hui. Un post qui se répète se déplace en le modifiant.",
    ),
    h2("Faire valider les posts"),
    p(
      "Un gérant, un administrateur ou un propriétaire peut décider, dans les paramètres des posts, que chacun soit validé. Les rédacteurs l’envoient alors pour validation. La barre en haut du post propose **Valider**, **Modifier** et **Demander une correction** avec un commentaire. Personne ne valide ses propres posts.",
    ),
    h2("Qui est laissé de côté"),
    table(
      "Raisons de laisser un établissement de côté",
      ["Raison", "Signification"],
      ["Sans lien avec Google", "L’établissement n’a pas de fiche Google dans Vitrine"],
      ["Non validé", "Google ne publie que sur les fiches validées"],
      ["En pause", "La synchronisation avec Google est en pause"],
      ["Pas de texte", "Le post n’a pas de texte dans la langue de l’établissement"],
      ["Même texte", "L’établissement a reçu le même texte ces sept derniers jours"],
    ),
    h2("Ce que Google refuse"),
    p(
      "La page d’un post montre où il en est dans chaque établissement, avec un lien vers Google. Google n’indique pas pourquoi il refuse un post. Vitrine nomme alors les règles que le texte semble enfreindre. Voici les plus fréquentes :",
    ),
    list(
      "Un numéro de téléphone dans le texte. Utilisez le bouton Appeler.",
      "Des liens dans le texte. Mettez-les sur le bouton.",
      "Des mots en capitales, des caractères répétés, ou seulement des émojis.",
      "L’alcool, le tabac, les jeux d’argent ou les médicaments.",
    ),
    p("Modifiez le texte, puis choisissez **Renvoyer les posts refusés**."),
    h2("Modifier, arrêter, supprimer"),
    p(
      "Un post modifié change chez Google partout où il est en ligne. **Arrêter** l’empêche de paraître ailleurs et met fin à une série. **Supprimer** le retire de Google, après confirmation.",
    ),
    p(
      "L’onglet Posts d’un établissement montre aussi ce qui a été publié ailleurs. Les posts publiés tout de suite font partie de chaque formule ; la programmation et la répétition commencent avec la formule Professionnel.",
    ),
  ],
} as const;
