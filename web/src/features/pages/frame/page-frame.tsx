// A page in a frame of its own: its styles and widths are its own, and nothing in it runs or leads away.
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { cx } from "@/ui/cx";
import { framed } from "./document";

/** The links of a preview lead nowhere. */
const QUIET =
  "a, button, input, select, textarea, summary { pointer-events: none; } html { scrollbar-width: thin; }";
/** Frame before its page is there. */
const EMPTY = "<!doctype html><html><head></head><body></body></html>";

export interface PageFrameProps {
  /** Description for screen readers. */
  title: string;
  html: string | undefined;
  className?: string;
  style?: CSSProperties;
}

/** The page. A change of `html` keeps the place to which the reader scrolled. */
export function PageFrame({ title, html, className, style }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady && html !== undefined && frame.current) show(frame.current, html);
  }, [isReady, html]);
  return (
    <iframe
      ref={frame}
      title={title}
      // Its own origin, so that the styles can be set from here; scripts stay forbidden.
      sandbox="allow-same-origin"
      srcDoc={EMPTY}
      onLoad={() => setReady(true)}
      className={cx("scheme-light border-0 bg-white", className)}
      {...(style && { style })}
    />
  );
}

function show(frame: HTMLIFrameElement, html: string) {
  const { contentDocument: target, contentWindow: realm } = frame;
  if (!target || !realm) return;
  const { language, className, css, body } = framed(html);
  // Sheets made by script are the only ones that the content policy allows.
  const Sheet = (realm as Window & typeof globalThis).CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(`${css}\n${QUIET}`);
  target.documentElement.lang = language;
  target.documentElement.className = className;
  target.adoptedStyleSheets = [sheet];
  target.body.replaceWith(target.importNode(body, true));
}
