// URLs of other screens that provide data of pages. Pure.

/** The settings of a location. */
export const homeSettings = (location: string) =>
  `/dashboard/locations/${encodeURIComponent(location)}?tab=settings`;

/** The photos of a location. */
export const photosOf = (location: string) => `/dashboard/locations/${encodeURIComponent(location)}`;

/** The reviews of a location. */
export const reviewsOf = (location: string) => `/dashboard/reviews?location=${encodeURIComponent(location)}`;

/** The page of a location. */
export const homeOf = (location: string) => `/dashboard/locations/${encodeURIComponent(location)}`;
