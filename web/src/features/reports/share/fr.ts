// Words of the dialog that shares a report or a heatmap; loaded with it.
import { plural } from "@/lib/format";
import type { share as en } from "./en";

const n = (count: number) => count.toLocaleString("fr-FR");

export const share = {
  kinds: {
    report: {
      title: "Partager ce rapport",
      text: "Toute personne qui a le lien peut le lire, sans compte. Elle voit ce rapport, et rien d’autre.",
      link: "Lien vers le rapport",
    },
    heatmap: {
      title: "Partager cette carte",
      text: "Toute personne qui a le lien voit ce relevé tel qu’il est maintenant, sans compte, et rien d’autre.",
      link: "Lien vers la carte",
    },
  },
  language: { label: "Langue de la page", en: "English", fr: "Français" },
  expires: {
    label: "Le lien expire après",
    days: (count: number) => `${n(count)} ${plural("fr", count, "jour", "jours")}`,
    year: "1 an",
    years: "2 ans",
  },
  password: {
    switch: "Demander un mot de passe",
    help: "Envoyez-le séparément du lien.",
    label: "Mot de passe",
    short: "Au moins 8 caractères.",
  },
  download: "Permettre de télécharger le PDF",
  create: "Créer un lien",
  failed: "Le lien n’a pas été créé.",
  created: {
    title: "Le lien est prêt",
    text: "Copiez-le maintenant\u00a0: il ne sera plus affiché.",
    copy: "Copier",
    copied: "Copié",
    copy_failed: "La copie a échoué. Sélectionnez le texte et copiez-le vous-même.",
    another: "Créer un autre lien",
  },
  brand: {
    text: "Les liens peuvent porter votre nom\u00a0:",
    domains: "Ajouter un domaine",
    brands: "Choisir une marque",
  },
  links: {
    title: "Liens",
    created: (date: string) => `Créé le ${date}`,
    opened: (count: number) => `Ouvert ${n(count)} fois`,
    last_opened: (when: string) => `dernière fois ${when}`,
    never: "Jamais ouvert",
    expires: (date: string) => `Expire le ${date}`,
    expired: (date: string) => `Expiré le ${date}`,
    password: "Avec mot de passe",
    no_download: "Sans téléchargement",
    revoke: "Révoquer",
    revoke_label: (date: string) => `Révoquer le lien créé le ${date}`,
    revoked: "Le lien ne fonctionne plus.",
  },
} satisfies typeof en;
