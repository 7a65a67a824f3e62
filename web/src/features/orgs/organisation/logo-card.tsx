// The logo that replaces Vitrine's.
import { Image } from "lucide-react";
import { Card } from "@/ui/card";
import { useOrganisationWords } from "../members/words";
import { PictureField } from "../picture-field";
import type { Organisation } from "./api";

/** Minimum width and height of a logo, as on the server. */
const MIN_PIXELS = 32;

/** The logo on white, with its actions. */
export function LogoCard({ organisation }: { organisation: Organisation }) {
  const { logo: words } = useOrganisationWords();
  const { logo } = organisation.brand;
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-6">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="mt-0.5 max-w-[65ch] text-pretty text-ink-muted">{words.text}</p>
      </div>
      <PictureField
        address="/api/v1/organisation/logo"
        least={MIN_PIXELS}
        words={words}
        hasPicture={logo !== null}
      >
        {logo ? (
          <span className="grid h-20 w-48 shrink-0 place-items-center rounded-lg border border-line bg-white p-2">
            <img
              src={logo.url}
              width={logo.width}
              height={logo.height}
              alt={organisation.name}
              className="max-h-full w-auto max-w-full object-contain"
            />
          </span>
        ) : (
          <span className="flex h-20 w-48 shrink-0 items-center justify-center gap-2 rounded-lg border border-dashed border-line-strong text-xs text-ink-muted">
            <Image className="size-5 text-ink-faint" strokeWidth={1.5} aria-hidden="true" />
            {words.none}
          </span>
        )}
      </PictureField>
    </Card>
  );
}
