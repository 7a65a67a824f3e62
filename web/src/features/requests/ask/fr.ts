// Words of the dialog that asks one person; loaded with it.
import type { ask as en } from "./en";

export const ask: typeof en = {
  title: "Demander à un client",
  subtitle: "Juste après une visite ou une prestation terminée",
  who: "Personne",
  kinds: { new: "Nouvelle personne", known: "Contact existant" },
  location: "Établissement",
  name: "Nom",
  email: "Adresse e-mail",
  language: "Langue",
  languages: { en: "Anglais", fr: "Français" },
  contact: "Contact",
  contact_placeholder: "Nom, e-mail ou téléphone…",
  contact_required: "Choisissez un contact.",
  none: "Aucun contact trouvé",
  name_required: "Saisissez le nom.",
  email_required: "Saisissez l’adresse e-mail.",
  email_invalid: "Cette adresse e-mail n’est pas valide.",
  told: "Cette personne est cliente et savait que son adresse servirait à recueillir son avis.",
  told_required: "Sans cela, il n’est pas permis de la solliciter.",
  happens:
    "Un e-mail part maintenant, ou demain matin s’il est tard là-bas. Il contient les mêmes liens publics et le même formulaire privé que pour tout le monde.",
  submit: "Envoyer la demande",
  submit_to: (name) => `Envoyer à ${name}`,
  sent: (name) => `La demande à ${name} est en route`,
  failed: "La demande n’a pas été envoyée.",
  reasons: {
    no_consent: "Cette personne n’a pas consenti aux e-mails. Ajoutez d’abord le consentement au contact.",
    opted_out: "Cette personne ne souhaite pas être sollicitée. Cela vaut pour tous les établissements.",
    asked_recently: "Cette personne a été sollicitée récemment.",
    no_address: "Ce contact n’a pas d’adresse e-mail.",
    forbidden_profession: "La profession de cet établissement ne peut pas solliciter d’avis.",
    wrong_location: "Cette personne n’est pas cliente de cet établissement.",
    requests_off: "Votre organisation a désactivé les demandes.",
    postal_address_missing:
      "L’adresse postale de l’expéditeur manque. Ajoutez-la dans les paramètres des demandes.",
    contact_elsewhere:
      "Cette personne est un contact d’autres établissements. Demandez à quelqu’un qui voit tous les établissements d’y ajouter le vôtre.",
    no_review_links:
      "Cet établissement n’a pas encore de liens publics. Ajoutez-les sous «\u202fLiens et QR codes\u202f».",
  },
};
