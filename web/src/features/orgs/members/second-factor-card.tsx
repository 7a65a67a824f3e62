// Requirement of two-step sign-in in the organization.
import { useQuery } from "@tanstack/react-query";
import { ApiError, api, unwrap } from "@/lib/api";
import { useWords } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { rule as en } from "@/messages/en/two-step";
import { rule as fr } from "@/messages/fr/two-step";
import { Banner } from "@/ui/banner";
import { Link } from "@/ui/link";
import { Switch } from "@/ui/switch";
import { RuleCard, useRule } from "./rule-card";

const WORDS = { en, fr };

/** A switch for owners and administrators, who need a second factor themselves to turn it on. */
export function SecondFactorCard() {
  const words = useWords<typeof en>(WORDS);
  const { data: me } = useQuery(meQuery);
  const { mutate, error, isPending } = useRule(
    (is_required: boolean) =>
      unwrap(api.PUT("/api/v1/organisation/second-factor", { body: { is_required } })),
    (isRequired) => (isRequired ? words.on : words.off),
  );
  const isOwnMissing = error instanceof ApiError && error.code === "own_factor_required";
  return (
    <RuleCard error={isOwnMissing ? null : error} failed={words.failed}>
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
    </RuleCard>
  );
}
