// Words of pictures that people upload: of places, of themselves, of their organization.

export const pictures = {
  limits: (min: string) => `JPEG, PNG or WebP, up to 10 MB, at least ${min} pixels wide and high`,
  refusals: {
    not_an_image: "This is not a JPEG, PNG or WebP image, whatever its name says.",
    image_too_large: (limit: string) => `The file is larger than ${limit}.`,
    too_many_pixels: (limit: string) => `The image has more than ${limit} megapixels. Make it smaller first.`,
    image_too_small: (min: string) => `The image must be at least ${min} pixels wide and high.`,
    image_broken: "The file is damaged, or not all of it is there.",
  },
};
