// The reviews with the way to connect Google.
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { ReviewImports } from "@/app/review-imports";
import { googleQuery } from "@/features/google/api";
import { ReviewsPage } from "@/features/reviews/page";
import { useReviewsWords } from "@/features/reviews/words";
import { useMay } from "@/lib/may";
import { LinkButton } from "@/ui/link";

/** /dashboard/reviews. */
export function ReviewsScreen() {
  const { empty: words } = useReviewsWords();
  const may = useMay();
  const [epoch, setEpoch] = useState(0);
  const mayConnect = may("connect_google");
  const { data: google } = useQuery({ ...googleQuery, enabled: mayConnect });
  const canConnect = mayConnect && google?.is_configured === true;
  return (
    <ReviewsPage
      epoch={epoch}
      importing={<ReviewImports onChanged={() => setEpoch((before) => before + 1)} />}
      connect={
        canConnect && (
          <LinkButton
            variant="primary"
            // Opens the dialog that connects Google.
            href="/dashboard/locations?connect=1"
            icon={<Store className="size-4" strokeWidth={1.5} aria-hidden="true" />}
          >
            {words.connect}
          </LinkButton>
        )
      }
    />
  );
}
