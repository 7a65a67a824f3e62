// /dashboard/connect-assistant: the client, the redirect, the organization, and the requested permissions.
import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { Bot, Monitor, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { ApiError } from "@/lib/api";
import { signOut } from "@/lib/auth";
import { useMessages } from "@/lib/i18n";
import { meQuery } from "@/lib/me";
import { problemText } from "@/lib/problem";
import { useTitle } from "@/lib/title";
import { Awning } from "@/ui/awning";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Checkbox } from "@/ui/checkbox";
import { LinkButton } from "@/ui/link";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { Wordmark } from "@/ui/wordmark";
import {
  type AuthorizationRequest,
  type ConsentQuestion,
  connect,
  goOver,
  questionQuery,
  readRequest,
  SCOPES,
  type Scope,
  workplacesQuery,
} from "./consent-api";
import { useAssistantWords } from "./words";

const ICON = { className: "mt-0.5 size-4 shrink-0", strokeWidth: 1.5, "aria-hidden": true } as const;

/** The page, outside the frame of the dashboard. */
export function ConsentPage() {
  const { consent: words } = useAssistantWords();
  useTitle(words.document_title);
  const { request: encoded } = useSearch({ strict: false });
  const request = typeof encoded === "string" ? readRequest(encoded) : null;
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <Awning className="block" />
      <header className="px-5 py-5 sm:px-8">
        <Wordmark />
      </header>
      <main className="mx-auto flex w-full max-w-lg flex-1 flex-col gap-5 px-5 pt-4 pb-16 sm:px-8">
        {request ? <Ask request={request} /> : <Refused code="client_unknown" />}
      </main>
    </div>
  );
}

function Ask({ request }: { request: AuthorizationRequest }) {
  const { data: question, error } = useQuery(questionQuery(request));
  if (error) {
    const redirect = error instanceof ApiError ? error.params.redirect_to : undefined;
    const code = error instanceof ApiError ? error.code : "";
    return <Refused code={code} error={error} back={typeof redirect === "string" ? redirect : undefined} />;
  }
  return question ? <Form request={request} question={question} /> : <Skeleton className="h-80" />;
}

/** The page never redirects to the assistant by itself: a URL from a stranger opens only on a press. */
function Refused({ code, error, back }: { code: string; error?: Error; back?: string | undefined }) {
  const { consent: words } = useAssistantWords();
  const messages = useMessages();
  const texts: Record<string, string> = words.refusals;
  const isKnown = Object.hasOwn(texts, code);
  return (
    <>
      <h1 className="font-display text-3xl tracking-tight text-balance">{words.refused}</h1>
      <Banner kind="error">{isKnown ? texts[code] : problemText(error, messages)}</Banner>
      <div className="flex flex-wrap gap-3">
        {back && <Button onPress={() => location.assign(back)}>{words.back}</Button>}
        <LinkButton href="/dashboard">{words.dashboard}</LinkButton>
      </div>
    </>
  );
}

function Form({ request, question }: { request: AuthorizationRequest; question: ConsentQuestion }) {
  const words = useAssistantWords();
  const { consent } = words;
  const messages = useMessages();
  const [scopes, setScopes] = useState<readonly Scope[]>(() =>
    SCOPES.filter(
      (scope) =>
        scope !== "spend" && question.requested.includes(scope) && question.grantable.includes(scope),
    ),
  );
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => connect(request, question.organization_id, [...scopes]),
    onSuccess: ({ redirect_to }) => location.assign(redirect_to),
  });
  const name = question.client_name;
  return (
    <>
      <h1 className="font-display text-3xl tracking-tight text-balance break-words">
        <bdi>{consent.title(name)}</bdi>
      </h1>
      <ul className="flex flex-col gap-2 text-sm text-ink-muted">
        <li className="flex gap-2">
          {question.is_on_device ? <Monitor {...ICON} /> : <Bot {...ICON} />}
          <span className="min-w-0 break-words">
            {question.is_on_device ? consent.device : consent.receiver(question.redirect_host)}
          </span>
        </li>
        <li className="flex gap-2">
          <TriangleAlert {...ICON} />
          <span className="min-w-0 break-words">
            {question.client_host ? consent.published(question.client_host) : consent.unverified}
          </span>
        </li>
      </ul>
      <Account />
      <Organization question={question} />
      {!question.is_on && <Banner kind="warning">{consent.off}</Banner>}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">{consent.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            isSelected={scope === "read" || scopes.includes(scope)}
            isReadOnly={scope === "read"}
            isDisabled={!question.grantable.includes(scope)}
            onChange={(isChosen) =>
              setScopes(SCOPES.filter((one) => (one === scope ? isChosen : scopes.includes(one))))
            }
          >
            {words.scopes[scope][0]}
            <span className="block text-xs text-ink-muted">
              {question.grantable.includes(scope) ? words.scopes[scope][1] : consent.not_yours}
            </span>
          </Checkbox>
        ))}
      </fieldset>
      <p className="text-sm text-pretty text-ink-muted">{consent.limits}</p>
      {error && (
        <Banner kind="error">
          {error instanceof ApiError && error.code === "organization_changed"
            ? consent.changed
            : problemText(error, messages)}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button isDisabled={isPending || isSuccess} onPress={() => location.assign(question.decline_to)}>
          {consent.decline}
        </Button>
        <Button
          variant="primary"
          isDisabled={!question.is_on}
          isPending={isPending || isSuccess}
          onPress={() => mutate()}
        >
          {consent.connect}
        </Button>
      </div>
    </>
  );
}

/** The account that the assistant gets access to; the user can sign in with another one. */
function Account() {
  const { consent: words } = useAssistantWords();
  const { data: me } = useQuery(meQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { href } = location;
      await signOut();
      // Without a session, this address leads to the login page and back here.
      location.assign(href);
    },
  });
  if (!me) return <Skeleton className="h-10" />;
  return (
    <div className="flex flex-wrap items-end justify-between gap-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{words.account}</p>
        <p className="break-words text-ink-muted">
          <bdi>{me.user.email || me.user.full_name}</bdi>
        </p>
      </div>
      <Button size="sm" isPending={isPending} onPress={() => mutate()}>
        {words.other_account}
      </Button>
    </div>
  );
}

function Organization({ question }: { question: ConsentQuestion }) {
  const { consent: words } = useAssistantWords();
  const { data: workplaces = [] } = useQuery(workplacesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: goOver,
    // All cached data belongs to the previous organization.
    onSuccess: () => location.reload(),
  });
  if (workplaces.length < 2) {
    return (
      <div className="text-sm">
        <p className="font-medium">{words.organization}</p>
        <p className="break-words text-ink-muted">
          <bdi>{question.organization}</bdi>
        </p>
      </div>
    );
  }
  return (
    <Select
      label={words.organization}
      value={question.organization_id}
      onChange={(id) => !isPending && id !== question.organization_id && mutate(String(id))}
      choices={workplaces.map(({ id, name }) => ({ id, label: name }))}
      description={words.organization_help}
    />
  );
}
