// Les mots de ce que chacun choisit pour soi.
import type { profile as english } from "./en";

export const profile = {
  title: "Profil",
  text: "Qui vous êtes pour vos collègues, et comment Vitrine s’adresse à vous.",
  photo: {
    title: "Photo",
    text: "Vos collègues la voient à côté de votre nom.",
    choose: "Choisir une photo",
    replace: "Remplacer",
    remove: "Retirer",
    kept: "Photo enregistrée",
    removed: "Photo retirée",
    failed: "La photo n’a pas été enregistrée.",
    remove_failed: "La photo n’a pas pu être retirée.",
  },
  details: {
    title: "Nom, langue et heure",
    text: "Ils sont les mêmes dans toutes vos organisations et sur tous vos appareils.",
  },
  first_name: "Prénom",
  last_name: "Nom",
  language: "Langue",
  language_help: "Celle du tableau de bord et des e-mails que vous recevez.",
  language_none: (language: string) => `Comme votre organisation (${language})`,
  language_none_known: "Comme sur cet appareil",
  languages: { en: "English", fr: "Français" },
  time_zone: "Fuseau horaire",
  time_zone_help:
    "Les dates et les heures s’affichent dans ce fuseau. Laissez vide pour celui de votre appareil.",
  time_zone_unknown: "Choisissez un fuseau horaire dans la liste, ou laissez ce champ vide.",
  save: "Enregistrer",
  saved: "Profil enregistré",
  failed: "Votre profil n’a pas été enregistré.",
} satisfies typeof english;
