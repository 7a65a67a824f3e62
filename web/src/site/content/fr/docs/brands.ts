// Documentation of brands, the client portal, and domains: what an agency's clients see.
import { h2, list, p, steps, table } from "../../types/blocks";

export const brands = {
  meta: {
    name: "Marques et espace client",
    title: "Marques, espace client et domaines | Vitrine",
    description:
      "Votre logo, vos couleurs et votre nom sur les rapports et les e-mails, un espace client sans mot de passe, et votre propre domaine pour les deux.",
  },
  title: "Marques et espace client",
  lead: "Vos clients voient votre nom, pas le nôtre : sur les rapports, dans les e-mails et dans un espace à votre adresse.",
  blocks: [
    p(
      "Les marques, l’espace client et son domaine sont compris dans la formule Entreprise et dans l’option Rapports sur mesure. Voyez les [tarifs](page:pricing).",
    ),
    h2("Créer une marque"),
    steps(
      "Ouvrez [Paramètres, Marques](app:/dashboard/settings/brands) et choisissez **Ajouter une marque**.",
      "Saisissez son nom, deux couleurs et une typographie. Si une couleur est trop claire pour les graphiques, une teinte lisible vous est proposée.",
      "Saisissez le nom d’expéditeur des e-mails et une adresse de réponse. Elle reçoit un lien ; les réponses y arrivent dès que quelqu’un l’a confirmée.",
      "Enregistrez la marque, puis ajoutez ses logos. Vous pouvez aussi retirer toute mention de Vitrine de ce que voient vos clients.",
    ),
    p(
      "Vous pouvez créer jusqu’à 50 marques et en choisir une par client. Les clients sans marque reçoivent celle par défaut.",
    ),
    h2("Ouvrir l’espace client"),
    steps(
      "Ouvrez [Paramètres, Espace client](app:/dashboard/settings/portal) et choisissez **Ajouter une personne**.",
      "Saisissez un nom, une adresse e-mail et une langue. Choisissez tous les établissements, ou seulement certains.",
      "Transmettez à votre client l’adresse affichée. Il y saisit son adresse e-mail et reçoit un lien et un code.",
    ),
    list(
      "Le lien sert une seule fois, pendant 15 minutes, dans le navigateur qui l’a demandé. Ni compte, ni mot de passe.",
      "Chacun voit les chiffres de ses établissements, les derniers avis et les rapports que vous avez publiés. Personne n’y modifie rien.",
      "Une personne suspendue ou retirée ne voit plus rien, dès cet instant.",
    ),
    h2("Utiliser votre propre domaine"),
    steps(
      "Ouvrez [Paramètres, Domaines](app:/dashboard/settings/domains), choisissez à quoi sert le domaine et saisissez-le, par exemple rapports.votreagence.fr.",
      "Créez les deux enregistrements DNS affichés : un TXT qui prouve que le domaine est à vous, et un CNAME qui mène ici.",
      "Vitrine vérifie d’abord chaque minute, puis chaque heure. Dès que le domaine est actif, l’espace client et les nouveaux liens de rapports l’utilisent.",
    ),
    table(
      "États d’un domaine",
      ["État", "Ce que cela veut dire"],
      [
        "En attente de l’enregistrement TXT",
        "L’enregistrement qui prouve que le domaine est à vous n’a pas encore été trouvé",
      ],
      ["En attente de l’enregistrement CNAME", "Le domaine est à vous, mais ne mène pas encore ici"],
      ["Actif", "Il est servi, et vérifié chaque semaine"],
      ["Enregistrement introuvable", "Il reste servi pendant sept jours"],
    ),
  ],
} as const;
