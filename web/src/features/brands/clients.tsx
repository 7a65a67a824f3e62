// The brand of each client.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useMessages } from "@/lib/i18n";
import { problemText } from "@/lib/problem";
import { Card } from "@/ui/card";
import { Select } from "@/ui/select";
import { toasts } from "@/ui/toast";
import { type BrandList, brandsQuery, type ClientBrand, chooseBrand } from "./api";
import { useBrandWords } from "./words";

/** Id of the choice for the default brand. */
const DEFAULT = "default";

/** A list of the clients, each with its brand. */
export function Clients({ list }: { list: BrandList }) {
  const { clients: words } = useBrandWords();
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="mt-0.5 text-pretty text-ink-muted">{words.text}</p>
      </div>
      <ul className="divide-y divide-line">
        {list.clients.map((one) => (
          <li key={one.id} className="grid items-center gap-x-4 gap-y-1.5 py-2.5 sm:grid-cols-2">
            <bdi className="min-w-0 truncate text-sm">{one.name}</bdi>
            <Choice client={one} list={list} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Choice({ client: clientBrand, list }: { client: ClientBrand; list: BrandList }) {
  const { clients: words } = useBrandWords();
  const messages = useMessages();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (id: string) => chooseBrand(clientBrand.id, id === DEFAULT ? null : id),
    onSettled: () => client.invalidateQueries({ queryKey: brandsQuery.queryKey }),
    onError: (error) => toasts.error(`${words.failed} ${problemText(error, messages)}`),
  });
  const own = list.items.find((brand) => brand.is_default)?.name ?? "";
  const choices = [
    { id: DEFAULT, label: words.default(own) },
    ...list.items.map((brand) => ({ id: brand.id, label: brand.name })),
  ];
  return (
    <Select
      label={clientBrand.name}
      hideLabel
      choices={choices}
      value={isPending ? (variables ?? DEFAULT) : (clientBrand.brand_id ?? DEFAULT)}
      onChange={(id) => mutate(id)}
    />
  );
}
