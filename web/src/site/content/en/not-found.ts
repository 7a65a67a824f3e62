// The page that does not exist.
export const en = {
  title: "Page not found | Vitrine",
  heading: "This page has not been generated",
  lead: "Tell me what you would like on this page.",
  tell: "Tell us",
  home: "Back to the home page",
  subject: "A missing page",
  links: "Or try one of these",
  search: "Search the help center",
  submit: "Search",
};
