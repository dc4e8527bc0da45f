import { useEffect, useSyncExternalStore } from 'react';
import type { ThermalView } from './thermal-view.ts';

type Strips = ReadonlyMap<string, ThermalView>;

const kept = 30;
const none: Strips = new Map();
// Lives in the browser only: on the server nothing is ever written here.
let strips = none;
const heard = new Set<() => void>();
const listen = (changed: () => void) => {
  heard.add(changed);
  return () => {
    heard.delete(changed);
  };
};

/** The tickets that were sold since this page was opened, by PNR: they can be printed without a network. */
export const useSoldStrips = (strip: ThermalView | undefined): Strips => {
  useEffect(() => {
    if (!strip || strip.seats.every(({ qr }) => !qr)) return;
    strips = new Map([[strip.pnr, strip] as const, ...strips].slice(0, kept));
    for (const changed of heard) changed();
  }, [strip]);
  return useSyncExternalStore(
    listen,
    () => strips,
    () => none,
  );
};
