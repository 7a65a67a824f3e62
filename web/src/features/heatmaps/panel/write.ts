// Figures as people of each language write them.
import { useMemo } from "react";
import { useFormat } from "@/lib/i18n";
import type { Panel } from "../api";
import { type DistanceWords, distanceText } from "../figures";
import { maxMoneyText, moneyText } from "../money";
import { usePanelWords } from "./words";

export type Write = ReturnType<typeof createWrite>;

/** The writers of the current language. */
export function useWrite(): Write {
  const { locale } = useFormat();
  const { distance } = usePanelWords();
  return useMemo(() => createWrite(locale, distance), [locale, distance]);
}

function createWrite(locale: string, words: DistanceWords) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  return {
    /** 1536 -> "1,536". */
    number: (value: number) => whole.format(value),
    /** 7.9 -> "7.90". */
    decimal: (value: number | null) => (value === null ? "–" : two.format(value)),
    /** 7.04 -> "7"; 7.5 -> "7.5". */
    rank: (value: number) => one.format(value),
    /** 22.45 -> "22.45%". */
    percent: (value: number | null) => (value === null ? "–" : percent.format(value / 100)),
    /** 12.24 -> "+12.2". */
    signed: (value: number) => signed.format(value).replace("-", "−"),
    /** 9.81 -> "9.8". */
    band: (value: number) => one.format(value),
    /** "850 m", "1.2 km", "0.8 mi". */
    distance: (meters: number, unit: Panel["unit"]) => distanceText(meters, unit, words, locale),
    money: (micros: number) => moneyText(micros, locale),
    /** An upper bound, rounded up to whole cents. */
    maxMoney: (micros: number) => maxMoneyText(micros, locale),
  };
}
