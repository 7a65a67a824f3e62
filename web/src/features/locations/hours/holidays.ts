// Public holidays by rule, for the countries of most users. Pure: `today` is a parameter.

export type Holiday =
  | "new_year"
  | "mlk_day"
  | "presidents_day"
  | "family_day"
  | "good_friday"
  | "easter_monday"
  | "labour_day_may"
  | "victory_1945"
  | "ascension"
  | "whit_monday"
  | "victoria_day"
  | "patriots_day"
  | "memorial_day"
  | "juneteenth"
  | "saint_jean"
  | "canada_day"
  | "independence_day"
  | "bastille_day"
  | "assumption"
  | "labor_day"
  | "truth_reconciliation"
  | "columbus_day"
  | "thanksgiving"
  | "all_saints"
  | "armistice"
  | "remembrance_day"
  | "veterans_day"
  | "christmas"
  | "boxing_day"
  | "saint_stephen";

/** A holiday and its date, "YYYY-MM-DD". */
export interface DatedHoliday {
  holiday: Holiday;
  date: string;
}

/** Region of a location, as far as it decides its holidays. */
export interface Region {
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  state?: string | null;
  postal_code?: string | null;
}

const MONDAY = 1;
const THURSDAY = 4;

/** Returns the public holidays of a region for twelve months from `today`, by date; empty for unknown regions. */
export function upcomingHolidays(region: Region, today: string): DatedHoliday[] {
  const year = Number(today.slice(0, 4));
  const end = `${year + 1}${today.slice(4)}`;
  return [year, year + 1]
    .flatMap((each) => holidaysOf(region, each))
    .filter(({ date }) => date >= today && date < end)
    .sort((a, b) => a.date.localeCompare(b.date));
}

function holidaysOf(region: Region, year: number): DatedHoliday[] {
  const rules = { US: american, CA: canadian, FR: french }[region.country ?? ""];
  return rules
    ? Object.entries(rules(year, region)).map(([holiday, date]) => ({ holiday: holiday as Holiday, date }))
    : [];
}

type Dates = Partial<Record<Holiday, string>>;

function american(year: number): Dates {
  return {
    new_year: day(year, 1, 1),
    mlk_day: nth(year, 1, MONDAY, 3),
    presidents_day: nth(year, 2, MONDAY, 3),
    memorial_day: last(year, 5, MONDAY),
    juneteenth: day(year, 6, 19),
    independence_day: day(year, 7, 4),
    labor_day: nth(year, 9, MONDAY, 1),
    columbus_day: nth(year, 10, MONDAY, 2),
    veterans_day: day(year, 11, 11),
    thanksgiving: nth(year, 11, THURSDAY, 4),
    christmas: day(year, 12, 25),
  };
}

const FAMILY_DAY = ["AB", "BC", "NB", "ON", "SK"];
const NO_REMEMBRANCE_DAY = ["ON", "QC", "NS", "MB"];

function canadian(year: number, { state, postal_code }: Region): Dates {
  const province = provinceOf(state ?? null, postal_code ?? null);
  const isQuebec = province === "QC";
  const victoria = before(year, 5, 25, MONDAY);
  return {
    new_year: day(year, 1, 1),
    ...(province && FAMILY_DAY.includes(province) && { family_day: nth(year, 2, MONDAY, 3) }),
    good_friday: afterEaster(year, -2),
    ...(isQuebec && { easter_monday: afterEaster(year, 1) }),
    ...(isQuebec ? { patriots_day: victoria } : { victoria_day: victoria }),
    ...(isQuebec && { saint_jean: day(year, 6, 24) }),
    canada_day: day(year, 7, 1),
    labor_day: nth(year, 9, MONDAY, 1),
    ...(!isQuebec && { truth_reconciliation: day(year, 9, 30) }),
    thanksgiving: nth(year, 10, MONDAY, 2),
    ...(!(province && NO_REMEMBRANCE_DAY.includes(province)) && { remembrance_day: day(year, 11, 11) }),
    christmas: day(year, 12, 25),
    ...(province === "ON" && { boxing_day: day(year, 12, 26) }),
  };
}

/** Alsace and Moselle have two more. */
const ALSACE_MOSELLE = /^(57|67|68)/;

function french(year: number, { postal_code }: Region): Dates {
  const hasMore = ALSACE_MOSELLE.test(postal_code ?? "");
  return {
    new_year: day(year, 1, 1),
    ...(hasMore && { good_friday: afterEaster(year, -2) }),
    easter_monday: afterEaster(year, 1),
    labour_day_may: day(year, 5, 1),
    victory_1945: day(year, 5, 8),
    ascension: afterEaster(year, 39),
    whit_monday: afterEaster(year, 50),
    bastille_day: day(year, 7, 14),
    assumption: day(year, 8, 15),
    all_saints: day(year, 11, 1),
    armistice: day(year, 11, 11),
    christmas: day(year, 12, 25),
    ...(hasMore && { saint_stephen: day(year, 12, 26) }),
  };
}

/** First letters of postal codes, and the names people write. */
const BY_POSTAL_CODE: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  Y: "YT",
};
const BY_NAME: Record<string, string> = {
  alberta: "AB",
  "british columbia": "BC",
  "colombie-britannique": "BC",
  manitoba: "MB",
  "new brunswick": "NB",
  "nouveau-brunswick": "NB",
  "nova scotia": "NS",
  "nouvelle-ecosse": "NS",
  ontario: "ON",
  quebec: "QC",
  saskatchewan: "SK",
};

function provinceOf(state: string | null, postalCode: string | null): string | null {
  const folded = (state ?? "").normalize("NFD").replaceAll(/\p{M}/gu, "").trim().toLowerCase();
  if (/^[a-z]{2}$/.test(folded)) return folded.toUpperCase();
  return BY_NAME[folded] ?? BY_POSTAL_CODE[(postalCode ?? "").trim().charAt(0).toUpperCase()] ?? null;
}

function day(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

function weekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The n-th such day of a month. */
function nth(year: number, month: number, which: number, n: number): string {
  const first = weekday(day(year, month, 1));
  return day(year, month, 1 + ((which - first + 7) % 7) + 7 * (n - 1));
}

function last(year: number, month: number, which: number): string {
  const end = weekday(day(year, month + 1, 0));
  return day(year, month + 1, -((end - which + 7) % 7));
}

/** The last such day before a date. */
function before(year: number, month: number, date: number, which: number): string {
  const from = weekday(day(year, month, date - 1));
  return day(year, month, date - 1 - ((from - which + 7) % 7));
}

/** Easter Sunday by the Gregorian rule (Meeus), and days after it. */
function afterEaster(year: number, days: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return day(year, Math.floor(f / 31), (f % 31) + 1 + days);
}
