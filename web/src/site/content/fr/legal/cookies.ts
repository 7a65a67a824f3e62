// Cookies and browser storage: all there is.
import { h2, list, p, table } from "../../types/blocks";
import type { TextPageText } from "../../types/company";

export const cookies: TextPageText = {
  meta: {
    title: "Cookies : aucun sur nos pages publiques | Vitrine",
    description:
      "Les pages publiques de Vitrine ne déposent aucun cookie et ne chargent rien chez des tiers. Ce que garde votre navigateur une fois connecté.",
    name: "Cookies",
  },
  eyebrow: "Informations légales",
  title: "Cookies",
  lead: "Nos pages publiques n’en déposent aucun. C’est pourquoi vous n’avez vu aucun bandeau.",
  contents: "Sur cette page",
  blocks: [
    h2("Sur les pages publiques"),
    p(
      "Aucun cookie, aucun stockage local, aucun pixel, aucune police ni aucun script d’une autre société, et pas de carte d’un tiers sur la page de contact. Vous pouvez le vérifier : les outils de développement de votre navigateur ne montrent pas une seule requête vers un autre site.",
    ),
    h2("Une fois connecté"),
    p(
      "Le tableau de bord garde quelques entrées dans le stockage de votre navigateur, sans lesquelles vous ne pourriez pas rester connecté. Elles ne sont transmises à personne d’autre et ne demandent pas d’accord, car elles sont nécessaires à ce que vous avez demandé.",
    ),
    table(
      "Ce que le tableau de bord garde dans votre navigateur",
      ["Entrée", "À quoi elle sert", "Durée"],
      [
        "La session",
        "Rester connecté",
        "Jusqu’à la déconnexion ou la fermeture du navigateur ; avec « Se souvenir de moi », jusqu’à la déconnexion",
      ],
      ["Se souvenir de moi", "Savoir où garder la session", "Jusqu’à la fermeture du navigateur"],
      [
        "Thème, langue, colonnes, navigation et échelle de couleurs des cartes de positions",
        "Afficher le tableau de bord comme vous l’avez choisi",
        "Jusqu’à ce que vous les changiez ou les effaciez",
      ],
      [
        "Ce que vous avez ouvert en dernier",
        "Le proposer d’abord dans la recherche",
        "Jusqu’à la déconnexion",
      ],
      [
        "Mode démonstration",
        "Distinguer la démonstration de votre organisation",
        "Jusqu’à la fermeture du navigateur",
      ],
      [
        "L’adresse pour laquelle vous avez demandé un lien, et la preuve que c’était vous",
        "Empêcher que quelqu’un d’autre utilise le lien de l’e-mail",
        "Jusqu’au lien suivant ou à l’effacement ; la preuve, jusqu’à l’usage du lien",
      ],
      [
        "Une invitation que vous avez ouverte",
        "Vous y ramener une fois connecté",
        "Jusqu’à son acceptation ou à la fermeture de l’onglet",
      ],
      [
        "La formule choisie sur la page des tarifs",
        "Vous la proposer après l’inscription",
        "Jusqu’à la fermeture de l’onglet",
      ],
      [
        "Un cookie pendant la connexion à Google ou au fournisseur d’identité de votre entreprise",
        "S’assurer que la réponse correspond à votre demande",
        "Quelques minutes, puis il est supprimé",
      ],
      [
        "Un cookie de l’espace client",
        "Vous garder connecté à cet espace",
        "Jusqu’à la déconnexion, 30 jours au plus",
      ],
      ["Un cookie d’un lien de rapport avec mot de passe", "Garder le rapport ouvert pour vous", "12 heures"],
    ),
    h2("Si cela devait changer"),
    list(
      "Nous ne déposerons rien qui demande votre accord avant que vous l’ayez donné.",
      "Refuser sera aussi simple qu’accepter, et le produit fonctionnera dans les deux cas.",
    ),
  ],
  next: {
    title: "Ce que nous conservons sur le serveur",
    text: "Compte, établissements, messages : avec finalité et durée.",
    to: "privacy",
    action: "Lire la politique de confidentialité",
  },
};
