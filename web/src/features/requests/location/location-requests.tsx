// Requests about one location, on its page: asking a customer, and the public links.
import { useQuery } from "@tanstack/react-query";
import { QrCode, UserRoundCheck } from "lucide-react";
import { useMay } from "@/lib/may";
import { Link, LinkButton } from "@/ui/link";
import { linksQuery } from "../links/api";
import { askAddress, linksAddress } from "../search";
import { useRequestsWords } from "../words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Two buttons, and the links in the order in which everyone sees them. */
export function LocationRequests({ id }: { id: string }) {
  const { of_location: words } = useRequestsWords();
  const may = useMay();
  const { data } = useQuery(linksQuery(id));
  return (
    <section aria-label={words.title} className="rounded-lg border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{words.title}</h3>
          {data && (
            <p className="mt-0.5 text-sm text-pretty text-ink-muted">
              {data.items.length === 0 ? (
                <Link href={linksAddress(id)}>{words.no_links}</Link>
              ) : (
                <>
                  {words.links}{" "}
                  {data.items.map(({ source, name, url }, at) => (
                    <span key={source}>
                      {at > 0 && ", "}
                      <Link href={url} target="_blank" rel="noreferrer noopener">
                        {name}
                      </Link>
                    </span>
                  ))}
                </>
              )}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {may("send_requests") && (
            <LinkButton size="sm" href={askAddress(id)} icon={<UserRoundCheck {...ICON} />}>
              {words.ask}
            </LinkButton>
          )}
          <LinkButton size="sm" href={linksAddress(id)} icon={<QrCode {...ICON} />}>
            {words.qr}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
