// Preview of a color in the light and the dark theme.
import type { Schemas } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { cx } from "@/ui/cx";
import { useOrganisationWords } from "../members/words";
import type { Palettes } from "./api";

export interface ColourPreviewProps {
  palettes: Palettes;
  /** Typed color in lower case. */
  chosen: string;
}

/** Preview of a button, a link and a selection in both themes; not interactive. */
export function ColourPreview({ palettes, chosen }: ColourPreviewProps) {
  const { colour: words } = useOrganisationWords();
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Sample
        name={words.light}
        palette={palettes.light}
        chosen={chosen}
        className="bg-white text-night-deep"
      />
      <Sample
        name={words.dark}
        palette={palettes.dark}
        chosen={chosen}
        className="bg-night-deep text-cream"
      />
    </div>
  );
}

interface SampleProps {
  name: string;
  palette: Schemas["Palette"];
  chosen: string;
  className: string;
}

function Sample({ name, palette, chosen, className }: SampleProps) {
  const { colour: words } = useOrganisationWords();
  return (
    <div className={cx("flex flex-col gap-3 rounded-lg border border-line p-4", className)}>
      <p className="flex min-h-6 flex-wrap items-center justify-between gap-2 text-xs font-medium">
        {name}
        {palette.primary !== chosen && <Badge tone="neutral">{words.adapted}</Badge>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          className="inline-flex h-9 items-center rounded-md px-3.5 font-medium"
          style={{ background: palette.primary, color: palette.on_primary }}
        >
          {words.sample_button}
        </span>
        <span
          className="inline-flex h-9 items-center rounded-md px-3 font-medium"
          style={{ background: palette.primary_soft, color: palette.link }}
        >
          {words.sample_chosen}
        </span>
        <span className="font-medium underline" style={{ color: palette.link }}>
          {words.sample_link}
        </span>
      </p>
    </div>
  );
}
