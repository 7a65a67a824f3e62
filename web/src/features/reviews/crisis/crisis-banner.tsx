// The warning above the inbox while a crisis is open.
import { useQuery } from "@tanstack/react-query";
import { useMay } from "@/lib/may";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { crisesQuery } from "./api";
import { useCrisisWords } from "./words";

/** Names the number of open crises, and leads to their screen. */
export function CrisisBanner({ className }: { className?: string }) {
  const words = useCrisisWords();
  const { data: crises = [] } = useQuery({ ...crisesQuery, enabled: useMay()("see_assignments") });
  const count = crises.filter(({ ended_at }) => ended_at === null).length;
  if (count === 0) return null;
  return (
    <Banner kind="warning" title={words.banner(count)} className={className}>
      <Link href="/dashboard/reviews/crisis">{words.show}</Link>
    </Banner>
  );
}
