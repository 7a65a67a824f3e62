// The answer of a command is not overwritten by a query that was sent before it.
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { importQuery, keepImport } from "./api";
import type { Import } from "./upload";

test("an answer outlasts a question that was under way when it came", async () => {
  const client = new QueryClient();
  const { queryKey } = importQuery("reviews", "i1");
  const before = { id: "i1", state: "uploaded" } as Import;
  const after = { id: "i1", state: "checked" } as Import;
  client.setQueryData(queryKey, before);
  let answer: (state: Import) => void = () => undefined;
  const question = new Promise<Import>((resolve) => {
    answer = resolve;
  });
  const request = client.fetchQuery({ queryKey, queryFn: () => question }).catch(() => undefined);
  await keepImport(client, "reviews", after);
  answer(before);
  await request;
  expect(client.getQueryData(queryKey)).toEqual(after);
});
