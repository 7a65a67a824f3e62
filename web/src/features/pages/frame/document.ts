// Sanitizes a page for a frame: keeps its styles and its body, and removes active content. Pure.

/** Elements that load, run or send something. */
const ACTIVE = "script, link, meta, base, iframe, object, embed, noscript";
/** Links and controls; they are removed from the tab order. */
const CONTROLS = "a, button, input, select, textarea, summary, [tabindex]";

/** Style elements of the templates. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** Page without active content. */
export interface SanitizedPage {
  language: string;
  /** Classes of the root element, on which the styles of a template depend. */
  className: string;
  /** Styles of the page, in their order. */
  css: string;
  body: HTMLElement;
}

/** Removes active content from a page. Styles are returned separately because the content policy blocks inline styles. */
export function sanitizePage(html: string): SanitizedPage {
  // Styles are removed before parsing because the policy also blocks styles in a parsed document.
  const css = [...html.matchAll(STYLES)].map(([, text = ""]) => text).join("\n");
  const page = new DOMParser().parseFromString(html.replaceAll(STYLES, ""), "text/html");
  for (const each of page.querySelectorAll(`style, ${ACTIVE}`)) each.remove();
  for (const each of page.querySelectorAll(CONTROLS)) each.setAttribute("tabindex", "-1");
  for (const each of page.querySelectorAll("*")) {
    for (const { name } of [...each.attributes]) if (name.startsWith("on")) each.removeAttribute(name);
  }
  const { lang, className } = page.documentElement;
  return { language: lang, className, css, body: page.body };
}
