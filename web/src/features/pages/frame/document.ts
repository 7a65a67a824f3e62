// Sanitizes a page for a frame: keeps its styles and its body, and removes active content. Pure.

/** Elements that load, run or send something. */
const ACTIVE = "script, link, meta, base, iframe, object, embed, noscript";
/** Elements that the keyboard would stop at, and that lead out of the frame. */
const CONTROLS = "a, button, input, select, textarea, summary, [tabindex]";

/** Styles, as the templates write them. */
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/gi;

/** A page to be shown. */
export interface FramedPage {
  language: string;
  /** Classes of the root element, on which the styles of a template depend. */
  className: string;
  /** Its styles, in their order. */
  css: string;
  body: HTMLElement;
}

/** Returns the parts of a page. Styles are apart because the content policy forbids inline ones. */
export function framed(html: string): FramedPage {
  // Taken out of the text: the policy also refuses styles in a document that is only parsed.
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
