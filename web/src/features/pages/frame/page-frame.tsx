// Sandboxed iframe that previews a landing page: its styles are isolated, scripts are blocked, and links do nothing.
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { cx } from "@/ui/cx";
import { sanitizePage } from "./document";

/** Styles added to every preview: disables links and controls, and narrows the scrollbar. */
const PREVIEW_STYLES =
  "a, button, input, select, textarea, summary { pointer-events: none; } html { scrollbar-width: thin; }";
/** Empty document that the iframe loads first. */
const EMPTY_DOCUMENT = "<!doctype html><html><head></head><body></body></html>";

export interface PageFrameProps {
  /** Description for screen readers. */
  title: string;
  html: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** Shows a landing page in an iframe. The scroll position is kept when `html` changes. */
export function PageFrame({ title, html, className, style }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady && html !== undefined && frame.current) renderPage(frame.current, html);
  }, [isReady, html]);
  return (
    <iframe
      ref={frame}
      title={title}
      // Allow same-origin so that this component can set the styles; scripts stay blocked.
      sandbox="allow-same-origin"
      srcDoc={EMPTY_DOCUMENT}
      onLoad={() => setReady(true)}
      className={cx("scheme-light border-0 bg-white", className)}
      {...(style && { style })}
    />
  );
}

function renderPage(frame: HTMLIFrameElement, html: string) {
  const { contentDocument: frameDocument, contentWindow: frameWindow } = frame;
  if (!frameDocument || !frameWindow) return;
  const { language, className, css, body } = sanitizePage(html);
  // The content security policy blocks inline styles but allows constructed style sheets.
  const Sheet = (frameWindow as Window & typeof globalThis).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(`${css}\n${PREVIEW_STYLES}`);
  frameDocument.documentElement.lang = language;
  frameDocument.documentElement.className = className;
  frameDocument.adoptedStyleSheets = [sheet];
  frameDocument.body.replaceWith(frameDocument.importNode(body, true));
}
