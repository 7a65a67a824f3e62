// Steps that raise the score most, each with its points.
import { useFormat } from "@/lib/i18n";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { locationAddress } from "../search";
import type { Gain } from "../types";
import { useListingWords, useMatrixWords } from "../words";

export interface GainsProps {
  location: string;
  gains: readonly Gain[];
}

/** The steps, the largest gain first; empty without any. */
export function Gains({ location, gains }: GainsProps) {
  const { of_location: words } = useMatrixWords();
  const { gain: gainText } = useListingWords();
  const format = useFormat();
  const positiveGains = gains.filter(({ points }) => points > 0);
  if (positiveGains.length === 0) return null;
  return (
    <Card className="@container px-4 py-3">
      <h3 className="text-sm font-semibold">{words.gains}</h3>
      <ol className="mt-1.5 grid gap-x-8 @3xl:grid-cols-2">
        {positiveGains.map(({ directory_id, directory_name, is_missing, field, points }) => (
          <li key={directory_id} className="flex items-baseline gap-3 py-1 text-sm">
            <span className="numeric w-20 shrink-0 font-semibold whitespace-nowrap text-good-ink">
              {gainText(format.rating(points), points)}
            </span>
            <Link
              href={locationAddress(location, directory_id)}
              className="min-w-0 text-ink no-underline hover:underline"
            >
              {is_missing || field === null
                ? words.gain.missing(directory_name)
                : words.gain.wrong(directory_name, words.gain_fields[field])}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
