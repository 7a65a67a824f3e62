// The page that does not exist.
export const en = {
  title: "Page not found | Vitrine",
  heading: "This page has not been generated",
  lead: "Tell me what you would like on this page.",
  tell: "Tell us",
  home: "Back to the home page",
  subject: "A page that is missing",
  links: "Or continue here",
  search: "Search the help",
  submit: "Search",
};
