// Submit button of the dialog, and its error.
import { useEffect, useRef } from "react";
import { ApiError } from "@/lib/api";
import { useFormat, useMessages } from "@/lib/i18n";
import { useMay } from "@/lib/may";
import { fieldText } from "@/lib/problem";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ProblemNote } from "@/ui/problem-note";
import type { Forecast, RankAccount } from "../api";
import { maxMoneyText } from "../money";
import { useCreateWords } from "../words";

/** The reason, scrolled into view. */
export function Failure({ error }: { error: unknown }) {
  const words = useCreateWords();
  const messages = useMessages();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.scrollIntoView({ block: "nearest" }), []);
  const [field] = error instanceof ApiError ? error.errors : [];
  return (
    <div ref={banner}>
      <Banner kind="error" title={words.failed}>
        {field ? fieldText(field, messages) : <ProblemNote error={error} />}
      </Banner>
    </div>
  );
}

export interface SubmitProps {
  /** Undefined while it is loading. */
  forecast: Forecast | undefined;
  account: RankAccount;
  keywords: number;
  isPending: boolean;
  onPress: (scan: boolean) => void;
}

/** The label names the action and its price. */
export function Submit({ forecast, account, keywords, isPending, onPress }: SubmitProps) {
  const words = useCreateWords();
  const { locale } = useFormat();
  const may = useMay();
  if (!forecast) {
    return (
      <Button variant="primary" isDisabled>
        {words.next}
      </Button>
    );
  }
  const mayScan = forecast.obstacle === null && may("run_scans");
  const points = forecast.points.length * keywords;
  const label = !mayScan
    ? words.submit_unscanned
    : account.is_simulated
      ? words.submit_demo(points)
      : words.submit(points, maxMoneyText(forecast.cost_micros, locale));
  return (
    <Button variant="primary" isPending={isPending} onPress={() => onPress(mayScan)}>
      {label}
    </Button>
  );
}
