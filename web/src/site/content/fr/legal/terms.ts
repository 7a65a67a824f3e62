// The terms of service.
import { h2, list, p } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const terms: TextPageText = {
  meta: {
    title: "Conditions d’utilisation en clair | Vitrine",
    description:
      "Les conditions pour utiliser Vitrine : essai, formules et prix, usages permis, engagements, garantie, responsabilité et fin du contrat.",
    name: "Conditions",
  },
  eyebrow: "Informations légales",
  title: "Conditions d’utilisation",
  lead: "Ce que vous pouvez attendre de nous, et nous de vous. En vigueur depuis le 1er novembre 2026.",
  contents: "Sur cette page",
  blocks: [
    h2("Le contrat"),
    p(
      "Ces conditions lient vous et la société qui exploite ce site, dès la création d’un compte. Vous utilisez Vitrine pour une entreprise et vous avez le droit de l’engager. Le logiciel est aussi publié sous licence Apache 2.0 : qui l’héberge sur ses propres machines n’a besoin d’aucun contrat avec nous.",
    ),
    h2("Essai, formules et paiement"),
    list(
      "L’essai dure 14 jours, sans carte bancaire. Il s’arrête de lui-même ; rien n’est débité sans commande de votre part.",
      "Les formules et les prix sont ceux de la page [Tarifs](page:pricing), hors taxes. Vous payez d’avance, au mois ou à l’année.",
      "Vous pouvez changer de formule à tout moment ; le changement est immédiat. Pour une formule supérieure, vous payez la différence pour le reste de la période ; pour une formule inférieure, elle est déduite de la facture suivante.",
      "Si un paiement échoue, tout fonctionne encore 14 jours. Ensuite, relevés de positions, campagnes, réponses automatiques, posts programmés et rapports se mettent en pause jusqu’au paiement. Rien n’est supprimé pour autant.",
      "Vous pouvez résilier à tout moment. La formule court alors jusqu’à la fin de la période payée.",
      "Pendant les 30 jours qui suivent votre premier paiement, nous vous remboursons si vous le demandez, quelle que soit la raison.",
    ),
    h2("Ce que vous pouvez faire"),
    p(
      "Vous pouvez utiliser le service pour vos établissements et pour ceux des clients qui vous l’ont demandé. Vous nous autorisez à conserver et à traiter ce que vous saisissez, autant que le service l’exige. Cela reste à vous : exportez-le quand vous voulez.",
    ),
    h2("Ce que vous ne pouvez pas faire"),
    list(
      "Saisir des données sans en avoir le droit, ou tenir des fiches d’entreprises qui n’existent pas.",
      "Acheter, inventer ou récompenser des avis, ou n’en demander qu’aux clients contents. Google l’interdit, nous aussi.",
      "Envoyer des messages à des personnes qui ne l’ont pas accepté.",
      "Forcer l’accès au service, le surcharger exprès ou le faire passer pour le vôtre en dehors des options en marque blanche.",
    ),
    h2("Nos engagements"),
    p(
      "Nous exploitons le service avec soin et tenons des sauvegardes. Nous visons une disponibilité mensuelle de 99,9 % ; la page [Statut](page:status) montre l’état du moment. Nous ne promettons pas de position dans les résultats de recherche : personne ne le peut.",
    ),
    h2("Responsabilité"),
    p(
      "Nous répondons sans limite de la faute intentionnelle ou lourde, des dommages corporels et partout où la loi l’impose. Pour le reste, nous ne répondons que du manquement à une obligation essentielle, et au plus de ce que vous avez payé pendant les douze mois précédents. Les droits impératifs des consommateurs demeurent.",
    ),
    h2("Fin du contrat"),
    p(
      "Vous pouvez supprimer votre compte à tout moment. Nous pouvons mettre fin au contrat avec un préavis de 30 jours, ou sans délai si vous enfreignez ces conditions et persistez après un avertissement. Pendant 30 jours encore, vous pouvez exporter vos données ; elles sont ensuite effacées.",
    ),
    h2("Droit applicable et modifications"),
    p(
      "Le droit du siège de la société qui exploite ce site s’applique. Si nous modifions ces conditions, nous vous l’annonçons par e-mail 30 jours avant ; si vous n’êtes pas d’accord, vous pouvez résilier à cette date et récupérer ce que vous avez payé pour la suite.",
    ),
  ],
  next: {
    title: "Un point à éclaircir ?",
    text: "Demandez avant de vous inscrire. Nous répondons en clair, là aussi.",
    to: "contact",
    action: "Nous demander",
  },
};
