// The landing page of a location: its address, its QR code, and the counter card.
import { useQuery } from "@tanstack/react-query";
import { Copy, Download, ExternalLink, Printer } from "lucide-react";
import { useLocationNames } from "@/lib/location-choices";
import { saveFile } from "@/lib/save-file";
import { Button, IconButton } from "@/ui/button";
import { Card } from "@/ui/card";
import { Link, LinkButton } from "@/ui/link";
import { CardSkeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { ListFailure } from "../list-failure";
import { cardAddress } from "../search";
import type { ReviewPage } from "../types";
import { pageQuery } from "./api";
import { fileName, pngFile, qrAddress } from "./qr";
import { useLinkWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The card beside the links. */
export function PageCard({ location }: { location: string }) {
  const { page: words } = useLinkWords();
  const { data: page, error, refetch } = useQuery(pageQuery(location));
  const name = useLocationNames([location])(location) ?? "…";
  return (
    <Card className="px-4 py-4 sm:px-5">
      <section aria-labelledby="page-title" className="flex flex-col gap-4">
        <div>
          <h2 id="page-title" className="font-semibold text-ink">
            {words.title}
          </h2>
          <p className="mt-1 text-sm text-pretty text-ink-muted">{words.text}</p>
        </div>
        {page ? (
          <Content page={page} name={name} location={location} />
        ) : error ? (
          <ListFailure error={error} onRetry={() => void refetch()} />
        ) : (
          <CardSkeleton className="h-72" />
        )}
      </section>
    </Card>
  );
}

function Content({ page, name, location }: { page: ReviewPage; name: string; location: string }) {
  const { page: words } = useLinkWords();
  const copy = () =>
    navigator.clipboard.writeText(page.url).then(
      () => toasts.success(words.copied),
      () => toasts.error(words.copy_failed),
    );
  return (
    <>
      <img
        src={qrAddress(page.qr_svg)}
        alt={words.qr(name)}
        className="aspect-square w-full max-w-56 self-center rounded-lg border border-line bg-white p-3"
      />
      <fieldset className="flex items-center justify-center gap-2">
        <legend className="sr-only">{words.download}</legend>
        <Button
          size="sm"
          aria-label={words.svg_label}
          icon={<Download {...ICON} />}
          onPress={() =>
            saveFile(new Blob([page.qr_svg], { type: "image/svg+xml" }), null, fileName(name, "svg"))
          }
        >
          {words.svg}
        </Button>
        <Button
          size="sm"
          aria-label={words.png_label}
          icon={<Download {...ICON} />}
          onPress={() => saveFile(pngFile(page.qr_png), null, fileName(name, "png"))}
        >
          {words.png}
        </Button>
      </fieldset>
      <div>
        <p className="text-xs text-ink-muted">{words.address}</p>
        <div className="mt-1 flex items-center gap-1 rounded-md border border-line bg-sunken py-0.5 pr-0.5 pl-3">
          <Link
            href={page.url}
            target="_blank"
            rel="noopener"
            aria-label={words.open}
            className="inline-flex min-w-0 flex-1 items-center gap-1 text-sm font-normal"
          >
            <bdi className="truncate">{page.url.replace(/^https?:\/\//, "")}</bdi>
            <ExternalLink className="size-3.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
          </Link>
          <IconButton label={words.copy} size="sm" onPress={() => void copy()}>
            <Copy {...ICON} />
          </IconButton>
        </div>
      </div>
      <div className="border-t border-line pt-4">
        <LinkButton href={cardAddress(location)} icon={<Printer {...ICON} />} className="w-full">
          {words.card}
        </LinkButton>
        <p className="mt-2 text-xs text-pretty text-ink-muted">{words.card_text}</p>
        <p className="mt-2 text-xs text-pretty text-ink-muted">{words.own_device}</p>
      </div>
    </>
  );
}
