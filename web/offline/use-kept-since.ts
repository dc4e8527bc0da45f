import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * When the copy was kept that a browser has opened; null for a page that came by the network. Effects ask here: the first
 * of them run before useKeptSince has left what the server drew.
 */
export const keptSince = (): string | null => document.documentElement.dataset.keptAt ?? null;

/** The same for drawing. */
export const useKeptSince = (): string | null => useSyncExternalStore(never, keptSince, () => null);
