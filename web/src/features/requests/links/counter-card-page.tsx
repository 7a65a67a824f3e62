// Counter card of a location with the QR code of its review page, for print on A6.
import "./counter-card.css";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useI18n } from "@/lib/i18n";
import { useLocationNames } from "@/lib/location-choices";
import type { Me } from "@/lib/me";
import { useTitle } from "@/lib/title";
import { Button } from "@/ui/button";
import { cx } from "@/ui/cx";
import { BackLink } from "@/ui/link";
import { pageTitleClass } from "@/ui/page-header";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import { linksAddress } from "../search";
import type { Language, ReviewPage } from "../types";
import { pageQuery } from "./api";
import { CARD_TEXTS } from "./card-texts";
import { qrAddress } from "./qr";
import { useLinkWords } from "./words";

const route = getRouteApi("/dashboard/print/counter-card/$location");
const LANGUAGES = ["en", "fr"] as const satisfies readonly Language[];

/** Color of the awning of an organization without a brand color. */
const DEFAULT_COLOR = "#12355b";
/** Number of stripes of the awning. */
const STRIPE_COUNT = 15;

/** Screen at /dashboard/print/counter-card/{location}: the card, the choice of its language, and the print button. */
export function CounterCardPage() {
  const { card: words } = useLinkWords();
  useTitle(words.title);
  const { language: userLanguage } = useI18n();
  const { me } = route.useRouteContext();
  const { location } = route.useParams();
  const [language, setLanguage] = useState<Language>(userLanguage);
  const { data: page, error, refetch } = useQuery(pageQuery(location));
  const name = useLocationNames([location])(location);
  return (
    <div className="counter-card flex min-h-dvh flex-col items-center gap-6 px-4 py-6">
      <header className="flex w-full max-w-xl flex-wrap items-end gap-3 print:hidden">
        <div className="basis-full">
          <BackLink href={linksAddress(location)}>{words.back}</BackLink>
        </div>
        <h1 className={cx("flex-1 basis-full", pageTitleClass)}>{words.title}</h1>
        <Select
          label={words.language}
          value={language}
          choices={LANGUAGES.map((id) => ({ id, label: words.languages[id] }))}
          onChange={(chosen) => setLanguage(chosen === "fr" ? "fr" : "en")}
          className="w-48"
        />
        <Button
          variant="primary"
          icon={<Printer className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          isDisabled={!page || !name}
          onPress={() => window.print()}
        >
          {words.print}
        </Button>
        <p className="basis-full text-xs text-ink-muted">{words.paper}</p>
      </header>
      {page && name ? (
        <CounterCard page={page} name={name} language={language} brand={me.organisation?.brand} />
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[148mm] w-[105mm] max-w-full" />
      )}
    </div>
  );
}

interface CounterCardProps {
  page: ReviewPage;
  name: string;
  language: Language;
  brand: NonNullable<Me["organisation"]>["brand"] | undefined;
}

function CounterCard({ page, name, language, brand }: CounterCardProps) {
  const { page: pageWords } = useLinkWords();
  const logo = brand?.logo;
  return (
    <main
      lang={language}
      className="counter-card-sheet flex h-[148mm] w-[105mm] shrink-0 flex-col items-center overflow-hidden bg-white text-center max-sm:[zoom:0.8] print:[zoom:1] text-[#17202a] shadow-lg print:shadow-none"
    >
      <Awning color={brand?.colour ?? DEFAULT_COLOR} />
      <div className="flex flex-1 flex-col items-center justify-between px-[9mm] pt-[5mm] pb-[7mm]">
        <div className="flex flex-col items-center gap-[2.5mm]">
          {logo && <img src={logo.url} alt="" className="h-[11mm] max-w-[50mm] object-contain" />}
          <p className="text-[4.2mm] leading-tight font-semibold break-words">{name}</p>
          <p className="font-display text-[7.4mm] leading-[1.12] font-semibold text-balance">
            {CARD_TEXTS[language].hello}
          </p>
        </div>
        <img src={qrAddress(page.qr_svg)} alt={pageWords.qr(name)} className="size-[54mm]" />
        <div className="flex flex-col gap-[1.5mm]">
          <p className="text-[3.5mm] leading-[1.4] text-pretty">{CARD_TEXTS[language].scan}</p>
          <p className="text-[2.8mm] break-all text-[#5a6470]">{page.url.replace(/^https?:\/\//, "")}</p>
        </div>
      </div>
    </main>
  );
}

/** Striped awning at the top of the card, drawn in millimeters. */
function Awning({ color }: { color: string }) {
  const width = 105 / STRIPE_COUNT;
  const [height, radius] = [4, width / 2];
  return (
    <svg viewBox={`0 0 105 ${height + radius}`} aria-hidden="true" className="w-full shrink-0">
      {Array.from({ length: STRIPE_COUNT }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the stripes have no id
          key={index}
          d={`M${index * width} 0h${width}v${height}a${radius} ${radius} 0 0 1-${width} 0Z`}
          fill={index % 2 === 0 ? color : "#f1e3c6"}
        />
      ))}
    </svg>
  );
}
