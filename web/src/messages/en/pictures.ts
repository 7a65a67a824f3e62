// Words of pictures that people upload: of places, of themselves, of their organization.

export const pictures = {
  limits: (min: string) => `JPEG, PNG, or WebP, up to 10 MB, at least ${min} × ${min} pixels`,
  refusals: {
    not_an_image: "This file isn’t a JPEG, PNG, or WebP image.",
    image_too_large: (limit: string) => `The file is larger than ${limit}.`,
    too_many_pixels: (limit: string) =>
      `The image is larger than ${limit} megapixels. Resize it and try again.`,
    image_too_small: (min: string) => `The image must be at least ${min} × ${min} pixels.`,
    image_broken: "The file is damaged or incomplete.",
  },
};
