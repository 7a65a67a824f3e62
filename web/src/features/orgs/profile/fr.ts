// Texts of the personal profile.
import type { profile as english } from "./en";

export const profile = {
  title: "Profil",
  text: "Votre nom, votre photo, votre langue et votre fuseau horaire.",
  photo: {
    title: "Photo",
    text: "Affichée à côté de votre nom.",
    choose: "Choisir une photo",
    replace: "Remplacer",
    remove: "Retirer",
    kept: "Photo enregistrée",
    removed: "Photo retirée",
    failed: "La photo n’a pas été enregistrée.",
    remove_failed: "La photo n’a pas pu être retirée.",
  },
  details: {
    title: "Nom, langue et fuseau horaire",
    text: "S’appliquent à toutes vos organisations et à tous vos appareils.",
  },
  first_name: "Prénom",
  last_name: "Nom",
  language: "Langue",
  language_help: "Pour le tableau de bord et les e-mails que vous recevez.",
  language_none: (language: string) => `Comme votre organisation (${language})`,
  language_none_known: "Comme sur cet appareil",
  languages: { en: "English", fr: "Français" },
  time_zone: "Fuseau horaire",
  time_zone_help: "Pour les dates et les heures. Laissez vide pour utiliser le fuseau de votre appareil.",
  time_zone_unknown: "Choisissez un fuseau horaire dans la liste, ou laissez ce champ vide.",
  save: "Enregistrer",
  saved: "Profil enregistré",
  failed: "Votre profil n’a pas été enregistré.",
} satisfies typeof english;
