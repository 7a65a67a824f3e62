// Texts of uploaded pictures: of locations, of users, of their organization.
import type { pictures as english } from "../en/pictures";

export const pictures = {
  limits: (min: string) => `JPEG, PNG ou WebP, 10 Mo au plus, au moins ${min} pixels de large et de haut`,
  refusals: {
    not_an_image: "Ce n’est pas une image JPEG, PNG ou WebP, quoi qu’en dise son nom.",
    image_too_large: (limit: string) => `Le fichier dépasse ${limit}.`,
    too_many_pixels: (limit: string) => `L’image dépasse ${limit} mégapixels. Réduisez-la d’abord.`,
    image_too_small: (min: string) => `L’image doit mesurer au moins ${min} pixels de large et de haut.`,
    image_broken: "Le fichier est endommagé ou incomplet.",
  },
} satisfies typeof english;
