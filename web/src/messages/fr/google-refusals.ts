// Messages for the values that Google refuses. The keys are Google's error codes in lower case.
import type * as en from "../en/google-refusals";

export const refusals: typeof en.refusals = {
  address_missing_region_code: "L’adresse n’indique pas de pays.",
  blocked_region: "Google ne répertorie aucun établissement dans ce pays.",
  forbidden_words: "Google n’autorise pas certains des mots employés.",
  invalid_attribute_name: "Google ne connaît pas cet attribut.",
  invalid_category: "Google ne connaît pas cette catégorie. Choisissez-en une dans sa liste.",
  invalid_characters: "Google n’autorise pas certains des caractères employés.",
  invalid_hours_value:
    "Google ne peut pas lire ces horaires. Vérifiez l’ouverture et la fermeture de chaque jour.",
  invalid_language: "Google ne connaît pas cette langue.",
  invalid_latlng: "Ces coordonnées n’existent pas. Placez le repère à l’entrée.",
  invalid_phone_number: "Ce n’est pas un numéro de téléphone du pays de l’établissement.",
  invalid_time_schedule: "Les horaires d’un jour se chevauchent. Corrigez-les.",
  invalid_url: "Google ne peut pas lire cette adresse web. Commencez-la par https://.",
  lat_lng_too_far_from_address: "Le repère est trop loin de l’adresse. Déplacez-le, ou corrigez l’adresse.",
  lat_lng_updates_not_permitted: "Google ne permet pas de déplacer le repère de cet établissement.",
  missing_address_components: "L’adresse est incomplète : indiquez la rue et la ville.",
  missing_both_phone_and_website:
    "Sans lieu ouvert au public, Google demande un numéro de téléphone ou un site web.",
  missing_primary_phone_number: "Le premier numéro de téléphone manque.",
  missing_storefront_address_or_sab: "Google demande une adresse, ou la zone desservie.",
  overlapped_special_hours: "Deux jours exceptionnels se chevauchent. Corrigez-les.",
  pin_drop_required: "Google ne trouve pas l’adresse. Placez le repère à l’entrée.",
  po_box_in_address_not_allowed: "Une boîte postale n’est pas l’adresse d’un établissement.",
  profile_description_contains_url: "Google n’admet aucune adresse web dans la description.",
  required_field_missing_value: "Google ne permet pas de laisser ce champ vide.",
  special_hours_set_without_regular_hours:
    "Les jours exceptionnels demandent des horaires d’ouverture. Indiquez-les d’abord.",
  string_too_long: "Ce texte est trop long pour Google. Raccourcissez-le.",
  too_many_entries: "Il y en a plus que Google n’en accepte. Retirez-en.",
};
