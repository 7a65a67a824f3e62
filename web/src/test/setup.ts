// Adds features that happy-dom lacks, and cleans the page after each test.
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A loaded machine is slow, not wrong.
configure({ asyncUtilTimeout: 8_000 });

afterEach(() => {
  cleanup();
  // Absent where a test asks for the node environment.
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
