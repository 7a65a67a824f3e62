// Settings of requests: sender, limits, switches, and the proof of fairness.
import { useQuery } from "@tanstack/react-query";
import { useMay } from "@/lib/may";
import { CardSkeleton } from "@/ui/skeleton";
import { ListFailure } from "../list-failure";
import { settingsQuery } from "./api";
import { FairnessCard } from "./fairness-card";
import { SettingsForm } from "./settings-form";
import { Switches } from "./switches";

/** The cards below each other. */
export function SettingsTab() {
  const may = useMay();
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      {data ? (
        <>
          <SettingsForm settings={data} />
          <Switches settings={data} />
        </>
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton className="h-96" />
      )}
      {may("manage_requests") && <FairnessCard />}
    </div>
  );
}
