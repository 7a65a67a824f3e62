// /invitation and /fr/invitation: where the link of an invitation leads. Its secret stands after `#`.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api, unwrap } from "@/lib/api";
import { currentSession, signOut } from "@/lib/auth";
import { useI18n } from "@/lib/i18n";
import { forgetInvitation, keepInvitation, pendingInvitation } from "@/lib/invitation";
import { meQuery } from "@/lib/me";
import { useTitle } from "@/lib/title";
import { Awning, ShopFront } from "@/ui/awning";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { LinkButton } from "@/ui/link";
import { Skeleton } from "@/ui/skeleton";
import { Wordmark } from "@/ui/wordmark";
import { useInvitationWords, useMemberWords } from "./members/words";

/** Shows the sender and the organization, and lets the recipient accept when signed in with the invited address. */
export function InvitationPage() {
  const words = useInvitationWords();
  useTitle(words.document_title);
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <Awning className="block" />
      <header className="px-6 py-5">
        <Wordmark />
      </header>
      <main className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center px-6 pb-28 text-center">
        <ShopFront className="mb-7 w-36" />
        <Invitation />
      </main>
    </div>
  );
}

function Invitation() {
  const words = useInvitationWords();
  const { roles } = useMemberWords();
  const { language } = useI18n();
  const prefix = language === "fr" ? "/fr" : "";
  const [token] = useState(() => location.hash.slice(1) || pendingInvitation()?.token || "");
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => unwrap(api.POST("/api/v1/invitations/show", { body: { token } })),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (invitation.isPending) {
    return (
      <div aria-busy="true" className="flex w-full flex-col items-center gap-3">
        <p className="sr-only">{words.loading}</p>
        <Skeleton className="h-8 w-72" />
        <Skeleton className="h-4 w-56" />
      </div>
    );
  }
  if (!invitation.data) {
    return (
      <>
        <h1 className="text-2xl font-semibold tracking-tight">{words.gone_title}</h1>
        <p className="mt-2 text-base text-balance text-ink-muted">{words.gone}</p>
        <LinkButton href={`${prefix}/login`} className="mt-7">
          {words.to_login}
        </LinkButton>
      </>
    );
  }
  const { organisation, invited_by, email, role, role_name } = invitation.data;
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight text-balance">{words.title(organisation)}</h1>
      <p className="mt-2 text-base text-balance text-ink-muted">
        {words.text(invited_by, role_name ?? roles[role])}
      </p>
      <Acceptance token={token} email={email} prefix={prefix} />
    </>
  );
}

interface AcceptanceProps {
  token: string;
  email: string;
  prefix: "" | "/fr";
}

function Acceptance({ token, email, prefix }: AcceptanceProps) {
  const words = useInvitationWords();
  const client = useQueryClient();
  const session = useQuery({ queryKey: ["invitation", "session"], queryFn: currentSession });
  const accepting = useMutation({
    mutationFn: () => unwrap(api.POST("/api/v1/invitations/accept", { body: { token } })),
    onSuccess: (me) => {
      forgetInvitation();
      client.setQueryData(meQuery.queryKey, me);
      location.assign("/dashboard");
    },
  });
  if (session.isPending) return null;
  const current = session.data?.user.email;
  if (!session.data) {
    const leave = (to: string) => {
      keepInvitation({ token, email });
      location.assign(to);
    };
    const next = new URLSearchParams({ next: `${prefix}/invitation` });
    return (
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onPress={() => leave(`${prefix}/signup`)}>
          {words.sign_up}
        </Button>
        <Button onPress={() => leave(`${prefix}/login?${next}`)}>{words.login}</Button>
      </div>
    );
  }
  if (current !== email) {
    return (
      <div className="mt-7 flex flex-col items-center gap-4">
        <Banner kind="info">
          {words.for_another(email)} {current && words.signed_in_as(current)}
        </Banner>
        <Button
          onPress={() => {
            keepInvitation({ token, email });
            void signOut().then(() => session.refetch());
          }}
        >
          {words.sign_out}
        </Button>
      </div>
    );
  }
  const isGone = accepting.error instanceof ApiError && accepting.error.code === "invitation_not_good";
  return (
    <div className="mt-7 flex flex-col items-center gap-4">
      {accepting.isError && <Banner kind="error">{isGone ? words.gone : words.failed}</Banner>}
      <Button variant="primary" isPending={accepting.isPending} onPress={() => accepting.mutate()}>
        {accepting.isPending ? words.accepting : words.accept}
      </Button>
      <p className="text-sm text-ink-muted">{words.signed_in_as(email)}</p>
    </div>
  );
}
