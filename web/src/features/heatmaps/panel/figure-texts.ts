// Texts of the figures: values, changes and the inputs of their formulas. Pure.
import type { Figures, MetricChange, Pin } from "../api";
import type { PanelWords } from "./en";
import { rankText } from "./marks";
import type { Figure, Reading } from "./reading";
import type { Write } from "./write";

/** Returns the value of a figure. */
export function valueText(figure: Figure, reading: Reading, words: PanelWords, write: Write): string {
  switch (figure) {
    case "solv":
    case "coverage":
      return write.percent(reading[figure]);
    case "atrp":
    case "arp":
    case "visibility":
      return write.decimal(reading[figure]);
    case "found":
      return words.figures.of(write.number(reading.found), write.number(reading.measured));
    case "center":
      return centerText(reading.center, words, write);
    case "reach":
      return reading.reachMean === null ? "–" : write.distance(reading.reachMean, reading.unit);
  }
}

function centerText(center: Pin | undefined, words: PanelWords, write: Write): string {
  return (center && rankText(center, words, write)) || "–";
}

/** Returns the value of a figure in an earlier scan, for figures without a verdict; null when it is unknown. */
export function earlierText(
  figure: Figure,
  earlier: Figures,
  unit: Reading["unit"],
  write: Write,
): string | null {
  const { arp, center, reach_mean_m, coverage } = earlier;
  if (figure === "arp") return arp === null ? null : write.decimal(arp);
  if (figure === "center") return center === null ? null : write.number(center);
  if (figure === "reach") return reach_mean_m === null ? null : write.distance(reach_mean_m, unit);
  return figure === "coverage" ? write.percent(coverage) : null;
}

/** Returns a change with its band: "+12.2 ± 9.8, real". */
export function changeText(change: MetricChange, words: PanelWords, write: Write): string {
  return words.figures[change.verdict](write.signed(change.delta), write.band(change.band));
}

/** Returns the inputs of a figure in this scan: "11 of 49 pins in the top 3 → 22.45". */
export function inputsText(figure: Figure, reading: Reading, words: PanelWords, write: Write): string {
  const { counts: c, center } = reading;
  const texts = words.computed;
  const result = valueText(figure, { ...reading, ...plain(reading) }, words, write);
  switch (figure) {
    case "solv":
      return texts.solv_inputs(c.top3, c.measured, result);
    case "atrp":
      return texts.atrp_inputs(write.number(c.sum), c.absent, c.measured, result);
    case "arp":
      return texts.arp_inputs(write.number(c.sum), c.found, result);
    case "found":
      return texts.found_inputs(
        c.found,
        c.measured,
        write.percent(c.measured === 0 ? null : (100 * c.found) / c.measured),
      );
    case "visibility":
      return texts.visibility_inputs(c.top3, c.top10, c.top20, c.measured, result);
    case "center":
      return center ? texts.center_inputs(center.row + 1, center.column + 1, result) : result;
    case "reach":
      return reading.reachMean === null || reading.reachMax === null
        ? words.figures.no_reach
        : texts.reach_inputs(
            c.top3,
            write.distance(reading.reachMean, reading.unit),
            write.distance(reading.reachMax, reading.unit),
          );
    case "coverage":
      return texts.coverage_inputs(c.measured, c.expected, result);
  }
}

/** The plain counts of an adaptive scan, which its weighted figures differ from. */
function plain({ counts }: Reading) {
  const { solv, atrp, arp, visibility, coverage } = counts;
  return { solv, atrp, arp, visibility, coverage };
}
