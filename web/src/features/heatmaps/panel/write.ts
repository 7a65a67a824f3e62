// Figures as people of each language write them.
import { useMemo } from "react";
import { useI18n } from "@/lib/i18n";
import { dollars } from "./money";

export type Write = ReturnType<typeof createWrite>;

/** The writers of the current language. */
export function useWrite(): Write {
  const { language, format } = useI18n();
  return useMemo(() => createWrite(language, format.locale), [language, format.locale]);
}

function createWrite(language: "en" | "fr", locale: string) {
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const one = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const kilometers = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "kilometer",
    maximumFractionDigits: 1,
  });
  const meters = new Intl.NumberFormat(locale, { style: "unit", unit: "meter", maximumFractionDigits: 0 });
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
    /** 850 -> "850 m", 1240 -> "1.2 km". */
    distance: (value: number) => (value < 1000 ? meters.format(value) : kilometers.format(value / 1000)),
    dollars: (micros: number) => dollars(micros, language),
  };
}
