// Words of the posts of one location.
import type { of_location as en } from "./en";

export const of_location: typeof en = {
  title: "Posts de cet établissement",
  own: "Posts",
  all: "Ouvrir dans le calendrier",
  none: "Aucun post pour l’instant",
  none_text:
    "Les posts s’affichent sur la fiche Google de cet établissement, à côté de ses horaires et de ses avis.",
  at_google: "Sur Google en ce moment",
  at_google_text: "Tout ce qui figure sur cette fiche, y compris ce qui a été publié ailleurs.",
  nothing_at_google: "Rien ne figure sur cette fiche.",
  not_linked: "Cet établissement n’est pas relié à Google\u00a0: aucun post ne peut y être publié.",
  failed: "Les posts de Google n’ont pas pu être chargés.",
  elsewhere: "Publié ailleurs",
  ours: "Publié ici",
  states: {
    processing: "Vérification par Google",
    live: "En ligne",
    rejected: "Refusé par Google",
    scheduled: "Programmé chez Google",
    recurring: "Répété par Google",
  },
  open: "Voir chez Google",
};
