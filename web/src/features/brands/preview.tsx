// The beginning of a report in the look of a brand.
import { useBrandWords } from "./words";

export interface PreviewProps {
  brand: { name: string; primary_color: string; accent_color: string; typeface?: string; footer?: string };
  logo: string | null;
}

const FONTS: Record<string, string> = {
  serif: "Georgia, serif",
  system: "system-ui, sans-serif",
};

/** A page on white, as clients see it whatever the theme of this screen. */
export function Preview({ brand, logo }: PreviewProps) {
  const { preview: words } = useBrandWords();
  const font = FONTS[brand.typeface ?? "sans"];
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-white p-4 text-[#17202a]">
      <div className="flex h-8 items-center">
        {logo ? (
          <img src={logo} alt={brand.name} className="max-h-8 w-auto max-w-40 object-contain" />
        ) : (
          <span className="truncate text-sm font-semibold" style={{ color: brand.primary_color }}>
            {brand.name.trim() || words.name}
          </span>
        )}
      </div>
      <p className="text-lg leading-6 font-semibold" style={{ color: brand.primary_color, fontFamily: font }}>
        {words.title}
      </p>
      <div className="flex items-end justify-between gap-3">
        <p className="text-sm">
          {words.figure}
          <span className="numeric block text-xl font-semibold">48</span>
          <span className="text-xs">{words.change}</span>
        </p>
        <svg viewBox="0 0 96 40" className="h-10 w-24" role="img" aria-label={words.chart}>
          <polyline
            points="2,30 22,24 42,26 62,12 94,6"
            fill="none"
            stroke={brand.primary_color}
            strokeWidth="2.5"
          />
          <polyline
            points="2,34 22,32 42,28 62,26 94,20"
            fill="none"
            stroke={brand.accent_color}
            strokeWidth="2"
            strokeDasharray="4 3"
          />
        </svg>
      </div>
      <span
        className="self-start rounded-md px-3 py-1.5 text-xs font-medium text-white"
        style={{ background: brand.primary_color }}
      >
        {words.button}
      </span>
      {brand.footer && <p className="text-[0.6875rem] whitespace-pre-line text-[#4a5560]">{brand.footer}</p>}
    </div>
  );
}
