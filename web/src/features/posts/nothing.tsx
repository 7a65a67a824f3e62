// Empty state of the posts page.
import { LayoutTemplate, Plus } from "lucide-react";
import { useMay } from "@/lib/may";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import type { ChangePostsSearch } from "./use-search";
import { usePostsWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The reason, and the buttons. */
export function Nothing({ onChange }: { onChange: ChangePostsSearch }) {
  const { empty: words, new: add } = usePostsWords();
  const may = useMay();
  return (
    <Card>
      <EmptyState
        title={words.title}
        text={words.text}
        actions={
          may("write_posts") && (
            <>
              <Button variant="primary" icon={<Plus {...ICON} />} onPress={() => onChange({ new: true })}>
                {add}
              </Button>
              <Button
                icon={<LayoutTemplate {...ICON} />}
                onPress={() => onChange({ new: true, templates: true })}
              >
                {words.template}
              </Button>
            </>
          )
        }
      />
    </Card>
  );
}
