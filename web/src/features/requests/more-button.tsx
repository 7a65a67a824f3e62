// The button under a list that has more pages.
import { Button } from "@/ui/button";
import { useRequestsWords } from "./words";

export interface MoreButtonProps {
  /** Parts of an infinite query. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Empty at the end of the list. */
export function MoreButton({ list }: MoreButtonProps) {
  const words = useRequestsWords();
  if (!list.hasNextPage) return null;
  return (
    <Button
      className="self-center"
      isPending={list.isFetchingNextPage}
      onPress={() => void list.fetchNextPage()}
    >
      {words.load_more}
    </Button>
  );
}
