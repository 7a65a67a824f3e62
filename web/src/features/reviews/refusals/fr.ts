// Google's reasons to reject a reply, by code in lower case, each with advice.
import type { refusals as english, unknownRefusal as unknownEnglish } from "./en";

export const refusals = {
  // Account or profile.
  account_restricted_and_suspended:
    "Le compte Google est suspendu. Faites appel dans le centre d’aide de Google, puis renvoyez la réponse.",
  account_restricted_and_edit_rejected:
    "Le compte Google est restreint et Google refuse ses modifications. Consultez les messages de Google sur ce compte et faites appel.",
  associated_account_suspended:
    "Un compte lié à celui-ci est suspendu. Retirez-le des gestionnaires de la fiche, ou faites appel de la suspension.",
  business_ineligible:
    "Pour Google, cette entreprise ne peut pas avoir de fiche. Vérifiez ses critères d’éligibilité, puis demandez un réexamen.",
  ownership_revoked:
    "Votre accès à cette fiche a été retiré. Demandez à son propriétaire de vous ajouter de nouveau, puis renvoyez la réponse.",
  location_suspended:
    "La fiche de cet établissement est suspendue. Corrigez ce que Google indique et demandez son rétablissement, puis renvoyez la réponse.",
  location_disabled:
    "La fiche de cet établissement est désactivée. Réactivez-la dans Google Business Profile, puis renvoyez la réponse.",
  location_verification_required:
    "Cet établissement n’est pas validé chez Google. Validez-le dans Google Business Profile, puis renvoyez la réponse.",
  po_box:
    "L’adresse de la fiche est une boîte postale, ce que Google n’accepte pas. Indiquez une adresse postale, puis renvoyez la réponse.",
  google_pay_suspension:
    "Le profil de paiement Google du compte est suspendu. Réglez le problème dans le centre de paiement de Google, puis renvoyez la réponse.",
  editing_restriction:
    "Google a suspendu les modifications de cette fiche. Attendez la levée de la restriction, puis renvoyez la réponse.",
  illegal_business_hours_edit:
    "Google a refusé les horaires de cette fiche. Corrigez-les d’abord, puis renvoyez la réponse.",
  identity_change:
    "La fiche a tant changé que Google y voit une autre entreprise. Annulez les modifications ou validez de nouveau la fiche.",
  geographic_location_change:
    "La fiche a changé de lieu. Vérifiez l’adresse et le repère, et validez la fiche si Google le demande.",
  moderation_error:
    "Le contrôle de Google a échoué ; votre texte n’est pas en cause. Attendez un peu, puis renvoyez la même réponse.",
  // Text.
  fake_engagement:
    "Google pense que cette réponse ne repose pas sur une expérience réelle. Répondez à ce que dit l’avis, avec vos propres mots.",
  adult_themed: "Google voit un contenu pour adultes dans la réponse. Retirez-le et renvoyez la réponse.",
  sexually_explicit: "Google voit un contenu sexuel dans la réponse. Retirez-le et renvoyez la réponse.",
  advertising_and_solicitation:
    "Google y voit de la publicité. Retirez les offres, les prix, les liens et les numéros de téléphone, et répondez simplement à l’avis.",
  dangerous: "Google voit un contenu dangereux dans la réponse. Retirez-le et renvoyez la réponse.",
  gibberish_and_repetitive:
    "Google n’y trouve pas de sens, ou y voit des répétitions. Écrivez des phrases complètes, avec vos propres mots.",
  repetitive: "Google a vu ce texte trop souvent. Écrivez une réponse qui parle de cet avis.",
  unclear: "Google ne comprend pas la réponse. Écrivez-la plus simplement.",
  illegal: "Google voit un contenu contraire à la loi. Retirez-le et renvoyez la réponse.",
  off_topic: "Google ne voit pas le lien avec l’avis. Tenez-vous-en au sujet de l’avis.",
  offensive: "Google juge la réponse offensante. Retirez tout ce qui s’en prend à l’auteur.",
  violence_and_gore: "Google voit de la violence dans la réponse. Retirez-la et renvoyez la réponse.",
  child_safety:
    "Google voit un risque pour des enfants. Retirez tout ce qui concerne des mineurs et renvoyez la réponse.",
  harassment:
    "Google y voit du harcèlement. Retirez les menaces et les remarques sur la personne, et restez factuel.",
  hate_speech: "Google y voit des propos haineux. Retirez les remarques sur des groupes de personnes.",
  impersonation:
    "Google pense que cette réponse vient d’une autre entreprise. Écrivez-la au nom de la vôtre.",
  misinformation: "Google y voit de fausses affirmations. Retirez ce que vous ne pouvez pas prouver.",
  misrepresentation:
    "Pour Google, la réponse donne une idée fausse de votre entreprise. Retirez les affirmations inexactes.",
  obscenity_and_profanity: "Google y voit des grossièretés. Remplacez-les et renvoyez la réponse.",
  personal_info:
    "Google y voit des données personnelles. Retirez les noms, numéros de téléphone, adresses e-mail et numéros de commande.",
  regulated_goods_and_services:
    "Google n’autorise pas les textes sur des produits réglementés, comme l’alcool, le tabac ou les médicaments. N’en parlez pas.",
  generic_vandalism: "Google prend la réponse pour du vandalisme. Écrivez une réponse qui réagit à l’avis.",
  generic_fraud: "Google soupçonne une fraude. Retirez les liens, les moyens de paiement et les offres.",
  photos_and_videos_criteria:
    "Les règles de Google sur les photos et vidéos ne sont pas respectées. Retirez les liens vers des images et des vidéos.",
  privacy:
    "Google y voit une atteinte à la vie privée. Retirez tout ce qui révèle quelque chose sur l’auteur.",
  generic_violation:
    "Pour Google, la réponse enfreint ses règles, sans préciser laquelle. Rendez-la plus courte et plus neutre, puis renvoyez-la.",
  generic_quality:
    "Google juge la qualité trop faible. Écrivez des phrases complètes qui répondent à l’avis.",
} satisfies typeof english;

/** Reason that this version does not know. */
export const unknownRefusal = ((code: string) =>
  `Google a donné une raison que Vitrine ne connaît pas encore (${code}). Rendez la réponse plus courte et plus neutre, puis renvoyez-la.`) satisfies typeof unknownEnglish;
