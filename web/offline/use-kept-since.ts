import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** When the copy of a page that is being shown was kept; null for a page that came by the network. */
export const useKeptSince = (): string | null =>
  useSyncExternalStore(
    never,
    () => document.documentElement.dataset.keptAt ?? null,
    () => null,
  );
