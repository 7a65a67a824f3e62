// Data of the map and its panel: a scan, the ranked business, and the scan to compare with.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Panel, Pin, Scan, ScanDetail } from "../api";
import { liveScanQuery } from "./api";
import { type Difference, differences, isComparable, isRealChange } from "./difference";
import { indexOfKey, pinsOf, tally } from "./ranks";
import { type Reading, readingOf } from "./reading";
import type { PanelSearch } from "./search";

/** A comparison that is on the map. */
export interface Comparison {
  older: { scan: ScanDetail; pins: readonly Pin[]; reading: Reading };
  differences: readonly Difference[];
  isReal: boolean;
  isComparable: boolean;
}

/** Data of the map; undefined until the scan has arrived. */
export interface BoardData {
  scan: ScanDetail;
  /** Position of the shown business: 0 for the measured one, -1 for one that this scan does not know. */
  index: number;
  name: string;
  place: { latitude: number; longitude: number } | null;
  pins: readonly Pin[];
  reading: Reading;
  comparison: Comparison | null;
}

/** Loads the scans, and derives the pins and figures of the shown business. */
export function useBoard(panel: Panel, scans: readonly Scan[], scanId: string, search: PanelSearch) {
  const { rival, compare } = search;
  const query = useQuery({ ...liveScanQuery(scanId), placeholderData: keepPreviousData });
  const other = useQuery({
    ...liveScanQuery(compare ?? ""),
    enabled: compare !== undefined && compare !== scanId,
  });
  const scan = query.data;
  const older = compare !== undefined && other.data?.panel_id === panel.id ? other.data : undefined;
  const name = useName(scan, panel, rival);
  const data = useMemo((): BoardData | undefined => {
    if (!scan) return undefined;
    const view = viewOf(scan, rival);
    return {
      scan,
      name,
      ...view,
      comparison: older ? comparisonOf({ scan, ...view }, older, rival, scans) : null,
    };
  }, [scan, older, rival, scans, name]);
  return { query, data };
}

function viewOf(scan: ScanDetail, rival: string | undefined) {
  const index = indexOfKey(scan.businesses, rival);
  const business = scan.businesses[index];
  const place =
    business && business.latitude !== null && business.longitude !== null
      ? { latitude: business.latitude, longitude: business.longitude }
      : null;
  const pins = pinsOf(scan.grid, index);
  if (index === 0)
    return { index, place, pins, reading: readingOf({ pins, unit: scan.panel.unit }, place, scan.figures) };
  const reading = readingOf({ pins, unit: scan.panel.unit }, place, null);
  // The number of answers is that of the scan, independent of the business.
  const { expected, coverage } = tally(scan.grid);
  return { index, place, pins, reading: { ...reading, coverage, counts: { ...reading.counts, expected } } };
}

function comparisonOf(
  newer: { scan: ScanDetail; index: number; pins: readonly Pin[] },
  older: ScanDetail,
  rival: string | undefined,
  scans: readonly Scan[],
): Comparison {
  const view = viewOf(older, rival);
  const isReal = newer.index === 0 && isRealChange(newer.scan, older, scans);
  const pinDifferences = differences(newer.pins, view.pins, isReal);
  return {
    older: { scan: older, pins: view.pins, reading: view.reading },
    differences: pinDifferences,
    isReal,
    isComparable: isComparable(pinDifferences, newer.scan, older),
  };
}

/** Returns the name of the shown business, also in scans whose answers do not have it. */
function useName(scan: ScanDetail | undefined, panel: Panel, rival: string | undefined): string {
  const business =
    scan && rival !== undefined ? scan.businesses[indexOfKey(scan.businesses, rival)] : undefined;
  const [lastRival, setLastRival] = useState<{ key: string; name: string } | null>(null);
  if (business && rival !== undefined && (lastRival?.key !== rival || lastRival.name !== business.name))
    setLastRival({ key: rival, name: business.name });
  if (rival === undefined) return panel.location_name;
  return business?.name ?? (lastRival?.key === rival ? lastRival.name : rival);
}
