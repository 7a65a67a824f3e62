// The clients with the way into each, and the form that opens one.
import { ClientsPage } from "@/features/clients/page";
import { NewClientDialog } from "@/features/orgs/organisation/new-client-dialog";
import { useSwitch } from "@/features/orgs/organisation/use-switch";

/** /dashboard/clients. */
export function ClientsScreen() {
  const { mutate, variables, isIdle, isError } = useSwitch();
  return (
    <ClientsPage
      opening={isIdle || isError ? undefined : variables?.id}
      onOpen={({ id, name }) => mutate({ id, name })}
      adding={(dialog) => <NewClientDialog {...dialog} />}
    />
  );
}
