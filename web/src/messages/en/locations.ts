// Words of the locations feature.

export const locations = {
  title: "Locations",
  subtitle: "Manage your business locations and Google Business Profiles",
};
