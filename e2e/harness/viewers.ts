// The person behind each viewer of a state, signed in.
import type { BrowserContext } from "@playwright/test";
import { openDemo, type Person, signUp } from "./people.ts";
import type { Viewer } from "./state.ts";
import { serverUrl, signIn } from "./test.ts";
import type { Language } from "./words.ts";

/** The demo of this worker: states only look at it, and opening one takes seconds of processor time. */
let demo: Promise<Person> | undefined;

const PEOPLE: Record<Viewer, () => Promise<Person | null>> = {
  visitor: async () => null,
  newcomer: () => signUp(serverUrl(), false),
  member: () => signUp(serverUrl()),
  demo: () => {
    demo ??= openDemo(serverUrl());
    return demo;
  },
};

/** Signs in the person behind a viewer, in a language: a fresh one, but for the demo. */
export async function become(
  context: BrowserContext,
  viewer: Viewer,
  language: Language,
): Promise<Person | null> {
  const person = await PEOPLE[viewer]();
  if (person) await signIn(context, person, language);
  else await context.setStorageState({ cookies: [], origins: [] });
  return person;
}
