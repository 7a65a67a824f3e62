// Documentation of heatmaps: keys, costs, and what the figures mean.
import { h2, list, p, steps, table } from "../../types/blocks";

export const heatmaps = {
  meta: {
    name: "Cartes de positions",
    title: "Cartes de positions : clés, coûts, chiffres | Vitrine",
    description:
      "Créer une carte de vos positions sur Google Maps, obtenir une clé chez un fournisseur, ce que coûte un relevé, et ce que disent SoLV, ATRP et le bruit.",
  },
  title: "Cartes de positions",
  lead: "Voyez où vos clients vous trouvent sur Google Maps, point par point, et si une évolution est réelle.",
  blocks: [
    h2("Créer une carte"),
    steps(
      "Ouvrez [Cartes de positions](app:/dashboard/heatmaps) et choisissez **Nouvelle carte**. Il faut être gestionnaire, administrateur ou propriétaire.",
      "Choisissez un établissement et jusqu’à 20 mots-clés. Chaque mot-clé a sa propre carte.",
      "Choisissez le type de zone, le rayon et la grille. La carte montre les points. Déplacez le repère si vos clients se trouvent ailleurs.",
      "Choisissez à quelle fréquence répéter le relevé. Vous voyez les points, le prix maximal et la durée avant toute dépense.",
      "Choisissez **Relever**. Les points apparaissent à mesure que les réponses arrivent, et vous pouvez quitter la page.",
    ),
    p(
      "Les réglages d’une carte ne changent jamais, pour que ses relevés restent comparables. Une autre grille ou un autre rayon donne une autre carte.",
    ),
    h2("Obtenir une clé"),
    p(
      "Vitrine demande les résultats de chaque point à un fournisseur de positions, avec votre propre compte chez lui. Il vous facture directement. Ajoutez la clé dans [Paramètres, Intégrations](app:/dashboard/settings/integrations). Il faut être administrateur ou propriétaire.",
    ),
    list(
      "**DataForSEO** est prépayé, sans abonnement. Créez un compte, approvisionnez-le et copiez l’identifiant et le mot de passe d’API depuis API Access. Ce mot de passe n’est pas celui de votre connexion.",
      "**SerpApi** fonctionne par abonnement et comprend quelques recherches gratuites chaque mois. Copiez la clé depuis API Key.",
    ),
    p(
      "Vitrine vérifie la clé avant de l’enregistrer, la conserve chiffrée et ne la réaffiche jamais. **Tester** la vérifie à tout moment et lit le solde.",
    ),
    h2("Ce que coûte un relevé"),
    p(
      "Un relevé demande une réponse par point, et trois de plus pour mesurer le bruit. Une grille de 7 × 7 compte 49 points, donc 52 réponses au plus. Le prix par réponse est indiqué dans [Paramètres, Intégrations](app:/dashboard/settings/integrations).",
    ),
    table(
      "Prix maximal d’un relevé avec DataForSEO",
      ["Grille", "Réponses", "Économique, 0,0006 $US", "Rapide, 0,002 $US"],
      ["5 × 5", "28", "0,02 $US", "0,06 $US"],
      ["7 × 7", "52", "0,04 $US", "0,11 $US"],
      ["9 × 9", "84", "0,06 $US", "0,17 $US"],
      ["13 × 13", "172", "0,11 $US", "0,35 $US"],
    ),
    p(
      "Le plafond mensuel limite le coût de tous les relevés réunis. Un relevé qui pourrait le dépasser est refusé avant de commencer. Dans une démo, les positions sont simulées et rien n’est facturé.",
    ),
    h2("Ce que disent les chiffres"),
    table(
      "Les chiffres d’un relevé",
      ["Chiffre", "Sens"],
      ["SoLV, part de top 3", "Pourcentage de points où vous êtes dans le top 3"],
      ["ATRP, position moyenne totale", "Moyenne sur tous les points. Un point sans vous compte pour 21"],
      ["ARP, position moyenne où vous êtes trouvé", "Moyenne sur les points où vous êtes dans le top 20"],
      ["Trouvé à", "Nombre de points où vous êtes dans le top 20"],
      ["Visibilité", "Moyenne de 100 pour les positions 1 à 3, 70 de 4 à 10, 40 de 11 à 20, et 0"],
      ["Centre", "Votre position au centre de la grille"],
      ["Couverture", "Pourcentage de points avec une réponse valable"],
    ),
    p(
      "Les annonces ne comptent pas comme des positions. Un point sans réponse valable reste en dehors de tous les chiffres, et ne compte jamais comme une mauvaise position.",
    ),
    h2("Évolution réelle ou bruit"),
    p(
      "Les réponses de Google varient, même quand rien n’a changé. À chaque relevé, Vitrine lit trois points deux fois, et les relevés précédents lui apprennent l’ampleur habituelle de ces écarts. Seule une évolution plus grande est marquée comme **réelle** et porte une flèche. Les autres restent en gris, dans le bruit. Plus il y a de relevés, plus de petites évolutions deviennent visibles.",
    ),
    p(
      "Quand une position recule vraiment, la cloche affiche une notification. Les e-mails se choisissent dans [Paramètres, Notifications](app:/dashboard/settings/notifications).",
    ),
    h2("Télécharger un relevé"),
    p(
      "**Télécharger ou partager**, au-dessus de la carte, propose une image pour vos présentations (PNG), un tableau (CSV) et un fichier pour les logiciels de cartographie (GeoJSON). L’image montre les points, la légende et les principaux chiffres avec leur évolution. Elle n’a pas de fond de carte, et n’indique pas le centre si l’établissement masque son adresse.",
    ),
    h2("Partager un relevé"),
    p(
      "**Télécharger ou partager**, puis **Partager…**, crée un lien pour des personnes sans compte. Il faut être gestionnaire, administrateur ou propriétaire. La page montre le relevé tel qu’il est au moment du partage, avec votre logo et votre couleur : l’image, les principaux chiffres, les concurrents et la façon de les lire, en français ou en anglais. Elle n’a ni fond de carte ni coordonnées.",
    ),
    p(
      "Un lien expire après 90 jours, sauf si vous choisissez une autre durée. Il peut demander un mot de passe et cesse de fonctionner dès que vous le révoquez, ou quand la carte ou son établissement est supprimé. La même fenêtre liste les liens vers un relevé, avec le nombre d’ouvertures de chacun.",
    ),
    h2("Relevés adaptatifs"),
    p(
      "À partir de 11 × 11 points, un relevé adaptatif interroge d’abord un point sur deux, puis seulement là où la position change. Il demande environ un tiers de réponses en moins. Les points intermédiaires sont estimés, et dessinés creux avec « ≈ ».",
    ),
  ],
} as const;
