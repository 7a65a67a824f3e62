// Addresses of the pages, redirects of old ones, and setup of a custom domain.
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useMay } from "@/lib/may";
import { Link } from "@/ui/link";
import { Select } from "@/ui/select";
import { WebAddress } from "@/ui/web-address";
import { CopyButton } from "../copy-button";
import type { Site } from "../types";
import { Part } from "./part";
import { proxyConfiguration, SERVERS, type Server } from "./proxy";
import { useSiteWords } from "./words";

const NAMES: Record<Server, string> = { nginx: "nginx", caddy: "Caddy", apache: "Apache" };

/** The cards of the tab. */
export function AddressTab({ site }: { site: Site }) {
  const { own, stays, domain } = useSiteWords();
  const may = useMay();
  const base = site.base_url.replace(/\/$/, "");
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <Part title={own.title} text={own.text}>
        <ul className="divide-y divide-line text-sm">
          <Address name={own.site} url={`${base}/`} />
          <Address name={own.locator} url={`${base}/locator`} />
          <Address name={own.sitemap} url={`${base}/sitemap.xml`} />
        </ul>
      </Part>
      <Part title={stays.title}>
        <ul className="flex max-w-[75ch] list-disc flex-col gap-1.5 pl-5 text-sm text-pretty text-ink-muted marker:text-brass">
          {stays.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Part>
      {may("manage_domains") && (
        <Part title={domain.title} text={domain.text}>
          <Link href="/dashboard/settings/domains" className="self-start text-sm">
            {domain.open}
          </Link>
        </Part>
      )}
      <OwnPath site={site} />
    </div>
  );
}

function Address({ name, url }: { name: string; url: string }) {
  const { own: words } = useSiteWords();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-2.5">
      <div className="min-w-0">
        <p className="text-xs text-ink-muted">{name}</p>
        <p className="break-words">
          <Link href={url} target="_blank" rel="noopener" className="inline-flex items-center gap-1.5">
            <span className="min-w-0">
              <WebAddress address={url} />
            </span>
            <ExternalLink className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          </Link>
        </p>
      </div>
      <CopyButton text={url} label={words.copy} />
    </li>
  );
}

function OwnPath({ site }: { site: Site }) {
  const { path: words } = useSiteWords();
  const [server, setServer] = useState<Server>("nginx");
  const text = proxyConfiguration(server, site.base_url);
  return (
    <Part title={words.title} text={words.text(new URL(site.base_url).pathname)}>
      <Select
        label={words.server}
        value={server}
        onChange={(chosen) => setServer(SERVERS.find((each) => each === chosen) ?? server)}
        choices={SERVERS.map((id) => ({ id, label: NAMES[id] }))}
        className="sm:w-56"
      />
      <figure className="flex flex-col gap-2">
        <figcaption className="sr-only">{words.snippet}</figcaption>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
          tabIndex={0}
          className="focus-ring overflow-x-auto rounded-md border border-line bg-sunken px-4 py-3 font-mono text-xs leading-relaxed text-ink"
        >
          {text}
        </pre>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[60ch] text-xs text-pretty text-ink-muted">{words.note}</p>
          <CopyButton text={text} label={words.copy} />
        </div>
      </figure>
    </Part>
  );
}
