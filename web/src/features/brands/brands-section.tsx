// Settings > Brands: the brands of the agency, and the brand of each client.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "@/lib/api";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Card } from "@/ui/card";
import { EmptyState } from "@/ui/empty-state";
import { GuideLink } from "@/ui/guide-link";
import { LoadFailed } from "@/ui/load-failed";
import { RemoveDialog } from "@/ui/remove-dialog";
import { Skeleton } from "@/ui/skeleton";
import { toasts } from "@/ui/toast";
import { type Brand, brandsQuery, confirmReplyTo, deleteBrand } from "./api";
import { BrandDialog } from "./brand-dialog";
import { Clients } from "./clients";
import { Preview } from "./preview";
import { useBrandWords } from "./words";

const ICON = { className: "size-4", strokeWidth: 1.5, "aria-hidden": true } as const;

/** Section of the settings page. */
export function BrandsSection() {
  const words = useBrandWords();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(brandsQuery);
  const [edited, setEdited] = useState<Brand | "new" | null>(null);
  const [removed, setRemoved] = useState<Brand | null>(null);
  return (
    <section aria-labelledby="section-title" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h2 id="section-title" tabIndex={-1} className="text-lg font-semibold tracking-tight outline-none">
            {words.title}
          </h2>
          <p className="mt-1 max-w-[65ch] text-pretty text-ink-muted">
            {words.text} <GuideLink guide="brands" />
          </p>
        </div>
        {data?.is_agency && (
          <Button variant="primary" onPress={() => setEdited("new")} icon={<Plus {...ICON} />}>
            {words.add}
          </Button>
        )}
      </div>
      {error && <LoadFailed text={words.load_failed} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data?.is_agency === false && <Banner kind="info">{words.of_agency}</Banner>}
      {data?.is_agency && data.items.length === 0 && (
        <Card>
          <EmptyState title={words.empty.title} text={words.empty.text} className="py-10" />
        </Card>
      )}
      {data?.items.map((brand) => (
        <BrandCard
          key={brand.id}
          brand={brand}
          onEdit={() => setEdited(brand)}
          onRemove={() => setRemoved(brand)}
        />
      ))}
      {data && data.clients.length > 0 && data.items.length > 0 && <Clients list={data} />}
      <BrandDialog edited={edited} onClose={() => setEdited(null)} onSaved={setEdited} />
      <RemoveDialog
        item={removed}
        nameOf={({ name }) => name}
        words={words.remove}
        remove={({ id }) => deleteBrand(id)}
        onRemoved={() => void client.invalidateQueries({ queryKey: brandsQuery.queryKey })}
        onClose={() => setRemoved(null)}
        errorText={(problem) =>
          problem instanceof ApiError && problem.code === "default_brand"
            ? words.remove.is_default
            : undefined
        }
      />
    </section>
  );
}

interface BrandCardProps {
  brand: Brand;
  onEdit: () => void;
  onRemove: () => void;
}

function BrandCard({ brand, onEdit, onRemove }: BrandCardProps) {
  const words = useBrandWords();
  return (
    <Card className="grid gap-5 p-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] sm:p-5">
      <div className="flex min-w-0 flex-col gap-3">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          <bdi className="min-w-0 break-words">{brand.name}</bdi>
          {brand.is_default && <Badge>{words.is_default}</Badge>}
        </h3>
        <Replies brand={brand} />
        <div className="mt-auto flex flex-wrap gap-2">
          <Button onPress={onEdit} icon={<Pencil {...ICON} />}>
            {words.edit}
          </Button>
          <Button variant="ghost" onPress={onRemove} icon={<Trash2 {...ICON} />}>
            {words.remove.button}
          </Button>
        </div>
      </div>
      <Preview brand={brand} logo={brand.logo_url} />
    </Card>
  );
}

function Replies({ brand }: { brand: Brand }) {
  const { replies: words } = useBrandWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => confirmReplyTo(brand.id),
    onSuccess: () => {
      toasts.success(words.sent);
      void client.invalidateQueries({ queryKey: brandsQuery.queryKey });
    },
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  if (!brand.reply_to) return <p className="text-sm text-ink-muted">{words.none}</p>;
  if (brand.reply_confirmed)
    return <p className="text-sm text-ink-muted">{words.confirmed(brand.reply_to)}</p>;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm">{words.waiting(brand.reply_to)}</p>
      <Button size="sm" isPending={isPending} onPress={() => mutate()}>
        {words.again}
      </Button>
    </div>
  );
}
