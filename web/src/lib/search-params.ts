// Search parameters of a page as React state.

/** Changes search parameters; `undefined` removes one. `replace` does not add a history entry. */
export type ChangeSearch<T> = (patch: Partial<T>, options?: { replace?: boolean }) => void;
