import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Moment at which the opened copy was kept; null for a page from the network. For effects: the first ones run while
 * `useKeptSince` still returns the server's null.
 */
export const keptSince = (): string | null => document.documentElement.dataset.keptAt ?? null;

/** Like `keptSince`, for rendering. */
export const useKeptSince = (): string | null => useSyncExternalStore(never, keptSince, () => null);
