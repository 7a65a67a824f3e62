// Extent of the checks: `make test`, or `make test-all` with its long forms.

/** Every page in the browser, and every state in both themes. */
export const isAll = process.env.TEST_ALL === "1";
