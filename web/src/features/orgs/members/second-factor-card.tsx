// Whether the organisation requires two-step sign-in.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api, unwrap } from "@/lib/api";
import { useMessages, useWords } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { rule as en } from "@/messages/en/two-step";
import { rule as fr } from "@/messages/fr/two-step";
import { Banner } from "@/ui/banner";
import { Card } from "@/ui/card";
import { Link } from "@/ui/link";
import { Switch } from "@/ui/switch";
import { toasts } from "@/ui/toast";

const WORDS = { en, fr };

/** A switch for owners and administrators, who need a second factor themselves to turn it on. */
export function SecondFactorCard() {
  const words = useWords<typeof en>(WORDS);
  const messages = useMessages();
  const client = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (is_required: boolean) =>
      unwrap(api.PUT("/api/v1/organisation/second-factor", { body: { is_required } })),
    onSuccess: async (_, isRequired) => {
      await client.invalidateQueries({ queryKey: meQuery.queryKey });
      toasts.success(isRequired ? words.on : words.off);
    },
  });
  const isOwnMissing = error instanceof ApiError && error.code === "own_factor_required";
  return (
    <Card className="flex flex-col gap-4 p-4 sm:px-5">
      <Switch
        isSelected={me?.organisation?.requires_second_factor ?? false}
        isDisabled={isPending}
        onChange={(isRequired) => mutate(isRequired)}
        description={words.text}
      >
        {words.title}
      </Switch>
      {isOwnMissing && (
        <Banner kind="info" actions={<Link href="/dashboard/settings/security">{words.to_security}</Link>}>
          {words.own_first}
        </Banner>
      )}
      {error && !isOwnMissing && (
        <Banner kind="error" title={words.failed}>
          {problemText(error, messages)}
        </Banner>
      )}
    </Card>
  );
}
