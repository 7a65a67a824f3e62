// One HTML document: head, layout and the body of a page.
import type { ReactNode } from "react";
import { LanguageContext } from "./language";
import type { Crumb } from "./layout/breadcrumbs";
import { Shell } from "./layout/shell";
import type { Language, PageId } from "./routes";

/** Files of the build that every page needs, as addresses. */
export interface Assets {
  css: string[];
  js: string[];
  fonts: string[];
}

interface Props {
  language: Language;
  id: PageId | null;
  crumbs: readonly Crumb[];
  assets: Assets;
  head: ReactNode;
  children: ReactNode;
}

/** The whole page. */
export function Document({ language, id, crumbs, assets, head, children }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1420" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {assets.css.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {assets.js.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <LanguageContext value={language}>
          <Shell id={id} crumbs={crumbs}>
            {children}
          </Shell>
        </LanguageContext>
      </body>
    </html>
  );
}
