// The API reference, generated from the server's OpenAPI document. Public.
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useI18n, useMessages } from "@/lib/i18n";
import { useTitle } from "@/lib/title";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Link } from "@/ui/link";
import { SearchField } from "@/ui/search-field";
import { Skeleton } from "@/ui/skeleton";
import { Basics } from "./basics";
import { Contents } from "./contents";
import { DOCUMENT, documentQuery, type OpenApi } from "./document";
import { groupsOf, search } from "./model";
import { OperationView } from "./operation";
import { TopBar } from "./top-bar";
import { useReferenceWords } from "./words";

/** /docs/api and /fr/docs/api. */
export function ApiReferencePage() {
  const words = useReferenceWords();
  const { ui } = useMessages();
  useTitle(words.title);
  const { data, isError, refetch } = useQuery(documentQuery);
  return (
    <div className="min-h-dvh bg-paper">
      <TopBar />
      {data && <Reference document={data} />}
      {!data && (
        <main className="mx-auto max-w-5xl p-5 sm:p-8" aria-busy={!isError}>
          {isError ? (
            <Banner
              kind="error"
              actions={
                <Button size="sm" onPress={() => void refetch()}>
                  {ui.retry}
                </Button>
              }
            >
              {words.load_failed}
            </Banner>
          ) : (
            <div className="space-y-5">
              <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
              <Skeleton className="h-5 w-full max-w-xl" />
              <Skeleton className="h-64" />
              <Skeleton className="h-64" />
            </div>
          )}
        </main>
      )}
    </div>
  );
}

function Reference({ document }: { document: OpenApi }) {
  const words = useReferenceWords();
  const { language } = useI18n();
  const [text, setText] = useState("");
  const query = useDeferredValue(text);
  const groups = useMemo(() => groupsOf(document), [document]);
  const results = useMemo(() => search(groups, query), [groups, query]);
  // The URL may name an operation that is rendered only now.
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) window.document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    <div className="mx-auto grid max-w-[90rem] lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="z-10 flex flex-col gap-3 border-line bg-paper p-4 sm:max-lg:px-8 max-lg:sticky max-lg:top-14 max-lg:border-b max-lg:py-3 lg:sticky lg:top-14 lg:h-[calc(100dvh-3.5rem)] lg:border-r lg:py-6 lg:pl-6">
        <search>
          <SearchField
            label={words.search}
            placeholder={words.search_example}
            value={text}
            onChange={setText}
          />
        </search>
        <Contents groups={results} />
      </div>
      <main id="content" className="min-w-0 px-4 pt-6 pb-24 sm:px-8 lg:px-10">
        <header className="max-w-[65ch]">
          <h1 className="text-2xl font-semibold tracking-tight">{words.title}</h1>
          <p className="mt-2 text-base text-pretty text-ink-muted">{words.intro}</p>
          {language !== "en" && <p className="mt-2 text-sm text-pretty text-ink-muted">{words.in_english}</p>}
          <p className="mt-3">
            <Link href={DOCUMENT} target="_blank">
              {words.download}
            </Link>
          </p>
        </header>
        {query.trim() === "" && <Basics />}
        <p role="status" className="mt-8 empty:hidden">
          {results.length === 0 && words.none}
        </p>
        {results.length === 0 && (
          <Button size="sm" onPress={() => setText("")} className="mt-3">
            {words.clear}
          </Button>
        )}
        {results.map(({ tag, operations }) => (
          <section key={tag} aria-labelledby={`tag-${tag}`} className="mt-12">
            <h2
              id={`tag-${tag}`}
              className="scroll-mt-46 text-xl font-semibold tracking-tight first-letter:uppercase lg:scroll-mt-20"
            >
              {tag}
            </h2>
            <div className="mt-4 flex flex-col gap-5">
              {operations.map((operation) => (
                <OperationView key={operation.id} document={document} operation={operation} />
              ))}
            </div>
          </section>
        ))}
      </main>
    </div>
  );
}
